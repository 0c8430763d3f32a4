-- What comes nearest to a search that found nothing: the public entries with the words most like those asked for, of
-- all kinds together. More forgiving than the searches, so it is asked only after them.

create function public.nearest_entries(query text)
returns table (type text, id uuid, slug text, title text)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text[] := array(
    select distinct word from regexp_split_to_table(private.search_text(query), '\s+') as word where length(word) >= 3 limit 5
  );
begin
  -- For this transaction only; the indexes read it.
  perform set_config('pg_trgm.word_similarity_threshold', '0.25', true);
  return query
    select found.type, found.id, found.slug, found.title
    from (
      select 'logo' as type, logos.id, null::text as slug, logos.title, extensions.word_similarity(word, logos.search_names) as likeness
      from unnest(wanted) as word join public.logos on word operator(extensions.<%) logos.search_names
      where logos.status = 'approved'
      union all
      select 'jargon', jargon.id, jargon.slug, jargon.term, extensions.word_similarity(word, jargon.search_names)
      from unnest(wanted) as word join public.jargon on word operator(extensions.<%) jargon.search_names
      where jargon.status = 'approved'
      union all
      select 'event', events.id, null, events.title, extensions.word_similarity(word, events.search_names)
      from unnest(wanted) as word join public.events on word operator(extensions.<%) events.search_names
      where events.status = 'approved'
      union all
      select 'job', jobs.id, null, jobs.title, extensions.word_similarity(word, jobs.search_names)
      from unnest(wanted) as word join public.jobs on word operator(extensions.<%) jobs.search_names
      where jobs.status = 'approved' and jobs.state = 'Open' and (jobs.expires_at is null or jobs.expires_at >= current_date)
    ) as found
    group by found.type, found.id, found.slug, found.title
    order by sum(found.likeness) desc, found.title, found.id
    limit 6;
end $$;

revoke execute on function public.nearest_entries(text) from public;
grant execute on function public.nearest_entries(text) to anon, authenticated, service_role;
