import { useLanguage } from "#app/words/use-translator.tsx";

/** Ink is the thing, indigo is the idea. `svg` is one of ours, see diagrams.server.ts. */
export function Diagram({ svg }: { svg: string }) {
  const language = useLanguage();
  return (
    <div
      className="diagram"
      lang={language === "en" ? undefined : "en"}
      dir="ltr"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own file
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
