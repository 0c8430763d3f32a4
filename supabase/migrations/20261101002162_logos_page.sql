-- All that the page of logos shows, in one call: the backend pays for each call more than for what it reads.
create function public.logos_page(
  query text default '', of_company text default null,
  seen text[] default null, backwards boolean default false, most integer default 25
) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'logos', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'title', title, 'company', company, 'description', description, 'designer', designer, 'year', year,
        'tags', tags, 'image_url', image_url, 'created_at', created_at, 'updated_at', updated_at)), '[]')
      from public.matching_logos(query, of_company, seen, backwards, most)),
    'totals', (
      select coalesce(jsonb_agg(jsonb_build_object('company', kept.company, 'total', kept.total)), '[]')
      from public.logo_totals(of_company) as kept));
$$;
