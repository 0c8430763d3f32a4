import { Icon } from "#app/ui/icon.tsx";

export function Follow({ feed, calendar }: { feed: string; calendar?: string }) {
  return (
    <p className="row small mt-8 gap-x-4">
      <span>Follow this list:</span> <a href={feed}>Atom feed</a>{" "}
      {calendar && (
        <a className="row gap-1.5" href={calendar}>
          <Icon name="calendar" /> Calendar
        </a>
      )}
    </p>
  );
}
