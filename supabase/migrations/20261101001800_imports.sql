-- Rows of a file that an admin brings: what is here already of them, writing them as a whole, and taking that back.

-- Of items that an admin is about to import, those that repeat an earlier one of them, or are here already, whatever their status:
-- the place of each, counted from 0; that of the `earlier` one; the `item` that has its slug, or else its identity; and whether
-- another than the one with the slug has that.
create function public.existing_items(item_type text, items jsonb)
returns table (place integer, earlier integer, item jsonb, is_taken boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  kind private.kinds;
begin
  perform private.require_admin();
  kind := private.kind_of(item_type);
  return query execute format($query$
    with given as materialized (
      select one.number::integer - 1 as place, nullif(one.item ->> 'slug', '') as slug,
        array(select private.fold(nullif(one.item ->> name, '')) from unnest($1) with ordinality as part (name, number) order by part.number) as identity
      from jsonb_array_elements($2) with ordinality as one (item, number)
    ), found as materialized (
      select given.place, array_position(given.identity, null) is null as is_whole,
        min(given.place) over (partition by given.identity) as first,
        (select item.id from public.%1$I as item where item.slug = given.slug and item.revision_of is null) as by_slug,
        (select known.id from private.items as known
          where known.type = $3 and known.folded_title = given.identity[1] and known.identity = given.identity and known.revision_of is null
          order by known.slug = given.slug desc nulls last, known.created_at, known.id limit 1) as by_identity
      from given
    )
    select found.place, case when found.is_whole then nullif(found.first, found.place) end, to_jsonb(item) - 'search' - 'search_names',
      coalesce(found.by_slug <> found.by_identity, false)
    from found left join public.%1$I as item on item.id = coalesce(found.by_slug, found.by_identity)
    where item.id is not null or (found.is_whole and found.first < found.place)
    order by found.place
  $query$, kind.name) using kind.identity, items, item_type;
end $$;
comment on function public.existing_items is 'Definer: a policy in the way would keep the planner from the indexes; for admins alone.';

-- Writes the rows of a file, all or none: [{"id": ..., "version": ..., "columns": {...}}] changes an item that still is this version,
-- and one without an id is added. Sent twice it writes once, unless it is one of the parts of an import. Runs with the
-- caller's rights.
create function public.import_items(item_type text, import_id uuid, items jsonb, is_part boolean default false) returns void
language plpgsql set search_path = '' as $$
declare
  kind private.kinds;
  one record;
  columns text;
  added integer;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('import ' || import_id));
  if not is_part and exists (
    select from public.audit_log as log
    where log.item_type = import_items.item_type and log.item_id = import_items.import_id::text and log.action = 'imported'
  ) then
    return;
  end if;
  kind := private.kind_of(item_type);
  perform set_config('import.id', import_id::text, true);
  for one in select item.* from jsonb_to_recordset(items) as item (id uuid, version timestamptz, columns jsonb) where item.id is not null loop
    select string_agg(quote_ident(name), ', ') into columns from jsonb_object_keys(one.columns) as name;
    execute format(
      'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2 and updated_at = $3',
      kind.name, columns
    ) using one.columns, one.id, one.version;
    get diagnostics added = row_count;
    if added = 0 then
      raise exception 'changed_meanwhile' using errcode = 'PT409';
    end if;
  end loop;
  select string_agg(distinct quote_ident(name), ', ') into columns
  from jsonb_array_elements(items) as item cross join jsonb_object_keys(item -> 'columns') as name where item ->> 'id' is null;
  if columns is null then
    perform private.log_import('imported', item_type, import_id, private.import_title(import_id, 0, kind.noun));
  else
    execute format(
      'insert into public.%1$I (import_id, %2$s)
       select $1, %2$s from jsonb_array_elements($2) as item cross join jsonb_populate_record(null::public.%1$I, item -> ''columns'')
       where item ->> ''id'' is null',
      kind.name, columns
    ) using import_id, items;
  end if;
  perform set_config('import.id', '', true);
end $$;

-- An admin takes an import back: what it added goes, what it changed gets back what it held, and what somebody has changed or
-- decided since stays. `is_rehearsal`: says what would happen. Nothing where there is no such import, or it was taken back
-- before. `pictures`: those that nothing shows anymore. Runs with the caller's rights.
create function public.undo_import(item_type text, import_id uuid, is_rehearsal boolean default false)
returns table (title text, removed integer, restored integer, kept integer, pictures text[])
language plpgsql set search_path = '' as $$
declare
  kind private.kinds;
  ids uuid[];
  columns text;
  change record;
  undone_at bigint;
begin
  perform private.begin_review();
  kind := private.kind_of(item_type);
  select coalesce(max(log.id), 0) into undone_at from public.audit_log as log
  where log.item_type = undo_import.item_type and log.item_id = undo_import.import_id::text and log.action = 'import undone';
  select string_agg(distinct log.item_title, ', ') into title from public.audit_log as log
  where log.item_type = undo_import.item_type and log.item_id = undo_import.import_id::text and log.action = 'imported' and log.id > undone_at;
  if title is null then
    return;
  end if;
  execute format(
    'select array_agg(item.id) filter (where not touched), count(*) filter (where touched),
       array(select distinct unnest(shown) from (select %2$s as shown from public.%1$I as item where item.import_id = $1) as one)
     from (select item.id, exists (select from public.audit_log as log where log.item_type = $2 and log.item_id = item.id::text) as touched
       from public.%1$I as item where item.import_id = $1) as item',
    kind.name, kind.pictures
  ) into ids, kept, pictures using import_id, item_type;
  removed := coalesce(cardinality(ids), 0);
  if not is_rehearsal then
    execute format('delete from public.%I where id = any ($1)', kind.name) using ids;
  end if;
  restored := 0;
  for change in
    select log.item_id::uuid as id, log.before, log.after, exists (
        select from public.audit_log as later
        where later.item_type = log.item_type and later.item_id = log.item_id and later.id > log.id) as is_touched
    from public.audit_log as log
    where log.import_id = undo_import.import_id and log.item_type = undo_import.item_type and log.id > undone_at
    order by log.id
  loop
    if change.is_touched then
      kept := kept + 1;
      continue;
    end if;
    restored := restored + 1;
    continue when is_rehearsal;
    select string_agg(quote_ident(old.key), ', ') into columns from jsonb_each(change.before) as old
    where old.key <> 'updated_at' and old.value is distinct from change.after -> old.key;
    execute format(
      'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2', kind.name, columns
    ) using change.before, change.id;
  end loop;
  if not is_rehearsal then
    perform private.log_import('import undone', item_type, import_id, title);
    pictures := array(select public.unused_pictures(pictures));
  end if;
  return next;
end $$;

revoke execute on function public.existing_items(text, jsonb), public.import_items(text, uuid, jsonb, boolean), public.undo_import(text, uuid, boolean) from public, anon;
grant execute on function public.existing_items(text, jsonb), public.import_items(text, uuid, jsonb, boolean), public.undo_import(text, uuid, boolean)
to authenticated, service_role;
