import { Form, Link } from "react-router";
import { roleLabels } from "#app/accounts/roles.ts";
import { itemsAddress, userStatusLabels } from "#app/accounts/user-options.ts";
import type { ListedUser } from "#app/accounts/users.server.ts";
import { Badge } from "#app/components/badge.tsx";
import { Button } from "#app/components/button.tsx";
import { LocalTime } from "#app/components/local-time.tsx";
import { Monogram } from "#app/components/monogram.tsx";

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
          <span className="grid min-w-0 flex-1">
            <span className="wrap-anywhere">{user.name}</span>
            <span className="by font-normal wrap-anywhere">{user.email}</span>
          </span>
        </span>
      </th>
      <td data-label="Role">
        <Badge>{roleLabels[user.role]}</Badge>
        {user.hasSecondFactor && <span className="by block">Two-step sign-in</span>}
      </td>
      <td data-label="Status" className="whitespace-nowrap">
        <span
          className={`me-[0.4rem] dot ${user.status === "active" ? "bg-(--dye-leaf)" : "[box-shadow:inset_0_0_0_2px_var(--danger)]"}`}
          aria-hidden="true"
        />
        <span>{userStatusLabels[user.status]}</span>
      </td>
      <td data-label="Last Login">{user.lastLogin ? <LocalTime at={user.lastLogin} /> : "Never"}</td>
      <td>
        <div className="row row-actions">
          <Link className="btn btn-compact" to={itemsAddress(user.id)}>
            Items<span className="sr-only">{` by ${user.name}`}</span>
          </Link>
          <Link className="btn btn-compact" to={`${address}/edit${query}`} preventScrollReset>
            Edit<span className="sr-only">{` ${user.name}`}</span>
          </Link>
          {!own && <StatusForm user={user} action={`${address}/status${query}`} />}
          {!own && (
            <details className="menu">
              <summary className="btn btn-compact">
                More<span className="sr-only">{` for ${user.name}`}</span>
              </summary>
              <div>
                {user.role !== "admin" && (
                  <Form method="post" action={`${address}/role${query}`} preventScrollReset>
                    <Button aria-label={`Make Admin: ${user.name}`}>Make Admin</Button>
                  </Form>
                )}
                {user.hasSecondFactor && (
                  <Link className="btn" to={`${address}/second-factor${query}`} preventScrollReset>
                    Reset two-step sign-in<span className="sr-only">{` of ${user.name}`}</span>
                  </Link>
                )}
                <Link className="btn text-danger" to={`${address}/delete${query}`} preventScrollReset>
                  Delete<span className="sr-only">{` ${user.name}`}</span>
                </Link>
              </div>
            </details>
          )}
        </div>
      </td>
    </tr>
  );
}

function StatusForm({ user, action }: { user: ListedUser; action: string }) {
  const isActive = user.status === "active";
  return (
    <Form method="post" action={action} preventScrollReset>
      <Button className="btn-compact" name="status" value={isActive ? "inactive" : "active"}>
        {isActive ? "Deactivate" : "Activate"}
        <span className="sr-only">{` ${user.name}`}</span>
      </Button>
    </Form>
  );
}
