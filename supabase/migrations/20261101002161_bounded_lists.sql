-- The public lists, a page at a time, at the same price however many rows there are: each page begins behind a row
-- that was seen (its keys, not its number), and a search reads no more than it shows where words are frequent, and
-- goes through its index where they are rare.

-- What stands behind a row (before it, backwards) in an order, as conditions that no row meets twice: one, or two where
-- the last key goes the other way. Keys are expressions of ours; what was seen is quoted.
create function private.beyond(keys text[], falling boolean[], seen text[], backwards boolean) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  most constant integer := cardinality(keys);
  quoted constant text[] := array(select quote_literal(value) from unnest(seen) with ordinality as one (value, place) order by place);
  turned constant boolean := falling[most] <> falling[1];
  first_keys constant integer := case when turned then most - 1 else most end;
  same text := format('(%s) %%s (%s)', replace(array_to_string(keys[1:first_keys], ', '), '%', '%%'), replace(array_to_string(quoted[1:first_keys], ', '), '%', '%%'));
begin
  if seen is null then
    return array['true'];
  end if;
  if cardinality(seen) <> most then
    raise exception 'unknown place' using errcode = '22023';
  end if;
  return array[format(same, case when falling[1] <> backwards then '<' else '>' end)]
    || case when turned then array[format(same, '=') || format(' and %s %s %s', keys[most], case when falling[most] <> backwards then '<' else '>' end, quoted[most])] else '{}' end;
end $$;

-- The keys as columns of a query, and an order by these.
create function private.key_columns(keys text[]) returns text
language sql immutable set search_path = '' as $$
  select string_agg(format('%s as key_%s', key, place), ', ' order by place) from unnest(keys) with ordinality as one (key, place);
$$;
create function private.key_order(keys text[], falling boolean[], backwards boolean) returns text
language sql immutable set search_path = '' as $$
  select string_agg(key || case when down <> backwards then ' desc' else '' end, ', ' order by place)
  from unnest(keys, falling) with ordinality as one (key, down, place);
$$;
create function private.key_names(keys text[]) returns text[]
language sql immutable set search_path = '' as $$
  select array_agg('key_' || place order by place) from generate_subscripts(keys, 1) as place;
$$;

-- A query of the first rows of an order that meet one of `branches`. No row meets two, and an index walks each in that
-- order.
create function private.walk(target text, branches text[], beyond text[], columns text, ordering text, named_ordering text, most integer) returns text
language sql immutable set search_path = '' as $$
  select format('select * from (%s) as walked order by %s limit %s',
    string_agg(format('(select %s from public.%I where %s and %s order by %s limit %s)', columns, target, branch, behind, ordering, most), ' union all '),
    named_ordering, most)
  from unnest(branches) as branch, unnest(beyond) as behind;
$$;

-- Whether a row meets a condition; the ids of those that do, first ones first. Both go through the indexes of what is
-- looked for, whatever the planner thinks of it.
create function private.is_anywhere(target text, condition text) returns boolean
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
declare
  found boolean;
begin
  execute format('select exists (select from public.%I where %s)', target, condition) into found;
  return found;
end $$;
create function private.looked_up(target text, condition text, columns text, named_ordering text, most integer) returns uuid[]
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
declare
  found uuid[];
begin
  execute format('select array(select id from (select %s from public.%I where %s) as fitting order by %s limit %s)',
    columns, target, condition, named_ordering, most) into found;
  return found;
end $$;

-- The ids of the first rows behind a place that fit what is looked for. A frequent word is found among the first rows;
-- a rare one is looked up.
create function private.fitting(
  target text, branches text[], listed text, beyond text[], fits text, columns text, ordering text, named_ordering text,
  most integer, walked_rows integer, look_up boolean
) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  walked bigint;
  found uuid[];
begin
  execute format('select count(*), array_agg(id order by %s) filter (where fits) from (%s) as walked', named_ordering,
    private.walk(target, branches, beyond, format('%s, (%s) as fits', columns, fits), ordering, named_ordering, walked_rows)) into walked, found;
  if look_up and walked = walked_rows and coalesce(cardinality(found), 0) < most then
    return private.looked_up(target, format('(%s) and %s and ((%s))', fits, listed, array_to_string(beyond, ') or (')), columns, named_ordering, most);
  end if;
  return coalesce(found[1:most], '{}');
end $$;

-- The ids of a page. `branches` see above; `wanted` are folded words, none for all rows.
create function private.page_of(
  target text, branches text[], wanted text, keys text[], falling boolean[], seen text[], backwards boolean, most integer
) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  longest constant integer := least(greatest(most, 1), 1001);
  columns constant text := 'id, ' || private.key_columns(keys);
  ordering constant text := private.key_order(keys, falling, backwards);
  named_ordering constant text := private.key_order(private.key_names(keys), falling, backwards);
  beyond constant text[] := private.beyond(keys, falling, seen, backwards);
  listed constant text := '((' || array_to_string(branches, ') or (') || '))';
  words constant tsquery := private.prefix_query(wanted);
  -- A trigram needs three signs. Fewer that are no word are looked for in the first rows only.
  is_short constant boolean := length(wanted) < 3;
  walked_rows constant integer := case when is_short and words is null then 4000 else 400 end;
  fits constant text := concat_ws(' or ',
    'search @@ ' || quote_literal(words) || '::tsquery',
    case when not is_short or words is null then format('search_names like %L', private.contains_pattern(wanted)) end);
  found uuid[];
