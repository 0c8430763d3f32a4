export function Follow({ feed }: { feed: string }) {
  return (
    <p className="row text-sm follow mt-6">
      <b>Subscribe:</b> <a href={feed}>Atom feed</a>
    </p>
  );
}
