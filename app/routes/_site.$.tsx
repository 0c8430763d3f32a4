/** A route of its own, so that the 404 page knows the session and the theme. */
function nothing(): never {
  throw new Response(null, { status: 404 });
}

export const loader = nothing;
export const action = nothing;

export default function Nothing() {
  return null;
}
