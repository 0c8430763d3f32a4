import { ButtonLink } from "#app/components/button.tsx";
import { Icon } from "#app/components/icon.tsx";
import { Star } from "#app/content/collection/star.tsx";
import { parseFileAddress } from "#app/images/address.ts";
import { svgUrl } from "./download.ts";

type Props = { logo: { slug: string; title: string; image_url: string; starred?: boolean } };

const codes = [
  ["jsx.txt", "JSX"],
  ["data.txt", "Data URI"],
  ["img.txt", "<img> tag"],
] as const;

/** Into the collection, as an archive, or as code. The links show what a script copies. */
export function ExportMenu({ logo }: Props) {
  const address = `/logos/${encodeURIComponent(logo.slug)}`;
  return (
    <div className="row">
      <Star logo={logo} className="btn" inWords />
      {parseFileAddress(logo.image_url) && (
        <ButtonLink href={`${address}.zip`} download>
          <Icon name="download" /> All files (.zip)
        </ButtonLink>
      )}
      {svgUrl(logo) && (
        <details className="menu">
          <summary className="btn">
            <Icon name="copy" /> Copy as…
          </summary>
          <div className="end-auto!">
            {codes.map(([name, text]) => (
              <a key={name} href={`${address}/code/${name}`} data-copy-file={text}>
                {`${text} `}
              </a>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
