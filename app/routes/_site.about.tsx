import { ButtonLink } from "#app/components/button.tsx";
import { ProsePage } from "#app/components/prose-page.tsx";
import { siteName, tagline } from "#app/lib/site.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { pageMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/_site.about.ts";

export const handle: PageHandle = { sameForAll: true };

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "About",
    description: `What ${siteName} is, who it's for, and how submissions work.`,
    path: "/about",
  });

export default function About() {
  return (
    <ProsePage title={`About ${siteName}`}>
      <p className="lede">{tagline}</p>
      <p>
        “Ubunifu” is Swahili for creativity and design. This is a shared shelf for designers and creatives
        across Africa and its diaspora. Everything on it comes from someone who thought others could use it.
      </p>

      <h2>What's here</h2>
      <ul>
        <li>
          <a href="/logos">Vector logos</a> of African brands, to study, to teach with and to write about.
        </li>
        <li>
          <a href="/jargon">Design jargon</a> in plain words, for designers and the people who hire them.
        </li>
        <li>
          <a href="/events">Events and workshops</a>, online and near you.
        </li>
        <li>
          <a href="/jobs">Jobs and collaborations</a>: we call them the Creative Hookup.
        </li>
      </ul>

      <h2>How submissions work</h2>
      <p>
        You don't need an account to read or download. To submit a logo, an event or a job, sign up and fill
        in one form. A person reads it, then approves or rejects it, with a note where that helps. You'll find
        their answer on your profile page.
      </p>
      <p>
        We ask three questions. Is it about design and creative work in Africa? Is it complete and, as far as
        we can tell, true? Do you have the right to share it?
      </p>

      <h2>What it costs</h2>
      <p>Nothing. Reading, downloading and posting are free. There are no ads and no tracking.</p>

      <h2>Is something wrong?</h2>
      <p>
        A logo of yours that shouldn't be here, a wrong date, a misleading job: please{" "}
        <a href="/contact">tell us</a>. The <a href="/terms">terms</a> say how you may use what you find, and
        the <a href="/privacy">privacy</a> page says what we store about you.
      </p>
      <p>
        <ButtonLink href="/submit" variant="primary">
          Submit Content
        </ButtonLink>
      </p>
    </ProsePage>
  );
}
