-- That an item waits for review is no news any more once anybody has decided about it: the bells of all admins forget it.

alter table public.notifications add column item_id uuid;
create index notifications_waiting on public.notifications (item_id) where read_at is null and item_id is not null;

-- As before; what tells that an item waits says which one, and is read once the item is decided. One that waits again,
-- because it was changed or the decision taken back, is told anew.
create or replace function private.notify_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  title text := to_jsonb(new) ->> tg_argv[1];
  article text := case when tg_argv[0] ~ '^[aeiou]' then 'An' else 'A' end;
begin
  if tg_op = 'UPDATE' and old.status = new.status then
    return null;
  end if;
  if new.status = 'pending' then
    if tg_op = 'INSERT' and private.is_admin() then
      return null;
    end if;
    insert into public.notifications (user_id, type, title, link, item_id)
    select member.user_id, 'review', format('%s %s is waiting for review: %s', article, tg_argv[0], title), '/dashboard/moderation', new.id
    from public.user_roles as member join public.profiles as profile using (user_id)
    where member.role = 'admin' and profile.status = 'active' and member.user_id is distinct from auth.uid();
    return null;
  end if;
  if tg_op = 'UPDATE' then
    update public.notifications set read_at = now() where item_id = new.id and read_at is null;
    if new.user_id is not null and new.user_id is distinct from auth.uid() then
      insert into public.notifications (user_id, type, title, body, link)
      values (new.user_id, new.status, format('Your %s was %s: %s', tg_argv[0], new.status, title), new.review_note, '/dashboard/profile');
    end if;
  end if;
  return null;
end $$;

-- What was sent until now: the entry in the log was written in the transaction that rang the bell, so both bear one time.
update public.notifications as notification set item_id = entry.item_id::uuid
from public.audit_log as entry
where notification.type = 'review' and notification.read_at is null
  and entry.action in ('submitted', 'resubmitted', 'reopened') and entry.created_at = notification.created_at
  and right(notification.title, length(entry.item_title)) = entry.item_title;
update public.notifications set read_at = now()
where read_at is null and item_id is not null
  and item_id not in (select id from public.moderation_queue where status = 'pending');
