-- The public lists, a page at a time, at the same price however many rows there are: each page begins behind a row
-- that was seen (its keys, not its number), and a search reads no more than it shows where words are frequent, and
-- goes through its index where they are rare. Making the query of a page took several times what it takes to carry it
-- out, so it is put together in plpgsql, which keeps how that is done.

-- What stands behind a row (before it, backwards) in an order, as conditions that no row meets twice: one, or two where
-- the last keys go the other way. Keys are expressions of ours; what was seen is quoted.
create function private.beyond(keys text[], falling boolean[], seen text[], backwards boolean) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  most constant integer := cardinality(keys);
  -- The keys that go the same way as the first.
  together constant integer := coalesce(array_position(falling, not falling[1]) - 1, most);
  quoted text[];
  behind text[];
begin
  if seen is null then
    return array['true'];
  end if;
  if cardinality(seen) <> most then
    raise exception 'unknown place' using errcode = '22023';
  end if;
  for place in 1 .. most loop
    quoted[place] := quote_literal(seen[place]);
  end loop;
  behind := array[format('(%s) %s (%s)', array_to_string(keys[:together], ', '), case when falling[1] <> backwards then '<' else '>' end, array_to_string(quoted[:together], ', '))];
  if together < most then
    behind := behind || format('(%s) = (%s) and (%s) %s (%s)', array_to_string(keys[:together], ', '), array_to_string(quoted[:together], ', '),
      array_to_string(keys[together + 1:], ', '), case when falling[most] <> backwards then '<' else '>' end, array_to_string(quoted[together + 1:], ', '));
  end if;
  return behind;
end $$;

-- The keys as columns of a query, and an order by these.
create function private.key_columns(keys text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  columns text[];
begin
  for place in 1 .. cardinality(keys) loop
    columns[place] := keys[place] || ' as key_' || place;
  end loop;
  return array_to_string(columns, ', ');
end $$;
create function private.key_order(keys text[], falling boolean[], backwards boolean) returns text
language plpgsql immutable set search_path = '' as $$
declare
  ordering text[];
begin
  for place in 1 .. cardinality(keys) loop
    ordering[place] := keys[place] || case when falling[place] <> backwards then ' desc' else '' end;
  end loop;
  return array_to_string(ordering, ', ');
end $$;
create function private.key_names(keys text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  names text[];
begin
  for place in 1 .. cardinality(keys) loop
    names[place] := 'key_' || place;
  end loop;
  return names;
end $$;

-- A query of the first rows of an order that meet one of `branches`. No row meets two, and an index walks each in that
-- order.
create function private.walk(target text, branches text[], beyond text[], columns text, ordering text, named_ordering text, most integer) returns text
language plpgsql immutable set search_path = '' as $$
declare
  parts text[];
  branch text;
  behind text;
begin
  foreach branch in array branches loop
    foreach behind in array beyond loop
      parts := parts || format('(select %s from public.%I where %s and %s order by %s limit %s)', columns, target, branch, behind, ordering, most);
    end loop;
  end loop;
  if cardinality(parts) = 1 then
    return parts[1];
  end if;
  return format('select * from (%s) as walked order by %s limit %s', array_to_string(parts, ' union all '), named_ordering, most);
end $$;

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

-- The ids of the rows of a page that fit `wanted`, folded words. `branches` see walk.
create function private.found_ids(
  target text, branches text[], wanted text, keys text[], falling boolean[], beyond text[], backwards boolean, most integer
) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  columns constant text := 'id, ' || private.key_columns(keys);
  ordering constant text := private.key_order(keys, falling, backwards);
  named_ordering constant text := private.key_order(private.key_names(keys), falling, backwards);
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
  found := private.fitting(target, branches, listed, beyond, fits, columns, ordering, named_ordering, most, walked_rows, walked_rows = 400);
  -- Misspellings are forgiven where nothing in the whole list is written like that.
  if found = '{}' and length(wanted) >= 4 and not private.is_anywhere(target, format('(%s) and %s', fits, listed)) then
    perform private.forgive_misspelling();
    found := private.fitting(target, branches, listed, beyond, format('%L operator(extensions.<%%) search_names', wanted), columns, ordering, named_ordering, most, walked_rows, true);
  end if;
  return found;
end $$;

-- The query of the rows of a page with some columns, which the keys are made of too. `branches` see walk; `wanted` are
-- folded words. Where nothing is looked for, it reads the rows at once instead of their ids first.
create function private.page_query(
  target text, columns text, branches text[], wanted text, keys text[], falling boolean[], seen text[], backwards boolean, most integer
) returns text
language plpgsql stable set search_path = '' as $$
declare
  longest constant integer := least(greatest(most, 1), 1001);
  beyond constant text[] := private.beyond(keys, falling, seen, backwards);
  ordering constant text := private.key_order(keys, falling, backwards);
begin
  if wanted <> '' then
    return format('select %s from public.%I where id = any (%L::uuid[]) and status = ''approved'' order by %s', columns, target,
      private.found_ids(target, branches, wanted, keys, falling, beyond, backwards, longest), private.key_order(keys, falling, false));
  elsif backwards then
    return format('select * from (%s) as page order by %s',
      private.walk(target, branches, beyond, columns, ordering, ordering, longest), private.key_order(keys, falling, false));
  end if;
  return private.walk(target, branches, beyond, columns, ordering, ordering, longest);
end $$;

revoke execute on function private.beyond(text[], boolean[], text[], boolean), private.key_columns(text[]), private.key_order(text[], boolean[], boolean),
  private.key_names(text[]), private.walk(text, text[], text[], text, text, text, integer), private.is_anywhere(text, text),
  private.looked_up(text, text, text, text, integer),
  private.fitting(text, text[], text, text[], text, text, text, text, integer, integer, boolean),
  private.found_ids(text, text[], text, text[], boolean[], text[], boolean, integer),
  private.page_query(text, text, text[], text, text[], boolean[], text[], boolean, integer) from public;

-- The four lists see only what every visitor may see, and restrict it themselves: a policy in the way would keep the
-- planner from the indexes. `seen` holds the keys of a row, in the order that is asked for.

create function private.logos_query(columns text, query text, of_company text, seen text[], backwards boolean, most integer) returns text
language plpgsql stable set search_path = '' as $$
begin
  return private.page_query(
    'logos', columns, array[concat_ws(' and ', 'status = ''approved''', 'company = ' || quote_literal(of_company))],
    private.search_text(query), '{created_at,id}', '{true,true}', seen, backwards, most);
end $$;
revoke execute on function private.logos_query(text, text, text, text[], boolean, integer) from public;

create function public.matching_logos(
  query text default '', of_company text default null,
  seen text[] default null, backwards boolean default false, most integer default 1000
) returns setof public.logos
language plpgsql stable security definer set search_path = '' as $$
begin
  return query execute private.logos_query('*', query, of_company, seen, backwards, most);
end $$;

-- Ordered by 'term', 'category' or 'newest'; `falling` turns the first two round.
create function public.matching_jargon(
  query text default '', of_category text default null, of_letter text default null, ordered_by text default 'newest', falling boolean default false,
  seen text[] default null, backwards boolean default false, most integer default 1000
) returns setof public.jargon
language plpgsql stable security definer set search_path = '' as $$
declare
  keys constant text[] := case ordered_by
    when 'term' then '{initial,filed_as,slug}'::text[]
    when 'category' then array['(category is null)', 'coalesce(category, '''')', 'initial', 'filed_as', 'slug']
    else '{created_at,id}'::text[] end;
  directions constant boolean[] := case ordered_by
    when 'term' then array[falling, falling, falling]
    when 'category' then array[falling, falling, false, false, false]
    else '{true,true}'::boolean[] end;
begin
  return query execute private.page_query(
    'jargon', '*', array[concat_ws(' and ', 'status = ''approved''', 'category = ' || quote_literal(of_category), 'initial = ' || quote_literal(upper(of_letter)))],
    private.search_text(query), keys, directions, seen, backwards, most);
