-- What visitors leave with us. They write through functions that tell nobody who is already known.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (private.is_email(email) and email = lower(email)),
  confirmation_hash text unique check (confirmation_hash ~ '^[0-9a-f]{64}$'),
  unsubscribe_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create index newsletter_subscribers_newest on public.newsletter_subscribers (requested_at desc);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  email text not null check (private.is_email(email)),
  message text not null check (length(message) between 1 and 4000),
  language text not null default 'en' check (private.is_site_language(language)), -- of the page
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid references auth.users (id) on delete set null
);
create index contact_messages_newest on public.contact_messages (created_at desc);
create index contact_messages_handled_by on public.contact_messages (handled_by);
create index contact_messages_open on public.contact_messages (created_at desc) where handled_at is null;

-- An admin marks what is done. Nobody rewrites what a visitor wrote.
create function private.force_message() returns trigger
language plpgsql set search_path = '' as $$
declare
  handled boolean := new.handled_at is not null;
begin
  if private.is_server() then
    return new;
  end if;
  new := old;
  new.handled_at := case when handled then coalesce(old.handled_at, now()) end;
  new.handled_by := case
    when not handled then null
    when old.handled_at is null then auth.uid()
    when not private.is_gone(old.handled_by) then old.handled_by end;
  return new;
end $$;
create trigger force_columns before update on public.contact_messages
  for each row execute function private.force_message();

create function private.notify_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.tell_admins('message', new.id, format('A message from %s', new.name), '/dashboard/messages');
  else
    perform private.untell_admins(old.id);
  end if;
  return null;
end $$;
revoke execute on function private.notify_message() from public;
create trigger notify after insert or delete on public.contact_messages
  for each row execute function private.notify_message();
create trigger notify_handled after update on public.contact_messages
  for each row when (old.handled_at is null and new.handled_at is not null) execute function private.notify_message();

-- Who has had the mail of which day (UTC) about what waits.
create table private.daily_mails (
  user_id uuid primary key references auth.users (id) on delete cascade,
  day date not null
);
alter table private.daily_mails enable row level security;

-- Whom the caller mails: from six in the morning on, each admin who wants it once a day, however many processes ask.
create function public.take_daily_mails(as_of timestamptz default now()) returns table (email text)
language plpgsql security definer set search_path = '' as $$
declare
  moment constant timestamp := as_of at time zone 'UTC';
begin
  if extract(hour from moment) < 6 then
    return;
  end if;
  return query
    with taken as (
      insert into private.daily_mails as mail (user_id, day)
      select profile.user_id, moment::date from public.profiles as profile join public.user_roles as member using (user_id)
      where profile.daily_mail and profile.status = 'active' and member.role = 'admin'
      on conflict (user_id) do update set day = excluded.day where mail.day < excluded.day
      returning user_id
    )
    select account.email::text from taken join auth.users as account on account.id = taken.user_id;
end $$;
revoke execute on function public.take_daily_mails(timestamptz) from public, anon, authenticated;
grant execute on function public.take_daily_mails(timestamptz) to service_role;

-- What admins do with mail of visitors is in the log too: who and when, nothing of the visitor.
create function private.audit_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    insert into public.audit_log (actor_id, actor_name, action, item_type, item_id)
    values (auth.uid(), private.actor_name(),
      case when tg_op = 'DELETE' then 'deleted' when to_jsonb(new) ->> 'handled_at' is null then 'reopened' else 'handled' end, tg_argv[0], old.id::text);
  end if;
  return null;
end $$;
revoke execute on function private.audit_mail() from public;
create trigger audit after delete on public.contact_messages
  for each row execute function private.audit_mail('message');
create trigger audit_handled after update on public.contact_messages
  for each row when (old.handled_at is distinct from new.handled_at) execute function private.audit_mail('message');
create trigger audit after delete on public.newsletter_subscribers
  for each row execute function private.audit_mail('subscriber');

alter table public.newsletter_subscribers enable row level security;
create policy "only a living session of an active member" on public.newsletter_subscribers as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "admins read subscribers" on public.newsletter_subscribers
  for select to authenticated using ((select private.is_admin()));
create policy "admins remove subscribers" on public.newsletter_subscribers
  for delete to authenticated using ((select private.is_admin()));

alter table public.contact_messages enable row level security;
create policy "only a living session of an active member" on public.contact_messages as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "admins read messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
create policy "admins mark messages as handled" on public.contact_messages
  for update to authenticated using ((select private.is_admin()));
