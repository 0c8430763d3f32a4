import { data } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import { ItemPage, MissingItem } from "#app/content/item-page.tsx";
import { LogoActions, LogoColors } from "#app/content/logo/detail.tsx";
import { downloadsOf } from "#app/content/logo/downloads.server.ts";
import { logoById, logoFailed } from "#app/content/logo/queries.server.ts";
import { logoLicense, logoStructuredData } from "#app/content/logo/structured-data.ts";
import { formatDate } from "#app/lib/dates.ts";
import { log } from "#app/lib/log.server.ts";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { inlinePictures } from "#app/pictures/inline-pictures.server.ts";
import { previewPath } from "#app/pictures/preview-address.ts";
import { pageMeta, unlistedMeta } from "#app/publish/meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { MetaList } from "#app/ui/meta-list.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { TagList } from "#app/ui/tag.tsx";
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
      downloadsOf(supabase, logo).catch((error: Error) => {
        log.warn({ id: logo.id, err: error }, "the downloads of a logo are not known");
        return { downloads: [], colors: [] };
      }),
      inlinePictures(supabase, [logo]),
    ]);
    const { picture, mark } = shown ?? { picture: logo.image_url, mark: null };
    return { logo, picture, mark, downloads, colors, failure: null };
  } catch (error) {
    log.error({ err: error }, logoFailed);
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
              width={640}
              height={480}
              essential
            />
          </div>
          <label className="switch small justify-self-start">
            <input type="checkbox" id="dark-plate" defaultChecked={mark?.isWhite} />
            Dark background
          </label>
          <LogoColors colors={colors} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <LogoActions logo={logo} downloads={downloads} address={address} />
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
