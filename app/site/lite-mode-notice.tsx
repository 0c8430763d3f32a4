/** `address` is the page's own, with its query. */
export function LiteModeNotice({ address }: { address: string }) {
  const [path, query] = address.split("?");
  const shown = new URLSearchParams(query);
  shown.set("pictures", "show");
  return (
    <aside className="wrap mt-4" aria-label="Lite mode">
      <p className="note">
        Lite mode: larger pictures are off to save data. <a href={`${path}?${shown}`}>Show pictures</a>
      </p>
    </aside>
  );
}