end $$;

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
begin
  return query execute private.page_query('events', '*', branches, private.search_text(query), keys, directions, seen, backwards, most);
end $$;

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
begin
  return query execute private.page_query('jobs', '*', branches, private.search_text(query), keys, directions, seen, backwards, most);
end $$;

revoke execute on function public.matching_logos(text, text, text[], boolean, integer),
  public.matching_jargon(text, text, text, text, boolean, text[], boolean, integer),
  public.matching_events(text, text, timestamptz, text, text, text, text[], boolean, integer),
  public.matching_jobs(text, date, text, text, boolean, text, text[], boolean, integer) from public;
grant execute on function public.matching_logos(text, text, text[], boolean, integer),
  public.matching_jargon(text, text, text, text, boolean, text[], boolean, integer),
  public.matching_events(text, text, timestamptz, text, text, text, text[], boolean, integer),
  public.matching_jobs(text, date, text, text, boolean, text, text[], boolean, integer) to anon, authenticated, service_role;

-- The first page of logos is what most visitors ask for. Its query is always the same, so how it is carried out is kept
-- for the whole connection: making that anew is two thirds of its price. See also public_counts.
create function private.newest_logos(most integer) returns json
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_sort = off as $$
begin
  return (
    select coalesce(json_agg(item), '[]') from (
      select id, title, company, description, designer, year, tags, image_url, created_at, updated_at
      from public.logos where status = 'approved' order by created_at desc, id desc limit least(greatest(most, 1), 1001)) as item);
end $$;
revoke execute on function private.newest_logos(integer) from public;

-- All that the page of logos shows, in one call: the backend pays for each call more than for what it reads. As text that
-- is handed on, the answer costs less than as something that can be searched.
create function public.logos_page(
  query text default '', of_company text default null,
  seen text[] default null, backwards boolean default false, most integer default 25
) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  logos json;
begin
  if query = '' and of_company is null and seen is null and not backwards then
    logos := private.newest_logos(most);
  else
    execute format('select coalesce(json_agg(item), ''[]'') from (%s) as item', private.logos_query(
      'id, title, company, description, designer, year, tags, image_url, created_at, updated_at',
      query, of_company, seen, backwards, most)) into logos;
  end if;
  return json_build_object('logos', logos, 'totals', private.company_totals(of_company));
end $$;
revoke execute on function public.logos_page(text, text, text[], boolean, integer) from public;
grant execute on function public.logos_page(text, text, text[], boolean, integer) to anon, authenticated, service_role;
