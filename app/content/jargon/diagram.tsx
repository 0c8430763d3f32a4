/** `svg` is one of ours, see diagrams.server.ts. */
export function Diagram({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own file
  return <div className="diagram" dir="ltr" dangerouslySetInnerHTML={{ __html: svg }} />;
}
