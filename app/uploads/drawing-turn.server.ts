import { atOnce } from "#app/lib/at-once.ts";

/**
 * Runs what has a member's picture drawn, or its size found, one at a time, whatever it is for. The renderer cannot be
 * stopped within a drawing, and each takes one of the four threads that the whole server also reads files with.
 */
export const inDrawingTurn = atOnce(1);
