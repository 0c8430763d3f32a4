import { Link } from "react-router";
import type { ActivitySentence } from "./activity-sentence.ts";

export function Sentence({ actor, did, what, rest, href }: ActivitySentence) {
  return (
    <>
      <b>{actor}</b> {did} {href ? <Link to={href}>{what}</Link> : what && <b>{what}</b>} {rest}
    </>
  );
}
