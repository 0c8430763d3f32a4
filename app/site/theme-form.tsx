import { Form } from "react-router";
import { Icon } from "#app/ui/icon.tsx";

type Theme = "light" | "dark";
type Props = {
  /** Null where the device decides. */
  theme: Theme | null;
  path: string;
};

export function ThemeForm({ theme, path }: Props) {
  return (
    <Form method="post" action="/theme" preventScrollReset>
      <input type="hidden" name="returnTo" value={path} />
      {theme !== "dark" && <Choice to="dark" hiding={theme === null ? "when-dark" : undefined} />}
      {theme !== "light" && <Choice to="light" hiding={theme === null ? "when-light" : undefined} />}
    </Form>
  );
}

function Choice({ to, hiding }: { to: Theme; hiding: string | undefined }) {
  return (
    <button
      className={hiding ? `btn quiet hidden-${hiding}` : "btn quiet"}
      type="submit"
      name="theme"
      value={to}
    >
      <Icon name={to === "dark" ? "moon" : "sun"} />
      <span className="theme-name">{to === "dark" ? "Dark mode " : "Light mode "}</span>
    </button>
  );
}
