import { Button } from "./button.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** For browsers without script, and whoever walks with the keyboard: else menus act at once, see app/enhance. */
export function ApplyButton({ text = "Apply" }: { text?: string }) {
  return (
    <Button data-apply className={useHydrated() ? "not-focus:sr-only" : undefined}>
      {text}
    </Button>
  );
}
