-- What the dashboard lists and counts: rows of every status, found by their words.

-- The four searches run with the caller's rights: admins find rows of every status, others what they may see anyway.
-- Nothing is guessed here: whoever looks after the rows wants those that hold the words. These are folded once, not for
-- each row: with 20,000 rows that is a seventieth of the time.

create function public.find_logos(query text) returns setof public.logos
language plpgsql stable set search_path = '' as $$
declare
  words tsquery := private.prefix_query(private.search_text(query));
  part text := private.contains_pattern(private.search_text(query));
begin
  return query select * from public.logos where search @@ words or search_names like part;
end $$;

create function public.find_jargon(query text) returns setof public.jargon
language plpgsql stable set search_path = '' as $$
declare
  words tsquery := private.prefix_query(private.search_text(query));
  part text := private.contains_pattern(private.search_text(query));
begin
  return query select * from public.jargon where search @@ words or search_names like part;
end $$;

create function public.find_events(query text) returns setof public.events
language plpgsql stable set search_path = '' as $$
declare
  words tsquery := private.prefix_query(private.search_text(query));
  part text := private.contains_pattern(private.search_text(query));
begin
  return query select * from public.events where search @@ words or search_names like part;
end $$;

create function public.find_jobs(query text) returns setof public.jobs
language plpgsql stable set search_path = '' as $$
declare
  words tsquery := private.prefix_query(private.search_text(query));
  part text := private.contains_pattern(private.search_text(query));
begin
  return query select * from public.jobs where search @@ words or search_names like part;
end $$;

-- The first letters of the terms the caller may see.
create function public.jargon_initials() returns setof text
language sql stable set search_path = '' as $$
  select distinct initial from public.jargon order by initial;
$$;

-- The search over everything in one call: what matches in each section and how much of it, without reading whole rows.
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
      select item.id, item.term, item.status, item.initial, item.filed_as, item.slug from public.jargon as item
      where item.revision_of is null and (item.search @@ words or item.search_names like part))
    select 'jargon', shown.id, shown.term, item.definition, shown.status, shown.total
    from (select found.*, (select count(*) from found) as total from found order by found.initial, found.filed_as, found.slug limit most) as shown
    join public.jargon as item on item.id = shown.id order by shown.initial, shown.filed_as, shown.slug;
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

-- What a column of a row held at a moment: what its first change since then replaced, else what it holds now.
create function private.value_at(kind text, id uuid, name text, moment timestamptz, current text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select log.before ->> name from public.audit_log as log
     where log.item_type = kind and log.item_id = value_at.id::text and log.created_at >= moment and log.before ? name
     order by log.created_at, log.id limit 1),
    current);
$$;

-- What the site holds now, and what it held when this month began (UTC). A job that was filled or an event that was
-- called off this month was still there when the month began: the log knows. What was deleted since is in neither.
create function public.dashboard_statistics()
returns table (name text, current bigint, earlier bigint)
language plpgsql stable set search_path = '' as $$
declare
  month_start timestamptz := date_trunc('month', now() at time zone 'UTC') at time zone 'UTC';
begin
  perform private.require_admin();
  return query
    select 'users', count(*), count(*) filter (where created_at < month_start) from public.profiles
    union all
    select 'logos', count(*), count(*) filter (where coalesce(reviewed_at, created_at) < month_start)
    from public.logos where status = 'approved'
    union all
    select 'events', count(*) filter (where ends_at > now() and not canceled),
      count(*) filter (where ends_at > month_start and coalesce(reviewed_at, created_at) < month_start
        and case when updated_at < month_start then not canceled
          else private.value_at('event', id, 'canceled', month_start, canceled::text) = 'false' end)
    from public.events where status = 'approved'
    union all
    select 'jobs', count(*) filter (where state = 'Open' and (expires_at is null or expires_at >= current_date)),
      count(*) filter (where (expires_at is null or expires_at >= month_start::date) and coalesce(reviewed_at, created_at) < month_start
        and case when updated_at < month_start then state = 'Open'
          else private.value_at('job', id, 'state', month_start, state) = 'Open' end)
    from public.jobs where status = 'approved';
end $$;

-- What happened in each of the last 12 weeks, this one included; weeks begin on Monday (UTC).
-- An item that was decided counts once a week, however often somebody changed their mind.
create function public.dashboard_weeks()
returns table (week date, submissions bigint, decisions bigint, sign_ups bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  last_monday date := date_trunc('week', now() at time zone 'UTC');
  first_monday date := last_monday - 77;
  beginning timestamptz := first_monday::timestamp at time zone 'UTC';
begin
  perform private.require_admin();
  return query
    with logged as (
      select date_trunc('week', log.created_at at time zone 'UTC')::date as monday,
        count(*) filter (where log.action in ('submitted', 'resubmitted')) as sent,
        count(distinct log.item_id) filter (where log.action in ('approved', 'rejected')) as decided
      from public.audit_log as log
      where log.created_at >= beginning and log.item_type in ('logo', 'jargon', 'event', 'job')
      group by monday
    ), joined as (
      select date_trunc('week', profile.created_at at time zone 'UTC')::date as monday, count(*) as members
      from public.profiles as profile
      where profile.created_at >= beginning
      group by monday
    )
    select first_monday + 7 * number, coalesce(logged.sent, 0), coalesce(logged.decided, 0), coalesce(joined.members, 0)
    from generate_series(0, 11) as number
    left join logged on logged.monday = first_monday + 7 * number
    left join joined on joined.monday = first_monday + 7 * number
    order by number;
end $$;
revoke execute on function public.dashboard_weeks() from public, anon;
grant execute on function public.dashboard_weeks() to authenticated, service_role;
