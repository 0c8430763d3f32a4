import { useRouteLoaderData } from "react-router";
import type { FlashMessage } from "#app/lib/flash.server.ts";
import type { Language } from "#app/words/languages.ts";

export type RootData = {
  language: Language;
  /** The file of what hydrated pages say. Unknown after a failure. */
  words?: string;
  theme: "light" | "dark" | null;
  toast: FlashMessage | null;
  lite: boolean;
  /** The link to the public sheet's file: for print while pages carry the sheet inside. Unknown after a failure. */
  sheet?: { href: string; media?: "print" };
  sendsMail: boolean;
  /** Something is in the visitor's own collection, kept in a cookie. */
  hasCollection: boolean;
  socialLinks?: { name: string; href: string }[];
};

/** Where that loader failed, the page is the one that a new visitor sees. */
export function useRootData(): RootData {
  return (
    useRouteLoaderData<RootData>("root") ?? {
      language: "en",
      theme: null,
      toast: null,
      lite: false,
      sendsMail: true,
      hasCollection: false,
    }
  );
}
