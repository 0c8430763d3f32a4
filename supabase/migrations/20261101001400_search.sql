-- Search: accents folded, prefixes found, misspellings forgiven.

-- What a visitor typed, folded and cut to a length that cannot hurt.
create function private.search_text(query text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return btrim(private.fold(left(coalesce(query, ''), 120)));
end $$;

-- All words of the text, each as a prefix; null where it has none. The parser that indexes also splits here.
create function private.prefix_query(folded text) returns tsquery
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return (
    select string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
    from unnest(to_tsvector('simple'::regconfig, folded)));
end $$;

-- A pattern that finds the text anywhere, taken literally.
create function private.contains_pattern(folded text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return '%' || replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_') || '%';
end $$;

-- How alike a misspelled word must be. Set for this transaction only; the index reads it.
create function private.forgive_misspelling() returns void
language sql set search_path = '' as $$
  select set_config('pg_trgm.word_similarity_threshold', '0.4', true);
$$;

-- What comes nearest to a search that found nothing: among the newest public entries of each kind, those with the words
-- most like the ones asked for. More forgiving than the searches, so it is asked only after them.
create function public.nearest_entries(query text)
returns table (type text, id uuid, slug text, title text)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant text[] := array(
    select distinct word from regexp_split_to_table(private.search_text(query), '\s+') as word where length(word) >= 3 limit 5
  );
begin
  return query
    select entry.type, entry.id, entry.slug, entry.title
    from (
      (select 'logo' as type, logos.id, null::text as slug, logos.title, logos.search_names from public.logos
        where logos.status = 'approved' order by logos.created_at desc, logos.id desc limit 500)
      union all
      (select 'jargon', jargon.id, jargon.slug, jargon.term, jargon.search_names from public.jargon
        where jargon.status = 'approved' order by jargon.created_at desc, jargon.id desc limit 500)
      union all
      (select 'event', events.id, null, events.title, events.search_names from public.events
        where events.status = 'approved' order by events.created_at desc, events.id desc limit 500)
      union all
      (select 'job', jobs.id, null, jobs.title, jobs.search_names from public.jobs
        where jobs.status = 'approved' and jobs.state = 'Open' and (jobs.expires_at is null or jobs.expires_at >= current_date)
        order by jobs.created_at desc, jobs.id desc limit 500)
    ) as entry
    cross join unnest(wanted) as word
    cross join lateral extensions.word_similarity(word, entry.search_names) as likeness
    where likeness >= 0.25
    group by entry.type, entry.id, entry.slug, entry.title
    order by sum(likeness) desc, entry.title, entry.id
    limit 6;
end $$;

revoke execute on function public.nearest_entries(text) from public;
grant execute on function public.nearest_entries(text) to anon, authenticated, service_role;
