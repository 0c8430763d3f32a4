import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ActivityList } from "./activity-list.tsx";

const read = (entry: { action: string; item: string | null; title: string }) => {
  const at = "2026-11-22T10:00:00Z";
  const page = renderToStaticMarkup(
    <ActivityList activities={[{ id: 1, actor: "Zola", at, ago: "just now", ...entry }]} />,
  );
  return page
    .replace(/<time.*/, "")
    .replace(/<[^>]+>/g, "")
    .trim();
};

it("says who did what to which item, and what people do with their own account", () => {
  expect(read({ action: "approved", item: "logo", title: "Kente" })).toBe("Zola approved the logo Kente");
  expect(read({ action: "updated", item: "role of", title: "Ben" })).toBe("Zola updated the role of Ben");
  expect(read({ action: "changed their password", item: null, title: "Zola" })).toBe(
    "Zola changed their password",
  );
});