begin
  if wanted = '' then
    execute format('select array(select id from (%s) as page)', private.walk(target, branches, beyond, columns, ordering, named_ordering, longest)) into found;
    return found;
  end if;
  found := private.fitting(target, branches, listed, beyond, fits, columns, ordering, named_ordering, longest, walked_rows, walked_rows = 400);
  -- Misspellings are forgiven where nothing in the whole list is written like that.
  if found = '{}' and length(wanted) >= 4 and not private.is_anywhere(target, format('(%s) and %s', fits, listed)) then
    perform private.forgive_misspelling();
    found := private.fitting(target, branches, listed, beyond, format('%L operator(extensions.<%%) search_names', wanted), columns, ordering, named_ordering, longest, walked_rows, true);
  end if;
  return found;
end $$;

revoke execute on function private.beyond(text[], boolean[], text[], boolean), private.key_columns(text[]), private.key_order(text[], boolean[], boolean),
  private.key_names(text[]), private.walk(text, text[], text[], text, text, text, integer), private.is_anywhere(text, text),
  private.looked_up(text, text, text, text, integer),
  private.fitting(text, text[], text, text[], text, text, text, text, integer, integer, boolean), private.page_of(text, text[], text, text[], boolean[], text[], boolean, integer) from public;

-- The four lists see only what every visitor may see, and restrict it themselves: a policy in the way would keep the
-- planner from the indexes. `seen` holds the keys of a row, in the order that is asked for.

drop function public.matching_logos(text);
create function public.matching_logos(
  query text default '', of_company text default null,
  seen text[] default null, backwards boolean default false, most integer default 1000
) returns setof public.logos
language plpgsql stable security definer set search_path = '' as $$
declare
  ids constant uuid[] := private.page_of(
    'logos', array[concat_ws(' and ', 'status = ''approved''', 'company = ' || quote_literal(of_company))],
    private.search_text(query), '{created_at,id}', '{true,true}', seen, backwards, most);
begin
  return query select * from public.logos as item where item.id = any (ids) and item.status = 'approved'
    order by item.created_at desc, item.id desc;
end $$;

