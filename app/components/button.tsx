import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { PageLink } from "#app/words/use-translator.tsx";

const variants = { primary: "btn-primary", quiet: "btn-quiet", danger: "btn-danger" };

type Variant = { variant?: keyof typeof variants };

const classes = (variant: Variant["variant"], more?: string) =>
  ["btn", variant && variants[variant], more].filter(Boolean).join(" ");

export function Button({
  variant,
  className,
  type = "submit",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Variant) {
  return <button type={type} className={classes(variant, className)} {...rest} />;
}

export function ButtonLink({
  variant,
  className,
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Variant & { href: string }) {
  return (
    <PageLink href={href} className={classes(variant, className)} {...rest}>
      {children}{" "}
    </PageLink>
  );
}
