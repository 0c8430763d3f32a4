import { listUrl } from "#app/lib/list-url.ts";
import type { Kind } from "./kind.ts";

type Address = { search: string };

export function isQuick({ search }: Address): boolean {
  return new URLSearchParams(search).has("quick");
}

/** Where a dialog came from: an item under review, the list as its address still describes it, or the dashboard. */
export function listOf(kind: Kind, { search }: Address): string {
  const reviewed = new URLSearchParams(search).get("review") ?? "";
  if (/^\/dashboard\/moderation\/\w+\/[\w-]+(?:\?|$)/.test(reviewed)) return reviewed;
  return isQuick({ search }) ? "/dashboard" : kind.dashboard.list + search;
}

export function dialogUrl(path: string, { search }: Address): string {
  return listUrl({ pathname: path, search }, { page: new URLSearchParams(search).get("page") });
}
