import { statfs } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";

export const maintenanceIntervalMs = 5 * 60_000;

const outdated = [
  "delete from auth.refresh_tokens where revoked and updated_at < now() - interval '1 day'",
  "delete from auth.audit_log_entries where created_at < now() - interval '30 days'",
  "delete from auth.sessions where coalesce(refreshed_at at time zone 'UTC', created_at) < now() - interval '30 days'",
];

/** As autovacuum picks them, and larger tables never counted: statistics are gone after a restart. */
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

/** Only a checkpoint frees the write-ahead log. */
const checkpointDue = `
  select 'checkpoint' as statement from pg_control_checkpoint()
  where pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 1000000`;

/** A checkpoint without room ends the database, which then does not open until there is some. */
const roomForCheckpoint = 100_000_000;

/** The autovacuum and checkpoints that PGlite lacks, one statement at a time, so that others get a turn. */
export async function beginMaintenance(database: PGlite, folder: string): Promise<string[]> {
  for (const statement of outdated) await database.exec(statement);
  // Otherwise the last second's counts are missing.
  await database.exec("select pg_stat_force_next_flush()");
  const tables = await database.query<{ statement: string }>(tablesDue);
  const { bavail, bsize } = await statfs(folder);
  const hasRoom = bavail * bsize > roomForCheckpoint;
  const checkpoint = hasRoom ? await database.query<{ statement: string }>(checkpointDue) : { rows: [] };
  return [...tables.rows, ...checkpoint.rows].map(({ statement }) => statement);
}
