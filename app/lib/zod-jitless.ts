import { config } from "zod";

// Zod tries whether eval is allowed, and browsers report each try against the Content-Security-Policy. Import this first.
config({ jitless: true });
