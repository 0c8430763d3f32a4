import { Icon } from "#app/ui/icon.tsx";

export function Follow({ feed, calendar }: { feed: string; calendar?: string }) {
  return (
    <p className="row small follow mt-6">
      <b>Subscribe:</b> <a href={feed}>Atom feed</a>{" "}
      {calendar && (
        <a href={calendar}>
          <Icon name="calendar" /> Calendar
        </a>
      )}
    </p>
  );
}
