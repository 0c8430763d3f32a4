import { createContext, useContext } from "react";
import { srcSetOf } from "#app/lib/srcset.ts";
import { initials, Monogram } from "./monogram.tsx";
import { type OpticalMetrics, opticalImageProps } from "./optical-size.ts";

/** True in lite mode. */
export const LiteModeContext = createContext(false);

type Props = {
  /** Without one the title's monogram is shown. */
  src: string | null;
  title: string;
  width: number;
  height: number;
  mark?: OpticalMetrics | null | undefined;
  lazy?: boolean;
  /** Shown even in lite mode. */
  essential?: boolean;
};

/** Reserves its space while it loads; if that fails, the style sheet draws the monogram. */
export function Picture({ src, title, width, height, mark, lazy, essential }: Props) {
  const leftOut = useContext(LiteModeContext) && !essential;
  if (!src || leftOut) return <Monogram name={title} />;
  const set = mark ? opticalImageProps(mark, { width, height }) : { width, height, style: undefined };
  const kind = mark && (mark.isWhite ? "mark white-mark" : "mark");
  // A data: URL cannot fail to load.
  if (src.startsWith("data:")) return <img className={kind || undefined} src={src} alt={title} {...set} />;
  return (
    <img
      {...set}
      className={kind ? `picture ${kind}` : "picture"}
      data-initials={initials(title)}
      src={src}
      {...srcSetOf(src, set.width)}
      alt={title}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
    />
  );
}
