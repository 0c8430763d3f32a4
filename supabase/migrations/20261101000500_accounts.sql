-- The signed-in member, and what admins do with members.

create function private.name_of(metadata jsonb, email text) returns text
language sql immutable set search_path = '' as $$
  select private.one_line(left(coalesce(
    nullif(private.one_line(metadata ->> 'name'), ''), nullif(private.one_line(split_part(email, '@', 1)), ''), 'Member'), 80));
$$;

-- One row, or none where the session has ended. A session without its second factor is a user's. An inactive member still gets theirs, so that the page can say why.
create function public.current_member()
returns table (id uuid, email text, name text, role text, status text, unread bigint, bypass_until timestamptz, second_factor text)
language sql stable security definer set search_path = '' as $$
  select account.id, account.email::text,
    coalesce(profile.name, private.name_of(account.raw_user_meta_data, account.email::text)),
    case when not private.proven() then 'user' when bypass.user_id is not null then 'admin' else coalesce(role.role, 'user') end,
    coalesce(profile.status, 'active'),
    (select count(*) from public.notifications where user_id = account.id and read_at is null and (items is null or (select private.is_admin()))),
    bypass.expires_at, private.second_factor()
  from auth.users as account
  left join public.profiles as profile on profile.user_id = account.id
  left join public.user_roles as role on role.user_id = account.id
  left join private.bypass_admins as bypass on bypass.user_id = account.id
  where account.id = auth.uid() and (profile.status <> 'active' or private.has_session());
$$;
comment on function public.current_member is 'Definer: reads accounts and sessions, and gives the caller their own.';
revoke execute on function public.current_member() from public;
grant execute on function public.current_member() to anon, authenticated, service_role;

-- The rows that every member has. The role is always 'user'. A bypass has nothing of a member.
create function private.make_member(account auth.users) returns void
language plpgsql set search_path = '' as $$
declare
  language text := account.raw_user_meta_data ->> 'language'; -- of the page where they signed up
begin
  if not private.is_bypass(account.id) then
    insert into public.profiles (user_id, name, language)
    values (account.id, private.name_of(account.raw_user_meta_data, account.email::text), case when private.is_site_language(language) then language else 'en' end)
    on conflict do nothing;
    insert into public.user_roles (user_id) values (account.id) on conflict do nothing;
  end if;
end $$;

-- From sign-up on, confirmed or not. An admin who makes an account for somebody writes its rows next, in their own name.
create function private.make_new_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.make_member(new);
  return null;
end $$;
revoke execute on function private.make_member(auth.users), private.make_new_member() from public;
create trigger make_member after insert on auth.users
  for each row when (new.raw_user_meta_data ->> 'submission_id' is null) execute function private.make_new_member();

-- For the caller, who has just signed in with an account from elsewhere. Returns them as current_member does.
create function public.ensure_member()
returns table (id uuid, email text, name text, role text, status text, unread bigint, bypass_until timestamptz, second_factor text)
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_active() then
    perform private.make_member(account) from auth.users as account where account.id = auth.uid();
  end if;
  return query select * from public.current_member();
end $$;
comment on function public.ensure_member is 'Definer: makes the rows of the caller alone, which no policy lets anybody insert.';

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
    where not exists (select from private.bypass_admins as bypass where bypass.user_id = account.id)
    order by account.created_at, account.id;
end $$;
comment on function public.get_auth_users is 'Definer: reads accounts, for admins alone.';

-- Users whose name, address or role has the text, the newest first: read it in pages.
create function public.matching_users(query text)
returns table (
  id uuid, email text, name text, role text, status text, created_at timestamptz, last_sign_in_at timestamptz, has_second_factor boolean
)
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
      account.last_sign_in_at,
      exists (select from private.second_factors as factor where factor.user_id = account.id)
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
comment on function public.matching_users is 'Definer: reads accounts, for admins alone.';

-- What a form of a user was made from. Another value says that somebody has changed the user since.
create function private.user_version(user_id uuid) returns text
language sql stable set search_path = '' as $$
  select md5(jsonb_build_array(account.email, profile.name, profile.status, member.role)::text)
  from auth.users as account
  left join public.profiles as profile on profile.user_id = account.id
  left join public.user_roles as member on member.user_id = account.id
  where account.id = user_version.user_id;
$$;
revoke execute on function private.user_version(uuid) from public;

create function public.user_by_id(user_id uuid)
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
comment on function public.user_by_id is 'Definer: reads accounts, for admins alone.';

