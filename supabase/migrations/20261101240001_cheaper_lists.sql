-- Making the query of a page took several times what it takes to carry it out. Here it is put together in plpgsql, which
-- keeps how that is done (functions in SQL with a search path of their own are planned anew at each call), and where
-- nothing is looked for, it reads the rows at once instead of their ids first.

create or replace function private.beyond(keys text[], falling boolean[], seen text[], backwards boolean) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  most constant integer := cardinality(keys);
  turned constant boolean := falling[most] <> falling[1];
  first_keys constant integer := case when turned then most - 1 else most end;
  quoted text[];
  same text;
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
  same := format('(%s) %%s (%s)', replace(array_to_string(keys[1:first_keys], ', '), '%', '%%'), replace(array_to_string(quoted[1:first_keys], ', '), '%', '%%'));
  return array[format(same, case when falling[1] <> backwards then '<' else '>' end)]
    || case when turned then array[format(same, '=') || format(' and %s %s %s', keys[most], case when falling[most] <> backwards then '<' else '>' end, quoted[most])] else '{}' end;
end $$;

create or replace function private.key_columns(keys text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  columns text[];
begin
  for place in 1 .. cardinality(keys) loop
    columns[place] := keys[place] || ' as key_' || place;
  end loop;
  return array_to_string(columns, ', ');
end $$;
create or replace function private.key_order(keys text[], falling boolean[], backwards boolean) returns text
language plpgsql immutable set search_path = '' as $$
declare
  ordering text[];
begin
  for place in 1 .. cardinality(keys) loop
    ordering[place] := keys[place] || case when falling[place] <> backwards then ' desc' else '' end;
  end loop;
  return array_to_string(ordering, ', ');
end $$;
create or replace function private.key_names(keys text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  names text[];
begin
  for place in 1 .. cardinality(keys) loop
    names[place] := 'key_' || place;
  end loop;
  return names;
end $$;

create or replace function private.walk(target text, branches text[], beyond text[], columns text, ordering text, named_ordering text, most integer) returns text
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

create or replace function private.prefix_query(folded text) returns tsquery
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return (
    select string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
    from unnest(to_tsvector('simple'::regconfig, folded)));
end $$;
create or replace function private.search_text(query text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return btrim(private.fold(left(coalesce(query, ''), 100)));
end $$;
create or replace function private.contains_pattern(folded text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return '%' || replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_') || '%';
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
drop function private.page_of(text, text[], text, text[], boolean[], text[], boolean, integer);

-- The query of the rows of a page with some columns, which the keys are made of too. `branches` see walk; `wanted` are
-- folded words, none for all rows.
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

revoke execute on function private.found_ids(text, text[], text, text[], boolean[], text[], boolean, integer),
  private.page_query(text, text, text[], text, text[], boolean[], text[], boolean, integer) from public;

create function private.logos_query(columns text, query text, of_company text, seen text[], backwards boolean, most integer) returns text
language plpgsql stable set search_path = '' as $$
begin
  return private.page_query(
    'logos', columns, array[concat_ws(' and ', 'status = ''approved''', 'company = ' || quote_literal(of_company))],
    private.search_text(query), '{created_at,id}', '{true,true}', seen, backwards, most);
end $$;
revoke execute on function private.logos_query(text, text, text, text[], boolean, integer) from public;

create or replace function public.matching_logos(
  query text default '', of_company text default null,
  seen text[] default null, backwards boolean default false, most integer default 1000
) returns setof public.logos
language plpgsql stable security definer set search_path = '' as $$
begin
  return query execute private.logos_query('*', query, of_company, seen, backwards, most);
end $$;

create or replace function public.matching_jargon(
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
begin
  return query execute private.page_query(
    'jargon', '*', array[concat_ws(' and ', 'status = ''approved''', 'category = ' || quote_literal(of_category), letter)],
    private.search_text(query), keys, directions, seen, backwards, most);
end $$;

create or replace function public.matching_events(
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

create or replace function public.matching_jobs(
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
