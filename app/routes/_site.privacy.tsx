import { ProsePage } from "#app/components/prose-page.tsx";
import { contactAddress, siteName } from "#app/lib/site.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { pageMeta } from "#app/syndication/page-meta.ts";
import type { Route } from "./+types/_site.privacy.ts";

export const handle: PageHandle = { sameForAll: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Privacy",
    description: `What ${siteName} stores about you, for how long, which cookies it sets, and how to see or delete your data.`,
    path: "/privacy",
  });

export default function Privacy() {
  return (
    <ProsePage title="Privacy">
      <p>
        In short: we store what you give us and what the site needs to work. We don't track what you read, we
        show no ads, and we don't sell or share your data. Pages load nothing from other companies.
      </p>

      <h2>What we store</h2>
      <dl className="[&_dt]:mt-4 [&_dt]:font-semibold">
        <dt>When you only read</dt>
        <dd>
          Nothing about you. The server logs which page was requested, when, and whether it worked, but not by
          whom. To stop floods of requests, it keeps network addresses for up to a day.
        </dd>
        <dt>When you have an account</dt>
        <dd>
          Your name, your email address, your role, when you signed up and last signed in, and your
          notifications. We keep your password only as a hash, which can't be read back. With two-step
          sign-in, also its key, encrypted, and your recovery codes as hashes.
        </dd>
        <dt>When you submit something</dt>
        <dd>
          What you filled in, the image, and that it came from you. We clean images first: location, camera
          and other hidden data are removed. Administrators see your email address beside a submission;
          visitors don't. The decision, who made it and when are kept with it and in a log of changes.
        </dd>
        <dt>When you fill in the form before signing in</dt>
        <dd>Your unfinished submission and its file, for 24 hours, so they're there when you return.</dd>
        <dt>When you star logos</dt>
        <dd>
          Without an account, nothing: your browser keeps them in a cookie. With one, which logos are in your
          collection and since when, and the address if you share it. That page doesn't say whose it is.
        </dd>
        <dt>When you subscribe to the newsletter</dt>
        <dd>Your email address, and when you confirmed it. Every newsletter has a link to unsubscribe.</dd>
        <dt>When you write to us</dt>
        <dd>Your name, your email address and your message.</dd>
        <dt>When you report something</dt>
        <dd>
          What you wrote, and your email address if you want an answer. Nothing says that it came from you,
          not even if you're signed in. We delete it 90 days after we've decided.
        </dd>
        <dt>When you ask about a logo of yours</dt>
        <dd>
          What you wrote, your email address, the brand's website, and your name if you give it.
          Administrators see it; no page, feed or notification says who asked. We delete a request a week
          after it was sent if it isn't confirmed, and 90 days after it was decided. That a picture was taken
          down stays known, so that it can't be sent again.
        </dd>
      </dl>

      <h2>Cookies</h2>
      <p>They're all ours, none of them follows you to other sites, and scripts can't read them.</p>
      <dl className="[&_dt]:mt-4 [&_dt]:font-semibold">
        <dt>session</dt>
        <dd>Keeps you signed in until you log out, or for 30 days after your last visit.</dd>
        <dt>known-browser</dt>
        <dd>
          Lets you sign in here while someone elsewhere is guessing your password. It names nobody, and lasts
          400 days.
        </dd>
        <dt>theme</dt>
        <dd>Remembers the light or dark theme for a year, if you chose one.</dd>
        <dt>toast</dt>
        <dd>Carries one message, such as “Message sent”, to the next page. It lasts a minute.</dd>
        <dt>draft</dt>
        <dd>Finds your unfinished submissions again, for 24 hours or until you log out.</dd>
        <dt>editor-draft</dt>
        <dd>
          Brings back, once and within 24 hours, what you were typing in the dashboard when your session
          ended.
        </dd>
        <dt>collection</dt>
        <dd>
          Holds the logos you starred without being signed in, for a year. It goes when you sign in: they join
          your account's collection.
        </dd>
        <dt>lite</dt>
        <dd>Remembers for a year whether you turned lite mode on or off.</dd>
        <dt>sheet</dt>
        <dd>
          Notes for a year that your browser has our style sheet, so that pages needn't bring it again. It's
          the same for everybody.
        </dd>
        <dt>language</dt>
        <dd>
          Not a cookie, and never sent to us: your browser itself keeps which language you chose, so that
          pages in others can offer it.
        </dd>
        <dt>role</dt>
        <dd>Notices when your role changes, so we can tell you. It lasts until you close the browser.</dd>
        <dt>awaited-code, recovery</dt>
        <dd>
          Take you from a link or code in our email to your account, a new address or a new password. They
          last up to 15 minutes.
        </dd>
      </dl>

      <h2>Who else sees it</h2>
      <p>
        The services that run the site for us: one hosts the server and the database, one sends our email.
        Links to maps, calendars, registration and application pages lead to other sites with their own rules;
        they learn about you only if you follow them.
      </p>

      <h2>See, correct or delete it</h2>
      <p>
        On your profile page you can change your name and password, download what we store about you, and
        delete your account. Your name, email address, notifications, collection and everything unpublished go
        with it. What you published stays, unattributed. The log of changes, which only administrators read,
        keeps your name and the text of what you submitted. For anything else, write to{" "}
        <a href={`mailto:${contactAddress}`}>{contactAddress}</a> from your account's email address, or use
        the <a href="/contact">contact form</a>.
      </p>
    </ProsePage>
  );
}
