import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A decision that did not hold was about what is no longer so: what is on the screen is read again. */
export const afterRefusal = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;
