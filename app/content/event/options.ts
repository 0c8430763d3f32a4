import type { Translator } from "#app/words/translator.ts";

export const eventTypes = ["Conference", "Workshop", "Webinar", "Networking"] as const;
/** As the page's language says it; what is stored stays English. */
export function eventTypeIn(t: Translator<"events">, type: string): string {
  const known = eventTypes.find((one) => one === type);
  return known ? t(`type.${known}`) : type;
}

export const eventFormats = ["in-person", "online", "hybrid"] as const;
export const eventCategories = ["Design", "Education", "Business", "Legal", "Social", "Technology"] as const;
export function eventCategoryIn(t: Translator<"events">, category: string): string {
  const known = eventCategories.find((one) => one === category);
  return known ? t(`category.${known}`) : category;
}

/** In a schedule, and of speakers. */
export const maxRows = 50;

export type EventFormat = (typeof eventFormats)[number];

/** Beside their labels. */
export const eventFormatWords = {
  "in-person":
    "In-person, on-site, onsite, offline, physical, face to face, in real life, sur place, présentiel, en présentiel, presencial, ana kwa ana, حضوري, حضورية",
  online:
    "Online, virtual, remote, webinar, online event, online meeting, via zoom, on zoom, online zoom, online via zoom, zoom, zoom meeting, google meet, online google meet, teams, microsoft teams, microsoft teams meeting, webex, jitsi, youtube live, en ligne, à distance, mtandaoni, أونلاين, عبر الإنترنت",
  hybrid:
    "Hybrid, mixed, online and in person, in person and online, hybride, híbrido, mseto, حضورية وعبر الإنترنت",
};

export const eventFormatLabels: Record<EventFormat, string> = {
  "in-person": "In-person",
  online: "Online",
  hybrid: "Hybrid",
};

export const eventTimeStates = ["upcoming", "ongoing", "past", "canceled"] as const;
export type EventTimeState = (typeof eventTimeStates)[number];

export const eventTimeStateLabels: Record<EventTimeState, string> = {
  upcoming: "Upcoming",
  ongoing: "Ongoing",
  past: "Past",
  canceled: "Canceled",
};
