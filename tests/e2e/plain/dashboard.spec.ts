import { collection } from "#tests/support/collection.ts";
import { unique } from "../journey.ts";
import { expect, sharedAdmin, signIn, submitJob, test } from "./plain.ts";

test("an admin creates an event from the dashboard, cancels it and deletes it", async ({ visitor }) => {
  const title = unique("Batik Night");
  await signIn(visitor, sharedAdmin, "/dashboard");
  expect(visitor.main.text).toMatch(/items? pending review/);
  await visitor.main.follow(/^Create New Event/);
  const wrong = () => visitor.dialog.part("[role=alert]").text;
  visitor.dialog.fill("Title", title);
  await visitor.dialog.press("Add Event");
  expect(wrong()).toContain("Please fill in all required fields: title, date, and location.");
  visitor.dialog.fill("Start date", "2031-05-02");
  visitor.dialog.fill("End date", "2031-05-01");
  visitor.dialog.fill("Location", "Dakar, Senegal");
  await visitor.dialog.press("Add Event");
  expect(wrong()).toContain("Invalid date range");
  expect(wrong()).toContain("End date cannot be before start date.");
  visitor.dialog.fill("End date", "");
  await visitor.dialog.press("Add Event");
  expect(visitor.page.text).toContain("Event created successfully");
  expect(visitor.address).toBe("/dashboard");
  expect(visitor.main.around("li", title).text).toContain("added the event");

  const card = () => visitor.main.around("article", title);
  await visitor.page.part("aside").follow("Events");
  visitor.main.fill(/^Search/, title);
  await visitor.main.press(/^Search/);
  expect(card().text).toContain("Upcoming");
  await visitor.main.follow(`Edit ${title}`);
  visitor.dialog.fill("Canceled", true);
  await visitor.dialog.press("Update Event");
  expect(visitor.page.text).toContain("Event updated successfully");
  visitor.main.fill("Status", "Canceled");
  await visitor.main.press("Apply");
  expect(card().text).toContain("Canceled");
  await visitor.main.follow(`View ${title}`);
  expect(visitor.dialog.text).toContain("Dakar, Senegal");
  await visitor.dialog.follow("Close");
  await visitor.main.follow(`Delete ${title}`);
  await visitor.dialog.press("Delete Event");
  expect(visitor.page.text).toContain("Event deleted successfully");
  expect(visitor.main.text).toContain("No events found");
});

test("an admin sees what is in a file, and then adds its good rows", async ({ visitor }) => {
  const term = unique("Import");
  await signIn(visitor, sharedAdmin, "/dashboard/jargon");
  await visitor.main.follow("Import CSV");
  visitor.main.fill("Or paste its rows", 'term\n"red');
  await visitor.main.press("Check rows");
  expect(visitor.main.part("[role=alert]").text).toContain("There’s a stray quote in row 2.");
  expect(visitor.main.valueOf("Or paste its rows").replaceAll("\r", "")).toBe('term\n"red');

  const text = `term,definition,category\n${term},"'=1+1, ""quoted""\nsecond line",Print Design\nNowhere,Bad,Shoes\n`;
  visitor.main.fill("Or paste its rows", "");
  visitor.main.fill(/CSV file/, new File([text], "terms.csv", { type: "text/csv" }));
  await visitor.main.press("Check rows");
  expect(visitor.main.part("[role=status]").text).toContain("To add: 1. With problems: 1.");
  expect(visitor.main.around("tr", "Nowhere").text).toContain("Category: Choose a category: Typography");
  visitor.main.fill("Published", true);
  await visitor.main.press("Import 1 row");
  expect(visitor.page.text).toContain("Imported: 1 added");
  await visitor.main.follow("Show what was imported");
  expect(visitor.main.parts("article")).toHaveLength(1);
  const exported = await (await visitor.ask("/dashboard/jargon.csv")).text();
  expect(exported).toContain(`${term},"'=1+1, ""quoted""\nsecond line",Print Design,,approved`);
  expect(exported.split(term), "added once").toHaveLength(2);
});