create policy "admins remove messages" on public.contact_messages
  for delete to authenticated using ((select private.is_admin()));

-- The token goes to the address by mail; unconfirmed requests are forgotten after a week.
create function public.subscribe_newsletter(email text, token text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hash text := private.token_hash(token);
begin
  delete from public.newsletter_subscribers where confirmed_at is null and requested_at < now() - interval '7 days';
  insert into public.newsletter_subscribers as subscriber (email, confirmation_hash)
  values (lower(btrim(subscribe_newsletter.email)), hash)
  on conflict on constraint newsletter_subscribers_email_key
  do update set confirmation_hash = excluded.confirmation_hash, requested_at = now();
end $$;

create function public.confirm_newsletter(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now())
  where confirmation_hash = private.token_hash(token) and (confirmed_at is not null or requested_at > now() - interval '7 days');
  return found;
end $$;
comment on function public.confirm_newsletter is 'Definer: visitors write no table: a mailed token confirms its own address.';

-- Takes the token of a newsletter (unsubscribe_token) or that of the confirmation mail, and forgets the address.
create function public.unsubscribe_newsletter(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.newsletter_subscribers
  where confirmation_hash = private.token_hash(token) or unsubscribe_token = token;
  return found;
end $$;
comment on function public.unsubscribe_newsletter is 'Definer: visitors write no table: a mailed token removes its own address.';

-- Whether there is a new message: a form that is posted twice leaves one, another text of the same form is another.
-- `submission_id` belongs to the form.
create function public.send_contact_message(name text, email text, message text, submission_id uuid default null, language text default 'en') returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.contact_messages (id, name, email, message, language)
  values (
    case when submission_id is null then gen_random_uuid()
      else md5(jsonb_build_array(submission_id, name, email, message)::text)::uuid end,
    name, email, message, language)
  on conflict on constraint contact_messages_pkey do nothing;
  return found;
end $$;

-- As with drafts, the server alone calls what could fill the inbox, or subscribe an address with a token of their own.
revoke execute on function public.subscribe_newsletter(text, text), public.send_contact_message(text, text, text, uuid, text) from public, anon, authenticated;
grant execute on function public.subscribe_newsletter(text, text), public.send_contact_message(text, text, text, uuid, text) to service_role;
revoke execute on function public.confirm_newsletter(text), public.unsubscribe_newsletter(text) from public;
grant execute on function public.confirm_newsletter(text), public.unsubscribe_newsletter(text) to anon, authenticated, service_role;

-- Rate limits that several processes of the site share. Lost in a crash, which gives a try more; nothing else.

create unlogged table private.tries (
  key text primary key check (length(key) <= 100),
  points integer not null,
  expires_at timestamptz not null
);
create index tries_expiry on private.tries (expires_at);
alter table private.tries enable row level security;

-- Counts one try for each key in turn, until one has more than its `points`: the place of that one, and how long it waits.
-- The first try over the limit may wait for `block_seconds` from then on.
create function public.count_tries(tries jsonb) returns table (refused integer, milliseconds_left integer)
language plpgsql security definer set search_path = '' as $$
declare
  try record;
  counted record;
begin
  -- A few at a time: no call waits for another, and the table does not grow.
  delete from private.tries as old where old.key in (
    select expired.key from private.tries as expired where expired.expires_at <= now() limit 10 for update skip locked);
  for try in
    select * from rows from (jsonb_to_recordset(tries) as (key text, points integer, seconds integer, block_seconds integer)) with ordinality
  loop
    insert into private.tries as kept (key, points, expires_at) values (try.key, 1, now() + try.seconds * interval '1 second')
    on conflict on constraint tries_pkey do update set
      points = case when kept.expires_at <= now() then 1 else kept.points + 1 end,
      expires_at = case
        when kept.expires_at <= now() then excluded.expires_at
        when kept.points = try.points and try.block_seconds > 0 then now() + try.block_seconds * interval '1 second'
        else kept.expires_at end
    returning kept.points, kept.expires_at into counted;
    if counted.points > try.points then
      return query select try.ordinality::integer, ceil(extract(epoch from counted.expires_at - now()) * 1000)::integer;
      return;
    end if;
  end loop;
end $$;

create function public.take_back_tries(keys text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.tries as kept set points = greatest(kept.points - 1, 0) where kept.key = any (keys);
end $$;
revoke execute on function public.count_tries(jsonb), public.take_back_tries(text[]) from public, anon, authenticated;
grant execute on function public.count_tries(jsonb), public.take_back_tries(text[]) to service_role;
