import { type CSSProperties, createContext, useContext } from "react";
import { fittingWidths } from "#app/lib/picture-widths.ts";
import { isWhiteMark, opticalSpread } from "./optical-size.ts";
import { cloth, initials, Placeholder } from "./placeholder.tsx";

type Props = {
  /** The picture's address; without one, the item's own cloth stands there. */
  src: string | null;
  title: string;
  id: string;
  width: number;
  height: number;
  /** Whether the browser may wait with it until it is near. */
  lazy?: boolean;
  /** Whether it is what the page is about: such a one is shown even where pictures are left out. */
  essential?: boolean;
};

/** Whether pictures are left out, because whoever looks counts every byte. */
export const WithoutPictures = createContext(false);

/** A picture that keeps its place while it loads. Where it does not, the style sheet draws the item's own cloth. */
export function Picture({ src, title, id, width, height, lazy, essential }: Props) {
  // Large places take large stitches.
  const scale = Math.max(1, Math.round(width / 480));
  const leftOut = useContext(WithoutPictures) && !essential;
  if (!src || leftOut) return <Placeholder id={id} title={title} scale={scale} />;
  // One that came with the page cannot fail to load.
  if (src.startsWith("data:")) {
    const spread = opticalSpread(src);
    const style = spread ? ({ "--spread": spread } as CSSProperties) : undefined;
    const className = isWhiteMark(src) ? "white-mark" : undefined;
    return <img className={className} src={src} alt={title} width={width} height={height} style={style} />;
  }
  return (
    <img
      className="picture"
      style={cloth(id, scale)}
      data-initials={initials(title)}
      src={src}
      {...fittingWidths(src, width)}
      alt={title}
      width={width}
      height={height}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
    />
  );
}
