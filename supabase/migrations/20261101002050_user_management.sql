-- What the page of users asks for.

-- Users whose name, address or role has the text, the newest first: read it in pages.
create function public.matching_users(query text)
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
    where wanted = ''
      or coalesce(member.role, 'user') like pattern
      or lower(account.email) like pattern
      or private.fold(coalesce(profile.name, private.name_of(account.raw_user_meta_data, account.email::text))) like pattern
    order by account.created_at desc, account.id;
end $$;

create function public.user_by_id(user_id uuid)
returns table (id uuid, email text, name text, role text, status text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select account.id, account.email::text,
      coalesce(profile.name, private.name_of(account.raw_user_meta_data, account.email::text)),
      coalesce(member.role, 'user'), coalesce(profile.status, 'active')
    from auth.users as account
    left join public.profiles as profile on profile.user_id = account.id
    left join public.user_roles as member on member.user_id = account.id
    where account.id = user_by_id.user_id;
end $$;

revoke execute on function public.matching_users(text), public.user_by_id(uuid) from public, anon;
grant execute on function public.matching_users(text), public.user_by_id(uuid) to authenticated, service_role;

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
-- Deleting the row would do the same. An account that is deleted takes its role with it by another way.
alter policy "admins take roles" on public.user_roles
  using ((select private.is_admin()) and user_id <> (select auth.uid()));
