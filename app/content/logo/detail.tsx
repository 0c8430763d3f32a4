import { formatBytes } from "#app/lib/numbers.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ScriptButton } from "#app/ui/script-button.tsx";
import { downloadRel, downloadUrl } from "./download.ts";
import type { Download } from "./downloads.server.ts";
import type { Logo } from "./queries.server.ts";

type ActionsProps = { logo: Logo; downloads: Download[]; address: string };

/** `address` is the full address of the logo's page. */
export function LogoActions({ logo, downloads, address }: ActionsProps) {
  const download = downloadUrl(logo);
  return (
    <>
      {download ? (
        <ButtonLink variant="primary" href={download} download rel={downloadRel}>
          <Icon name="download" /> Download Logo
        </ButtonLink>
      ) : (
        <p>No download available for this logo</p>
      )}
      <Formats downloads={downloads} />
      <div className="field">
        <label htmlFor="address">Link to this logo</label>
        <div className="flex gap-2">
          <input type="text" id="address" className="min-w-0 grow" readOnly value={address} />
          <ScriptButton className="shrink-0" data-copy={address}>
            <Icon name="copy" /> Copy link
          </ScriptButton>
        </div>
      </div>
    </>
  );
}

export function LogoColors({ colors }: { colors: string[] }) {
  if (colors.length === 0) return null;
  return (
    <section className="p-0" aria-labelledby="colors">
      <h2 id="colors" className="mb-3 text-xl">
        Colors
      </h2>
      <ul className="swatches">
        {colors.map((color) => (
          <li key={color} className="swatch">
            <span style={{ background: color }} />
            <code>{color}</code>
            <ScriptButton
              variant="quiet"
              className="square"
              data-copy-color={color}
              aria-label={`Copy ${color}`}
            >
              <Icon name="copy" />
            </ScriptButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Formats({ downloads }: { downloads: Download[] }) {
  const [original] = downloads;
  if (!original) return null;
  return (
    <section className="p-0" aria-labelledby="formats">
      <h2 id="formats" className="mb-3 text-xl">
        Formats
      </h2>
      <ul className="grid gap-1">
        {downloads.map(({ name, href, width, height, bytes }) => (
          <li key={href}>
            <a className="inline-flex min-h-11 flex-wrap items-center gap-x-2" href={href} download>
              <span className="underline underline-offset-4">{name}</span>{" "}
              <span className="small">
                {name === "SVG" ? "Scales to any size" : `${width} × ${height} px`}
                {bytes !== null && `, ${formatBytes(bytes)}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {original.name === "SVG" && (
        <ScriptButton className="mt-3" data-copy-file={original.href}>
          <Icon name="copy" /> Copy SVG
        </ScriptButton>
      )}
    </section>
  );
}
