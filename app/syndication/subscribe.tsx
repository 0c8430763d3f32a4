import { Icon } from "#app/components/icon.tsx";
import { absoluteUrl } from "#app/lib/site-url.ts";

/** Ways to keep a list of events in one's own calendar; `calendar` and `feed` are paths. */
export function Subscribe({ calendar, feed }: { calendar: string; feed: string }) {
  const live = absoluteUrl(calendar).replace(/^https?/, "webcal");
  const google = `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: live })}`;
  return (
    <details className="menu">
      <summary className="btn">
        <Icon name="calendar" />
        <span className="max-sm:sr-only">Subscribe</span>
      </summary>
      <div>
        <a href={live}>Calendar app</a>{" "}
        <a href={google} target="_blank" rel="noopener">
          Google Calendar <span className="sr-only">(opens in a new tab)</span>
        </a>{" "}
        <a href={calendar} download>
          Calendar file (.ics)
        </a>{" "}
        <a href={feed}>Atom feed</a>
      </div>
    </details>
  );
}
