-- Two admins may have the form of the same user open: whoever saves second is told what the first has saved.

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

drop function public.user_by_id(uuid);
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
    where account.id = user_by_id.user_id;
end $$;

-- As before, and: with a `version` that no longer stands nothing is changed, and another address is in the log.
drop function public.update_user(uuid, text, text, text, text);
create function public.update_user(user_id uuid, name text, email text, role text, status text, version text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(email));
  old_address text;
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
    insert into public.audit_log (actor_id, actor_name, action, item_type, item_id, item_title, before, after)
      select auth.uid(), coalesce((select profile.name from public.profiles as profile where profile.user_id = auth.uid()), 'Server'),
        'updated', 'profile', update_user.user_id, btrim(update_user.name),
        jsonb_build_object('email', old_address), jsonb_build_object('email', address);
  end if;
  if update_user.status = 'inactive' then
    delete from auth.refresh_tokens as token where token.user_id::text = update_user.user_id::text;
    delete from auth.sessions as session where session.user_id = update_user.user_id;
  end if;
end $$;

revoke execute on function public.user_by_id(uuid), public.update_user(uuid, text, text, text, text, text) from public, anon;
grant execute on function public.user_by_id(uuid), public.update_user(uuid, text, text, text, text, text) to authenticated, service_role;
