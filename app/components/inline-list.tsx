import { Fragment } from "react";

/** Each word reads in its own direction: an Arabic name doesn't reorder the date beside it. */
export function InlineList({ words }: { words: (string | false | null)[] }) {
  return words.filter(Boolean).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two of the words may be the same
    <Fragment key={index}>
      {index > 0 && " · "}
      <bdi>{word}</bdi>
    </Fragment>
  ));
}
