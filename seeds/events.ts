import type { Entry } from "./entry.ts";

export type EventSeed = Entry & {
  title: string;
  description: string | null;
  /** Paragraphs are parted by a blank line. */
  long_description: string | null;
  /** start_date is the day of seeding plus this many days; below zero is in the past. */
  startsInDays: number;
  /** 1 for an event of one day: end_date is start_date + lastsDays - 1. */
  lastsDays: number;
  start_time: string | null;
  end_time: string | null;
  time_zone: string;
  location: string;
  venue: string | null;
  address: string | null;
  event_type: "Conference" | "Workshop" | "Webinar" | "Networking";
  format: "in-person" | "online" | "hybrid";
  category: "Design" | "Education" | "Business" | "Legal" | "Social" | "Technology";
  tags: string[];
  registration_url: string | null;
  organizer: string | null;
  organizer_description: string | null;
  image_url: string | null;
  schedule: { time: string; title: string }[];
  speakers: { name: string; role: string; image: string | null }[];
  canceled: boolean;
};

export const events: EventSeed[] = [
  {
    key: "type-in-tifinagh-and-geez",
    owner: "ama",
    status: "approved",
    daysAgo: 20,
    title: "Type in Tifinagh and Ge’ez",
    description: "A day of drawing letters for two old scripts that phones still get wrong.",
    long_description: "Bring a pencil.\n\nLeave with a word you drew yourself.",
    startsInDays: 12,
    lastsDays: 1,
    start_time: "14:00",
    end_time: "18:00",
    time_zone: "Africa/Nairobi",
    location: "Nairobi, Kenya",
    venue: "Mwangaza Hall",
    address: "14 Jacaranda Close, Nairobi",
    event_type: "Workshop",
    format: "in-person",
    category: "Design",
    tags: ["type design", "lettering"],
    registration_url: "https://mwangaza.example/type-day",
    organizer: "Mwangaza Type Circle",
    organizer_description: "A monthly circle of people who draw letters.",
    image_url: null,
    schedule: [{ time: "14:00", title: "How the two scripts are built" }],
    speakers: [{ name: "Selam Tadesse", role: "Type designer", image: null }],
    canceled: false,
  },
  {
    key: "pricing-your-first-identity",
    owner: "kofi",
    status: "pending",
    daysAgo: 1,
    title: "Pricing your first identity",
    description: "What to charge, and how to say it out loud.",
    long_description: null,
    startsInDays: 19,
    lastsDays: 1,
    start_time: null,
    end_time: null,
    time_zone: "Africa/Lagos",
    location: "Online",
    venue: null,
    address: null,
    event_type: "Webinar",
    format: "online",
    category: "Business",
    tags: [],
    registration_url: null,
    organizer: null,
    organizer_description: null,
    image_url: null,
    schedule: [],
    speakers: [],
    canceled: false,
  },
];
