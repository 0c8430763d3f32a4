import { data } from "react-router";
import { sessionContext } from "#app/auth/session.server.ts";
import { ItemPage, MissingItem } from "#app/content/item-page.tsx";
import { downloadRel, downloadUrl } from "#app/content/logo/download.ts";
import { type Download, downloadsOf } from "#app/content/logo/downloads.server.ts";
import { type Logo, logoById, logoFailed } from "#app/content/logo/queries.server.ts";
import { logoLicense, logoStructuredData } from "#app/content/logo/structured-data.ts";
import { formatDate } from "#app/lib/dates.ts";
import { log } from "#app/lib/log.server.ts";
import { formatBytes } from "#app/lib/numbers.ts";
import { previewPath } from "#app/previews/address.ts";
import { pageMeta, unlistedMeta } from "#app/seo/meta.ts";
import { absoluteUrl } from "#app/seo/site-url.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MetaList } from "#app/ui/meta-list.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ScriptButton } from "#app/ui/script-button.tsx";
import { TagList } from "#app/ui/tag.tsx";
import { inlinePictures } from "#app/uploads/inline-pictures.server.ts";
import type { Route } from "./+types/logos.$id.ts";

export const handle: PageHandle = { sameForAll: true, script: true };

const list = { name: "Logos", path: "/logos", back: "Back to Logos" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const nothing = { logo: null, picture: null, mark: null, downloads: [], colors: [], failure: null };
  try {
    const logo = await logoById(supabase, params.id);
    if (!logo) return data(nothing, { status: 404 });
    const [{ downloads, colors }, [shown]] = await Promise.all([
      downloadsOf(logo).catch((error: Error) => {
        log.warn({ id: logo.id, reason: error.message }, "the downloads of a logo are not known");
        return { downloads: [], colors: [] };
      }),
      inlinePictures([logo]),
    ]);
    const { picture, mark } = shown ?? { picture: logo.image_url, mark: null };
    return { logo, picture, mark, downloads, colors, failure: null };
  } catch (error) {
    log.error(error, logoFailed);
    return data({ ...nothing, failure: logoFailed }, { status: 503 });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const logo = loaderData?.logo;
  if (!logo) return unlistedMeta(loaderData?.failure ?? "Logo Not Found");
  return pageMeta({
    title: `${logo.title} by ${logo.company}`,
    description: logo.description ?? `Download the vector logo ${logo.title} by ${logo.company}.`,
    path: `/logos/${logo.id}`,
    preview: { path: previewPath("logos", logo.id), alt: `The logo ${logo.title} by ${logo.company}` },
  });
}

export default function LogoPage({
  loaderData: { logo, picture, mark, downloads, colors, failure },
}: Route.ComponentProps) {
  if (!logo) return <MissingItem list={list} kind="Logo" failure={failure} />;
  const address = absoluteUrl(`/logos/${logo.id}`);
  return (
    <ItemPage
      list={list}
      title={logo.title}
      address={address}
      structuredData={logoStructuredData(logo, address)}
      className="pb-12"
    >
      <div className="pt-6">
        <PageHeading title={logo.title} aside={<span className="small">{logo.company}</span>} />
      </div>
      <div className="with-aside">
        <div className="showcase grid content-start gap-3">
          <div className="plate card h-auto">
            <Picture
              src={picture}
              mark={mark}
              title={`${logo.title} logo`}
              id={logo.id}
              width={640}
              height={480}
              essential
            />
          </div>
          <label className="switch small justify-self-start">
            <input type="checkbox" id="dark-plate" defaultChecked={mark?.isWhite} />
            Dark background
          </label>
          <Colors colors={colors} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <Actions logo={logo} downloads={downloads} address={address} />
          <p className="break whitespace-pre-line">{logo.description || "No description available."}</p>
          <TagList tags={logo.tags} max={logo.tags.length} />
          <MetaList
            items={[
              ["Company", logo.company],
              ["Designer", logo.designer || "Unknown"],
              ["Year created", logo.year ?? "Unknown"],
              [
                "Upload date",
                <time key="date" dateTime={logo.created_at}>
                  {formatDate(logo.created_at)}
                </time>,
              ],
            ]}
          />
          <section className="p-0" aria-labelledby="guidelines">
            <h2 id="guidelines" className="mb-3 text-xl">
              Usage guidelines
            </h2>
            <ul className="list-disc ps-5">
              <li>Use this logo for non-commercial purposes.</li>
              <li>Credit the source when you show it.</li>
              <li>Contact the creator for commercial use.</li>
            </ul>
            <p className="small mt-3">
              All rules are in the <a href={logoLicense}>terms</a>.
            </p>
          </section>
        </div>
      </div>
    </ItemPage>
  );
}

type ActionsProps = { logo: Logo; downloads: Download[]; address: string };

function Actions({ logo, downloads, address }: ActionsProps) {
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

/** The logo's main colors, to look at and to copy. */
function Colors({ colors }: { colors: string[] }) {
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
              className="icon-only"
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

/** The logo in other formats and sizes, and a drawing's text to paste where it is wanted. */
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
