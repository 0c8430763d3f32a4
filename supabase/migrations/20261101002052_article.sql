-- An event, not a event.
create or replace function private.notify_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  title text := to_jsonb(new) ->> tg_argv[1];
  article text := case when tg_argv[0] ~ '^[aeiou]' then 'An' else 'A' end;
begin
  if tg_op = 'UPDATE' and old.status = new.status then
    return null;
  end if;
  if new.status = 'pending' then
    insert into public.notifications (user_id, type, title, link)
    select member.user_id, 'review', format('%s %s is waiting for review: %s', article, tg_argv[0], title), '/dashboard/moderation'
    from public.user_roles as member join public.profiles as profile using (user_id)
    where member.role = 'admin' and profile.status = 'active' and member.user_id is distinct from auth.uid();
  elsif tg_op = 'UPDATE' and new.user_id is not null and new.user_id is distinct from auth.uid() then
    insert into public.notifications (user_id, type, title, body, link)
    values (new.user_id, new.status, format('Your %s was %s: %s', tg_argv[0], new.status, title), new.review_note, '/dashboard/profile');
  end if;
  return null;
end $$;
