-- A decision about several items is one decision: it can be taken back as one.

-- As before, but what was decided in one transaction is the last decision as a whole. Its entries in the log bear one
-- time, which is that of the review.
create or replace function public.undo_review(item_type text, item_id uuid)
returns table (outcome text, title text)
language plpgsql security definer set search_path = '' as $$
declare
  target text := case item_type when 'logo' then 'logos' when 'jargon' then 'jargon' when 'event' then 'events' when 'job' then 'jobs' end;
  item jsonb;
  decided_at timestamptz;
  last_own timestamptz;
  last_of_item timestamptz;
  item_title text;
begin
  perform private.require_admin();
  if target is null then
    raise exception 'unknown item type' using errcode = '22023';
  end if;
  execute format('select to_jsonb(item) from public.%I as item where id = $1 for update', target) into item using item_id;
  decided_at := (item ->> 'reviewed_at')::timestamptz;
  select max(entry.created_at) into last_own from public.audit_log as entry
    where entry.actor_id = auth.uid() and entry.action in ('approved', 'rejected');
  select entry.created_at into last_of_item from public.audit_log as entry
    where entry.item_type = undo_review.item_type and entry.item_id = undo_review.item_id::text
    order by entry.id desc limit 1;
  item_title := coalesce(item ->> 'title', item ->> 'term');
  if item is null
    or item ->> 'status' = 'pending'
    or item ->> 'reviewed_by' is distinct from auth.uid()::text
    or decided_at < now() - interval '10 minutes'
    or last_own is distinct from decided_at
    or last_of_item is distinct from decided_at
  then
    return query select 'refused', item_title;
    return;
  end if;
  -- What tells of the decision was written in its transaction, so it bears the same time.
  delete from public.notifications as notification
    where notification.user_id = (item ->> 'user_id')::uuid
      and notification.type = item ->> 'status'
      and notification.created_at = decided_at
      and right(notification.title, length(item_title)) = item_title;
  execute format('update public.%I set status = ''pending'' where id = $1', target) using item_id;
  return query select 'undone', item_title;
end $$;

-- The same for each of at most 20 items, [{"type": ..., "id": ...}].
create function public.undo_reviews(items jsonb)
returns table (outcome text, title text)
language plpgsql set search_path = '' as $$
declare
  item record;
begin
  perform private.require_admin();
  if jsonb_array_length(items) > 20 then
    raise exception 'too many items' using errcode = '22023';
  end if;
  for item in
    select distinct chosen.type, chosen.id from jsonb_to_recordset(items) as chosen (type text, id uuid) order by chosen.id, chosen.type
  loop
    return query select undone.* from public.undo_review(item.type, item.id) as undone;
  end loop;
end $$;
