import { Form, Link } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { Button } from "#app/components/button.tsx";
import { LocalTime } from "#app/components/local-time.tsx";
import { Monogram } from "#app/components/monogram.tsx";
import { roleLabels } from "./roles.ts";
import { itemsAddress, userStatusLabels } from "./user-options.ts";
import type { ListedUser } from "./users.server.ts";

type Props = {
  users: ListedUser[];
  ownId: string;
  /** Of the list's address: "" or `?...`. */
  query: string;
};

export function UserTable({ users, ownId, query }: Props) {
  return (
    <div className="table-frame">
      <table className="data-table">
        <caption className="sr-only">Users, newest first</caption>
        <thead>
          <tr>
            <th scope="col">User</th>
            <th scope="col">Role</th>
            <th scope="col">Status</th>
            <th scope="col">Last Login</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} own={user.id === ownId} query={query} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function UserRow({ user, own, query }: { user: ListedUser; own: boolean; query: string }) {
  const address = `/dashboard/users/${user.id}`;
  return (
    <tr>
      <th scope="row">
        <span className="person">
          <Monogram name={user.name || user.email} round />
          <span>
            <span className="wrap-anywhere">{user.name}</span>
            <span className="by wrap-anywhere">{user.email}</span>
          </span>
        </span>
      </th>
      <td data-label="Role">
        <Badge>{roleLabels[user.role]}</Badge>
      </td>
      <td data-label="Status" className="whitespace-nowrap">
        <span className={user.status === "active" ? "dot" : "dot off"} aria-hidden="true" />
        {userStatusLabels[user.status]}
      </td>
      <td data-label="Last Login">{user.lastLogin ? <LocalTime at={user.lastLogin} /> : "Never"}</td>
      <td>
        <div className="row row-actions">
          {user.role !== "admin" && (
            <Form method="post" action={`${address}/role${query}`} preventScrollReset>
              <Button className="btn-compact" aria-label={`Make Admin: ${user.name}`}>
                Make Admin
              </Button>
            </Form>
          )}
          <Link className="btn btn-compact" to={itemsAddress(user.id)}>
            Items<span className="sr-only"> by {user.name}</span>
          </Link>
          <Link className="btn btn-compact" to={`${address}/edit${query}`} preventScrollReset>
            Edit<span className="sr-only"> {user.name}</span>
          </Link>
          {!own && (
            <Link className="btn btn-compact btn-danger" to={`${address}/delete${query}`} preventScrollReset>
              Delete<span className="sr-only"> {user.name}</span>
            </Link>
          )}
        </div>
      </td>
    </tr>
  );
}
