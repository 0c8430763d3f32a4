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

create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  return private.is_active()
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

grant execute on function private.require_admin() to anon, authenticated, service_role;
