-- What an admin does with many rows of one kind in the dashboard's lists: at most 50, [{"id": ..., "version": ...}], where a
-- version is the row's updated_at as it was read. What keeps one from being changed does not keep the others. An `outcome` is
-- 'done'; 'same' where it is so already; 'changed' where the row is another version by now; 'missing'; 'taken down' for a logo
-- that may not come back; else 'failed'.

create function private.rows_of_page(items jsonb) returns table (id uuid, version timestamptz)
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_array_length(items) > 50 then
    raise exception 'too many items' using errcode = '22023';
  end if;
  return query
    select distinct on (chosen.id) chosen.id, chosen.version
    from jsonb_to_recordset(items) as chosen (id uuid, version timestamptz) order by chosen.id;
end $$;

create function private.outcome_of(item_type text, item_id uuid, version timestamptz) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select case when item.updated_at = outcome_of.version then 'same' else 'changed' end
     from private.items as item where item.type = item_type and item.id = item_id and item.revision_of is null),
    'missing');
$$;

-- Sets columns that a person writes, and `status`. All rows get the same `changed_at`, by which public.undo_changes knows them.
-- What was published or rejected comes with the name of its page, and with whom to mail.
create function public.change_items(item_type text, items jsonb, changes jsonb)
returns table (item_id uuid, outcome text, title text, slug text, email text, changed_at timestamptz)
language plpgsql set search_path = '' as $$
declare
  kind private.kinds;
  statement text;
  version timestamptz;
  sender uuid;
  was text;
  written integer;
begin
  perform private.begin_review();
  kind := private.kind_of(item_type);
  if changes = '{}' or exists (
    select from jsonb_object_keys(changes) as name
    where name <> 'status' and (
      exists (select from pg_catalog.pg_attribute where attrelid = 'private.submission'::regclass and attname = name)
      or not exists (
        select from pg_catalog.pg_attribute
        where attrelid = format('public.%I', kind.name)::regclass and attname = name and attnum > 0 and attgenerated = '' and not attisdropped))) then
    raise exception 'unknown column' using errcode = '22023';
  end if;
  select format('update public.%1$I as item set %2$s from jsonb_populate_record(null::public.%1$I, $1) as wanted
      where item.id = $2 and item.updated_at = $3 and item.revision_of is null and (%3$s)', kind.name,
      string_agg(format('%1$I = wanted.%1$I', name), ', '), string_agg(format('item.%1$I is distinct from wanted.%1$I', name), ' or '))
    into statement from jsonb_object_keys(changes) as name;
  for item_id, version in select one.id, one.version from private.rows_of_page(items) as one loop
    select item.title, item.slug, item.user_id, item.status into title, slug, sender, was
    from private.items as item where item.type = item_type and item.id = item_id;
    begin
      execute statement using changes, item_id, version;
      get diagnostics written = row_count;
      outcome := case when written = 1 then 'done' else private.outcome_of(item_type, item_id, version) end;
    exception when others then
      outcome := case sqlerrm when 'taken_down' then 'taken down' else 'failed' end;
    end;
    email := case when outcome = 'done' and changes ->> 'status' in ('approved', 'rejected') and changes ->> 'status' <> was
      then public.mail_recipient(sender) end;
    changed_at := case when outcome = 'done' then now() end;
    return next;
  end loop;
end $$;

-- With the pictures that went with them and that nothing shows anymore, those of their edits too.
create function public.delete_items(item_type text, items jsonb)
returns table (item_id uuid, outcome text, title text, pictures text[])
language plpgsql set search_path = '' as $$
declare
  kind private.kinds;
  version timestamptz;
  deleted integer;
begin
  perform private.begin_review();
  kind := private.kind_of(item_type);
  for item_id, version in select one.id, one.version from private.rows_of_page(items) as one loop
    title := (select item.title from private.items as item where item.type = item_type and item.id = item_id);
    execute format('select array_agg(picture) from public.%I as item cross join unnest(%s) as picture where $1 in (item.id, item.revision_of)', kind.name, kind.pictures)
      into pictures using item_id;
    begin
      execute format('delete from public.%I where id = $1 and updated_at = $2 and revision_of is null', kind.name) using item_id, version;
      get diagnostics deleted = row_count;
      outcome := case when deleted = 1 then 'done' else private.outcome_of(item_type, item_id, version) end;
    exception when others then
      outcome := 'failed';
    end;
    pictures := case when outcome = 'done' then array(select public.unused_pictures(pictures)) end;
    return next;
  end loop;
end $$;

-- An admin takes back what they changed at a moment of the last ten minutes: each row gets what the log says it held, unless
-- something has happened to it since. What is told of a decision goes; whom to mail that it was taken back comes along.
create function public.undo_changes(item_type text, moment timestamptz)
returns table (item_id uuid, title text, original uuid, email text)
language plpgsql security definer set search_path = '' as $$
declare
  kind private.kinds;
  entry public.audit_log;
  columns text[];
begin
  perform private.begin_review();
  kind := private.kind_of(item_type);
  for entry in
    select log.* from public.audit_log as log
    where log.actor_id = auth.uid() and log.created_at = moment and log.created_at > now() - interval '10 minutes'
      and log.action in ('updated', 'approved', 'reopened') and log.item_type = undo_changes.item_type
    order by log.id limit 50
  loop
    columns := array(
      select quote_ident(name) from jsonb_object_keys(entry.before) as name
      where entry.before -> name is distinct from entry.after -> name and name not in ('updated_at', 'reviewed_by', 'reviewed_at'));
    execute format('update public.%1$I as item set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))
        where item.id = $2 and item.updated_at = $3 returning item.id, item.user_id', kind.name, array_to_string(columns, ', '))
      into item_id, original using entry.before, entry.item_id::uuid, moment;
    continue when item_id is null;
    delete from public.notifications as told
      where told.user_id = original and told.type in ('approved', 'rejected') and told.created_at in (moment, now())
        and right(told.title, length(entry.item_title)) = entry.item_title;
    title := entry.item_title;
    email := case when entry.action = 'approved' then public.mail_recipient(original) end;
    original := item_id;
    return next;
  end loop;
end $$;
comment on function public.undo_changes is 'Definer: removes what members were told; for admins alone.';

revoke execute on function private.rows_of_page(jsonb), private.outcome_of(text, uuid, timestamptz), public.change_items(text, jsonb, jsonb),
  public.delete_items(text, jsonb), public.undo_changes(text, timestamptz) from public, anon;
grant execute on function private.rows_of_page(jsonb), private.outcome_of(text, uuid, timestamptz), public.change_items(text, jsonb, jsonb),
  public.delete_items(text, jsonb), public.undo_changes(text, timestamptz) to authenticated, service_role;
