export const eventTypes = ["Conference", "Workshop", "Webinar", "Networking"] as const;
export const eventFormats = ["in-person", "online", "hybrid"] as const;
export const eventCategories = ["Design", "Education", "Business", "Legal", "Social", "Technology"] as const;

/** In a schedule, and of speakers. */
export const maxRows = 50;

export type EventFormat = (typeof eventFormats)[number];

/** Beside their labels. */
export const eventFormatWords = {
  "in-person": "In-person, on-site, onsite, offline, physical, face to face, in real life, en présentiel",
  online: "Online, virtual, remote, webinar, en ligne",
  hybrid: "Hybrid, mixed, online and in person, in person and online",
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
