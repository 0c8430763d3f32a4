import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

type Variant = { variant?: "primary" | "quiet" | "danger" };

const classes = (variant: Variant["variant"], more?: string) =>
  ["btn", variant, more].filter(Boolean).join(" ");

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
    <a href={href} className={classes(variant, className)} {...rest}>
      {children}{" "}
    </a>
  );
}
