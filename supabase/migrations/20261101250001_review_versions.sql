-- A decision is about what the admin has read: it says which version of the item that was, and does not hold where the
-- item has changed since. The version is the time of its last change.

create or replace view public.moderation_queue with (security_invoker = true) as
  select id, 'logo' as type, title, status, user_id, created_at, company as detail, image_url, revision_of, updated_at from public.logos
  union all
  select id, 'jargon', term, status, user_id, created_at, definition, null, revision_of, updated_at from public.jargon
  union all
  select id, 'event', title, status, user_id, created_at, location, image_url, revision_of, updated_at from public.events
  union all
  select id, 'job', title, status, user_id, created_at, company, null, revision_of, updated_at from public.jobs;

drop function public.review_items(jsonb, text, text);
drop function public.review_item(text, uuid, text, text);

-- As before, and 'changed' where the item still waits but is another version; without a version, whatever it says now.
-- Who decides the same again, as a form that is sent twice does, is told so: 'repeated', with nothing written.
create function public.review_item(item_type text, item_id uuid, decision text, note text default null, version timestamptz default null)
returns table (outcome text, status text, reviewer_name text, reviewed_at timestamptz, title text)
language plpgsql set search_path = '' as $$
declare
  target text := case item_type when 'logo' then 'logos' when 'jargon' then 'jargon' when 'event' then 'events' when 'job' then 'jobs' end;
  words text := nullif(btrim(note), '');
  decided integer;
  original uuid;
begin
  perform private.require_admin();
  if target is null or decision is null or decision not in ('approved', 'rejected') then
    raise exception 'unknown item type or decision' using errcode = '22023';
  end if;
  execute format(
    'update public.%I set status = $1, review_note = $2
     where id = $3 and status = ''pending'' and ($4 is null or updated_at = $4) returning revision_of', target
  ) into original using decision, words, item_id, version;
  get diagnostics decided = row_count;
  return query execute format(
    'select case
       when $1 then ''decided''
       when item.status = ''pending'' then ''changed''
       when item.status = $3 and item.reviewed_by = auth.uid() and item.review_note is not distinct from $4 then ''repeated''
       else ''already'' end,
       item.status, profile.name, item.reviewed_at, item.%I
     from public.%I as item left join public.profiles as profile on profile.user_id = item.reviewed_by
     where item.id = $2', case target when 'jargon' then 'term' else 'title' end, target)
    using decided = 1, item_id, decision, words;
  if not found then
    -- An approved edit is applied and gone in one transaction.
    return query
      select 'repeated', 'approved', approval.actor_name, approval.created_at, approval.item_title
      from public.audit_log as approval
      where approval.item_type = review_item.item_type and approval.item_id = review_item.item_id::text
        and approval.action = 'approved' and decision = 'approved' and approval.actor_id = auth.uid()
        and approval.note is not distinct from words
        and exists (
          select from public.audit_log as ending
          where ending.item_type = approval.item_type and ending.item_id = approval.item_id
            and ending.action = 'deleted' and ending.created_at = approval.created_at)
      limit 1;
  end if;
  if not found then
    return query select 'missing', null::text, null::text, null::timestamptz, null::text;
  end if;
  if decided = 1 and decision = 'approved' and original is not null then
    perform private.apply_revision(target, item_id, original);
  end if;
end $$;

-- `items` is [{"type": ..., "id": ..., "version": ...}], at most 50.
create function public.review_items(items jsonb, decision text, note text default null)
returns table (item_type text, item_id uuid, outcome text, status text, reviewer_name text, reviewed_at timestamptz, title text)
language plpgsql set search_path = '' as $$
declare
  item record;
begin
  perform private.require_admin();
  if jsonb_array_length(items) > 50 then
    raise exception 'too many items' using errcode = '22023';
  end if;
  -- In one order for everybody: two admins with the same items do not wait for each other in a circle.
  for item in
    select distinct on (chosen.id, chosen.type) chosen.type, chosen.id, chosen.version
    from jsonb_to_recordset(items) as chosen (type text, id uuid, version timestamptz) order by chosen.id, chosen.type
  loop
    begin
      return query
        select item.type, item.id, reviewed.* from public.review_item(item.type, item.id, decision, note, item.version) as reviewed;
    exception
      when invalid_parameter_value then
        raise;
      when others then
        return query select item.type, item.id, 'failed', null::text, null::text, null::timestamptz, null::text;
    end;
  end loop;
end $$;
