-- ADMIN_ACCESS_TOKEN: an admin for a quarter of an hour. An account of the auth service like any other, so that every
-- rule above holds for it, but without role and profile: it is no member, is in no list and no figure, gets no news,
-- and is never the last admin.

create extension if not exists pgcrypto with schema extensions;

create table private.bypass_admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  expires_at timestamptz not null
);
create index bypass_admins_expiry on private.bypass_admins (expires_at);
alter table private.bypass_admins enable row level security;

create function private.is_bypass(user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.bypass_admins as bypass where bypass.user_id = is_bypass.user_id);
$$;
revoke execute on function private.is_bypass(uuid) from public, anon, authenticated;
grant execute on function private.is_bypass(uuid) to service_role;

-- The service may sign such an account in again, or renew its session: after the quarter of an hour it is nobody.
create or replace function private.has_session() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions as session
    join auth.users as account on account.id = session.user_id
    where session.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and session.user_id = auth.uid()
      and (session.not_after is null or session.not_after > now())
      and account.deleted_at is null
      and (account.banned_until is null or account.banned_until < now())
  ) and not exists (select from private.bypass_admins where user_id = auth.uid() and expires_at <= now());
$$;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_active()
    and (exists (select from public.user_roles where user_id = auth.uid() and role = 'admin') or private.is_bypass(auth.uid()));
$$;

drop function public.current_member();
create function public.current_member()
returns table (id uuid, email text, name text, role text, status text, unread bigint, bypass_until timestamptz)
language sql stable security definer set search_path = '' as $$
  select account.id, account.email::text,
    coalesce(profile.name, private.name_of(account.raw_user_meta_data, account.email::text)),
    case when bypass.user_id is not null then 'admin' else coalesce(role.role, 'user') end,
    coalesce(profile.status, 'active'),
    (select count(*) from public.notifications where user_id = account.id and read_at is null),
    bypass.expires_at
  from auth.users as account
  left join public.profiles as profile on profile.user_id = account.id
  left join public.user_roles as role on role.user_id = account.id
  left join private.bypass_admins as bypass on bypass.user_id = account.id
  where account.id = auth.uid() and private.has_session();
$$;
revoke execute on function public.current_member() from public;
grant execute on function public.current_member() to anon, authenticated, service_role;

create function public.end_bypasses() returns void
language plpgsql security definer set search_path = '' as $$
declare
  expired uuid;
begin
  for expired in select bypass.user_id from private.bypass_admins as bypass where bypass.expires_at <= now() loop
    perform public.delete_user(expired);
  end loop;
end $$;

-- Makes the account and returns what signs it in, once: the password is kept nowhere else. Those that have run out go.
create function public.start_bypass()
returns table (id uuid, email text, password text, expires_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  made uuid := gen_random_uuid();
  address text := 'temp-admin-' || made || '@bypass.invalid';
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
  until timestamptz := now() + interval '15 minutes';
begin
  perform public.end_bypasses();
  -- The service reads these tokens as texts, so they are empty and not null.
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
    confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at)
  values (made, 'authenticated', 'authenticated', address, extensions.crypt(secret, extensions.gen_salt('bf')), now(),
    '{"provider": "email", "providers": ["email"]}', '{"name": "Admin (Bypass)"}', '', '', '', '', now(), now());
  -- Only the hosted service has this column, and looks accounts up by it.
  if exists (select from pg_catalog.pg_attribute where attrelid = 'auth.users'::regclass and attname = 'instance_id') then
    execute 'update auth.users set instance_id = $1 where id = $2' using '00000000-0000-0000-0000-000000000000'::uuid, made;
  end if;
  insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
  values (gen_random_uuid(), made, 'email', made::text, jsonb_build_object('sub', made, 'email', address), now(), now());
  insert into private.bypass_admins (user_id, expires_at) values (made, until);
  return query select made, address, secret, until;
end $$;
revoke execute on function public.end_bypasses(), public.start_bypass() from public, anon, authenticated;
grant execute on function public.end_bypasses(), public.start_bypass() to service_role;

