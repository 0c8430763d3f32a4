-- The dashboard's search in one call: what matches in each section and how much of it, without reading whole rows.
-- Definer: a policy in the way would keep the planner from the indexes.

create function public.search_dashboard(query text, most integer)
returns table (section text, id uuid, title text, detail text, status text, total bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.search_text(query);
  words tsquery := private.prefix_query(wanted);
  part text := private.contains_pattern(wanted);
begin
  perform private.require_admin();
  if wanted = '' then
    return;
  end if;
  return query
    with found as materialized (
      select item.id, item.title, item.company, item.status, item.created_at from public.logos as item
      where item.revision_of is null and (item.search @@ words or item.search_names like part))
    select 'logos', found.id, found.title, found.company, found.status, (select count(*) from found)
    from found order by found.created_at desc, found.id desc limit most;
  return query
    with found as materialized (
      select item.id, item.term, item.status, item.slug from public.jargon as item
      where item.revision_of is null and (item.search @@ words or item.search_names like part))
    select 'jargon', shown.id, shown.term, item.definition, shown.status, shown.total
    from (select found.*, (select count(*) from found) as total from found order by found.slug limit most) as shown
    join public.jargon as item on item.id = shown.id order by shown.slug;
  return query
    with found as materialized (
      select item.id, item.title, item.location, item.status, item.starts_at from public.events as item
      where item.revision_of is null and (item.search @@ words or item.search_names like part))
    select 'events', found.id, found.title, found.location, found.status, (select count(*) from found)
    from found order by found.starts_at desc, found.id desc limit most;
  return query
    with found as materialized (
      select item.id, item.title, item.company, item.status, item.created_at from public.jobs as item
      where item.revision_of is null and (item.search @@ words or item.search_names like part))
    select 'jobs', found.id, found.title, found.company, found.status, (select count(*) from found)
    from found order by found.created_at desc, found.id desc limit most;
  return query
    with found as materialized (select account.id, account.name, account.email from public.matching_users(query) as account)
    select 'users', found.id, found.name, found.email, null::text, (select count(*) from found) from found limit most;
end $$;
revoke execute on function public.search_dashboard(text, integer) from public, anon;
grant execute on function public.search_dashboard(text, integer) to authenticated, service_role;
