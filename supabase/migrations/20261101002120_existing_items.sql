-- What an admin is about to import may be there already: the same title, and what tells things of one title apart.

create index logos_folded_title on public.logos (private.fold(title));
create index jargon_folded_term on public.jargon (private.fold(term));
create index events_folded_title on public.events (private.fold(title));
create index jobs_folded_title on public.jobs (private.fold(title));

-- Positions, from 0, of those of the items that a row of any status repeats.
create function public.existing_items(item_type text, items jsonb) returns setof integer
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select given.position::integer - 1
    from jsonb_array_elements(items) with ordinality as given (item, position)
    where case item_type
      when 'logo' then exists (
        select from public.logos as known
        where private.fold(known.title) = private.fold(given.item ->> 'title')
          and private.fold(known.company) = private.fold(given.item ->> 'company')
          and known.revision_of is null)
      when 'jargon' then exists (
        select from public.jargon as known
        where private.fold(known.term) = private.fold(given.item ->> 'term')
          and known.revision_of is null)
      when 'event' then exists (
        select from public.events as known
        where private.fold(known.title) = private.fold(given.item ->> 'title')
          and known.start_date = (given.item ->> 'start_date')::date
          and known.revision_of is null)
      when 'job' then exists (
        select from public.jobs as known
        where private.fold(known.title) = private.fold(given.item ->> 'title')
          and private.fold(known.company) = private.fold(given.item ->> 'company')
          and private.fold(known.location) = private.fold(given.item ->> 'location')
          and known.revision_of is null)
    end
    order by given.position;
end $$;
revoke execute on function public.existing_items(text, jsonb) from public, anon;
grant execute on function public.existing_items(text, jsonb) to authenticated, service_role;

-- What an admin adds, by a form or a file, is no submission: nobody else's bell rings for each row of it.
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
    if tg_op = 'INSERT' and private.is_admin() then
      return null;
    end if;
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
