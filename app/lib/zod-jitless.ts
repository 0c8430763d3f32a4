import { config } from "zod";

// Where rules are made, zod tries whether it may compile them with eval, which the Content-Security-Policy forbids:
// browsers tell of each try. Whoever makes rules in a browser imports this first.
config({ jitless: true });
