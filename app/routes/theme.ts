import { data, redirect } from "react-router";
import { isTheme } from "remix-themes";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { themeResolver } from "#app/lib/theme.server.ts";
import type { Route } from "./+types/theme.ts";

export function loader() {
  return redirect("/");
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readShortForm(request);
  const theme = form.get("theme");
  if (!isTheme(theme)) return data({ error: "Choose the light or dark theme." }, { status: 400 });
  const session = await themeResolver(request);
  session.setTheme(theme);
  return redirect(safeRedirect(form.get("returnTo"), "/"), {
    status: 303,
    headers: { "Set-Cookie": await session.commit() },
  });
}
