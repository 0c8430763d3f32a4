-- What happened, by whom, with the row before and after. Rows are only ever added.

create table public.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  actor_id uuid, -- no foreign key: the entry outlives the member
  actor_name text not null check (length(actor_name) <= 120),
  action text not null check (length(action) between 1 and 60),
  item_type text not null check (length(item_type) between 1 and 60),
  item_id text check (length(item_id) <= 200),
  item_title text check (length(item_title) <= 200),
  before jsonb,
  after jsonb,
  note text check (length(note) <= 1000),
  import_id uuid, -- of a change that came with a file
  bypass_id text check (length(bypass_id) <= 60) -- the log outlives a bypass, so it keeps the id by which that is known
);
create index audit_log_newest on public.audit_log (created_at desc, id desc);
create index audit_log_actor on public.audit_log (actor_id, action, created_at);
create index audit_log_weeks on public.audit_log (created_at) include (item_type, item_id, action) -- the dashboard's chart
  where action in ('submitted', 'resubmitted', 'approved', 'rejected');
create index audit_log_item on public.audit_log (item_type, item_id);
create index audit_log_import on public.audit_log (import_id) where import_id is not null;
create index audit_log_names on public.audit_log using gin (
  private.fold(actor_name || ' ' || coalesce(item_title, '') || ' ' || coalesce(bypass_id, '') || ' ' || coalesce(before ->> 'name', before ->> 'email', '')) extensions.gin_trgm_ops);

create function private.append_only() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.bypass_id := null;
    if private.is_bypass(new.actor_id) then
      new.bypass_id := 'temp-admin-' || new.actor_id;
      new.actor_name := 'Admin (Bypass)';
    end if;
  elsif not private.is_direct() then
    raise exception 'audit_log is append-only' using errcode = '42501';
  end if;
  return coalesce(new, old);
end $$;
create trigger append_only before insert or update or delete on public.audit_log
  for each row execute function private.append_only();
create trigger append_only_truncate before truncate on public.audit_log
  for each statement execute function private.append_only();

alter table public.audit_log enable row level security;
create policy "only a living session of an active member" on public.audit_log as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "admins read the log" on public.audit_log
  for select to authenticated using ((select private.is_admin()));

create function private.actor_name() returns text
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((select name from public.profiles where user_id = auth.uid()), case when auth.uid() is null then 'Server' else 'Member' end);
end $$;
revoke execute on function private.actor_name() from public;

-- The file that changes rows in this transaction, which public.import_items names.
create function private.current_import() returns uuid
language sql stable set search_path = '' as $$
  select nullif(current_setting('import.id', true), '')::uuid;
$$;
revoke execute on function private.current_import() from public;

-- Trigger arguments: the item's type and the column that holds its title.
create function private.write_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  derived constant text[] := array(select attname::text from pg_catalog.pg_attribute where attrelid = tg_relid and attgenerated <> '');
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - derived end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - derived end;
  item jsonb := coalesce(after, before);
  action text;
  decided boolean := false;
  -- An admin who makes an account for somebody creates a profile; all others are made by signing up.
  signed_up constant boolean := tg_op = 'INSERT' and tg_argv[0] in ('profile', 'role') and coalesce(auth.uid()::text = item ->> 'user_id', true);
  unsaid text[] := '{updated_at}';
begin
  -- That an account or a logo is gone is in the log once, not with each row that named it.
  if tg_op = 'UPDATE' then
    unsaid := unsaid || array(
      select name from unnest(array['user_id', 'reviewed_by']) as name
      where after ->> name is null and private.is_gone((before ->> name)::uuid));
    if after ->> 'logo_id' is null and private.is_gone_logo((before ->> 'logo_id')::uuid) then
      unsaid := unsaid || '{logo_id}'::text[];
    end if;
  end if;
  if before - unsaid = after - unsaid or tg_op = 'INSERT' and item ->> 'import_id' is not null or signed_up and item ->> 'role' = 'user' then
    return null;
  end if;
  if tg_op = 'DELETE' then
    action := 'deleted';
  elsif tg_argv[0] in ('role', 'profile') then
    action := case when tg_op = 'UPDATE' then 'updated' when signed_up and tg_argv[0] = 'profile' then 'signed up' else 'created' end;
  elsif tg_op = 'INSERT' then
    action := case item ->> 'status' when 'pending' then 'submitted' else 'created' end;
  elsif before ->> 'status' is distinct from after ->> 'status' then
    decided := after ->> 'status' <> 'pending';
    action := case after ->> 'status' when 'pending' then case when private.is_admin() then 'reopened' else 'resubmitted' end else after ->> 'status' end;
  else
    action := 'updated';
  end if;
  insert into public.audit_log (actor_id, actor_name, action, item_type, item_id, item_title, before, after, note, import_id)
  values (
    case when action = 'signed up' then (item ->> 'user_id')::uuid else auth.uid() end,
    case when action = 'signed up' then item ->> 'name' else private.actor_name() end,
    action,
    tg_argv[0],
    coalesce(item ->> 'id', item ->> 'user_id'),
    coalesce(item ->> tg_argv[1], (select name from public.profiles where user_id::text = item ->> 'user_id')),
    before,
    after,
    case when decided then after ->> 'review_note' end,
    private.current_import()
  );
  return null;
