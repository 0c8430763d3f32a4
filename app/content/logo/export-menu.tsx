import { ButtonLink } from "#app/components/button.tsx";
import { Icon } from "#app/components/icon.tsx";
import { ScriptButton } from "#app/components/script-button.tsx";
import { parseFileAddress } from "#app/images/address.ts";
import { formatBytes } from "#app/lib/numbers.ts";
import { type Language, locales } from "#app/words/languages.ts";
import { useLanguage, useTranslator } from "#app/words/use-translator.tsx";
import { downloadRel, downloadUrl, svgUrl } from "./download.ts";
import type { Download } from "./downloads.server.ts";

type Exported = { slug: string; title: string; image_url: string };

/** Each menu opens toward the other, so that neither leaves a phone. */
export function ExportMenus({ logo, downloads }: { logo: Exported; downloads: Download[] }) {
  return (
    <div className="grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-2">
      <DownloadMenu logo={logo} downloads={downloads} />
      <CopyMenu logo={logo} />
    </div>
  );
}

/** One link where nothing is known of the picture, such as one that lies elsewhere. */
function DownloadMenu({ logo, downloads }: { logo: Exported; downloads: Download[] }) {
  const language = useLanguage();
  const t = useTranslator("logoPage");
  const address = downloadUrl(logo);
  const name = (
    <>
      <Icon name="download" /> {t("export.download")}
    </>
  );
  if (!address) return <p>{t("export.none")}</p>;
  if (downloads.length === 0)
    return (
      <ButtonLink variant="primary" href={address} download rel={downloadRel}>
        {name}
      </ButtonLink>
    );
  return (
    <details className="menu">
      <summary className="btn btn-primary w-full px-2">{name}</summary>
      <div className="start-0 end-auto!">
        {downloads.map(({ name, href, width, height, bytes }) => (
          <a key={href} href={href} download>
            <b>{name}</b> {name === "SVG" ? t("export.anySize") : <bdi>{`${width} × ${height}`}</bdi>}{" "}
            {bytes !== null && <span className="ms-auto text-muted">{`${sizeIn(language, bytes)} `}</span>}
          </a>
        ))}
        {parseFileAddress(logo.image_url) && (
          <a href={`/logos/${encodeURIComponent(logo.slug)}.zip`} download>
            {t.rich("export.allFiles", { b: (text) => <b>{text}</b> })}
          </a>
        )}
      </div>
    </details>
  );
}

/** `12 KB`, `12 ko` */
function sizeIn(language: Language, bytes: number): string {
  if (language === "en") return formatBytes(bytes);
  const kilobytes = bytes / 1024;
  const [amount, unit] =
    kilobytes < 1024 ? [Math.max(1, Math.round(kilobytes)), "kilobyte"] : [kilobytes / 1024, "megabyte"];
  const format = { style: "unit", unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locales[language], format).format(amount);
}

/** The links show what a script copies. */
function CopyMenu({ logo }: { logo: Exported }) {
  const t = useTranslator("logoPage");
  const svg = svgUrl(logo);
  if (!svg) return null;
  const codes = [
    ["jsx.txt", "JSX"],
    ["img.txt", t("export.tag", { tag: "<img>" })],
    ["data.txt", t("export.dataUri")],
  ] as const;
  return (
    <details className="menu">
      <summary className="btn w-full">
        <Icon name="copy" /> {t("export.copy")}
      </summary>
      <div>
        <ScriptButton className="noscript:hidden!" data-copy-file={svg}>
          {"SVG "}
        </ScriptButton>
        {codes.map(([file, text]) => (
          <a
            key={file}
            href={`/logos/${encodeURIComponent(logo.slug)}/code/${file}`}
            data-copy-file={text}
          >{`${text} `}</a>
        ))}
      </div>
    </details>
  );
}
