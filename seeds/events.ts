import type { EventSeed } from "./events/event-seed.ts";
import { laterEvents } from "./events/later.ts";
import { otherEvents } from "./events/now-and-past.ts";
import { upcomingEvents } from "./events/upcoming.ts";

export const events: EventSeed[] = [...upcomingEvents, ...laterEvents, ...otherEvents];
