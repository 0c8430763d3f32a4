-- Messages of visitors as an inbox: the bell rings for them, and an admin marks what is done.

alter table public.contact_messages
  add column handled_at timestamptz,
  add column handled_by uuid references auth.users (id) on delete set null;
create index contact_messages_handled_by on public.contact_messages (handled_by);
create index contact_messages_open on public.contact_messages (created_at desc) where handled_at is null;

-- Nobody rewrites what a visitor wrote.
create function private.force_message() returns trigger
language plpgsql set search_path = '' as $$
declare
  handled boolean := new.handled_at is not null;
begin
  if private.is_server() then
    return new;
  end if;
  new := old;
  new.handled_at := case when handled then coalesce(old.handled_at, now()) end;
  new.handled_by := case when handled then coalesce(old.handled_by, auth.uid()) end;
  return new;
end $$;
create trigger force_columns before update on public.contact_messages
  for each row execute function private.force_message();
create policy "admins mark messages as handled" on public.contact_messages
  for update to authenticated using ((select private.is_admin()));

alter table public.notifications drop constraint notifications_type_check;
alter table public.notifications add constraint notifications_type_check
  check (type in ('approved', 'rejected', 'review', 'account', 'message'));

create function private.notify_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notifications (user_id, type, title, link)
  select member.user_id, 'message', format('A message from %s', new.name), '/dashboard/messages'
  from public.user_roles as member join public.profiles as profile using (user_id)
  where member.role = 'admin' and profile.status = 'active';
  return null;
end $$;
revoke execute on function private.notify_message() from public;
create trigger notify after insert on public.contact_messages
  for each row execute function private.notify_message();
