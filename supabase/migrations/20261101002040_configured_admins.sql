-- ADMIN_USER_IDS: who the operator names as admins, unless somebody has decided about their role since.

-- Makes those of `ids` admins whose role nobody has decided about, and returns them. Every member has a role row,
-- so a row that only came with the account (written by its owner's first sign-in) is no decision.
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
        select from public.audit_log as entry
        where entry.item_type = 'role' and entry.item_id = account.id::text
          and (entry.action <> 'created' or entry.actor_id is distinct from account.id)))
  loop
    perform public.set_user_role(named, 'admin');
    return next named;
  end loop;
end $$;
revoke execute on function public.grant_configured_admins(uuid[]) from public, anon, authenticated;
grant execute on function public.grant_configured_admins(uuid[]) to service_role;
