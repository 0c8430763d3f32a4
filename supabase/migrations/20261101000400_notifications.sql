-- The bell: members hear what was decided, admins what waits for review.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null check (type in ('approved', 'rejected', 'review', 'account', 'message')),
  title text not null check (length(title) between 1 and 300),
  body text check (length(body) <= 1000),
  link text check (length(link) <= 300 and link ~ '^/([^/\\]|$)'),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  item_id uuid -- what waits for review
);
create index notifications_newest on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_waiting on public.notifications (item_id) where read_at is null and item_id is not null;

-- A member only marks as read.
create function private.force_notification() returns trigger
language plpgsql set search_path = '' as $$
declare
  read_at timestamptz := case when new.read_at is null then null else coalesce(old.read_at, now()) end;
begin
  if not private.is_server() then
    new := old;
    new.read_at := read_at;
  end if;
  return new;
end $$;
create trigger force_columns before update on public.notifications
  for each row execute function private.force_notification();

alter table public.notifications enable row level security;
create policy "only a living session of an active member" on public.notifications as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "members read their notifications" on public.notifications
  for select to authenticated using (user_id = (select auth.uid()));
create policy "members mark their notifications as read" on public.notifications
  for update to authenticated using (user_id = (select auth.uid()));
create policy "members delete their notifications" on public.notifications
  for delete to authenticated using (user_id = (select auth.uid()));

-- Trigger arguments: what the item is called in a sentence and the column that holds its title. That an item waits is no
-- news once it is decided or gone. What an admin adds, by a form or a file, is no submission and rings no bell.
create function private.notify_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  title text := to_jsonb(new) ->> tg_argv[1];
  article text := case when tg_argv[0] ~ '^[aeiou]' then 'An' else 'A' end;
begin
  if tg_op = 'DELETE' then
    update public.notifications set read_at = now() where item_id = old.id and read_at is null;
    return null;
  end if;
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
revoke execute on function private.notify_review() from public;
