export const eventTimeStates = ["upcoming", "ongoing", "past", "canceled"] as const;
export type EventTimeState = (typeof eventTimeStates)[number];

export const eventTimeStateLabels: Record<EventTimeState, string> = {
  upcoming: "Upcoming",
  ongoing: "Ongoing",
  past: "Past",
  canceled: "Canceled",
};

type Times = { starts_at: string; ends_at: string; canceled: boolean };

/** An event is ongoing from its start until just before its end. */
export function eventTimeState(event: Times, now: Date = new Date()): EventTimeState {
  if (event.canceled) return "canceled";
  if (now.getTime() < Date.parse(event.starts_at)) return "upcoming";
  return now.getTime() < Date.parse(event.ends_at) ? "ongoing" : "past";
}

export function hasPlace(format: string): boolean {
  return format !== "online";
}
