/** The built site with the sample content on a data folder of its own: what the journeys walk through. */
await import("../../seeds/demo.ts");
