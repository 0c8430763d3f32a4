import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A refused decision was about stale data, so the page is read again. */
export const revalidateUnlessRefused = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === 409 || defaultShouldRevalidate;
