import { data, useLocation } from "react-router";
import { sessionContext } from "#app/auth/session.server.ts";
import { LogoCard, LogoRow } from "#app/content/logo/card.tsx";
import { longestSearch, readLogoFilter } from "#app/content/logo/filter.ts";
import { type Company, logosFailed, logosPage } from "#app/content/logo/queries.server.ts";
import { Follow } from "#app/feeds/follow.tsx";
import { feedLink, filteredAddress } from "#app/feeds/list-address.ts";
import { listUrl } from "#app/lib/list-url.ts";
import { log } from "#app/lib/log.server.ts";
import { countOf } from "#app/lib/numbers.ts";
import { pageLinks, pageMeta } from "#app/seo/meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { EmptyList } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { ViewToggle } from "#app/ui/view-toggle.tsx";
import { inlinePictures } from "#app/uploads/inline-pictures.server.ts";
import type { Route } from "./+types/logos._index.ts";

const defaults = { view: "grid" };
const quickCompanies = 6;

export const handle: PageHandle = { sameForAll: true, pictures: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { supabase } = context.get(sessionContext);
  const asked = readLogoFilter(url.searchParams);
  const view = url.searchParams.get("view") === "list" ? "list" : "grid";
  const filter = { ...asked, view } as const;
  try {
    const list = await logosPage(supabase, { ...asked, page: url.searchParams.get("page") });
    const logos = await inlinePictures(list.logos);
    return { ...filter, ...list, logos, quick: largest(list.companies), failure: null };
  } catch (error) {
    log.error(error, logosFailed);
    const nothing = {
      logos: [],
      total: 0,
      page: null,
      previous: null,
      next: null,
      companies: [],
      quick: [],
      failure: logosFailed,
    };
    return data({ ...filter, ...nothing }, { status: 503 });
  }
}

function largest(companies: Company[]): string[] {
  const bySize = [...companies].sort((a, b) => b.count - a.count);
  return bySize.slice(0, quickCompanies).map(({ company }) => company);
}

const followAddress = (path: string, { search }: { search: string }) =>
  filteredAddress(path, readLogoFilter(new URLSearchParams(search)));

export function meta({ loaderData, location }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: "Vector Logo Library",
      description: "Browse, search and download vector logos by African designers.",
      path: listUrl(location, { page: loaderData?.page }, defaults),
    }),
    ...pageLinks(loaderData, (page) => listUrl(location, { page }, defaults)),
    feedLink("Logos", followAddress("/logos.atom", location)),
  ];
}

export default function Logos({ loaderData }: Route.ComponentProps) {
  const { search, company, view, logos, total, page, previous, next, companies, quick, failure } = loaderData;
  const location = useLocation();
  const hrefFor = (changes: Record<string, string | null>) => listUrl(location, changes, defaults);

  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <section>
        <PageHeading
          title="Vector Logo Library"
          aside={
            !failure &&
            (total !== null || page === null) && (
              <span className="small">{countOf(total, logos.length, ["logo", "logos"])}</span>
            )
          }
        />
        <div className="grid gap-4">
          <form className="finder" method="get" action="/logos">
            <div className="search">
              <input
                type="search"
                name="search"
                defaultValue={search}
                maxLength={longestSearch}
                placeholder="Search logos..."
                aria-label="Search logos by title or company"
              />
            </div>
            <div className="field">
              <select name="company" defaultValue={company} aria-label="Company">
                <option value="">All Categories</option>
                {companies.map((entry) => (
                  <option key={entry.company}>{entry.company}</option>
                ))}
              </select>
            </div>
            {view === "list" && <input type="hidden" name="view" value="list" />}
            <Button>Search</Button>
          </form>
          <div className="row between">
            <nav className="row chips slide" aria-label="Companies">
              {quick.map((name) => (
                <Chip
                  key={name}
                  href={hrefFor({ company: name === company ? null : name })}
                  current={name === company}
                >
                  {name}
                </Chip>
              ))}
            </nav>
            <ViewToggle current={view} hrefFor={(next) => hrefFor({ view: next, page })} />
          </div>
        </div>

        <h2 className="sr-only">Results</h2>
        {failure && (
          <p role="alert" className="mt-6">
            {failure}
          </p>
        )}
        {!failure && logos.length === 0 && (
          <EmptyList
            title="No logos found"
            unfiltered={search || company ? hrefFor({ search: null, company: null }) : null}
            invitation={{
              text: "Marks by African designers belong here. Did you draw one?",
              href: "/submit",
              label: "Submit a logo",
            }}
          />
        )}
        {view === "list" ? (
          <div className="mt-4">
            {logos.map((logo) => (
              <LogoRow key={logo.id} logo={logo} />
            ))}
          </div>
        ) : (
          <div className="cards mt-6">
            {logos.map((logo, index) => (
              <LogoCard key={logo.id} logo={logo} lazy={index >= 8} />
            ))}
          </div>
        )}
        <Steps
          isLater={page !== null}
          previous={previous}
          next={next}
          hrefFor={(to) => hrefFor({ page: to })}
        />
        <Follow feed={followAddress("/logos.atom", location)} />
      </section>
    </main>
  );
}
