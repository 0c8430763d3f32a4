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
};

/** A picture that keeps its place while it loads. Where it does not, the style sheet draws the item's own cloth. */
export function Picture({ src, title, id, width, height, lazy }: Props) {
  if (!src) return <Placeholder id={id} title={title} />;
  return (
    <img
      className="picture"
      style={cloth(id)}
      data-initials={initials(title)}
      src={src}
      alt={title}
      width={width}
      height={height}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
    />
  );
}
