import type { PGlite } from "@electric-sql/pglite";

/**
 * Backdates the log of the sample content. The log is append-only through the API, so this needs the database itself.
 */
export async function backdateLog(database: PGlite): Promise<void> {
  await database.exec(`
    begin;
    -- Without triggers: they would write this down with today's date.
    set local session_replication_role = replica;
    create temporary table seeded on commit drop as
      select log.id as log_id, item.* from public.audit_log as log
      join private.items as item on item.type = log.item_type and item.id::text = log.item_id
      where log.actor_id is null and log.actor_name = 'Server' and log.action in ('created', 'submitted')
        and log.created_at <> item.created_at;

    update public.audit_log as log
      set created_at = seeded.created_at, action = 'submitted', actor_id = seeded.user_id,
        actor_name = coalesce((select name from public.profiles where user_id = seeded.user_id), 'Server')
      from seeded where log.id = seeded.log_id;

    insert into public.audit_log (created_at, actor_id, actor_name, action, item_type, item_id, item_title, note)
      select reviewed_at, reviewed_by, coalesce((select name from public.profiles where user_id = reviewed_by), 'Server'),
        status, type, id, title, review_note
      from seeded where status <> 'pending' and reviewed_at is not null;

    -- A member was there before what they sent.
    create temporary table joined on commit drop as
      select profile.user_id, least(profile.created_at, min(seeded.created_at) - interval '3 days') as joined_at
      from public.profiles as profile join seeded using (user_id) group by profile.user_id;
    update public.profiles as profile set created_at = joined_at from joined where profile.user_id = joined.user_id;
    update auth.users as account set created_at = joined_at from joined where account.id = joined.user_id;
    update public.audit_log as log set created_at = profile.created_at
      from public.profiles as profile
      where log.item_type in ('role', 'profile') and (log.actor_name = 'Server' or log.action = 'signed up') and log.item_id = profile.user_id::text;
    commit;`);
}