end $$;
revoke execute on function private.write_audit() from public;

-- One entry for all that a file brings.
create function private.log_import(action text, item_type text, import_id uuid, title text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  insert into public.audit_log (actor_id, actor_name, action, item_type, item_id, item_title)
  values (auth.uid(), private.actor_name(), action, item_type, import_id, title);
end $$;
revoke execute on function private.log_import(text, text, uuid, text) from public;
grant execute on function private.log_import(text, text, uuid, text) to authenticated, service_role;

-- What an import adds, and what it has changed before: `2 terms and 3 changes`.
create function private.import_title(import_id uuid, added bigint, noun text) returns text
language plpgsql stable set search_path = '' as $$
declare
  changed constant bigint := (select count(*) from public.audit_log as log where log.import_id = import_title.import_id and log.created_at = now());
begin
  return concat_ws(' and ',
    case when added > 0 then added || ' ' || noun || case when added = 1 then '' else 's' end end,
    case when changed > 0 then changed || case when changed = 1 then ' change' else ' changes' end end);
end $$;
revoke execute on function private.import_title(uuid, bigint, text) from public;
grant execute on function private.import_title(uuid, bigint, text) to authenticated, service_role;

-- Trigger arguments: the items' type, and what one is called.
create function private.audit_import() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_import('imported', tg_argv[0], file.id, private.import_title(file.id, file.added, tg_argv[1]))
  from (select added.import_id as id, count(*) as added from added where added.import_id is not null group by added.import_id) as file;
  return null;
end $$;
revoke execute on function private.audit_import() from public;

create trigger audit after insert or update or delete on public.user_roles
  for each row execute function private.write_audit('role', 'none');
create trigger audit after insert or update or delete on public.profiles
  for each row execute function private.write_audit('profile', 'name');

-- What a column of a row held at a moment: what its first change since then replaced, else what it holds now.
create function private.value_at(item_type text, id uuid, name text, moment timestamptz, current text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select log.before ->> name from public.audit_log as log
     where log.item_type = value_at.item_type and log.item_id = value_at.id::text and log.created_at >= moment and log.before ? name
     order by log.created_at, log.id limit 1),
    current);
$$;
grant execute on function private.value_at(text, uuid, text, timestamptz, text) to anon, authenticated, service_role;

-- The log's entries about a person: what those did whose name or address has the text, what happened to their account and to
-- what they sent, and entries that say the text themselves, as what somebody was called before, too. Definer: reads accounts,
-- and a policy in the way would keep the planner from the indexes. None for who is no admin: whether a plan comes to an error
-- here, the policies of the log in front of it would say.
create function private.entries_about(person text) returns bigint[]
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern constant text := private.contains_pattern(private.search_text(person));
  ids uuid[];
begin
  if not (private.is_server() or private.is_admin()) then
    return '{}';
  end if;
  ids := array(select account.id from public.matching_users(person) as account where private.fold(account.name || ' ' || account.email) like pattern);
  return array(
    select log.id from public.audit_log as log
    where private.fold(log.actor_name || ' ' || coalesce(log.item_title, '') || ' ' || coalesce(log.bypass_id, '') || ' ' || coalesce(log.before ->> 'name', log.before ->> 'email', '')) like pattern
    union
    select log.id from public.audit_log as log where log.actor_id = any (ids)
    union
    select log.id from unnest(ids) as account cross join unnest(array['account', 'profile', 'role']) as of_account
    join public.audit_log as log on log.item_type = of_account and log.item_id = account::text
    union
    select log.id from private.items as item
    join public.audit_log as log on log.item_type = item.type and log.item_id = item.id::text
    where item.user_id = any (ids));
end $$;
revoke execute on function private.entries_about(text) from public, anon;
grant execute on function private.entries_about(text) to authenticated, service_role;

-- The entries whose item has the text in its title. Definer: a policy in the way would keep the planner from the index,
-- whose expression the first condition has.
create function private.entries_of_item(title text) returns bigint[]
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern constant text := private.contains_pattern(private.search_text(title));
begin
  if not (private.is_server() or private.is_admin()) then
    return '{}';
  end if;
  return array(
    select log.id from public.audit_log as log
    where private.fold(log.actor_name || ' ' || coalesce(log.item_title, '') || ' ' || coalesce(log.bypass_id, '') || ' ' || coalesce(log.before ->> 'name', log.before ->> 'email', '')) like pattern
      and private.fold(log.item_title) like pattern);
end $$;
revoke execute on function private.entries_of_item(text) from public, anon;
grant execute on function private.entries_of_item(text) to authenticated, service_role;
