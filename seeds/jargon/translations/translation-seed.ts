/** `of` is the slug of the English term. */
export type TermText = { of: string; term: string; definition: string; synonyms?: string[] };
