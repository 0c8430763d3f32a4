export const eventTypes = ["Conference", "Workshop", "Webinar", "Networking"] as const;
export const eventFormats = ["in-person", "online", "hybrid"] as const;
export const eventCategories = ["Design", "Education", "Business", "Legal", "Social", "Technology"] as const;

/** In a schedule, and of speakers. */
export const maxRows = 50;

export type EventFormat = (typeof eventFormats)[number];

export const eventFormatLabels: Record<EventFormat, string> = {
  "in-person": "In-person",
  online: "Online",
  hybrid: "Hybrid",
};
