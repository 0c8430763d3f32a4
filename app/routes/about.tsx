import { siteName, tagline } from "#app/lib/site.ts";
import { pageMeta } from "#app/publish/meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ProsePage } from "#app/ui/prose-page.tsx";
import type { Route } from "./+types/about.ts";

export const handle: PageHandle = { sameForAll: true };

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "About",
    description: `What ${siteName} is, who it is for, how things get on it and who looks at them first.`,
    path: "/about",
  });

export default function About() {
  return (
    <ProsePage title={`About ${siteName}`}>
      <p className="lede">{tagline}</p>
      <p>
        “Ubunifu” is Swahili for creativity and design. This is a shared shelf for designers and other
        creative people across Africa and its diaspora. Everything on it was sent in by somebody who thought
        others could use it.
      </p>

      <h2>What you find here</h2>
      <ul>
        <li>
          <a href="/logos">Vector logos</a> of African brands, to study and to place in work that is not sold.
        </li>
        <li>
          <a href="/jargon">Design jargon</a>, explained in plain words for designers and for those who hire
          them.
        </li>
        <li>
          <a href="/events">Events and workshops</a>, online and near you, with their times in the right zone.
        </li>
        <li>
          <a href="/jobs">Jobs and collaborations</a>: we call them the Creative Hookup.
        </li>
      </ul>

      <h2>How something gets here</h2>
      <p>
        Reading and downloading needs no account. To send in a logo, an event or a job, you sign up and fill
        in one form. Before it is published, a person reads it and approves or rejects it, with a note where
        that helps. You find the decision and the note on your profile page.
      </p>
      <p>
        We ask three questions. Is it about design and creative work in Africa? Is it complete and true as far
        as we can tell? May it be shared?
      </p>

      <h2>What it costs</h2>
      <p>
        Nothing: reading, downloading and posting are free. There are no ads, and nobody measures what you
        read.
      </p>

      <h2>Is something wrong?</h2>
      <p>
        A logo of yours that should not be here, a wrong date, a job that is not what it said: please{" "}
        <a href="/contact">tell us</a>. The rules for using what you find are in the{" "}
        <a href="/terms">terms</a>, and what we store about you is in the <a href="/privacy">privacy</a>{" "}
        notes.
      </p>
      <p>
        <ButtonLink href="/submit" variant="primary">
          Submit Content
        </ButtonLink>
      </p>
    </ProsePage>
  );
}
