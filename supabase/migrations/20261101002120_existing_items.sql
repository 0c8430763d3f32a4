-- What an admin is about to import may be there already: the same title, and what tells things of one title apart.

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
