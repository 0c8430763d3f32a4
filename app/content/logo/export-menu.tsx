import { ButtonLink } from "#app/components/button.tsx";
import { Icon } from "#app/components/icon.tsx";
import { ScriptButton } from "#app/components/script-button.tsx";
import { parseFileAddress } from "#app/images/address.ts";
import { formatBytes } from "#app/lib/numbers.ts";
import { downloadRel, downloadUrl, svgUrl } from "./download.ts";
import type { Download } from "./downloads.server.ts";

type Exported = { slug: string; title: string; image_url: string };

const codes = [
  ["jsx.txt", "JSX"],
  ["img.txt", "<img> tag"],
  ["data.txt", "Data URI"],
] as const;

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
  const address = downloadUrl(logo);
  const name = (
    <>
      <Icon name="download" /> Download Logo
    </>
  );
  if (!address) return <p>No download available for this logo</p>;
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
            <b>{name}</b> {name === "SVG" ? "any size" : `${width} × ${height}`}{" "}
            {bytes !== null && <span className="ms-auto text-muted">{`${formatBytes(bytes)} `}</span>}
          </a>
        ))}
        {parseFileAddress(logo.image_url) && (
          <a href={`/logos/${encodeURIComponent(logo.slug)}.zip`} download>
            <b>ZIP</b> all files
          </a>
        )}
      </div>
    </details>
  );
}

/** The links show what a script copies. */
function CopyMenu({ logo }: { logo: Exported }) {
  const svg = svgUrl(logo);
  if (!svg) return null;
  return (
    <details className="menu">
      <summary className="btn w-full">
        <Icon name="copy" /> Copy
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
