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
