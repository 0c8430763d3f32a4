export const keepIfFilled = "keep_if_filled";

/** In a form of the dashboard: what was typed is kept when the session has ended, where one of `fields` is filled in. */
export function KeepIfFilled({ fields }: { fields: string[] }) {
  return <input type="hidden" name={keepIfFilled} value={fields.join(" ")} />;
}
