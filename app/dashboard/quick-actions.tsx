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
    <ul className="rows lines">
      {[...actions, moderate].map(({ to, icon, title, text }) => (
        <li key={to}>
          <Link to={to}>
            <Icon name={icon} />
            <b>{title}</b> <span className="by">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
