import { unique } from "../journey.ts";
import { hostileSvg, markSvg, pixelBomb, tooLarge } from "../sample-files.ts";
import { expect, fileOf, sharedAdmin, signIn, submitJob, test } from "./plain.ts";

test("a member submits a job; an admin rejects it with a note; the member reads the note", async ({
  visitor,
  account,
  another,
}) => {
  const title = unique("Sign painter");
  await signIn(visitor, account, "/dashboard/profile");
  await submitJob(visitor, title);

  const admin = another();
  await signIn(admin, sharedAdmin, "/dashboard/moderation?type=job");
  await admin.main.around("article", title).follow(/^View/);
  admin.dialog.fill("Note to the sender (optional)", "Please say what you pay.");
  await admin.dialog.press(`Reject ${title}`);
  expect(admin.page.text).toContain("Content rejected");

  await visitor.open("/dashboard/profile");
  const submission = visitor.main.around("li", title).text;
  expect(submission).toContain("Rejected");
  expect(submission).toContain("Please say what you pay.");
  const reader = another();
  await reader.open(`/jobs?search=${encodeURIComponent(title)}`);
  expect(reader.main.text).toContain("No opportunities found");
});

test("bad files get a clear answer, everything typed stays, and nothing is stored", async ({
  visitor,
  account,
}) => {
  await signIn(visitor, account, "/submit");
  for (const [file, message] of [
    [fileOf(tooLarge()), "Image size exceeds 2MB limit"],
    [
      new File(["This is a letter."], "logo.png", { type: "image/png" }),
      "Please upload JPG, PNG, or SVG format",
    ],
    [fileOf(hostileSvg()), /script/i],
    [fileOf(pixelBomb()), /pixels/i],
  ] as const) {
    visitor.main.fill("Title", "Bad file");
    visitor.main.fill("Company", "Zola Studio");
    visitor.main.fill("Tags", "geometric, bank , ");
    visitor.main.fill(/choose a file/, file);
    await visitor.main.press("Submit Logo");
    expect(visitor.main.part("[role=alert]").text).toMatch(message);
    expect(visitor.address).toMatch(/^\/submit/);
    expect([visitor.main.valueOf("Title"), visitor.main.valueOf("Company")]).toEqual([
      "Bad file",
      "Zola Studio",
    ]);
  }
  await visitor.open("/dashboard/profile");
  expect(visitor.main.text).toContain("Nothing submitted yet");
});

test("a form without its image keeps what was typed; a kept image shows how it will look, and can be removed", async ({
  visitor,
  account,
}) => {
  await signIn(visitor, account, "/submit");
  const looks = () => visitor.main.parts("section", "How it will look");
  visitor.main.fill("Title", "Half a logo");
  await visitor.main.press("Submit Logo");
  const wrong = ["Title and company name are required", "Please upload a logo image"];
  expect(visitor.main.part("[role=alert]").texts("li")).toEqual(wrong);
  for (const sentence of wrong) expect(visitor.main.text.split(sentence)).toHaveLength(2);
  expect(looks().flatMap((look) => look.parts("img"))).toEqual([]);
  visitor.main.fill(/choose a file/, fileOf(markSvg()));
  visitor.main.fill("Designer", "Zola Test");
  await visitor.main.press("Submit Logo");
  expect(visitor.main.text).toContain("kente.svg");
  expect(visitor.main.valueOf("Title")).toBe("Half a logo");
  const [look] = looks();
  expect(look?.text).toContain("by Zola Test");
  for (const place of ["On a light background", "On a dark background", "On its card"]) {
    const picture = look?.part(`img[alt="${place}"]`).attribute("src") ?? "";
    const { headers } = picture.startsWith("data:") ? await fetch(picture) : await visitor.ask(picture);
    expect([place, headers.get("content-type")]).toEqual([place, "image/svg+xml"]);
  }
  visitor.main.fill("Company", "Half");
  visitor.main.fill("Remove this file", true);
  await visitor.main.press("Submit Logo");
  expect(visitor.main.part("[role=alert]").text).toContain("Please upload a logo image");
  expect(visitor.main.text).not.toContain("kente.svg");
});

test("the card of an event and of a job stands beside its form, with what came back", async ({ visitor }) => {
  const look = () => visitor.main.part("section", "How it will look");
  for (const [tab, name, button] of [
    ["event", "Your event", "Submit Event"],
    ["job", "Your job", "Submit Job"],
  ] as const) {
    await visitor.open(`/submit?tab=${tab}`);
    expect(look().text).toContain(name);
    visitor.main.fill("Title", "Kente Night");
    visitor.main.fill("Location", "Accra, Ghana");
    await visitor.main.press(button);
    expect(look().text).toContain("Kente Night");
    expect(look().text).toContain("Accra, Ghana");
  }
});

