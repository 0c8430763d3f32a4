-- Search: accents folded, prefixes found, misspellings forgiven. Two generated columns a kind: `search` holds all
-- words, `search_names` the short texts in which a misspelling is looked for.

create function private.to_search(value text) returns tsvector
language sql immutable strict parallel safe set search_path = '' as $$
  select to_tsvector('simple'::regconfig, private.fold(value));
$$;

alter table public.logos
  add column search_names text generated always as (private.fold(title || ' ' || company || ' ' || private.join_texts(tags))) stored,
  add column search tsvector generated always as (private.to_search(title || ' ' || company || ' ' || coalesce(designer, '') || ' ' || private.join_texts(tags) || ' ' || coalesce(description, ''))) stored;
alter table public.jargon
  add column search_names text generated always as (private.fold(term || ' ' || private.join_texts(related_terms))) stored,
  add column search tsvector generated always as (private.to_search(term || ' ' || category || ' ' || private.join_texts(related_terms) || ' ' || definition)) stored;
alter table public.events
  add column search_names text generated always as (private.fold(title || ' ' || location || ' ' || coalesce(organizer, '') || ' ' || private.join_texts(tags))) stored,
  add column search tsvector generated always as (private.to_search(title || ' ' || location || ' ' || coalesce(venue, '') || ' ' || coalesce(organizer, '') || ' ' || category || ' ' || event_type || ' ' || private.join_texts(tags) || ' ' || coalesce(description, '') || ' ' || coalesce(long_description, ''))) stored;
alter table public.jobs
  add column search_names text generated always as (private.fold(title || ' ' || company || ' ' || location || ' ' || private.join_texts(tags))) stored,
  add column search tsvector generated always as (private.to_search(title || ' ' || company || ' ' || location || ' ' || category || ' ' || job_type || ' ' || private.join_texts(tags) || ' ' || description || ' ' || private.join_texts(requirements))) stored;

create index logos_search on public.logos using gin (search);
create index logos_search_names on public.logos using gin (search_names extensions.gin_trgm_ops);
create index jargon_search on public.jargon using gin (search);
create index jargon_search_names on public.jargon using gin (search_names extensions.gin_trgm_ops);
create index events_search on public.events using gin (search);
create index events_search_names on public.events using gin (search_names extensions.gin_trgm_ops);
create index jobs_search on public.jobs using gin (search);
create index jobs_search_names on public.jobs using gin (search_names extensions.gin_trgm_ops);

-- All words of the text, each as a prefix; null where it has none. The parser that indexes also splits here.
create function private.prefix_query(folded text) returns tsquery
language sql immutable strict parallel safe set search_path = '' as $$
  select string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
  from unnest(to_tsvector('simple'::regconfig, folded));
$$;

-- What a visitor typed, folded and cut to a length that cannot hurt.
create function private.search_text(query text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(private.fold(left(coalesce(query, ''), 100)));
$$;

-- A pattern that finds the text anywhere, taken literally.
create function private.contains_pattern(folded text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select '%' || replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_') || '%';
$$;

-- How alike a misspelled word must be. Set for this transaction only; the index reads it.
create function private.forgive_misspelling() returns void
language sql set search_path = '' as $$
  select set_config('pg_trgm.word_similarity_threshold', '0.4', true);
$$;

-- The four searches see only what every visitor may see, and restrict it themselves: a policy in the way would
-- keep the planner from the indexes. An empty query finds everything.

create function public.matching_logos(query text) returns setof public.logos
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.search_text(query);
begin
  if wanted = '' then
    return query select * from public.logos where status = 'approved';
    return;
  end if;
  return query select * from public.logos
    where status = 'approved' and (search @@ private.prefix_query(wanted) or search_names like private.contains_pattern(wanted));
  if not found and length(wanted) >= 4 then
    perform private.forgive_misspelling();
    return query select * from public.logos where status = 'approved' and wanted operator(extensions.<%) search_names;
  end if;
end $$;

create function public.matching_jargon(query text) returns setof public.jargon
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.search_text(query);
begin
  if wanted = '' then
    return query select * from public.jargon where status = 'approved';
    return;
  end if;
  return query select * from public.jargon
    where status = 'approved' and (search @@ private.prefix_query(wanted) or search_names like private.contains_pattern(wanted));
  if not found and length(wanted) >= 4 then
    perform private.forgive_misspelling();
    return query select * from public.jargon where status = 'approved' and wanted operator(extensions.<%) search_names;
  end if;
end $$;

create function public.matching_events(query text) returns setof public.events
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.search_text(query);
begin
  if wanted = '' then
    return query select * from public.events where status = 'approved';
    return;
  end if;
  return query select * from public.events
    where status = 'approved' and (search @@ private.prefix_query(wanted) or search_names like private.contains_pattern(wanted));
  if not found and length(wanted) >= 4 then
    perform private.forgive_misspelling();
    return query select * from public.events where status = 'approved' and wanted operator(extensions.<%) search_names;
  end if;
end $$;

create function public.matching_jobs(query text) returns setof public.jobs
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.search_text(query);
begin
  if wanted = '' then
    return query select * from public.jobs where status = 'approved' and state <> 'Draft';
    return;
  end if;
  return query select * from public.jobs
    where status = 'approved' and state <> 'Draft'
      and (search @@ private.prefix_query(wanted) or search_names like private.contains_pattern(wanted));
  if not found and length(wanted) >= 4 then
    perform private.forgive_misspelling();
    return query select * from public.jobs
      where status = 'approved' and state <> 'Draft' and wanted operator(extensions.<%) search_names;
  end if;
end $$;

revoke execute on function public.matching_logos(text), public.matching_jargon(text), public.matching_events(text), public.matching_jobs(text) from public;
grant execute on function public.matching_logos(text), public.matching_jargon(text), public.matching_events(text), public.matching_jobs(text) to anon, authenticated, service_role;

create function public.public_counts()
returns table (logos bigint, terms bigint, events bigint, jobs bigint)
language sql stable set search_path = '' as $$
  select
    (select count(*) from public.logos where status = 'approved'),
    (select count(*) from public.jargon where status = 'approved'),
    (select count(*) from public.events where status = 'approved'),
    (select count(*) from public.jobs where status = 'approved' and state = 'Open' and (expires_at is null or expires_at >= current_date));
$$;

create function public.logo_companies()
returns table (company text, count bigint)
language sql stable set search_path = '' as $$
  select company, count(*) from public.logos where status = 'approved' group by company order by count(*) desc, company;
$$;
