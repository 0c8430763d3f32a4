import { expect, sharedAdmin, signIn, test } from "./plain.ts";

test("somebody reports an event without an account; an admin removes it, and takes that back", async ({
  visitor,
  another,
}) => {
  await visitor.open("/events");
  const links = visitor.main.links().filter(({ href }) => /^\/events\/[a-z0-9-]+$/.test(href));
  const address = links.at(-1)?.href ?? "";
  await visitor.open(address);
  const title = visitor.main.part("h1").text;
  await visitor.main.follow("Report");
  await visitor.main.press("Send report");
  expect(visitor.status).toBe(400);
  expect(visitor.main.part("[role=alert]").text).toContain("Choose why you report it.");
  visitor.main.fill("It’s misleading", true);
  visitor.main.fill("Tell us more", "It is a sales show.");
  await visitor.main.press("Send report");
  expect(visitor.page.text).toContain("Report sent");

  const admin = another();
  await signIn(admin, sharedAdmin, "/dashboard/moderation/reports");
  await admin.main.follow(title);
  expect(admin.main.text).toContain("It is a sales show.");
  await admin.main.press("Remove it");
  expect(admin.page.text).toContain("Item removed");
  await expect.poll(async () => (await visitor.ask(address)).status).toBe(404);
  await admin.page.part(".toast-action").press("Undo");
  expect(admin.page.text).toContain("Decision undone");
  await expect.poll(async () => (await visitor.ask(address)).status).toBe(200);
  await admin.main.follow(title);
  await admin.main.follow("Notes of reviewers");
  admin.main.fill("Note", "Sold things before");
  await admin.main.press("Add note");
  expect(admin.main.text).toContain("Sold things before");
  await admin.main.press(/^Remove/);
  await admin.open("/dashboard/moderation/reports");
  await admin.main.follow(title);
  await admin.main.press("Keep it as it is");
  expect(admin.page.text).toContain("Item kept");
});
