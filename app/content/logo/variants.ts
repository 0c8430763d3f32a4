import { z } from "zod";

/** What a file shows. */
const layouts = { mark: "Mark", wordmark: "Wordmark", lockup: "Lockup" } as const;
/** What it is for. */
const grounds = { light: "For light", dark: "For dark", "one-color": "One color" } as const;

type Layout = keyof typeof layouts;
type Ground = keyof typeof grounds;

export const variantSchema = z.object({
  layout: z.enum(Object.keys(layouts) as Layout[]),
  ground: z.enum(Object.keys(grounds) as Ground[]),
  image: z.string(),
});
export type Variant = z.output<typeof variantSchema>;

/** `mark`, `wordmark-dark`, `lockup-one-color`: in addresses, and in a zip. */
export const variantName = ({ layout, ground }: Pick<Variant, "layout" | "ground">) =>
  ground === "light" ? layout : `${layout}-${ground}`;

/** Like "Wordmark, for dark". */
export const variantLabel = ({ layout, ground }: Pick<Variant, "layout" | "ground">) =>
  `${layouts[layout]}, ${grounds[ground].toLowerCase()}`;

/** A logo's files, the first one first. */
export function filesOf(logo: { image_url: string; layout: string; variants: unknown }): Variant[] {
  const first = { layout: logo.layout as Layout, ground: "light" as const, image: logo.image_url };
  return [first, ...variantSchema.array().parse(logo.variants)];
}