drop function public.matching_jargon(text);
-- Ordered by 'term', 'category' or 'newest'; `falling` turns the first two round.
create function public.matching_jargon(
  query text default '', of_category text default null, of_letter text default null, ordered_by text default 'newest', falling boolean default false,
  seen text[] default null, backwards boolean default false, most integer default 1000
) returns setof public.jargon
language plpgsql stable security definer set search_path = '' as $$
declare
  keys constant text[] := case ordered_by
    when 'term' then '{slug}'::text[]
    when 'category' then array['(category is null)', 'coalesce(category, '''')', 'slug']
    else '{created_at,id}'::text[] end;
  directions constant boolean[] := case ordered_by
    when 'term' then array[falling]
    when 'category' then array[falling, falling, false]
    else '{true,true}'::boolean[] end;
  letter constant text := case when of_letter = '#' then 'slug !~ ''^[a-z]''' else 'left(slug, 1) = ' || quote_literal(lower(of_letter)) end;
  ids constant uuid[] := private.page_of(
    'jargon', array[concat_ws(' and ', 'status = ''approved''', 'category = ' || quote_literal(of_category), letter)],
    private.search_text(query), keys, directions, seen, backwards, most);
begin
  return query execute format('select * from public.jargon where id = any ($1) and status = ''approved'' order by %s',
    private.key_order(keys, directions, false)) using ids;
end $$;

drop function public.matching_events(text);
-- Ordered by 'start' (of those to come the next first; else the latest first) or 'newest'.
create function public.matching_events(
  query text default '', at_time text default 'all', as_of timestamptz default now(), of_category text default null, of_type text default null,
  ordered_by text default 'newest',
  seen text[] default null, backwards boolean default false, most integer default 1000
) returns setof public.events
language plpgsql stable security definer set search_path = '' as $$
declare
  by_start constant boolean := ordered_by = 'start';
  keys constant text[] := case when by_start then '{starts_at,id}'::text[] else '{created_at,id}'::text[] end;
  directions constant boolean[] := case when by_start and at_time = 'upcoming' then '{false,false}'::boolean[] else '{true,true}'::boolean[] end;
  narrowed constant text := concat_ws(' and ', 'status = ''approved''', 'category = ' || quote_literal(of_category), 'event_type = ' || quote_literal(of_type));
  -- What goes on now has an index of its own: those that have begun are many, and those that end later too.
  branches constant text[] := case
    when at_time = 'upcoming' and by_start then array[
      format('%s and starts_at > %L', narrowed, as_of),
      format('%s and starts_at <= %L and id = any (array(select id from public.events where status = ''approved'' and private.lasts(starts_at, ends_at) operator(pg_catalog.@>) %L::timestamptz))', narrowed, as_of, as_of)]
    when at_time = 'upcoming' then array[format('%s and ends_at > %L', narrowed, as_of)]
    when at_time = 'past' then array[format('%s and starts_at <= %L and ends_at <= %L', narrowed, as_of, as_of)]
    else array[narrowed] end;
  ids constant uuid[] := private.page_of('events', branches, private.search_text(query), keys, directions, seen, backwards, most);
begin
  return query execute format('select * from public.events where id = any ($1) and status = ''approved'' order by %s',
    private.key_order(keys, directions, false)) using ids;
end $$;

drop function public.matching_jobs(text);
-- Every public job where `open_on` is null, else those that are open on that day. Ordered by 'featured' (those first) or
-- 'newest'.
create function public.matching_jobs(
  query text default '', open_on date default null, of_category text default null, of_type text default null, only_remote boolean default false,
  ordered_by text default 'newest',
  seen text[] default null, backwards boolean default false, most integer default 1000
) returns setof public.jobs
language plpgsql stable security definer set search_path = '' as $$
declare
  keys constant text[] := case when ordered_by = 'featured' then '{featured,created_at,id}'::text[] else '{created_at,id}'::text[] end;
  directions constant boolean[] := array_fill(true, array[cardinality(keys)]);
  narrowed constant text := concat_ws(' and ', 'status = ''approved''', 'category = ' || quote_literal(of_category),
    'job_type = ' || quote_literal(of_type), case when only_remote then 'is_remote' end);
  branches constant text[] := case when open_on is null then array[narrowed || ' and state <> ''Draft''']
    else array[narrowed || ' and state = ''Open'' and expires_at is null', format('%s and state = ''Open'' and expires_at >= %L', narrowed, open_on)] end;
  ids constant uuid[] := private.page_of('jobs', branches, private.search_text(query), keys, directions, seen, backwards, most);
begin
  return query execute format('select * from public.jobs where id = any ($1) and status = ''approved'' and state <> ''Draft'' order by %s',
    private.key_order(keys, directions, false)) using ids;
end $$;

revoke execute on function public.matching_logos(text, text, text[], boolean, integer),
  public.matching_jargon(text, text, text, text, boolean, text[], boolean, integer),
  public.matching_events(text, text, timestamptz, text, text, text, text[], boolean, integer),
  public.matching_jobs(text, date, text, text, boolean, text, text[], boolean, integer) from public;
grant execute on function public.matching_logos(text, text, text[], boolean, integer),
  public.matching_jargon(text, text, text, text, boolean, text[], boolean, integer),
  public.matching_events(text, text, timestamptz, text, text, text, text[], boolean, integer),
  public.matching_jobs(text, date, text, text, boolean, text, text[], boolean, integer) to anon, authenticated, service_role;

-- One index for each order, and for each with what it is narrowed by most.

drop index public.logos_company;
create index logos_company on public.logos (company, created_at desc, id desc) where status = 'approved';

drop index public.jargon_terms, public.jargon_categories;
create index jargon_terms on public.jargon (slug) where status = 'approved';
create index jargon_letters on public.jargon ((left(slug, 1)), slug) where status = 'approved';
create index jargon_other_letters on public.jargon (slug) where status = 'approved' and slug !~ '^[a-z]';
create index jargon_categories on public.jargon (category, slug) where status = 'approved';
create index jargon_by_category on public.jargon ((category is null), (coalesce(category, '')), slug) where status = 'approved';
create index jargon_by_category_falling on public.jargon ((category is null) desc, (coalesce(category, '')) desc, slug) where status = 'approved';

-- An hour that the clocks skip may end before it begins.
create function private.lasts(starts_at timestamptz, ends_at timestamptz) returns tstzrange
language sql immutable parallel safe set search_path = '' as $$
  select tstzrange(starts_at, greatest(starts_at, ends_at));
$$;
create index events_now on public.events using gist (private.lasts(starts_at, ends_at)) where status = 'approved';
drop index public.events_category, public.events_type;
create index events_category on public.events (category, starts_at, id) where status = 'approved';
create index events_type on public.events (event_type, starts_at, id) where status = 'approved';

drop index public.jobs_category, public.jobs_type, public.jobs_remote;
create index jobs_lasting on public.jobs (featured desc, created_at desc, id desc) where status = 'approved' and state = 'Open' and expires_at is null;
create index jobs_ending on public.jobs (expires_at) where status = 'approved' and state = 'Open';
create index jobs_category on public.jobs (category, featured desc, created_at desc, id desc) where status = 'approved' and state = 'Open';
create index jobs_type on public.jobs (job_type, featured desc, created_at desc, id desc) where status = 'approved' and state = 'Open';
create index jobs_remote on public.jobs (is_remote, featured desc, created_at desc, id desc) where status = 'approved' and state = 'Open';

-- What comes nearest to a search without a result: as before, among the newest of each kind.
create or replace function public.nearest_entries(query text)
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
