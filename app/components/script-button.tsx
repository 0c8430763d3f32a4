import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

/** For app/enhance; hidden until that has loaded. */
export function ScriptButton({ className, ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button
      type="button"
      className={[className, "invisible noscript:hidden"].filter(Boolean).join(" ")}
      {...rest}
    />
  );
}
