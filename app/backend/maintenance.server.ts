import { statfs } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";

/** How often the embedded database is maintained, in milliseconds. */
export const maintenanceInterval = 5 * 60_000;

/** What the auth service notes and nobody asks for again. The audit log of the site is another one. */
const outdated = [
  "delete from auth.refresh_tokens where revoked and updated_at < now() - interval '1 day'",
  "delete from auth.audit_log_entries where created_at < now() - interval '30 days'",
];

/** As autovacuum picks them; and larger tables never counted, since what is noted of changes is gone after a restart. */
const tablesDue = `
  select concat_ws(' ', 'vacuum', case when relkind <> 't' then 'analyze' end, format('%I.%I', schemaname, stat.relname)) as statement
  from pg_stat_all_tables as stat
  join pg_class as class on class.oid = stat.relid
  cross join lateral (select greatest(reltuples, 0) as rows) as counted
  where n_dead_tup > current_setting('autovacuum_vacuum_threshold')::int
      + current_setting('autovacuum_vacuum_scale_factor')::real * rows
    or n_ins_since_vacuum > current_setting('autovacuum_vacuum_insert_threshold')::int
      + current_setting('autovacuum_vacuum_insert_scale_factor')::real * rows
    or n_mod_since_analyze > current_setting('autovacuum_analyze_threshold')::int
      + current_setting('autovacuum_analyze_scale_factor')::real * rows and relkind <> 't'
    or reltuples < 0 and pg_relation_size(relid) > 100000 and relkind <> 't'`;

/** Only a checkpoint gives back the room of the write-ahead log. */
const checkpointDue = `
  select 'checkpoint' as statement from pg_control_checkpoint()
  where pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 1000000`;

/** A checkpoint that finds no room ends the database, which does not open again before there is some. */
const roomForCheckpoint = 100_000_000;

/**
 * The autovacuum and checkpoints that a Postgres server runs in the background and PGlite, one process, does not. Removes
 * what is outdated in the database in `folder`; returns statements to run one by one, so that others get their turn.
 */
export async function beginMaintenance(database: PGlite, folder: string): Promise<string[]> {
  for (const statement of outdated) await database.exec(statement);
  // What was counted in the last second is not there otherwise.
  await database.exec("select pg_stat_force_next_flush()");
  const tables = await database.query<{ statement: string }>(tablesDue);
  const { bavail, bsize } = await statfs(folder);
  const hasRoom = bavail * bsize > roomForCheckpoint;
  const checkpoint = hasRoom ? await database.query<{ statement: string }>(checkpointDue) : { rows: [] };
  return [...tables.rows, ...checkpoint.rows].map(({ statement }) => statement);
}
