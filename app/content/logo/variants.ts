import { z } from "zod";
import { type Ground, grounds, type LogoLayout, layouts } from "./options.ts";

export const variantSchema = z.object({
  layout: z.enum(Object.keys(layouts) as LogoLayout[]),
  ground: z.enum(Object.keys(grounds) as Ground[]),
  image: z.string(),
});
export type Variant = z.output<typeof variantSchema>;

/** `mark`, `wordmark-dark`, `lockup-one-color`: in addresses, and in a zip. */
export const variantName = ({ layout, ground }: Pick<Variant, "layout" | "ground">) =>
  ground === "light" ? layout : `${layout}-${ground}`;

export function filesOf(logo: { image_url: string; layout: string; variants: unknown }): Variant[] {
  const first = { layout: logo.layout as LogoLayout, ground: "light" as const, image: logo.image_url };
  return [first, ...variantSchema.array().parse(logo.variants)];
}
