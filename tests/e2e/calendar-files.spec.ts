import { expect, expectAccessible, signIn, signInAsAdmin, test, unique } from "./journey.ts";

const entry = (lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");

function calendarFile(...events: string[][]) {
  const text = ["BEGIN:VCALENDAR", "VERSION:2.0", ...events.map(entry), "END:VCALENDAR", ""].join("\r\n");
  return { name: "event.ics", mimeType: "text/calendar", buffer: Buffer.from(text) };
}

const nights = (title: string) => [
  "UID:nights",
  `SUMMARY:${title}`,
  "DTSTART;TZID=E. Africa Standard Time:20310115T200000",
  "DTEND;TZID=E. Africa Standard Time:20310116T020000",
  "RRULE:FREQ=DAILY;COUNT=3",
  "LOCATION:Fort\\, Lamu\\, Kenya",
];
const weekly = (title: string) => [
  "UID:weekly",
  `SUMMARY:${title}`,
  "DTSTART;TZID=Africa/Lagos:20320115T180000",
  "LOCATION:Lagos",
  "RRULE:FREQ=WEEKLY",
];

const fileLabel = /^Fill in from a calendar file/;

test("a member fills an event in from a calendar file, corrects it and sends it", async ({
  page,
  account,
  javaScript,
}) => {
  const title = unique("Lamu Light Nights");
  await signIn(page, account, "/submit?tab=event");
  await page.getByLabel("Registration link").fill("lamu.example");
  await page.getByRole("button", { name: "Fill in the form" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a calendar file (.ics) first.");
  await page.getByLabel(fileLabel).setInputFiles({
    name: "letter.ics",
    mimeType: "text/calendar",
    buffer: Buffer.from("This is a letter."),
  });
  await page.getByRole("button", { name: "Fill in the form" }).click();
  await expect(page.getByRole("alert")).toContainText("This isn’t a calendar file (.ics).");

  await page.getByLabel(fileLabel).setInputFiles(calendarFile(nights(title), weekly("Later")));
  await page.getByRole("button", { name: "Fill in the form" }).click();
  await expect(page.getByText("It has 2 events: the next one is below.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await expect(page.getByLabel("Start date")).toHaveValue("2031-01-15");
  await expect(page.getByLabel("End date")).toHaveValue("2031-01-17");
  await expect(page.getByLabel("Start time")).toHaveValue("20:00");
  await expect(page.getByLabel("End time")).toHaveValue("02:00");
  await expect(page.getByLabel("The event’s time zone")).toHaveValue("Africa/Nairobi");
  await expect(page.getByLabel("Location")).toHaveValue("Lamu, Kenya");
  await expect(page.getByLabel("Venue")).toHaveValue("Fort");
  await expect(page.getByLabel("Registration link")).toHaveValue("lamu.example");
  if (javaScript) await expectAccessible(page);
  await page.getByLabel("Venue").fill("Lamu Fort");
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page).toHaveURL("/events");
  await expect(page.getByText("Event submitted successfully!")).toBeVisible();
  await page.goto("/dashboard/profile");
  await expect(page.getByRole("listitem").filter({ hasText: title })).toHaveCount(1);
});

test("an admin fills an event in from a calendar file, which is three nights on its page", async ({
  page,
}) => {
  const title = unique("Lamu Nights");
  await signInAsAdmin(page, "/dashboard/events/new");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("Typed before");
  await dialog.getByLabel(fileLabel).setInputFiles(calendarFile(nights(title)));
  await dialog.getByRole("button", { name: "Fill in the form" }).click();
  await expect(dialog.getByText("Filled in from your file.")).toBeVisible();
  await expect(dialog.getByLabel("Title")).toHaveValue(title);
  await expect(dialog.getByLabel("End time")).toHaveValue("02:00");
  await expect(dialog.getByLabel("The event’s time zone")).toHaveValue("Africa/Nairobi");
  await dialog.getByRole("button", { name: "Add Event" }).click();
  await expect(page.getByText("Event added successfully")).toBeVisible();
  await page.goto(`/events?search=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByText("20:00–02:00 EAT each night").first()).toBeVisible();
});

test("an admin imports all events of a calendar file after a look at them", async ({ page }) => {
  const [one, two] = [unique("Nights"), unique("Weekly")];
  await signInAsAdmin(page, "/dashboard/import/events");
  await page
    .getByLabel("CSV file")
    .setInputFiles(calendarFile(nights(one), weekly(two), ["SUMMARY:Nowhere"]));
  await page.getByRole("button", { name: "Check rows" }).click();
  await expect(page.getByText("only its first date is taken.")).toBeVisible();
  await page.getByLabel(/^Format of \d rows? that/).selectOption("In-person");
  await page.getByRole("button", { name: "Show the preview again" }).click();
  await expect(page.getByRole("status")).toContainText("To add: 2. With problems: 1.");
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("Imported: 2 added")).toBeVisible();
  await page.goto("/dashboard/events");
  for (const title of [one, two])
    await expect(page.getByRole("article").filter({ hasText: title })).toHaveCount(1);
});
