import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readToast, redirectWithToast } from "#app/lib/flash.server.ts";
import { undoOffer } from "./decide.server.ts";
import { type Choice, chosenItems, queuePageSize } from "./selection.ts";

it("offers to take back the decision about a whole page, in a message that a browser keeps", async () => {
  const choices = Array.from({ length: queuePageSize }, (): Choice => ({ type: "jargon", id: randomUUID() }));
  const action = undoOffer(choices);
  const toast = {
    kind: "success",
    title: "Content approved",
    text: "50 items.",
    ...(action && { action }),
  } as const;
  const [cookie = ""] = (await redirectWithToast("/", toast)).headers.getSetCookie();
  // Browsers drop what is longer.
  expect(cookie.split(";", 1)[0]?.length).toBeLessThan(4_000);
  const shown = await readToast(
    new Request("http://localhost/", { headers: { Cookie: cookie.split(";", 1)[0] ?? "" } }),
  );
  expect(chosenItems(shown?.action?.fields.items?.split(" ") ?? [])).toEqual(choices);
});

it("offers nothing where nothing is left to wait again", () => {
  expect(undoOffer([])).toBeUndefined();
});
