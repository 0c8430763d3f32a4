import { Form } from "react-router";
import { Icon } from "#app/components/icon.tsx";
import { useTranslator } from "#app/words/use-translator.tsx";

type Theme = "light" | "dark";
type Props = {
  /** Null to follow the device. */
  theme: Theme | null;
  path: string;
};

export function ThemeForm({ theme, path }: Props) {
  return (
    <Form method="post" action="/theme" preventScrollReset>
      <input type="hidden" name="returnTo" value={path} />
      {theme !== "dark" && <Choice to="dark" only={theme === null ? "when-light" : undefined} />}
      {theme !== "light" && <Choice to="light" only={theme === null ? "when-dark" : undefined} />}
    </Form>
  );
}

function Choice({ to, only }: { to: Theme; only: string | undefined }) {
  const t = useTranslator("frame");
  return (
    <button
      className={only ? `btn btn-quiet ${only}` : "btn btn-quiet"}
      type="submit"
      name="theme"
      value={to}
    >
      <Icon name={to === "dark" ? "moon" : "sun"} />
      <span className="theme-name">{`${t(to === "dark" ? "darkMode" : "lightMode")} `}</span>
    </button>
  );
}
