import { ProsePage } from "#app/components/prose-page.tsx";
import { siteName } from "#app/lib/site.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import type { Route } from "./+types/_site.terms.ts";

export const handle: PageHandle = { sameForAll: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Terms",
    description: `How you may use the logos and texts on ${siteName}, and the rules for what you submit.`,
    path: "/terms",
  });

export default function Terms() {
  return (
    <ProsePage title="Terms">
      <p>By using {siteName} you agree to these rules. We've kept them short so that you can read them.</p>

      <h2 id="logos">Using the logos</h2>
      <ul>
        <li>Use them for non-commercial work: study, teaching, articles, presentations.</li>
        <li>Credit the source: name the designer where known, the company, and {siteName}.</li>
        <li>For commercial use, ask the creator or the company first. We can't give that permission.</li>
        <li>
          A logo still belongs to its owner. Don't change it, and don't use it to suggest that its owner
          endorses you.
        </li>
      </ul>

      <h2>Using the texts</h2>
      <p>Quote the jargon dictionary freely, with a link to the page. Share events and jobs as they are.</p>

      <h2>What you submit</h2>
      <ul>
        <li>Submit only what is true, and what you have the right to share.</li>
        <li>You keep your rights. You let us show it here, resize it and offer it for download.</li>
        <li>
          An administrator reviews every submission before it goes public, may correct small mistakes, and may
          reject it or take it down later, with a note where that helps.
        </li>
        <li>Not allowed: hate, fraud, malware, disguised advertising, and other people's personal data.</li>
        <li>A job must be real, legal, and free to apply for. Never ask an applicant for money.</li>
      </ul>

      <h2>Your account</h2>
      <p>
        It's for one person; keep its password to yourself. We may close an account that breaks these rules or
        harms others. You can delete yours at any time: see <a href="/privacy">privacy</a>.
      </p>

      <h2>What we don't promise</h2>
      <p>
        Members wrote most of what you read here. We review it, but we don't know every company, organizer and
        employer: check dates, prices and offers with them before you pay or travel. The site comes as is. It
        may be down or wrong at times. As far as the law allows, we aren't liable for damage that follows from
        using it.
      </p>

      <h2>If your rights are affected</h2>
      <p>
        If something here is wrong, misleading or asks for money, follow “Report” at the end of its page: you
        need no account, and nobody learns who reported it. If a logo here is yours and shouldn't be, follow
        “Report a rights problem” on its page. You need no account, a person reads every request, and what we
        take down can't be sent to us again. If it is something else, <a href="/contact">write to us</a> with
        its address and the reason.
      </p>

      <h2>When these rules change</h2>
      <p>
        We post the new ones on this page. If you have an account and the change is significant, we'll write
        to you first.
      </p>
    </ProsePage>
  );
}
