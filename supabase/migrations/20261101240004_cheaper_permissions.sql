-- Whatever a member asks begins with whether they may: these are asked by the policy of every table. In this language
-- how that is looked up is kept; the other plans it anew for each call where a search path is fixed. What is kept must
-- not be what is best for empty tables, since nothing says when they have grown.

create or replace function private.has_session() returns boolean
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
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

create or replace function private.is_active() returns boolean
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return private.has_session()
    and not exists (select from public.profiles where user_id = auth.uid() and status = 'inactive');
end $$;

create or replace function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return private.is_active()
    and (exists (select from public.user_roles where user_id = auth.uid() and role = 'admin') or private.is_bypass(auth.uid()));
end $$;
