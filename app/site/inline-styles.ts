import { createContext } from "react";

/**
 * The style sheet as text, where the page carries it inside: on pages without framework script, which spares a
 * visitor's phone a round trip before the first paint. Null where the page links to it.
 */
export const InlineStyles = createContext<string | null>(null);
