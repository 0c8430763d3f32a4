import { Link } from "react-router";
import { itemsAddress } from "#app/accounts/user-options.ts";

/** Who sent an item, and the way to all that they sent; nothing where they are gone. */
export function Sender({ id, name }: { id: string | null; name: string | undefined }) {
  if (!id || !name) return null;
  return (
    <p className="by sender">
      Sent by{" "}
      <Link className="wrap-anywhere" to={itemsAddress(id)}>
        {name}
      </Link>
    </p>
  );
}