-- The log outlives the account, so it keeps the id by which a bypass is known.
alter table public.audit_log add column bypass_id text check (length(bypass_id) <= 60);
create or replace function private.append_only() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.bypass_id := null;
    if private.is_bypass(new.actor_id) then
      new.bypass_id := 'temp-admin-' || new.actor_id;
      new.actor_name := 'Admin (Bypass)';
    end if;
  elsif not private.is_direct() then
    raise exception 'audit_log is append-only' using errcode = '42501';
  end if;
  return coalesce(new, old);
end $$;

-- It has nothing of a member: no rows to make, no role to give, no address to change.
create or replace function public.ensure_member() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_active() then
    raise exception 'no active session' using errcode = '42501';
  end if;
  insert into public.profiles (user_id, name)
  select id, private.name_of(raw_user_meta_data, email::text) from auth.users where id = auth.uid() and not private.is_bypass(id)
  on conflict do nothing;
  insert into public.user_roles (user_id) select auth.uid() where not private.is_bypass(auth.uid()) on conflict do nothing;
end $$;

create function private.refuse_bypass() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_bypass(new.user_id) then
    raise exception 'unknown user' using errcode = 'PT404';
  end if;
  return new;
end $$;
revoke execute on function private.refuse_bypass() from public;
create trigger refuse_bypass before insert on public.user_roles
  for each row execute function private.refuse_bypass();
create trigger refuse_bypass before insert on public.profiles
  for each row execute function private.refuse_bypass();

create or replace function public.get_auth_users()
returns table (id uuid, email text, name text, role text, status text, metadata jsonb, created_at timestamptz, last_sign_in_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select account.id, account.email::text,
      coalesce(profile.name, private.name_of(account.raw_user_meta_data, account.email::text)),
      coalesce(member.role, 'user'), coalesce(profile.status, 'active'),
      account.raw_user_meta_data, account.created_at, account.last_sign_in_at
    from auth.users as account
    left join public.profiles as profile on profile.user_id = account.id
    left join public.user_roles as member on member.user_id = account.id
    where not exists (select from private.bypass_admins as bypass where bypass.user_id = account.id)
    order by account.created_at, account.id;
end $$;

create or replace function public.matching_users(query text)
returns table (id uuid, email text, name text, role text, status text, created_at timestamptz, last_sign_in_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.search_text(query);
  pattern text := private.contains_pattern(wanted);
begin
  perform private.require_admin();
  return query
    select account.id, account.email::text,
      coalesce(profile.name, private.name_of(account.raw_user_meta_data, account.email::text)),
      coalesce(member.role, 'user'), coalesce(profile.status, 'active'),
      account.created_at,
      -- Signing up leaves a sign-in of the same moment, which is no login.
      case when account.last_sign_in_at > account.created_at + interval '1 second' then account.last_sign_in_at end
    from auth.users as account
    left join public.profiles as profile on profile.user_id = account.id
    left join public.user_roles as member on member.user_id = account.id
    where not exists (select from private.bypass_admins as bypass where bypass.user_id = account.id)
      and (wanted = ''
        or coalesce(member.role, 'user') like pattern
        or lower(account.email) like pattern
        or private.fold(coalesce(profile.name, private.name_of(account.raw_user_meta_data, account.email::text))) like pattern)
    order by account.created_at desc, account.id;
end $$;

create or replace function public.user_by_id(user_id uuid)
returns table (id uuid, email text, name text, role text, status text, version text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select account.id, account.email::text,
      coalesce(profile.name, private.name_of(account.raw_user_meta_data, account.email::text)),
      coalesce(member.role, 'user'), coalesce(profile.status, 'active'), private.user_version(account.id)
    from auth.users as account
    left join public.profiles as profile on profile.user_id = account.id
    left join public.user_roles as member on member.user_id = account.id
    where account.id = user_by_id.user_id and not private.is_bypass(account.id);
end $$;

-- What admins do with mail of visitors is in the log too: who and when, nothing of the visitor.
create function private.audit_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    insert into public.audit_log (actor_id, actor_name, action, item_type, item_id)
    values (auth.uid(), coalesce((select name from public.profiles where user_id = auth.uid()), 'Member'),
      case tg_op when 'DELETE' then 'deleted' else 'updated' end, tg_argv[0], old.id::text);
  end if;
  return null;
end $$;
revoke execute on function private.audit_mail() from public;
create trigger audit after update or delete on public.contact_messages
  for each row execute function private.audit_mail('message');
create trigger audit after delete on public.newsletter_subscribers
  for each row execute function private.audit_mail('subscriber');
