/** Any address that no other route answers: so that its page, too, knows who looks and in which theme. */
function nothing(): never {
  throw new Response(null, { status: 404 });
}

export const loader = nothing;
export const action = nothing;

export default function Nothing() {
  return null;
}
