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
  name text not null check (length(name) between 1 and 120),
  email text not null check (private.is_email(email)),
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index contact_messages_newest on public.contact_messages (created_at desc);

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

-- Takes the token of a newsletter (unsubscribe_token) or that of the confirmation mail, and forgets the address.
create function public.unsubscribe_newsletter(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.newsletter_subscribers
  where confirmation_hash = private.token_hash(token) or unsubscribe_token = token;
  return found;
end $$;

create function public.send_contact_message(name text, email text, message text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.contact_messages (name, email, message) values (name, email, message);
end $$;

revoke execute on function public.subscribe_newsletter(text, text), public.confirm_newsletter(text), public.unsubscribe_newsletter(text), public.send_contact_message(text, text, text) from public;
grant execute on function public.subscribe_newsletter(text, text), public.confirm_newsletter(text), public.unsubscribe_newsletter(text), public.send_contact_message(text, text, text) to anon, authenticated, service_role;
