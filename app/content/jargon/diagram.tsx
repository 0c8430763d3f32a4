/** Ink is the thing, indigo is the idea. `svg` is one of ours, see diagrams.server.ts. */
export function Diagram({ svg }: { svg: string }) {
  return (
    <div
      className="diagram"
      dir="ltr"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own file
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