test("an admin brings a collection as a zip, corrects it, and adds what is new in it", async ({
  visitor,
}) => {
  const name = unique("Zip").replace(/ /g, "");
  await signIn(visitor, sharedAdmin, "/dashboard/import/logos");
  await visitor.main.follow("Import a zip of pictures instead");
  visitor.main.fill(/Zip file/, new File([new Uint8Array(await collection(3, name))], "brands.zip"));
  await visitor.main.press("Check pictures");
  const page = visitor.address;
  await expect
    .poll(
      async () => {
        await visitor.open(page);
        return visitor.main.text;
      },
      { timeout: 20_000 },
    )
    .toContain("3 logos are new");
  expect(visitor.main.part("h1").text).toBe("brands.zip");
  visitor.main.fill("Country comes from", "region");
  await visitor.main.press("Apply");
  const row = (number: number) => visitor.main.around("tr", `${name}-${number}.svg`.toLowerCase());
  expect(row(2).text).toContain("Nigeria, Finance");
  row(2).fill("Title", `${name} Foods`);
  row(3).fill("Title", `${name} Foods`);
  await visitor.main.press("Save changes");
  expect(visitor.main.part("[role=status]").text).toBe("2 logos are new.");
  expect(row(2).text).toContain(`${name}-3.svg`.toLowerCase());
  visitor.main.fill("Published", true);
  await visitor.main.press("Import 2 logos");
  expect(visitor.page.text).toContain("2 logos imported");
  expect(visitor.main.parts("article")).toHaveLength(2);
  expect(visitor.page.text).toContain(`${name} Foods`);
});

test("an admin keeps their own role and account, and a member changes nobody", async ({
  visitor,
  account,
}) => {
  const search = "/dashboard/users?search=admin%40example.com";
  await signIn(visitor, sharedAdmin, search);
  const row = () => visitor.main.around("tr", "admin@example.com");
  expect(row().parts("button", "Make Admin")).toEqual([]);
  expect(row().links(/^Delete/)).toEqual([]);
  const own = row().link(/^Edit/).href;
  await visitor.open(own.replace("/edit", "/delete"));
  expect(visitor.dialog.text).toContain("You can’t delete your own account here.");
  expect(visitor.dialog.parts("button", "Delete User")).toEqual([]);
  const forged = { method: "POST", body: new URLSearchParams({ intent: "delete" }) };
  await visitor.open(visitor.address, { ...forged, headers: { Origin: visitor.origin } });
  expect(visitor.page.text).toContain("Failed to delete user");

  await visitor.open(own);
  visitor.dialog.fill("Editor", true);
  await visitor.dialog.press("Update User");
  expect(visitor.dialog.part("[role=alert]").text).toMatch(/last admin|your own admin role/);
  expect(visitor.dialog.valueOf("Editor")).toBe("on");

  await signIn(visitor, account, "/dashboard/profile");
  const answer = await visitor.post(own.replace(/\/edit.*/, "/role"), {}, { Origin: visitor.origin });
  expect(answer.headers.get("location")).toBe("/dashboard/profile");
});

