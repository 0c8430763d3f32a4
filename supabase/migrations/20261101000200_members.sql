-- Who is who: role and profile of every member, and the questions that policies ask about the caller.

create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'user' check (role in ('admin', 'editor', 'user')),
  updated_at timestamptz not null default now()
);
create index user_roles_role on public.user_roles (role);

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80 and name = private.one_line(name)),
  status text not null default 'active' check (status in ('active', 'inactive')),
  language text not null default 'en' check (private.is_site_language(language)), -- of the mails that the member gets
  mail_notifications boolean not null default true,
  daily_mail boolean not null default false, -- for admins: what waits
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profiles_status on public.profiles (status);
create index profiles_created_at on public.profiles (created_at);

-- Admins for a quarter of an hour, see start_bypass: accounts without role and profile, so in no list and no figure,
-- without news, and never the last admin.
create table private.bypass_admins (
  -- Known before its account, which must not become a member.
  user_id uuid primary key references auth.users (id) on delete cascade deferrable initially deferred,
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

-- Whether an account is there no more: nobody may clear its name from a row but its deletion.
create function private.is_gone(user_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from auth.users as account where account.id = is_gone.user_id);
$$;
revoke execute on function private.is_gone(uuid) from public;
grant execute on function private.is_gone(uuid) to authenticated, service_role;

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

-- Two-step sign-in. A session is proven once its member has given a code; until then it has a user's rights, whatever their
-- role.

create table private.second_factors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Encrypted with a key that only the site has and gives with each call, and the hashes made with it.
  secret bytea not null,
  recovery_hashes bytea[] not null,
  last_step bigint not null, -- no code is good twice
  created_at timestamptz not null default now()
);
create table private.proven_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  proven_at timestamptz not null default now()
);
create index proven_sessions_user on private.proven_sessions (user_id);
-- REQUIRE_SECOND_FACTOR, as the site said at its start.
create table private.second_factor_rule (
  is_only_row boolean primary key default true check (is_only_row),
  is_required boolean not null default false
);
insert into private.second_factor_rule default values;
alter table private.second_factors enable row level security;
alter table private.proven_sessions enable row level security;
alter table private.second_factor_rule enable row level security;

-- The policy of every table asks these three. plpgsql keeps their plans, which must not be those of empty tables: hence
-- enable_seqscan. What it forbids costs so much on paper that the machine code of it would be worth making, hence jit.

-- The session of the caller's token exists. A token without a session id (a storage upload token) has none. The service
-- may renew the session of a bypass: after the quarter of an hour it is nobody.
create function private.has_session() returns boolean
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  return exists (
    select from auth.sessions as session
    join auth.users as account on account.id = session.user_id
    where session.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and session.user_id = auth.uid()
      and (session.not_after is null or session.not_after > now())
      and account.deleted_at is null
      and (account.banned_until is null or account.banned_until < now())
  ) and not exists (select from private.bypass_admins where user_id = auth.uid() and expires_at <= now());
end $$;

create function private.is_active() returns boolean
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  return private.has_session()
    and not exists (select from public.profiles where user_id = auth.uid() and status = 'inactive');
end $$;

-- Of the caller's session: 'off', 'needed' (their role must have one), 'asked' (not given yet), 'proven', or 'stale' where
-- that is more than 15 minutes ago.
create function private.second_factor() returns text
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  given_at timestamptz;
begin
  if exists (select from private.second_factors where user_id = auth.uid()) then
    select proven_at into given_at from private.proven_sessions
    where session_id = nullif(auth.jwt() ->> 'session_id', '')::uuid and user_id = auth.uid();
    return case when given_at is null then 'asked' when given_at > now() - interval '15 minutes' then 'proven' else 'stale' end;
  end if;
  return case when (select is_required from private.second_factor_rule) and (
    private.is_bypass(auth.uid()) or exists (select from public.user_roles where user_id = auth.uid() and role in ('admin', 'editor')))
    then 'needed' else 'off' end;
end $$;

create function private.proven() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return private.second_factor() not in ('needed', 'asked');
end $$;
revoke execute on function private.second_factor(), private.proven() from public;
grant execute on function private.second_factor(), private.proven() to anon, authenticated, service_role;

create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  return private.is_active() and private.proven()
    and (exists (select from public.user_roles where user_id = auth.uid() and role = 'admin') or private.is_bypass(auth.uid()));
end $$;

revoke execute on function private.has_session() from public;
revoke execute on function private.is_active(), private.is_admin() from public;
grant execute on function private.is_active(), private.is_admin() to anon, authenticated, service_role;

-- For functions that administer: the secret key and admins pass.
create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not (private.is_server() or private.is_admin()) then
    raise exception 'admin_only' using errcode = '42501';
  end if;
end $$;

-- What gives or takes most asks for a code again.
create function private.require_recent_proof() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_server() and private.second_factor() not in ('off', 'proven') then
    raise exception 'prove_again' using errcode = '42501';
  end if;
end $$;

create function private.force_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  if not private.is_server() then
    new.user_id := old.user_id;
    new.created_at := old.created_at;
    if not private.is_admin() then
      new.status := old.status;
    end if;
  end if;
  return new;
end $$;
create trigger force_columns before update on public.profiles
  for each row execute function private.force_profile();

create function private.touch() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger touch before insert or update on public.user_roles
  for each row execute function private.touch();

-- There is always one active admin, whichever way the change comes. Direct connections may clean up.
create function private.keep_an_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_direct() then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' then
    if tg_table_name = 'user_roles' then
      if new.role = 'admin' then return new; end if;
    elsif new.status = 'active' then
      return new;
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtext('keep_an_admin'));
  if exists (
    select from public.user_roles join public.profiles using (user_id)
    where user_id = old.user_id and role = 'admin' and status = 'active'
  ) and not exists (
    select from public.user_roles join public.profiles using (user_id)
    where user_id <> old.user_id and role = 'admin' and status = 'active'
  ) then
    raise exception 'last_admin' using errcode = 'PT409';
  end if;
  return coalesce(new, old);
end $$;
revoke execute on function private.keep_an_admin() from public;
create trigger keep_an_admin before update or delete on public.user_roles
  for each row execute function private.keep_an_admin();
create trigger keep_an_admin before update or delete on public.profiles
  for each row execute function private.keep_an_admin();

-- Nobody takes away their own admin role, however many admins there are: a slip would lock them out.
create function private.keep_own_admin_role() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.user_id = auth.uid() and old.role = 'admin' and new.role <> 'admin' and not private.is_server() then
    raise exception 'own_account' using errcode = 'PT409';
  end if;
  return new;
end $$;
create trigger keep_own_admin_role before update on public.user_roles
  for each row execute function private.keep_own_admin_role();

alter table public.user_roles enable row level security;
create policy "only a living session of an active member" on public.user_roles as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "members read their role, admins all" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins give roles" on public.user_roles
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change roles" on public.user_roles
  for update to authenticated using ((select private.is_admin()));
-- An account that is deleted takes its role with it by another way.
create policy "admins take roles" on public.user_roles
  for delete to authenticated using ((select private.is_admin()) and user_id <> (select auth.uid()));

alter table public.profiles enable row level security;
create policy "only a living session of an active member" on public.profiles as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "members read their profile, admins all" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "members change their profile, admins all" on public.profiles
  for update to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));

grant execute on function private.require_admin(), private.require_recent_proof() to anon, authenticated, service_role;
