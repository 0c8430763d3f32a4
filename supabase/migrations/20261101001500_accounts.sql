-- The signed-in member, and what admins do with members.

-- The name given at sign-up, else the part of the address before the @.
create function private.name_of(metadata jsonb, email text) returns text
language sql immutable set search_path = '' as $$
  select left(coalesce(nullif(btrim(metadata ->> 'name'), ''), nullif(split_part(email, '@', 1), ''), 'Member'), 80);
$$;

-- One row, or none where the session has ended. An inactive member still gets theirs, so that the page can say so.
create function public.current_member()
returns table (id uuid, email text, name text, role text, status text, unread bigint)
language sql stable security definer set search_path = '' as $$
  select account.id, account.email::text,
    coalesce(profile.name, private.name_of(account.raw_user_meta_data, account.email::text)),
    coalesce(role.role, 'user'), coalesce(profile.status, 'active'),
    (select count(*) from public.notifications where user_id = account.id and read_at is null)
  from auth.users as account
  left join public.profiles as profile on profile.user_id = account.id
  left join public.user_roles as role on role.user_id = account.id
  where account.id = auth.uid() and private.has_session();
$$;

-- Gives the caller the rows that every member has. The role is always 'user'.
create function public.ensure_member() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_active() then
    raise exception 'no active session' using errcode = '42501';
  end if;
  insert into public.profiles (user_id, name)
  select id, private.name_of(raw_user_meta_data, email::text) from auth.users where id = auth.uid()
  on conflict do nothing;
  insert into public.user_roles (user_id) values (auth.uid()) on conflict do nothing;
end $$;

create function public.get_auth_users()
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
    order by account.created_at, account.id;
end $$;

create function public.set_user_role(user_id uuid, role text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  insert into public.profiles (user_id, name)
  select account.id, private.name_of(account.raw_user_meta_data, account.email::text)
  from auth.users as account where account.id = set_user_role.user_id
  on conflict do nothing;
  insert into public.user_roles (user_id, role) values (set_user_role.user_id, set_user_role.role)
  on conflict on constraint user_roles_pkey do update set role = excluded.role;
end $$;

-- Deactivating ends the member's sessions at once.
create function public.update_user(user_id uuid, name text, email text, role text, status text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(email));
begin
  perform private.require_admin();
  if not exists (select from auth.users as account where account.id = update_user.user_id) then
    raise exception 'unknown user' using errcode = 'PT404';
  elsif update_user.user_id = auth.uid() and update_user.status <> 'active' then
    raise exception 'own_account' using errcode = 'PT409';
  elsif address is null or not private.is_email(address) then
    raise exception 'malformed email' using errcode = '22023';
  elsif exists (select from auth.users as account where lower(account.email) = address and account.id <> update_user.user_id) then
    raise exception 'email_taken' using errcode = 'PT409';
  end if;

  perform public.set_user_role(update_user.user_id, update_user.role);
  update public.profiles as profile set name = btrim(update_user.name), status = update_user.status
    where profile.user_id = update_user.user_id;
  update auth.users as account set email = address, email_confirmed_at = coalesce(account.email_confirmed_at, now()), updated_at = now()
    where account.id = update_user.user_id and account.email is distinct from address;
  if found then
    update auth.identities as identity set identity_data = identity.identity_data || jsonb_build_object('email', address)
      where identity.user_id = update_user.user_id and identity.provider = 'email';
  end if;
  if update_user.status = 'inactive' then
    delete from auth.refresh_tokens as token where token.user_id::text = update_user.user_id::text;
    delete from auth.sessions as session where session.user_id = update_user.user_id;
  end if;
end $$;

-- What the member published stays, without its owner.
create function public.delete_user(user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if delete_user.user_id = auth.uid() then
    raise exception 'own_account' using errcode = 'PT409';
  end if;
  delete from public.user_roles as member where member.user_id = delete_user.user_id;
  delete from auth.refresh_tokens as token where token.user_id::text = delete_user.user_id::text;
  delete from auth.sessions as session where session.user_id = delete_user.user_id;
  delete from auth.identities as identity where identity.user_id = delete_user.user_id;
  delete from auth.users as account where account.id = delete_user.user_id;
  if not found then
    raise exception 'unknown user' using errcode = 'PT404';
  end if;
end $$;

revoke execute on function public.current_member() from public;
revoke execute on function public.ensure_member(), public.get_auth_users(), public.set_user_role(uuid, text), public.update_user(uuid, text, text, text, text), public.delete_user(uuid) from public, anon;
grant execute on function public.current_member() to anon, authenticated, service_role;
grant execute on function public.ensure_member(), public.get_auth_users(), public.set_user_role(uuid, text), public.update_user(uuid, text, text, text, text), public.delete_user(uuid) to authenticated, service_role;
