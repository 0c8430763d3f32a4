import { Form, Link } from "react-router";
import { roleLabels } from "#app/auth/roles.ts";
import { formatDate } from "#app/lib/dates.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { initials } from "#app/ui/placeholder.tsx";
import { statusLabels } from "./forms.ts";

import type { ListedUser } from "./users.server.ts";

/** Users with what an admin does to them. `query` is the list's state, for the way back: "" or `?...`. */
export function UserTable({ users, query }: { users: ListedUser[]; query: string }) {
  return (
    <div className="scroll-x table-cards">
      <table>
        <caption className="visually-hidden">Users, the newest first</caption>
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
            <UserRow key={user.id} user={user} query={query} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function UserRow({ user, query }: { user: ListedUser; query: string }) {
  const address = `/dashboard/users/${user.id}`;
  return (
    <tr>
      <th scope="row">
        <span className="person">
          <span className="mono" aria-hidden="true">
            {initials(user.name)}
          </span>
          <span>
            <span className="break">{user.name}</span>
            <span className="small break">{user.email}</span>
          </span>
        </span>
      </th>
      <td data-label="Role">
        <Badge tone={user.role === "admin" ? "up" : "plain"}>{roleLabels[user.role]}</Badge>
      </td>
      <td data-label="Status">
        <span className={user.status === "active" ? "dot" : "dot off"} aria-hidden="true" />
        {statusLabels[user.status]}
      </td>
      <td data-label="Last Login">
        {user.lastLogin ? <time dateTime={user.lastLogin}>{formatDate(user.lastLogin)}</time> : "Never"}
      </td>
      <td>
        <div className="row">
          {user.role !== "admin" && (
            <Form method="post" action={`${address}/role${query}`} preventScrollReset>
              <Button aria-label={`Make Admin: ${user.name}`}>Make Admin</Button>
            </Form>
          )}
          <Link className="btn" to={`${address}/edit${query}`} preventScrollReset>
            Edit<span className="visually-hidden"> {user.name}</span>
          </Link>
          <Link className="btn danger" to={`${address}/delete${query}`} preventScrollReset>
            Delete<span className="visually-hidden"> {user.name}</span>
          </Link>
        </div>
      </td>
    </tr>
  );
}
