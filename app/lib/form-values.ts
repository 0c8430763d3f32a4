/** What stands in a form's fields; some hold rows of fields. */
export type FormValues = Record<string, string | Record<string, string>[]>;
