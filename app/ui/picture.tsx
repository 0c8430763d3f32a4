import { Placeholder } from "./placeholder.tsx";

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

/** A picture that keeps its place while it loads. */
export function Picture({ src, title, id, width, height, lazy }: Props) {
  if (!src) return <Placeholder id={id} title={title} />;
  return (
    <img
      src={src}
      alt={title}
      width={width}
      height={height}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
    />
  );
}
