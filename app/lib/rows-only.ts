import { parse } from "@conform-to/react";

/** What a browser does by itself with a form that only the server checks: it adds and removes rows. */
export const rowsOnly = (form: FormData) => parse(form, { resolve: () => ({ value: {} }) });
