-- In which language people get mail.

-- The member's; else that of the page, where they asked for it just now, or for the answer that they get.
create function public.mail_language(address text, of_page text default null) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select profile.language from auth.users as account join public.profiles as profile on profile.user_id = account.id
      where lower(address) in (account.email, account.email_change) order by account.email = lower(address) desc, account.id limit 1),
    case when private.is_site_language(of_page) then of_page end,
    (select asked.language from (
      select report.language, report.created_at from public.reports as report where report.email = lower(address)
      union all
      select request.language, request.created_at from public.takedown_requests as request where request.email = lower(address)
    ) as asked order by asked.created_at desc limit 1),
    'en');
$$;
revoke execute on function public.mail_language(text, text) from public, anon, authenticated;
grant execute on function public.mail_language(text, text) to service_role;

-- The auth service's mails go by what it knows of the account.
create function private.tell_language() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update auth.users as account
  set raw_user_meta_data = coalesce(account.raw_user_meta_data, '{}') || jsonb_build_object('language', new.language)
  where account.id = new.user_id;
  return null;
end $$;
revoke execute on function private.tell_language() from public;
create trigger tell_language after update of language on public.profiles
  for each row when (new.language <> old.language) execute function private.tell_language();
