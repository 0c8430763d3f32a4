import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { loader as showFile } from "#app/routes/draft-file.ts";
import { drawing } from "#tests/support/submissions.ts";
import { testDatabase } from "#tests/support/test-database.ts";
import { chosenImage } from "./chosen-image.server.ts";
import {
  discardDraft,
  draftCookie,
  draftFields,
  draftKey,
  draftToken,
  forgetDrafts,
  loadDraft,
  newDraftToken,
  saveDraft,
} from "./draft.server.ts";

const database = await testDatabase();

describe("a kept form", () => {
  const visit = new Request("http://localhost/");
  const fields = { title: "Café", tags: ["a", "b"] };
  const cookie = (token: string) =>
    new Request("http://localhost/", { headers: { Cookie: `a=1; draft=${token}; b=2` } });

  async function preview(token: string): Promise<Response> {
    const context = new RouterContextProvider();
    const args = { request: cookie(token), url: new URL("http://localhost/draft-file?form=logo"), context };
    return showFile(args as unknown as Parameters<typeof showFile>[0]);
  }

  async function chosen(file: File) {
    const form = new FormData();
    form.set("image", file);
    return (await chosenImage(form, null, "someone")).image;
  }

  test("comes back with its picture, which stays until it is replaced or taken out", async () => {
    const token = newDraftToken();
    const image = await chosen(drawing());
    await saveDraft(visit, token, { fields, image });
    expect(await loadDraft(token)).toEqual({ fields, image });
    expect(image).toMatchObject({ name: "mark.svg", type: "image/svg+xml", extension: "svg" });

    await saveDraft(visit, token, { fields });
    expect((await loadDraft(token))?.image).toEqual(image);
    await saveDraft(visit, token, { fields, image: null });
    expect((await loadDraft(token))?.image).toBeNull();
    await discardDraft(token);
    expect(await loadDraft(token)).toBeNull();
  });

  test("is nobody else's", async () => {
    await saveDraft(visit, newDraftToken(), { fields });
    expect(await loadDraft(newDraftToken())).toBeNull();
    expect(await loadDraft(null)).toBeNull();
    const { data } = await database.anonymous().from("submission_drafts").select();
    expect(data ?? []).toEqual([]);
  });

  test("shows its picture again, written anew and inert; a hostile one is not kept", async () => {
    const token = newDraftToken();
    const image = await chosen(drawing());
    await saveDraft(visit, draftKey(token, "logo"), { fields, image });
    const shown = await preview(token);
    expect(await shown.text()).toBe(Buffer.from(image?.bytes ?? []).toString());
    expect(shown.headers.get("content-security-policy")).toContain("sandbox");
    expect(shown.headers.get("cache-control")).toContain("no-store");

    expect(await chosen(drawing("mark.svg", "<script>alert(1)</script>"))).toBeNull();
    expect((await preview(newDraftToken())).status).toBe(404);
  });

  test("its token travels in a cookie that scripts and other sites do not get", async () => {
    const token = newDraftToken();
    expect(draftCookie(token)).toBe(`draft=${token}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`);
    expect((await forgetDrafts(cookie(token)))["Set-Cookie"]).toContain("Max-Age=0");
    expect(draftToken(cookie(token))).toBe(token);
    expect(draftToken(cookie("short"))).toBeNull();
    expect(draftToken(cookie(`${token}'--`))).toBeNull();
  });

  test("keeps text only, after what a button of the form asked for", () => {
    const form = new FormData();
    form.append("title", "a");
    form.append("tags", "x");
    form.append("tags", "y");
    form.append("image", drawing());
    form.append("speakers[0].name", "Selam");
    form.append("speakers[1].name", "Ada");
    form.append("__intent__", JSON.stringify({ type: "remove", payload: { name: "speakers", index: 0 } }));
    expect(draftFields(form)).toEqual({ title: "a", tags: ["x", "y"], speakers: [{ name: "Ada" }] });
  });
});
