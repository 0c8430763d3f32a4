export type FormValues = Record<string, string | Record<string, string>[]>;
