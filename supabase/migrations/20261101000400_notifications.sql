-- The bell: members hear what was decided, admins what waits for review.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null check (type in ('approved', 'rejected', 'review', 'account', 'message', 'takedown_request', 'report')),
  title text not null check (length(title) between 1 and 300),
  body text check (length(body) <= 1000),
  link text check (length(link) <= 300 and link ~ '^/([^/\\]|$)'),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  item_type text check (length(item_type) <= 40), -- with its title what the title says, for a page that says it in the member's language
  item_title text check (length(item_title) <= 300),
  items uuid[] -- what arrived that day and still waits, in a line for admins
);
create index notifications_newest on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create unique index notifications_day on public.notifications (user_id, type, ((created_at at time zone 'UTC')::date)) where items is not null;

create function private.force_notification() returns trigger
language plpgsql set search_path = '' as $$
declare
  read_at timestamptz := case when new.read_at is null then null else coalesce(old.read_at, now()) end;
begin
  if not private.is_server() and pg_trigger_depth() = 1 then
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
  for select to authenticated using (user_id = (select auth.uid()) and (items is null or (select private.is_admin())));
create policy "members mark their notifications as read" on public.notifications
  for update to authenticated using (user_id = (select auth.uid()));
create policy "members delete their notifications" on public.notifications
  for delete to authenticated using (user_id = (select auth.uid()));

create function private.news_title(type text, items uuid[]) returns text
language sql immutable set search_path = '' as $$
  select format('%s new %s%s', cardinality(items), case type when 'message' then 'message' when 'takedown_request' then 'request' when 'report' then 'report' else 'submission' end,
    case when cardinality(items) > 1 then 's' end);
$$;

-- A kind of news is one line a day (UTC) for each admin, however much arrives. All are written in one order: no deadlock.
create function private.tell_admins(kind text, item uuid, said text, place text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.notifications as told (user_id, type, title, link, items)
  select member.user_id, kind, said, place, array[item]
  from public.user_roles as member join public.profiles as profile using (user_id)
  where member.role = 'admin' and profile.status = 'active' and member.user_id is distinct from auth.uid()
  order by member.user_id
  on conflict (user_id, type, ((created_at at time zone 'UTC')::date)) where items is not null do update
  set items = told.items || excluded.items, title = private.news_title(told.type, told.items || excluded.items),
    read_at = null, created_at = excluded.created_at;
end $$;

-- That something waits is no news once it is decided or gone.
create function private.untell_admins(item uuid) returns void
language plpgsql set search_path = '' as $$
begin
  delete from public.notifications where items = array[item];
  update public.notifications
    set items = array_remove(items, item), title = private.news_title(type, array_remove(items, item))
    where items @> array[item];
end $$;
revoke execute on function private.news_title(text, uuid[]), private.tell_admins(text, uuid, text, text), private.untell_admins(uuid) from public;

-- Trigger arguments: what the item is called in a sentence and the column that holds its title. What an admin adds, by a
-- form or a file, is no submission and rings no bell.
create function private.notify_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  title text := to_jsonb(new) ->> tg_argv[1];
  article text := case when tg_argv[0] ~ '^[aeiou]' then 'An' else 'A' end;
begin
  if tg_op = 'DELETE' then
    perform private.untell_admins(old.id);
    return null;
  end if;
  if tg_op = 'UPDATE' and old.status = new.status then
    return null;
  end if;
  if new.status = 'pending' then
    if tg_op = 'UPDATE' or not private.is_admin() then
      perform private.tell_admins('review', new.id, format('%s %s is waiting for review: %s', article, tg_argv[0], title), '/dashboard/moderation');
    end if;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    perform private.untell_admins(new.id);
    if new.user_id is not null and new.user_id is distinct from auth.uid() then
      insert into public.notifications (user_id, type, title, body, link, item_type, item_title)
      values (new.user_id, new.status, format('Your %s was %s: %s', tg_argv[0], new.status, title), new.review_note, '/dashboard/profile',
        (select kind.type from private.kinds as kind where kind.name = tg_table_name), title);
    end if;
  end if;
  return null;
end $$;
revoke execute on function private.notify_review() from public;
