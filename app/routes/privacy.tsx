import { contactAddress, siteName } from "#app/lib/site.ts";
import { pageMeta } from "#app/publish/meta.ts";
import type { PageHandle } from "#app/site/page-handle.ts";
import { ProsePage } from "#app/ui/prose-page.tsx";
import type { Route } from "./+types/privacy.ts";

export const handle: PageHandle = { sameForAll: true };

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Privacy",
    description: `What ${siteName} stores about you, for how long, which cookies it sets, and how to get your data deleted.`,
    path: "/privacy",
  });

export default function Privacy() {
  return (
    <ProsePage title="Privacy">
      <p>
        In short: we store what you give us and what the site needs to work. We do not measure what you read,
        we show no advertising, and we sell and lend nothing to anybody. Pages load nothing from other
        companies, except a picture that a member has linked to.
      </p>

      <h2>What we store</h2>
      <dl className="[&_dt]:mt-4 [&_dt]:font-semibold">
        <dt>When you only read</dt>
        <dd>
          Nothing about you. The server notes which page was asked for, when, and whether it worked, but not
          by whom. To stop floods, it keeps network addresses for at most a day.
        </dd>
        <dt>When you have an account</dt>
        <dd>
          Your name, your email address, your role, when you signed up and last signed in, and your
          notifications. Of your password we keep a hash, from which it cannot be read.
        </dd>
        <dt>When you submit something</dt>
        <dd>
          What you filled in, the image, and that it came from you. Images are cleaned first: place, camera
          and other hidden notes are removed. Administrators see your email address beside a submission;
          visitors do not. What was decided, by whom and when, is kept with it, and in a log of changes.
        </dd>
        <dt>When you fill in the form before signing in</dt>
        <dd>
          Your unfinished submission and its file, for 24 hours, so that they are there when you return.
        </dd>
        <dt>When you want the newsletter</dt>
        <dd>Your email address, and when you confirmed it. Every newsletter has a link to unsubscribe.</dd>
        <dt>When you write to us</dt>
        <dd>Your name, your email address and your message.</dd>
      </dl>

      <h2>Cookies</h2>
      <p>All of them are ours, and none of them follows you to other sites. Scripts cannot read them.</p>
      <dl className="[&_dt]:mt-4 [&_dt]:font-semibold">
        <dt>session</dt>
        <dd>Keeps you signed in. It ends when you log out, or 30 days after your last visit.</dd>
        <dt>known-browser</dt>
        <dd>
          Lets you sign in here while somebody elsewhere guesses at your password. It names nobody, and lasts
          for 400 days.
        </dd>
        <dt>theme</dt>
        <dd>Remembers the light or dark theme, for a year, if you have chosen one.</dd>
        <dt>toast</dt>
        <dd>Carries one message, such as “Message sent”, to the next page. It lasts a minute.</dd>
        <dt>draft</dt>
        <dd>Finds your unfinished submissions again, for 24 hours, or until you log out.</dd>
        <dt>editor-draft</dt>
        <dd>Brings back what you typed in the dashboard while your session ended, once, within 24 hours.</dd>
        <dt>lite</dt>
        <dd>Remembers whether you want lite mode, for a year, if you have chosen.</dd>
        <dt>role</dt>
        <dd>
          Notices that what you may do here has changed, to tell you. It ends with your browser’s session.
        </dd>
        <dt>awaited-code, recovery</dt>
        <dd>
          Lead you on from a link or code in our mail to your account, a new address or a new password, for at
          most 15 minutes.
        </dd>
      </dl>

      <h2>Who else sees it</h2>
      <p>
        The services that run the site for us: the one that hosts the server and the database, and the one
        that sends our mail. Links to maps, calendars, registration and application pages lead to other sites,
        which have rules of their own; they learn about you only when you follow them.
      </p>

      <h2>See, correct or delete it</h2>
      <p>
        On your profile page you change your name and your password, download what we store about you, and
        delete your account. With it go your name, your address, your notifications and everything that was
        not published. What you published stays, without you as its owner, and the log of changes, which
        administrators read, keeps your name and the text of what you sent in. For everything else write to{" "}
        <a href={`mailto:${contactAddress}`}>{contactAddress}</a> from the account’s address or use the{" "}
        <a href="/contact">contact form</a>.
      </p>
    </ProsePage>
  );
}
