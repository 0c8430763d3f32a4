import { Link } from "react-router";
import type { Said } from "./said.ts";

export function Sentence({ actor, did, what, rest, href }: Said) {
  return (
    <>
      <b>{actor}</b> {did} {href ? <Link to={href}>{what}</Link> : what && <b>{what}</b>} {rest}
    </>
  );
}