test("an admin reads and handles a visitor's message, and finds in the log who did what", async ({
  visitor,
  account,
  another,
}) => {
  const name = unique("Sade");
  const writer = another();
  await writer.open("/contact");
  writer.main.fill("Name", name);
  writer.main.fill("Email", "sade@example.com");
  writer.main.fill("Message", "Do you print catalogs?");
  await writer.main.press("Send message");

  await signIn(visitor, sharedAdmin, "/dashboard/messages");
  const message = () => visitor.main.around("li", name);
  const reply = new URL(message().link(/^Reply/).href);
  expect(reply.searchParams.get("body")).toMatch(
    new RegExp(`^\r\n\r\nOn .+, ${name} wrote:\r\n> Do you print`),
  );
  await message().press(/^Mark as handled/);
  expect(visitor.page.text).toContain("Message marked as handled");
  expect(visitor.main.text).not.toContain(name);
  await visitor.main.follow("Handled");
  expect(message().text).toContain("Do you print catalogs?");

  await visitor.open(`/dashboard/users?search=${account.email}`);
  await visitor.main.follow(/^Edit/);
  visitor.dialog.fill("Name", name);
  await visitor.dialog.press("Update User");
  expect(visitor.page.text).toContain("User updated successfully");
  await visitor.open("/dashboard/audit");
  visitor.main.fill("Type", "Profile");
  visitor.main.fill("Action", "updated");
  visitor.main.fill("Person", "Amina");
  await visitor.main.press("Filter");
  expect(visitor.address).toMatch(/type=profile&action=updated&person=Amina/);
  const log = visitor.main.part("table");
  // What the server writes says its zone.
  expect(log.around("tr:has(time)", name).part("time").text).toMatch(/ UTC$/);
  const changes = log.around("tr:has(del)", name);
  expect([changes.part("del").text, changes.part("ins").text]).toEqual(["Zola Test", name]);
});

test("an admin who has selected a page keeps the selection while they look at one item and decide another", async ({
  visitor,
  account,
  another,
}) => {
  const titles = [unique("One"), unique("Two"), unique("Three")] as const;
  const [one, two, three] = titles;
  const member = another();
  await signIn(member, account, "/dashboard/profile");
  for (const title of titles) await submitJob(member, title);
  await signIn(visitor, sharedAdmin, "/dashboard/moderation?type=job");
  const chosen = (title: string) => visitor.main.valueOf(`Select ${title}`);
  await visitor.main.follow(/^Select all/);
  expect(chosen(one)).toBe("on");
  await visitor.main.follow(`View ${one}`);
  await visitor.dialog.follow("Close");
  expect(chosen(two)).toBe("on");
  await visitor.main.follow(`Reject ${two}`);
  await visitor.dialog.press(`Reject ${two}`);
  expect(visitor.page.text).toContain("Content rejected");
  expect([chosen(one), chosen(three)]).toEqual(["on", "on"]);
});

test("an admin goes through the queue item by item, and answers the oldest from the dashboard", async ({
  visitor,
  account,
  another,
}) => {
  const [one, two] = [unique("Loom"), unique("Shuttle")];
  const member = another();
  await signIn(member, account, "/dashboard/profile");
  for (const title of [one, two]) await submitJob(member, title);
  await signIn(visitor, sharedAdmin, "/dashboard/moderation?type=job");
  const name = () => visitor.dialog.part("h2").text;
  await visitor.main.follow(`View ${one}`);
  expect(name()).toBe(one);
  expect(visitor.dialog.part("section", "Sent by").text).toContain(account.email);
  await visitor.dialog.follow("Next item");
  expect(name()).not.toBe(one);
  expect(visitor.dialog.valueOf("Note to the sender")).toBe("");
  await visitor.dialog.follow("Previous item");
  expect(name()).toBe(one);
  await visitor.dialog.press(`Approve ${one}`);
  expect(visitor.dialog.text).toContain("Content approved");
  await visitor.dialog.press("Undo");
  expect(visitor.dialog.text).toContain("Decision undone");

  await visitor.open("/dashboard");
  expect(visitor.main.text).toMatch(/ items to review\. The oldest is /);
  const oldest = () => visitor.main.parts("article")[0];
  const title = oldest()?.part("h2").text;
  await oldest()?.press(`Approve ${title}`);
  expect(visitor.address).toMatch(/^\/dashboard(?:#|$)/);
  expect(visitor.page.text).toContain("Content approved");
  await visitor.page.press("Undo");
  expect(visitor.page.text).toContain("Decision undone");
  expect(oldest()?.part("h2").text).toBe(title);
});
