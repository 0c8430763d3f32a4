import { Link } from "react-router";
import { labelOfKind } from "#app/content/kinds.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { EditBadge } from "./edit-badge.tsx";
import type { QueueItem } from "./queue.server.ts";

export function QueueTable({ items }: { items: QueueItem[] }) {
  if (items.length === 0)
    return (
      <EmptyState
        title="No pending content"
        text="All content has been moderated. Check back later for new submissions."
      />
    );
  return (
    <div className="scroll-x table-cards">
      <table>
        <caption className="sr-only">Items that wait for a decision, oldest first</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Type</th>
            <th scope="col">Waiting</th>
            <th scope="col">Submitted by</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                <Link to={`/dashboard/moderation/${item.type}/${item.id}`}>{item.title}</Link>
              </th>
              <td data-label="Type">
                <Tag>{labelOfKind(item.type)}</Tag> {item.revisionOf && <EditBadge />}
              </td>
              <td data-label="Waiting">
                <time dateTime={item.submittedAt}>{item.waiting}</time>
              </td>
              <td data-label="Submitted by" className="break">
                {item.submittedBy}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