test("a member sends a logo with three files, of which one is refused first; an admin sees them all", async ({
  visitor,
  account,
  another,
}) => {
  const title = unique("Kora Strings");
  await signIn(visitor, account, "/submit");
  const row = (number: number) => visitor.main.part("fieldset", `More versions, ${number}`);
  visitor.main.fill(/choose a file/, fileOf(markSvg()));
  visitor.main.fill("Title", title);
  visitor.main.fill("Company", "Zola Studio");
  for (const [number, shows, ground, file] of [
    [1, "Wordmark", "For dark", markSvg()],
    [2, "Lockup", "For light", hostileSvg()],
  ] as const) {
    await visitor.main.press("Add a version");
    row(number).fill("Version", shows);
    row(number).fill("Made for", ground);
    row(number).fill(/Drop a file here/, fileOf(file));
  }
  await visitor.main.press("Submit Logo");
  expect(row(2).text).toContain("This SVG contains “script”");
  expect(row(1).parts("img")).toHaveLength(1);
  row(2).fill(/Drop a file here/, fileOf(markSvg()));
  await visitor.main.press("Submit Logo");
  expect(visitor.page.text).toContain("Logo submitted successfully!");

  const admin = another();
  await signIn(admin, sharedAdmin, "/dashboard/moderation?type=logo");
  await admin.main.follow(`View ${title}`);
  expect(admin.dialog.texts("figure")).toEqual(["Wordmark, for dark", "Lockup, for light"]);
  await admin.dialog.press(`Approve ${title}`);
  expect(admin.page.text).toContain("Content approved");

  await visitor.open(`/logos?search=${encodeURIComponent(title)}`);
  await visitor.main.follow(title);
  for (const file of ["Wordmark, for dark", "Lockup, for light"])
    expect(visitor.main.around("figure", file).text).toContain("Download");
});

test("whoever finds their work here asks without an account; an admin takes it down, and back", async ({
  visitor,
  another,
}) => {
  // Another one than in the browser: they do this at the same time.
  const address = "/logos/lagune-cinema";
  await visitor.open(address);
  const title = visitor.main.part("h1").text;
  await visitor.page.follow("Report a rights problem");
  await visitor.main.press("Send request");
  expect(visitor.main.part("[role=alert]").text).toContain("Choose what we should do.");
  visitor.main.fill("Take it down: nobody asked me", true);
  visitor.main.fill("Tell us more", "We drew it, without being asked.");
  visitor.main.fill("Email", "zuri@zuri.example");
  visitor.main.fill("Website of the brand", "https://www.zuri.example/");
  await visitor.main.press("Send request");
  expect(visitor.main.text).toContain("Show that zuri.example is yours");
  const status = visitor.address;

  const admin = another();
  await signIn(admin, sharedAdmin, "/dashboard/moderation?type=takedown-requests");
  await admin.open(admin.main.links(title)[0]?.href ?? "");
  expect(admin.dialog.text).toContain("Not proven");
  await admin.dialog.press("Accept, and take it down");
  expect(admin.page.text).toContain("Request accepted");
  await visitor.open(address);
  expect([visitor.status, visitor.main.part("h1").text]).toEqual([410, "This logo was taken down"]);
  await visitor.open(status);
  expect(visitor.main.text).toContain("We took it down.");

  await admin.page.part(".toast-action").press("Undo");
  expect(admin.page.text).toContain("Decision undone");
  await expect.poll(async () => (await visitor.ask(address)).status).toBe(200);
  await visitor.open(status);
  await visitor.main.press("Withdraw the request");
  expect(visitor.page.text).toContain("Request withdrawn");
});

test("a visitor collects logos, shares them, and keeps them after signing in", async ({
  visitor,
  account,
  another,
}) => {
  const shown = () => visitor.main.parts("article").map((logo) => logo.part("h3").text);
  await visitor.open("/logos/kodi");
  await visitor.main.press(/Add to your collection/);
  expect(visitor.page.part(".toast[role=status]").text).toContain("Kodi is in your collection");
  await visitor.open("/logos/sunbird-solar");
  await visitor.main.press(/Add to your collection/);
  await visitor.page.part("header").follow("Your collection");
  expect(shown()).toEqual(["Sunbird Solar", "Kodi"]);
  const zip = await visitor.ask(visitor.main.link("Download all").href);
  expect(zip.headers.get("content-type")).toBe("application/zip");
  await zip.arrayBuffer();

  const reader = another();
  await reader.open(visitor.main.valueOf("Address to share"));
  expect(reader.main.parts("article")).toHaveLength(2);

  await visitor.main.follow("Sign in");
  visitor.main.fill("Email", account.email);
  visitor.main.fill("Password", account.password);
  await visitor.main.press("Sign In");
  expect(visitor.address).toBe("/collection");
  expect(shown()).toEqual(["Sunbird Solar", "Kodi"]);
  await visitor.main.press("Share this collection");
  const shared = visitor.main.valueOf("Address to share");
  await visitor.main.press("Remove Kodi from your collection");
  expect(shown()).toEqual(["Sunbird Solar"]);
  await reader.open(shared);
  expect(reader.main.parts("article")).toHaveLength(1);
  await visitor.page.press("Undo");
  expect(shown().sort()).toEqual(["Kodi", "Sunbird Solar"]);
  await visitor.main.press("Yes, take all out");
  expect(visitor.main.text).toContain("Nothing here yet");
});