create function public.member_record(user_id uuid)
returns table (since timestamptz, approved bigint, rejected bigint, pending bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select account.created_at, count(*) filter (where item.status = 'approved'), count(*) filter (where item.status = 'rejected'),
      count(*) filter (where item.status = 'pending')
    from auth.users as account left join private.items as item on item.user_id = account.id
    where account.id = member_record.user_id group by account.created_at;
end $$;
comment on function public.member_record is 'Definer: reads accounts, for admins alone.';

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
comment on function public.set_user_role is 'Definer: reads accounts and makes a missing profile, for admins alone.';

-- Only the hosted service keeps what it mailed in a table of its own as well.
create function private.forget_one_time_tokens(account uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1' using account;
  end if;
end $$;
revoke execute on function private.forget_one_time_tokens(uuid) from public;

-- With another password or address, what was mailed before is void: whoever reads the old inbox is not to get in with it.
create function private.void_mailed_tokens() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The services take these for texts.
  new.confirmation_token := '';
  new.recovery_token := '';
  new.email_change := '';
  new.email_change_token_new := '';
  new.email_change_token_current := '';
  perform private.forget_one_time_tokens(new.id);
  return new;
end $$;
revoke execute on function private.void_mailed_tokens() from public;
create trigger void_mailed_tokens before update of encrypted_password, email on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password or new.email is distinct from old.email)
  execute function private.void_mailed_tokens();

-- An address that gets an account of its own is nobody's to move to: the link that was mailed there would only fail.
create function private.void_changes_to_address() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mover uuid;
begin
  for mover in
    update auth.users as account set email_change = '', email_change_token_new = '', email_change_token_current = ''
    where account.email_change = new.email and account.id <> new.id returning account.id
  loop
    perform private.forget_one_time_tokens(mover);
  end loop;
  return null;
end $$;
revoke execute on function private.void_changes_to_address() from public;
create trigger void_changes_to_address after insert or update of email on auth.users
  for each row when (new.email <> '') execute function private.void_changes_to_address();

-- Returns whether it was another. Whoever calls it has made sure that the account may move there.
create function private.move_account(user_id uuid, address text) returns boolean
language plpgsql set search_path = '' as $$
begin
  if address is null or not private.is_email(address) then
    raise exception 'malformed email' using errcode = '22023';
  elsif exists (select from auth.users as account where lower(account.email) = address and account.id <> move_account.user_id) then
    raise exception 'email_taken' using errcode = 'PT409';
  end if;
  update auth.users as account set email = address, email_confirmed_at = coalesce(account.email_confirmed_at, now()), updated_at = now()
    where account.id = move_account.user_id and account.email is distinct from address;
  if not found then
    return false;
  end if;
  update auth.identities as identity set identity_data = identity.identity_data || jsonb_build_object('email', address)
    where identity.user_id = move_account.user_id and identity.provider = 'email';
  return true;
end $$;
revoke execute on function private.move_account(uuid, text) from public;

-- For a site that sends no mail, by which members prove an address elsewhere: it has just checked the password.
create function public.change_address(user_id uuid, email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.move_account(change_address.user_id, lower(btrim(email)));
end $$;
revoke execute on function public.change_address(uuid, text) from public, anon, authenticated;
grant execute on function public.change_address(uuid, text) to service_role;

-- With an outdated `version` nothing is changed: two admins may have the form of the same user open.
create function public.update_user(user_id uuid, name text, email text, role text, status text, version text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(email));
  old_address text;
  has_moved boolean;
begin
  perform private.require_admin();
  -- Whoever changes the same user waits here, and then sees what the first has saved.
  select account.email into old_address from auth.users as account where account.id = update_user.user_id for update;
  if not found then
    raise exception 'unknown user' using errcode = 'PT404';
  end if;
  perform from public.profiles as profile where profile.user_id = update_user.user_id for update;
  perform from public.user_roles as member where member.user_id = update_user.user_id for update;
  if version <> private.user_version(update_user.user_id) then
    raise exception 'changed_meanwhile' using errcode = 'PT409';
  elsif update_user.user_id = auth.uid() and update_user.status <> 'active' then
    raise exception 'own_account' using errcode = 'PT409';
  elsif address <> old_address then
    -- Whoever reads the new inbox is in the account.
    perform private.require_recent_proof();
  end if;
  has_moved := private.move_account(update_user.user_id, address);

  perform public.set_user_role(update_user.user_id, update_user.role);
  -- Not before, so that an inactive member is told why they are out; not later, or old sessions would come to life again.
  if update_user.status = 'active'
    and exists (select from public.profiles as profile where profile.user_id = update_user.user_id and profile.status = 'inactive') then
    delete from auth.refresh_tokens as token where token.user_id::text = update_user.user_id::text;
    delete from auth.sessions as session where session.user_id = update_user.user_id;
  end if;
  update public.profiles as profile set name = btrim(update_user.name), status = update_user.status
    where profile.user_id = update_user.user_id;
  if has_moved then
    insert into public.audit_log (actor_id, actor_name, action, item_type, item_id, item_title, before, after)
      select auth.uid(), private.actor_name(),
        'updated', 'profile', update_user.user_id, btrim(update_user.name),
        jsonb_build_object('email', old_address), jsonb_build_object('email', address);
  end if;
  if update_user.status = 'inactive' then
    -- A link that was mailed before moves the account no more.
    update auth.users as account set email_change = '', email_change_token_new = '', email_change_token_current = ''
      where account.id = update_user.user_id;
    perform private.forget_one_time_tokens(update_user.user_id);
  end if;
end $$;
comment on function public.update_user is 'Definer: writes accounts and ends sessions, for admins alone.';

-- By an admin, or by the server for who deletes their own account. What the member published stays, without its owner;
-- what was never published goes, and the addresses of its pictures come back for the storage to remove. A bypass adds for
-- the site, and nothing of that goes.
create function public.delete_user(user_id uuid) returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  pictures text[];
  address text;
  kind record;
begin
  perform private.require_admin();
  perform private.require_recent_proof();
  if delete_user.user_id = auth.uid() then
    raise exception 'own_account' using errcode = 'PT409';
  end if;
  if not private.is_bypass(delete_user.user_id) then
    select array_agg(distinct item.image_url) into pictures
    from private.items as item where item.user_id = delete_user.user_id and item.status <> 'approved';
    for kind in select name from private.kinds loop
      execute format('delete from public.%I where user_id = $1 and status <> ''approved''', kind.name) using delete_user.user_id;
    end loop;
  end if;
  delete from public.user_roles as member where member.user_id = delete_user.user_id;
  delete from auth.refresh_tokens as token where token.user_id::text = delete_user.user_id::text;
  delete from auth.sessions as session where session.user_id = delete_user.user_id;
  delete from auth.identities as identity where identity.user_id = delete_user.user_id;
  delete from auth.users as account where account.id = delete_user.user_id returning account.email into address;
  if not found then
    raise exception 'unknown user' using errcode = 'PT404';
  end if;
  -- The site says itself that somebody has deleted their own.
  if auth.uid() is not null then
    insert into public.audit_log (actor_id, actor_name, action, item_type, item_id, item_title)
    values (auth.uid(), private.actor_name(),
      'deleted', 'account', delete_user.user_id, left(address, 200));
  end if;
  -- An edit may have kept the picture of what is published.
  return query select picture from unnest(pictures) as picture
    where picture is not null and private.shown_as(picture) is null;
end $$;
comment on function public.delete_user is 'Definer: deletes accounts, for admins alone.';

revoke execute on function public.ensure_member(), public.get_auth_users(), public.matching_users(text), public.user_by_id(uuid), public.member_record(uuid),
  public.set_user_role(uuid, text), public.update_user(uuid, text, text, text, text, text), public.delete_user(uuid) from public, anon;
grant execute on function public.ensure_member(), public.get_auth_users(), public.matching_users(text), public.user_by_id(uuid), public.member_record(uuid),
  public.set_user_role(uuid, text), public.update_user(uuid, text, text, text, text, text), public.delete_user(uuid) to authenticated, service_role;

-- ADMIN_USER_IDS: makes those of `ids` admins whose role nobody has decided about, and returns them. The row that a
-- sign-up writes is no decision, and not in the log.
create function public.grant_configured_admins(ids uuid[]) returns setof uuid
language plpgsql security definer set search_path = '' as $$
declare
  named uuid;
begin
  for named in
    select account.id from auth.users as account
    left join public.user_roles as member on member.user_id = account.id
    where account.id = any (ids)
      and (member.role is null or member.role = 'user' and not exists (
        select from public.audit_log as entry where entry.item_type = 'role' and entry.item_id = account.id::text))
  loop
    perform public.set_user_role(named, 'admin');
    return next named;
  end loop;
end $$;
revoke execute on function public.grant_configured_admins(uuid[]) from public, anon, authenticated;
grant execute on function public.grant_configured_admins(uuid[]) to service_role;

-- The auth service asks for no password before it mails a link to another address. So that a stolen session does not move
-- the account, the member allows it with a session that is new, and so with the password: once, within a minute.
create table private.allowed_email_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  expires_at timestamptz not null
);
alter table private.allowed_email_changes enable row level security;

create function private.require_new_session() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_active() or not exists (
    select from auth.sessions as session
    where session.id = (auth.jwt() ->> 'session_id')::uuid and session.created_at > now() - interval '1 minute'
  ) then
    raise exception 'sign_in_anew' using errcode = '42501';
  end if;
end $$;
revoke execute on function private.require_new_session() from public;

create function public.allow_email_change() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_new_session();
  insert into private.allowed_email_changes (user_id, expires_at) values (auth.uid(), now() + interval '1 minute')
  on conflict (user_id) do update set expires_at = excluded.expires_at;
end $$;
comment on function public.allow_email_change is 'Definer: reads the session and writes a private table, for the account of the caller.';
revoke execute on function public.allow_email_change() from public, anon;
grant execute on function public.allow_email_change() to authenticated;

-- The service mails before it writes. Refused by an error it would forget that it has, and mail again at once; so the change
-- is dropped and the time of the mail stays, by which the service makes the next one wait.
create function private.drop_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.allowed_email_changes where user_id = new.id and expires_at > now();
  if not found then
    new.email_change := '';
    new.email_change_token_new := '';
    new.email_change_token_current := '';
  end if;
  return new;
end $$;
revoke execute on function private.drop_email_change() from public;
create trigger drop_email_change before update of email_change on auth.users
  for each row when (coalesce(new.email_change, '') not in ('', coalesce(old.email_change, '')))
  execute function private.drop_email_change();

-- The hosted service keeps the token of the link in a table of its own, after that: of a change that was dropped, none.
create function private.drop_email_change_token() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  return case when exists (select from auth.users as account where account.id = new.user_id and account.email_change <> '') then new end;
end $$;
revoke execute on function private.drop_email_change_token() from public;
create function private.guard_one_time_tokens() returns void
language plpgsql set search_path = '' as $$
begin
  if to_regclass('auth.one_time_tokens') is not null then
    create or replace trigger drop_email_change_token before insert on auth.one_time_tokens
      for each row when (new.token_type::text like 'email_change%') execute function private.drop_email_change_token();
  end if;
end $$;
revoke execute on function private.guard_one_time_tokens() from public;
select private.guard_one_time_tokens();

-- Until the owner of an address has come in by what was mailed there, anybody may have signed up with it.

create table private.mailed_proofs (
  user_id uuid primary key references auth.users (id) on delete cascade,
  proven_email text,
  -- The services keep a link for a new password where they keep one that only signs in.
  recovery_asked_at timestamptz
);
alter table private.mailed_proofs enable row level security;

create function public.expect_recovery(email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.mailed_proofs (user_id, recovery_asked_at)
  select account.id, now() from auth.users as account where account.email = expect_recovery.email
  on conflict (user_id) do update set recovery_asked_at = excluded.recovery_asked_at;
end $$;

-- What was mailed to an account has begun `session_id`. The first time, all that was set before ends: other sessions,
-- the second factor and the password, unless the browser is the one that signed up (`sign_up_id`) or is in that account (`member_before`).
-- Returns whether a new password must be chosen.
create function public.prove_address(session_id uuid, member_before uuid default null, sign_up_id uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  account record;
  is_proven boolean;
  is_recovery boolean;
begin
  select owner.id, owner.email, owner.raw_user_meta_data ->> 'sign_up_id' as sign_up_id into account
  from auth.sessions as session join auth.users as owner on owner.id = session.user_id
  where session.id = prove_address.session_id for update of owner;
  if not found then
    raise exception 'unknown session' using errcode = 'PT404';
  end if;
  select coalesce(bool_or(proof.proven_email = account.email), false), coalesce(bool_or(proof.recovery_asked_at > now() - interval '1 hour'), false)
    into is_proven, is_recovery
  from private.mailed_proofs as proof where proof.user_id = account.id;
  insert into private.mailed_proofs (user_id, proven_email) values (account.id, account.email)
  on conflict (user_id) do update set proven_email = excluded.proven_email, recovery_asked_at = null;
  if is_proven or account.id = member_before or account.sign_up_id = prove_address.sign_up_id::text then
    return is_recovery;
  end if;
  delete from auth.refresh_tokens as token
    where token.user_id::text = account.id::text and token.session_id is distinct from prove_address.session_id;
  delete from auth.sessions as session where session.user_id = account.id and session.id <> prove_address.session_id;
  -- Of an admin, it was not set by a stranger: whoever reads the inbox of one is not to get in by that alone.
  delete from private.second_factors as factor where factor.user_id = account.id
    and not exists (select from public.user_roles as member where member.user_id = account.id and member.role <> 'user');
  update auth.users as owner set encrypted_password = null where owner.id = account.id and owner.encrypted_password <> '';
  return found or is_recovery;
end $$;
revoke execute on function public.expect_recovery(text), public.prove_address(uuid, uuid, uuid) from public, anon, authenticated;
grant execute on function public.expect_recovery(text), public.prove_address(uuid, uuid, uuid) to service_role;

-- A session that was not renewed for 30 days ends with its renewal, which would bring it to life again.
create function private.end_unused_session() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.not_after := now();
  return new;
end $$;
create trigger end_unused before update of refreshed_at on auth.sessions
  for each row when (coalesce(old.refreshed_at at time zone 'UTC', old.created_at) < now() - interval '30 days')
  execute function private.end_unused_session();

-- An account that needs no mail to be confirmed. Both services take a hash of bcrypt.
create function public.create_account(
  email text, password_hash text, name text, id uuid default gen_random_uuid(), submission_id uuid default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  -- The services read these tokens as texts, so they are empty and not null.
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
    confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at)
  values (create_account.id, 'authenticated', 'authenticated', create_account.email, password_hash, now(),
    '{"provider": "email", "providers": ["email"]}', jsonb_strip_nulls(jsonb_build_object('name', name, 'submission_id', submission_id)),
    '', '', '', '', now(), now());
  -- Only the hosted service has this column, and looks accounts up by it.
  if exists (select from pg_catalog.pg_attribute where attrelid = 'auth.users'::regclass and attname = 'instance_id') then
    execute 'update auth.users set instance_id = $1 where id = $2' using '00000000-0000-0000-0000-000000000000'::uuid, create_account.id;
  end if;
  insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
  values (gen_random_uuid(), create_account.id, 'email', create_account.id::text,
    jsonb_build_object('sub', create_account.id, 'email', create_account.email), now(), now());
  return create_account.id;
end $$;
revoke execute on function public.create_account(text, text, text, uuid, uuid) from public, anon, authenticated;
grant execute on function public.create_account(text, text, text, uuid, uuid) to service_role;

-- By an admin, which confirms the address: the password works at once. A sign-up that nobody has confirmed was anybody's, and
-- gives way. False where this form has made the account already.
create function public.add_user(
  email text, password_hash text, name text, role text, submission_id uuid, language text default 'en'
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(email));
  known record;
  made uuid;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('add_user'));
  if address is null or not private.is_email(address) then
    raise exception 'malformed email' using errcode = '22023';
  end if;
  select account.id, account.email_confirmed_at, account.raw_user_meta_data ->> 'submission_id' as submission_id into known
  from auth.users as account where lower(account.email) = address;
  if known.email_confirmed_at is not null then
    if known.submission_id = add_user.submission_id::text then
      return false;
    end if;
    raise exception 'email_taken' using errcode = 'PT409';
  end if;
  if known.id is not null then
    perform public.delete_user(known.id);
  end if;
  made := public.create_account(address, password_hash, name, submission_id => add_user.submission_id);
  perform public.set_user_role(made, add_user.role);
  update public.profiles as profile set language = add_user.language where profile.user_id = made;
  return true;
end $$;
revoke execute on function public.add_user(text, text, text, text, uuid, text) from public, anon;
grant execute on function public.add_user(text, text, text, text, uuid, text) to authenticated;
comment on function public.add_user is 'Definer: writes accounts, for admins alone.';

-- ADMIN_ACCESS_TOKEN: an admin for a quarter of an hour.

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
  insert into private.bypass_admins (user_id, expires_at) values (made, until);
  perform public.create_account(address, extensions.crypt(secret, extensions.gen_salt('bf')), 'Admin (Bypass)', made);
  return query select made, address, secret, until;
end $$;
revoke execute on function public.end_bypasses(), public.start_bypass() from public, anon, authenticated;
grant execute on function public.end_bypasses(), public.start_bypass() to service_role;

grant execute on function private.name_of(jsonb, text) to anon, authenticated, service_role;
