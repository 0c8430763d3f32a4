-- An inactive member, whose sessions have ended, learns why with the first page they open.
create or replace function public.current_member()
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
  where account.id = auth.uid() and (profile.status <> 'active' or private.has_session());
$$;
