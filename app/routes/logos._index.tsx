import { data, useLocation } from "react-router";
import { sessionContext } from "#app/accounts/session.server.ts";
import { withStars } from "#app/content/collection/collection.server.ts";
import { LogoCard, LogoRow } from "#app/content/logo/card.tsx";
import { readLogoFilter } from "#app/content/logo/filter.ts";
import { type Company, logosFailed, logosPage } from "#app/content/logo/queries.server.ts";
import { listUrl } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { inlinePictures } from "#app/pictures/inline-pictures.server.ts";
import { filteredAddress } from "#app/publish/feed-address.ts";
import { listMeta } from "#app/publish/list-meta.ts";
import { Ideas, ListFilters } from "#app/site/list-filters.tsx";
import type { PageHandle } from "#app/site/page-handle.ts";
import { PublicList, unreadPage } from "#app/site/public-list.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { FilterSelect } from "#app/ui/filter-select.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ViewToggle } from "#app/ui/view-toggle.tsx";
import type { Route } from "./+types/logos._index.ts";

const defaults = { view: "grid" };
const quickCompanies = 6;

export const handle: PageHandle = { sameForAll: true, script: "list", pictures: true };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const { supabase } = session;
  const filter = readAddress(url.searchParams);
  try {
    const list = await logosPage(supabase, { ...filter, page: url.searchParams.get("page") });
    const placed = await inlinePictures(supabase, list.logos);
    const logos = await withStars(request, session, placed);
    return { ...filter, ...list, logos, quick: badgesOf(list.companies, filter.company), failure: null };
  } catch (error) {
    log.error({ err: error }, logosFailed);
    const nothing = { ...unreadPage, logos: [], companies: [], quick: [], failure: logosFailed };
    return data({ ...filter, ...nothing }, { status: 503 });
  }
}

/** The companies with the most logos, behind the selected one: a phone shows the beginning of the row. */
function badgesOf(companies: Company[], chosen: string): string[] {
  const bySize = [...companies].sort((a, b) => b.count - a.count).map(({ company }) => company);
  const others = bySize.filter((company) => company !== chosen);
  return [...(chosen ? [chosen] : []), ...others].slice(0, quickCompanies);
}

function readAddress(parameters: URLSearchParams) {
  const view = parameters.get("view") === "list" ? ("list" as const) : ("grid" as const);
  return { ...readLogoFilter(parameters), view };
}

const followAddress = (path: string, { search }: { search: string }) =>
  filteredAddress(path, readLogoFilter(new URLSearchParams(search)));

export function meta({ loaderData, location }: Route.MetaArgs) {
  return listMeta({
    title: "Vector Logo Library",
    description: "Browse, search and download vector logos by African designers.",
    path: "/logos",
    asked: readAddress(new URLSearchParams(location.search)),
    usual: defaults,
    part: loaderData,
    feed: { title: "Logos", href: followAddress("/logos.atom", location) },
  });
}

export default function Logos({ loaderData }: Route.ComponentProps) {
  const { search, company, view, logos, page, companies, quick } = loaderData;
  const location = useLocation();
  const hrefFor = (changes: Record<string, string | null>) => listUrl(location, changes, defaults);
  const unfiltered = hrefFor({ search: null, company: null });

  const names = companies.map((entry) => entry.company);
  const options = [...(company && !names.includes(company) ? [company] : []), ...names];
  const controls = (
    <>
      <ListFilters
        action="/logos"
        search={{
          value: search,
          placeholder: "Search logos...",
          label: "Search logos by title or company",
        }}
        kept={{ view }}
        defaults={defaults}
        set={company ? 1 : 0}
        end={<ViewToggle current={view} hrefFor={(next) => hrefFor({ view: next, page })} />}
      >
        <FilterSelect
          name="company"
          label="Company"
          value={company}
          options={[["", "All Categories"], ...options.map((name) => [name, name] as const)]}
        />
      </ListFilters>
      <Ideas label="Companies" clear={(search || company) && logos.length > 0 ? unfiltered : null}>
        {quick.map((name) => (
          <Chip
            key={name}
            href={hrefFor({ company: name === company ? null : name })}
            current={name === company}
          >
            {name}
            {name === company && <Icon name="close" />}
          </Chip>
        ))}
      </Ideas>
    </>
  );
  return (
    <PublicList
      title="Vector Logo Library"
      list={loaderData}
      shown={logos.length}
      nouns={["logo", "logos"]}
      controls={controls}
      empty={{
        title: "No logos found",
        unfiltered: search || company ? unfiltered : null,
        invitation: {
          text: "Logos by African designers belong here. Have one to share?",
          href: "/submit",
          label: "Submit a logo",
        },
      }}
      pageHref={(to) => hrefFor({ page: to })}
      feed={followAddress("/logos.atom", location)}
    >
      {view === "list" ? (
        <div className="rows">
          {logos.map((logo) => (
            <LogoRow key={logo.id} logo={logo} />
          ))}
        </div>
      ) : (
        <div className="cards">
          {logos.map((logo, index) => (
            <LogoCard key={logo.id} logo={logo} lazy={index >= 8} />
          ))}
        </div>
      )}
    </PublicList>
  );
}
