import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { checkImage } from "#app/pictures/image.server.ts";
import { loader as showFile } from "#app/routes/draft-file.ts";
import { drawing } from "#tests/support/submissions.ts";
import { testDatabase } from "#tests/support/test-database.ts";
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
  const fields = { title: "Café", tags: ["a", "b"] };
  const cookie = (token: string) =>
    new Request("http://localhost/", { headers: { Cookie: `a=1; draft=${token}; b=2` } });

  async function preview(token: string): Promise<Response> {
    const context = new RouterContextProvider();
    const args = { request: cookie(token), url: new URL("http://localhost/draft-file?kind=logo"), context };
    return showFile(args as unknown as Parameters<typeof showFile>[0]);
  }

  test("comes back with its file, which stays until it is replaced or taken out", async () => {
    const token = newDraftToken();
    const save = (file: File | null, keepFile: boolean) =>
      saveDraft(token, { kind: "logo", fields, file, keepFile });

    await save(drawing(), false);
    const kept = await loadDraft(token);
    expect(kept).toMatchObject({ kind: "logo", fields, file: { name: "mark.svg", type: "image/svg+xml" } });
    expect(Buffer.from(kept?.file?.bytes ?? []).toString()).toBe(await drawing().text());

    await save(null, true);
    expect((await loadDraft(token))?.file?.size).toBe(drawing().size);
    await save(null, false);
    expect((await loadDraft(token))?.file).toBeNull();
    await discardDraft(token);
    expect(await loadDraft(token)).toBeNull();
  });

  test("is nobody else's, and a file that is too large is not kept", async () => {
    const token = newDraftToken();
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], "large.png");
    await saveDraft(token, { kind: "event", fields, file: large, keepFile: false });
    expect(await loadDraft(token)).toEqual({ kind: "event", fields, file: null });
    expect(await loadDraft(newDraftToken())).toBeNull();
    expect(await loadDraft(null)).toBeNull();
    const { data } = await database.anonymous().from("submission_drafts").select();
    expect(data ?? []).toEqual([]);
  });

  test("shows its picture again, written anew and inert; a hostile one never", async () => {
    const token = newDraftToken();
    const key = draftKey(token, "logo");
    await saveDraft(key, { kind: "logo", fields, file: drawing(), keepFile: false });
    const shown = await preview(token);
    const { bytes } = await checkImage(drawing());
    expect(await shown.text()).toBe(Buffer.from(bytes).toString());
    expect(shown.headers.get("content-security-policy")).toContain("sandbox");
    expect(shown.headers.get("cache-control")).toContain("no-store");

    await saveDraft(key, {
      kind: "logo",
      fields,
      file: drawing("mark.svg", "<script>alert(1)</script>"),
      keepFile: false,
    });
    expect((await preview(token)).status).toBe(404);
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

  test("keeps text only, without the form's own controls", () => {
    const form = new FormData();
    form.append("title", "a");
    form.append("tags", "x");
    form.append("tags", "y");
    form.append("image", drawing());
    form.append("__intent__", "submit");
    expect(draftFields(form)).toEqual({ title: "a", tags: ["x", "y"] });
  });
});
