-- An admin takes their own last decision back, shortly after it.

-- The log says so when an admin makes an item wait again; a member who sends theirs again resubmits it.
create or replace function private.write_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'search' - 'search_names' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'search' - 'search_names' end;
  item jsonb := coalesce(after, before);
  action text;
  decided boolean := false;
begin
  if before - 'updated_at' = after - 'updated_at' then
    return null;
  end if;
  if tg_op = 'DELETE' then
    action := 'deleted';
  elsif tg_argv[0] in ('role', 'profile') then
    action := case tg_op when 'INSERT' then 'created' else 'updated' end;
  elsif tg_op = 'INSERT' then
    action := case item ->> 'status' when 'pending' then 'submitted' else 'created' end;
  elsif before ->> 'status' is distinct from after ->> 'status' then
    decided := after ->> 'status' <> 'pending';
    action := case after ->> 'status' when 'pending' then case when private.is_admin() then 'reopened' else 'resubmitted' end else after ->> 'status' end;
  else
    action := 'updated';
  end if;
  insert into public.audit_log (actor_id, actor_name, action, item_type, item_id, item_title, before, after, note)
  values (
    auth.uid(),
    coalesce((select name from public.profiles where user_id = auth.uid()), case when auth.uid() is null then 'Server' else 'Member' end),
    action,
    tg_argv[0],
    coalesce(item ->> 'id', item ->> 'user_id'),
    coalesce(item ->> tg_argv[1], (select name from public.profiles where user_id::text = item ->> 'user_id')),
    before,
    after,
    case when decided then after ->> 'review_note' end
  );
  return null;
end $$;

-- 'undone', or 'refused' where it is not the caller's own last decision, it is older than ten minutes, or something
-- has happened to the item since. An edit that was applied is gone, so it is refused too.
create function public.undo_review(item_type text, item_id uuid)
returns table (outcome text, title text)
language plpgsql security definer set search_path = '' as $$
declare
  target text := case item_type when 'logo' then 'logos' when 'jargon' then 'jargon' when 'event' then 'events' when 'job' then 'jobs' end;
  item jsonb;
  last_own bigint;
  last_of_item bigint;
  item_title text;
begin
  perform private.require_admin();
  if target is null then
    raise exception 'unknown item type' using errcode = '22023';
  end if;
  execute format('select to_jsonb(item) from public.%I as item where id = $1 for update', target) into item using item_id;
  select max(entry.id) into last_own from public.audit_log as entry
    where entry.actor_id = auth.uid() and entry.action in ('approved', 'rejected');
  select max(entry.id) into last_of_item from public.audit_log as entry
    where entry.item_type = undo_review.item_type and entry.item_id = undo_review.item_id::text;
  item_title := coalesce(item ->> 'title', item ->> 'term');
  if item is null
    or item ->> 'status' = 'pending'
    or item ->> 'reviewed_by' is distinct from auth.uid()::text
    or (item ->> 'reviewed_at')::timestamptz < now() - interval '10 minutes'
    or last_own is distinct from last_of_item
  then
    return query select 'refused', item_title;
    return;
  end if;
  -- The decision and what tells of it were written in one transaction, so they bear the same time.
  delete from public.notifications as notification
    where notification.user_id = (item ->> 'user_id')::uuid
      and notification.type = item ->> 'status'
      and notification.created_at = (item ->> 'reviewed_at')::timestamptz
      and right(notification.title, length(item_title)) = item_title;
  execute format('update public.%I set status = ''pending'' where id = $1', target) using item_id;
  return query select 'undone', item_title;
end $$;
revoke execute on function public.undo_review(text, uuid) from public, anon;
grant execute on function public.undo_review(text, uuid) to authenticated, service_role;
