import { Icon } from "#app/components/icon.tsx";
import { absoluteUrl } from "#app/lib/site-url.ts";
import { useTranslator } from "#app/words/use-translator.tsx";

/** Ways to keep a list of events in one's own calendar; `calendar` and `feed` are paths. */
export function Subscribe({ calendar, feed }: { calendar: string; feed: string }) {
  const t = useTranslator("eventPage");
  const live = absoluteUrl(calendar).replace(/^https?/, "webcal");
  const google = `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: live })}`;
  return (
    <details className="menu">
      <summary className="btn">
        <Icon name="calendar" />
        <span className="max-sm:sr-only">{t("subscribe.button")}</span>
      </summary>
      <div>
        <a href={live}>{t("subscribe.calendarApp")}</a>{" "}
        <a href={google} target="_blank" rel="noopener">
          Google Calendar <span className="sr-only">{t("newTab")}</span>
        </a>{" "}
        <a href={calendar} download>
          {t("calendarFile")}
        </a>{" "}
        <a href={feed}>{t("subscribe.feed")}</a>
      </div>
    </details>
  );
}
