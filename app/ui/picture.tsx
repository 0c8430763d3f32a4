import { createContext, useContext } from "react";
import { srcSetOf } from "#app/lib/srcset.ts";
import { type Mark, setMark } from "./optical-size.ts";
import { cloth, initials, Placeholder } from "./placeholder.tsx";

/** Whether pictures are left out, because whoever looks counts every byte. */
export const WithoutPictures = createContext(false);

type Props = {
  /** The picture's address; without one, the item's own cloth stands there. */
  src: string | null;
  title: string;
  id: string;
  width: number;
  height: number;
  /** What is seen of it, where that is known: it is then set as large as other marks look. */
  mark?: Mark | null | undefined;
  /** Whether the browser may wait with it until it is near. */
  lazy?: boolean;
  /** Whether it is what the page is about: such a one is shown even where pictures are left out. */
  essential?: boolean;
};

/** A picture that keeps its place while it loads. Where it does not, the style sheet draws the item's own cloth. */
export function Picture({ src, title, id, width, height, mark, lazy, essential }: Props) {
  // Large places take large stitches.
  const scale = Math.max(1, Math.round(width / 480));
  const leftOut = useContext(WithoutPictures) && !essential;
  if (!src || leftOut) return <Placeholder id={id} title={title} scale={scale} />;
  const set = mark ? setMark(mark, { width, height }) : { width, height, style: undefined };
  const kind = mark && (mark.isWhite ? "mark white-mark" : "mark");
  // One that came with the page cannot fail to load.
  if (src.startsWith("data:")) return <img className={kind || undefined} src={src} alt={title} {...set} />;
  return (
    <img
      {...set}
      className={kind ? `picture ${kind}` : "picture"}
      style={{ ...cloth(id, scale), ...set.style }}
      data-initials={initials(title)}
      src={src}
      {...srcSetOf(src, set.width)}
      alt={title}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
    />
  );
}
