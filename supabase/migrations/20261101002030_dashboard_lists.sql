-- What the dashboard lists and counts: rows of every status, found by their words.

-- A term need not belong to a category. Null would empty the whole search text, so the column is made anew.
alter table public.jargon
  alter column category drop not null,
  drop column search;
alter table public.jargon
  add column search tsvector generated always as (private.to_search(term || ' ' || coalesce(category, '') || ' ' || private.join_texts(related_terms) || ' ' || definition)) stored,
  add column initial text generated always as (case when private.fold(term) ~ '^[a-z]' then upper(left(private.fold(term), 1)) else '#' end) stored;
create index jargon_search on public.jargon using gin (search);
create index jargon_initial on public.jargon (initial, slug);

create index logos_all on public.logos (created_at desc, id desc);
create index events_all on public.events (starts_at desc, id desc);
create index events_all_categories on public.events (category, starts_at desc);
create index jobs_all on public.jobs (created_at desc, id desc);
create index jobs_all_states on public.jobs (state, created_at desc);

-- The four searches run with the caller's rights: admins find rows of every status, others what they may see anyway.
-- Nothing is guessed here: whoever looks after the rows wants those that hold the words.

create function public.find_logos(query text) returns setof public.logos
language sql stable set search_path = '' as $$
  select * from public.logos
  where search @@ private.prefix_query(private.search_text(query))
    or search_names like private.contains_pattern(private.search_text(query));
$$;

create function public.find_jargon(query text) returns setof public.jargon
language sql stable set search_path = '' as $$
  select * from public.jargon
  where search @@ private.prefix_query(private.search_text(query))
    or search_names like private.contains_pattern(private.search_text(query));
$$;

create function public.find_events(query text) returns setof public.events
language sql stable set search_path = '' as $$
  select * from public.events
  where search @@ private.prefix_query(private.search_text(query))
    or search_names like private.contains_pattern(private.search_text(query));
$$;

create function public.find_jobs(query text) returns setof public.jobs
language sql stable set search_path = '' as $$
  select * from public.jobs
  where search @@ private.prefix_query(private.search_text(query))
    or search_names like private.contains_pattern(private.search_text(query));
$$;

-- The first letters of the terms the caller may see.
create function public.jargon_initials()
returns table (initial text, count bigint)
language sql stable set search_path = '' as $$
  select initial, count(*) from public.jargon group by initial order by initial;
$$;

-- What the site holds now, and what it held when this month began (UTC). What was deleted since is in neither.
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
    select 'events', count(*) filter (where ends_at > now()),
      count(*) filter (where ends_at > month_start and coalesce(reviewed_at, created_at) < month_start)
    from public.events where status = 'approved' and not canceled
    union all
    select 'jobs', count(*) filter (where expires_at is null or expires_at >= current_date),
      count(*) filter (where (expires_at is null or expires_at >= month_start::date) and coalesce(reviewed_at, created_at) < month_start)
    from public.jobs where status = 'approved' and state = 'Open';
end $$;
