import { pageLanguage } from "#app/lib/visitor.server.ts";
import { translator } from "#app/words/translator.ts";

/** What the site says to a member, in the language of the page that they are on. */
export const saidToMember = () => translator(pageLanguage(), "profileSaid");
