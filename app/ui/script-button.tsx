import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

/** A button that public/enhance.js serves. It is not seen before that script is there, which may never come. */
export function ScriptButton({ className, ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button
      type="button"
      className={[className, "invisible noscript:hidden"].filter(Boolean).join(" ")}
      {...rest}
    />
  );
}
