import { createContext, useContext } from "react";
import { srcSetOf } from "#app/lib/srcset.ts";
import { type Mark, setMark } from "./optical-size.ts";
import { cloth, initials, Placeholder } from "./placeholder.tsx";

/** True in lite mode. */
export const WithoutPictures = createContext(false);

type Props = {
  /** Without one the item's cloth is shown. */
  src: string | null;
  title: string;
  id: string;
  width: number;
  height: number;
  mark?: Mark | null | undefined;
  lazy?: boolean;
  /** Shown even in lite mode. */
  essential?: boolean;
};

/** Keeps its place while it loads; where that fails, the style sheet draws the item's cloth. */
export function Picture({ src, title, id, width, height, mark, lazy, essential }: Props) {
  const scale = Math.max(1, Math.round(width / 480));
  const leftOut = useContext(WithoutPictures) && !essential;
  if (!src || leftOut) return <Placeholder id={id} title={title} scale={scale} />;
  const set = mark ? setMark(mark, { width, height }) : { width, height, style: undefined };
  const kind = mark && (mark.isWhite ? "mark white-mark" : "mark");
  // A data: URL cannot fail to load.
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
