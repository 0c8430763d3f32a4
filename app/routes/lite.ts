import { data, redirect } from "react-router";
import { readShortForm } from "#app/lib/form-body.server.ts";
import { liteCookie } from "#app/lib/lite.server.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import type { Route } from "./+types/lite.ts";

export function loader() {
  return redirect("/");
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readShortForm(request);
  const choice = form.get("lite");
  if (choice !== "on" && choice !== "off") return data({ error: "Choose on or off." }, { status: 400 });
  return redirect(safeRedirect(form.get("returnTo"), "/"), {
    status: 303,
    headers: { "Set-Cookie": liteCookie(choice) },
  });
}
