import { Link } from "react-router";
import { Icon, type IconName } from "#app/components/icon.tsx";
import { counted, kinds } from "#app/content/kinds.ts";

type Action = { to: string; icon: IconName; title: string; text: string };

const actions = kinds.flatMap(({ menu, dashboard: { list, quick } }): Action[] =>
  quick ? [{ to: `${list}/new?quick=1`, icon: menu.icon, ...quick }] : [],
);

export function QuickActions({ pending }: { pending: number }) {
  const moderate: Action = {
    to: "/dashboard/moderation",
    icon: "inbox",
    title: "Moderate Content",
    text: `${counted(pending)} pending review`,
  };
  return (
    <ul className="rows text-sm">
      {[...actions, moderate].map(({ to, icon, title, text }) => (
        <li className="flex" key={to}>
          <Link
            className="flex min-h-11 flex-1 flex-wrap items-center gap-x-3 gap-y-[0.1rem] no-underline [&_.icon]:text-muted [&:hover_b]:underline"
            to={to}
          >
            <Icon name={icon} />
            <b>{title}</b> <span className="by">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
