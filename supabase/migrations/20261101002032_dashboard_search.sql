-- What is looked for is folded once, not for each row: with 20,000 rows that is a seventieth of the time.

create or replace function public.find_logos(query text) returns setof public.logos
language plpgsql stable set search_path = '' as $$
declare
  words tsquery := private.prefix_query(private.search_text(query));
  part text := private.contains_pattern(private.search_text(query));
begin
  return query select * from public.logos where search @@ words or search_names like part;
end $$;

create or replace function public.find_jargon(query text) returns setof public.jargon
language plpgsql stable set search_path = '' as $$
declare
  words tsquery := private.prefix_query(private.search_text(query));
  part text := private.contains_pattern(private.search_text(query));
begin
  return query select * from public.jargon where search @@ words or search_names like part;
end $$;

create or replace function public.find_events(query text) returns setof public.events
language plpgsql stable set search_path = '' as $$
declare
  words tsquery := private.prefix_query(private.search_text(query));
  part text := private.contains_pattern(private.search_text(query));
begin
  return query select * from public.events where search @@ words or search_names like part;
end $$;

create or replace function public.find_jobs(query text) returns setof public.jobs
language plpgsql stable set search_path = '' as $$
declare
  words tsquery := private.prefix_query(private.search_text(query));
  part text := private.contains_pattern(private.search_text(query));
begin
  return query select * from public.jobs where search @@ words or search_names like part;
end $$;
