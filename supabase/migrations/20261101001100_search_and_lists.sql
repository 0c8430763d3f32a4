-- Search and lists. Searches fold accents and find prefixes; those of visitors forgive misspellings.

-- What was typed, folded and cut to a length that cannot hurt.
create function private.search_text(query text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return btrim(private.fold(left(coalesce(query, ''), 120)));
end $$;

-- All words of a folded text; null where it has none. `ending` is `:*` where they are beginnings. What is written as one is
-- found as it is and in parts; `c++` or `r&d`, whose parts say nothing, as it is.
create function private.word_query(folded text, ending text) returns tsquery
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  chunk text;
  words text[];
  joined text[];
  asked text;
begin
  foreach chunk in array regexp_split_to_array(regexp_replace(folded, '\s*([&/])\s*', '\1', 'g'), '\s+') loop
    words := private.words(chunk);
    continue when words = '{}';
    joined := private.joined_words(chunk);
    if joined <> '{}' and not exists (select from unnest(words) as word where length(word) > 1) then
      words := array[(select word from unnest(joined) as word order by length(word) desc limit 1)];
    end if;
    asked := concat_ws(' & ', asked, '(' || (select string_agg(private.lexeme(word) || ending, ' & ') from unnest(words) as word)
      || coalesce(' | ' || private.lexeme(nullif(private.with_words_joined(chunk, ''), (private.words(chunk))[1])) || ending, '') || ')');
  end loop;
  return asked::tsquery;
end $$;

create function private.lexeme(word text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return '''' || replace(replace(left(word, 60), '\', '\\'), '''', '''''') || '''';
end $$;

-- What is called exactly so, as a whole.
create function private.name_query(wanted text) returns tsquery
language plpgsql immutable strict set search_path = '' as $$
begin
  return ('''' || replace(replace(private.whole_name(wanted), '\', '\\'), '''', '''''') || '''')::tsquery;
end $$;

create function private.contains_pattern(folded text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return '%' || replace(replace(replace(folded, '\', '\\'), '%', '\%'), '_', '\_') || '%';
end $$;

grant execute on function private.search_text(text), private.lexeme(text), private.name_query(text), private.word_query(text, text), private.contains_pattern(text) to anon, authenticated, service_role;

-- The public lists; private.public_list has made those in no order but the newest first. They see only what every visitor
-- may see, and restrict it themselves: a policy in the way would keep the planner from the indexes.

-- The keys of a row that was seen, as many as the order has.
create function private.keys(seen text[], number integer) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  if cardinality(seen) <> number then
    raise exception 'unknown place' using errcode = '22023';
  end if;
  return seen;
end $$;

-- A search shows what it finds by rank: 1. what is called exactly that, 2. what has the words whole, 3. what has words that begin
-- so, 4. names with the text anywhere. 0 is all of these in one, for lists in another order; 5 is what is misspelled, and comes
-- only where there is nothing else. `seen` is a row's search, whose rank comes first.
create function private.ranks(wanted text, ranked boolean, is_behind boolean, seen tsvector, backwards boolean) returns integer[]
language plpgsql immutable set search_path = '' as $$
declare
  words constant tsquery := private.word_query(wanted, ':*');
  all_ranks integer[] := case when not ranked or words is null then '{0}' when length(wanted) < 3 then '{1,2,3}' else '{1,2,3,4}' end;
  place constant integer := case
    when not is_behind or all_ranks = '{0}' then null
    when seen @@ private.name_query(wanted) then 1
    when seen @@ private.word_query(wanted, '') then 2
    when seen @@ words then 3
    else 4 end;
begin
  return array(select rank from unnest(all_ranks) as rank where place is null or case when backwards then rank <= place else rank >= place end
    order by case when backwards then -rank else rank end) || case when length(wanted) < 4 then '{}'::integer[] else '{5}' end;
end $$;

-- What a row of a rank has, and what it has not, since that would be a better one.
create function private.needed(wanted text, rank integer) returns tsquery
language plpgsql immutable set search_path = '' as $$
begin
  return case rank when 1 then private.name_query(wanted) when 2 then private.word_query(wanted, '') when 4 then null else private.word_query(wanted, ':*') end;
end $$;

create function private.unwanted(wanted text, rank integer) returns tsquery
language plpgsql immutable set search_path = '' as $$
begin
  return case when rank between 2 and 4 then private.needed(wanted, rank - 1) end;
end $$;

-- The pattern for names; null where words are enough.
create function private.part(wanted text, rank integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case when rank in (0, 4) and (length(wanted) >= 3 or private.word_query(wanted, ':*') is null) then private.contains_pattern(wanted) end;
end $$;

-- Whether names have each word, or one that is as like it as a misspelling: half of it, and of a short one more, or Kente would
-- find Kenya. One word more never finds what one word less does not.
create function private.is_alike(words text[], search_names text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return (select bool_and(extensions.word_similarity(word, search_names) >= case when length(word) < 6 then 0.6 else 0.5 end) from unnest(words) as word where length(word) > 2);
end $$;

-- By which an index finds what is alike.
create function private.longest_word(wanted text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return (select word from unnest(private.words(wanted)) as word order by length(word) desc limit 1);
end $$;

-- Whether a row is what is looked for. Without a search path, since only then does it dissolve in the query that asks it and
-- leave the choice of an index; its names are bound already.
create function private.fits(search tsvector, search_names text, wanted text, needed tsquery, unwanted tsquery, part text, forgiving boolean) returns boolean
language sql stable
return case when wanted = '' then true when forgiving then private.longest_word(wanted) operator(extensions.<%) search_names and private.is_alike(private.words(wanted), search_names)
  else (search @@ needed or search_names like part) and case when unwanted is null then true else not search @@ unwanted end end;

-- In how many steps a list looks for folded words: 1. among its first rows, where frequent words are, 2. through the index,
-- where rare ones are; 3. and 4. the same for a misspelling. What has neither a word nor three signs is in no index.
create function private.steps(wanted text, rank integer) returns integer[]
language plpgsql immutable set search_path = '' as $$
begin
  return case when wanted = '' or length(wanted) < 3 and private.word_query(wanted, ':*') is null then '{1}' when rank = 1 then '{2}' when rank = 5 then '{3,4}' else '{1,2}' end;
end $$;

create function private.walk(wanted text, max_steps integer) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return case when wanted = '' then max_steps when private.steps(wanted, 0) = '{1}' then 4000 else 400 end;
end $$;

-- For this transaction only: step 2 goes through the index of what is looked for, whatever the planner thinks; from step 3
-- on the index reads how alike a misspelled word must be.
create function private.begin_step(step integer) returns void
language plpgsql set search_path = '' as $$
declare
  walks constant text := case when step in (1, 3) then 'on' else 'off' end;
begin
  perform set_config('enable_seqscan', walks, true), set_config('enable_indexscan', walks, true);
  if step = 3 then
    perform set_config('pg_trgm.word_similarity_threshold', '0.5', true);
  end if;
end $$;

-- Columns beside the keys of a row: `(created_at, id) < ('2026-01-01', '...')`.
create function private.compared(columns text[], sign text, keys text[]) returns text
language sql immutable set search_path = '' as $$
  select format('(%s) %s (%s)', array_to_string(columns, ', '), sign, (select string_agg(quote_nullable(key), ', ' order by number) from unnest(keys) with ordinality as one (key, number)));
$$;

create function private.ordered(columns text[], rises boolean) returns text
language sql immutable set search_path = '' as $$
  select string_agg(name || case when rises then '' else ' desc' end, ', ' order by number) from unnest(columns) with ordinality as one (name, number);
$$;

-- A page of a list: of what is `published` the rows that are `narrowed` to, both as SQL, in the order of `columns`, whose last one
-- tells a row from all others; of a search by rank first. It begins behind the row with the keys `seen`, or ends before it
-- (`backwards`, the nearest first). `groups` are columns that come before, in a direction of their own. Each step is a statement
-- with its values in it, so that an index walks the rest.
create function private.list_page(
  list anyelement, query text, published text, narrowed text, columns text[], rises boolean,
  seen text[], backwards boolean, max_rows integer, ranked boolean, groups text[] default '{}', groups_rise boolean default true
) returns setof anyelement
language plpgsql stable set search_path = '' set enable_seqscan = on set enable_indexscan = on as $$
declare
  source constant text := pg_typeof(list);
  wanted constant text := private.search_text(query);
  in_groups constant integer := cardinality(groups);
  keys constant text[] := private.keys(seen, in_groups + cardinality(columns));
  sign constant text := case when rises <> backwards then '>' else '<' end;
  group_sign constant text := case when groups_rise <> backwards then '>' else '<' end;
  later constant text := private.compared(columns, sign, keys[in_groups + 1:]);
  behind constant text := case when keys is null then null when in_groups = 0 then later
    else format('%s and (%s or %s)', private.compared(groups, group_sign || '=', keys[:in_groups]), private.compared(groups, '<>', keys[:in_groups]), later) end;
  in_order constant text := concat_ws(', ', private.ordered(groups, group_sign = '>'), private.ordered(columns, sign = '>'));
  page constant integer := least(greatest(max_rows, 1), 1001);
  fits constant text := 'private.fits(search, search_names, $1, $2, $3, $4, $5)';
  seen_search tsvector;
  ranks integer[];
  rank integer;
  step integer;
  walks boolean;
  remaining integer := page;
  walked integer;
  batch uuid[];
  ids uuid[] := '{}';
  is_found boolean;
begin
  execute format('select search from %s where %I = %L', source, columns[cardinality(columns)], keys[cardinality(keys)]) into seen_search;
  ranks := private.ranks(wanted, ranked, keys is not null, seen_search, backwards);
  foreach rank in array ranks loop
    if rank = 5 then
      exit when ids <> '{}';
      execute format('select exists (select from %s as item where %s and %s)', source, published, fits) into is_found
        using wanted, private.needed(wanted, 0), null::tsquery, private.part(wanted, 0), false;
      exit when is_found;
    end if;
    foreach step in array private.steps(wanted, rank) loop
      perform private.begin_step(step);
      walks := step in (1, 3);
      execute format(
        'select count(*), coalesce(array_agg(candidate.id) filter (where candidate.fits), ''{}'')
         from (select id, %s as fits from %s as item where %s order by %s limit %s) as candidate',
        fits, source,
        concat_ws(' and ', published, nullif(narrowed, ''), case when rank in (ranks[1], 5) then behind end, case when not walks then fits end),
        in_order, case when walks then private.walk(wanted, remaining) else remaining end
      ) into walked, batch using wanted, private.needed(wanted, rank), private.unwanted(wanted, rank), private.part(wanted, rank), rank = 5;
      exit when cardinality(batch) >= remaining or walked < private.walk(wanted, remaining);
    end loop;
    ids := ids || batch;
    remaining := page - cardinality(ids);
    exit when remaining <= 0;
  end loop;
  return query execute format(
    'select item.* from unnest($1) with ordinality as place (id, number) join %s as item on item.id = place.id order by place.number', source
  ) using ids[1:page];
end $$;

-- How many public logos have each company, country, sector, form and designer among what the other filters leave (a
-- color, too), so that a menu says what another choice would find: the most frequent ones, and what is asked for. Where nothing else is asked for,
-- the totals are kept already; else they are counted, in an index that holds all five.
create function public.logo_totals(
  of_company text default null, of_country text default null, of_sector text default null, of_mark_form text default null, of_designer text default null,
  of_colors text[] default null
) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'company', of_company, 'country', of_country, 'sector', of_sector, 'mark_form', of_mark_form, 'designer', of_designer));
  facet text;
  others text;
  counted jsonb;
  colored constant text := case when of_colors is not null then format(' and colors @> %L', of_colors) end;
  found jsonb := jsonb_build_object('all', case when colored is null then coalesce((select total from private.totals where totals.kind = 'logos' and totals.facet = 'all'), 0)
    else (select count(*) from public.logos where status = 'approved' and colors @> of_colors) end);
begin
  foreach facet in array (select facets from private.kinds where name = 'logos') loop
    select nullif(concat(colored, asked.others), '') into others from (select string_agg(format(' and %I = %L', key, value), '') as others from jsonb_each_text(wanted - facet)) as asked;
    execute format('select coalesce(jsonb_object_agg(value, total), %L) from (select * from (%s) as kept order by value = %L desc nulls last, total desc, value limit 50) as top',
      '{}',
      case when others is null then format('select value, total from private.totals where kind = %L and facet = %L and value > %L', 'logos', facet, '')
        else format('select %1$I as value, count(*) as total from public.logos where status = %2$L and %1$I is not null%3$s group by %1$I', facet, 'approved', others) end,
      wanted ->> facet) into counted;
    found := found || jsonb_build_object(facet, counted);
  end loop;
  return found;
end $$;
comment on function public.logo_totals is 'Definer: a policy in the way would keep the planner from the indexes; counts what is published.';

-- Ordered by 'term', 'category' (those without one last) or 'newest'; `falling` turns the first two round. Within a category
-- terms always go from A to Z.
create function public.matching_jargon(
  query text default '', of_category text default null, of_letter text default null, ordered_by text default 'newest', falling boolean default false,
  seen text[] default null, backwards boolean default false, max_rows integer default 1000, ranked boolean default false
) returns setof public.jargon
language plpgsql stable security definer set search_path = '' as $$
declare
  by_category constant boolean := ordered_by = 'category';
  by_name constant boolean := ordered_by in ('category', 'term');
begin
  return query select * from private.list_page(
    null::public.jargon, query, 'status = ''approved''',
    concat_ws(' and ', 'category = ' || quote_literal(of_category), 'initial = ' || quote_literal(upper(of_letter))),
    case when by_name then '{initial,filed_as,slug}'::text[] else '{created_at,id}' end, by_category or (by_name and not falling),
    seen, backwards, max_rows, ranked,
    case when by_category then array['category is null', 'coalesce(category, '''')'] else '{}' end, not falling);
end $$;
comment on function public.matching_jargon is 'Definer: a policy in the way would keep the planner from the indexes; gives what is published.';

-- Ordered by 'start' (of those to come the next first; else the latest first) or 'newest'. `at_time` is 'all', 'upcoming'
-- (not yet ended) or 'past'; `of_month` is the first day of the month that they touch.
create function public.matching_events(
  query text default '', at_time text default 'all', as_of timestamptz default now(), of_month date default null,
  of_category text default null, of_type text default null, of_country text default null, of_city text default null,
  ordered_by text default 'newest',
  seen text[] default null, backwards boolean default false, max_rows integer default 1000, ranked boolean default false
) returns setof public.events
language plpgsql stable security definer set search_path = '' as $$
declare
  by_start constant boolean := ordered_by = 'start';
  -- A month begins 14 hours before UTC in the earliest zone, and ends 12 hours after it in the last.
  month_begins constant timestamptz := of_month::timestamp at time zone 'UTC' - interval '14 hours';
  month_ends constant timestamptz := (of_month + interval '1 month') at time zone 'UTC' + interval '12 hours';
begin
  return query select * from private.list_page(
    null::public.events, query, 'status = ''approved''',
    concat_ws(' and ',
      case
        when at_time = 'upcoming' and by_start then
          format('starts_at >= %L and greatest(starts_at, ends_at) > %L', private.first_going_on(as_of), as_of)
        when at_time = 'upcoming' then format('ends_at > %L', as_of)
        when at_time = 'past' then format('starts_at <= %1$L and ends_at <= %1$L', as_of) end,
      case when of_month is not null then
        format('starts_at >= %L and starts_at < %L and start_date < %L and end_date >= %L',
          private.first_going_on(month_begins), month_ends, of_month + interval '1 month', of_month) end,
      'category = ' || quote_literal(of_category), 'event_type = ' || quote_literal(of_type),
      'country = ' || quote_literal(of_country), 'private.fold(city) = ' || quote_literal(private.fold(of_city))),
    case when by_start then '{starts_at,id}'::text[] else '{created_at,id}' end, by_start and at_time = 'upcoming',
    seen, backwards, max_rows, ranked);
end $$;
comment on function public.matching_events is 'Definer: a policy in the way would keep the planner from the indexes; gives what is published.';

-- When the first of the events began that go on at a time: an index of its own finds them (which `offset` keeps from being
-- passed over), since those that have begun are many, and those that end later too.
create function private.first_going_on(at timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(min(starts_at), at) from (
    select starts_at from public.events where status = 'approved' and private.lasts(starts_at, ends_at) operator(pg_catalog.@>) at offset 0
  ) as going_on);
end $$;

-- Where public events are, those to come or over or all, the places of most of them: a country and a city, either may be unsaid.
create function public.event_places(at_time text default 'all', as_of timestamptz default now())
returns table (country text, city text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return query
    select place.country, (array_agg(place.city order by place.number desc, place.city collate "C" desc))[1] from (
      select event.country, event.city, count(*) as number from public.events as event
      where event.status = 'approved' and coalesce(event.country, event.city) is not null
        and case at_time when 'upcoming' then ends_at > as_of when 'past' then ends_at <= as_of else true end
      group by event.country, event.city
    ) as place
    group by place.country, private.fold(place.city) order by sum(place.number) desc, place.country, private.fold(place.city) limit 200;
end $$;
comment on function public.event_places is 'Definer: a policy in the way would keep the planner from the indexes; gives what is published.';
revoke execute on function public.event_places(text, timestamptz) from public;
grant execute on function public.event_places(text, timestamptz) to anon, authenticated, service_role;

-- Jobs that are open on a day. Ordered by 'featured' (those first) or 'newest'.
create function public.matching_jobs(
  query text default '', open_on date default current_date, of_category text default null, of_type text default null, only_remote boolean default false,
  of_currency text default null, only_paid boolean default false,
  ordered_by text default 'newest',
  seen text[] default null, backwards boolean default false, max_rows integer default 1000, ranked boolean default false
) returns setof public.jobs
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select * from private.list_page(
    null::public.jobs, query, 'status = ''approved'' and state = ''Open''',
    concat_ws(' and ',
      format('(expires_at is null or expires_at >= %L)', open_on),
      'category = ' || quote_literal(of_category), 'job_type = ' || quote_literal(of_type), 'salary_currency = ' || quote_literal(of_currency),
      case when only_remote then 'is_remote' end, case when only_paid then 'coalesce(salary_minimum, salary_maximum) is not null' end),
    case when ordered_by = 'featured' then '{featured,created_at,id}'::text[] else '{created_at,id}' end, false,
    seen, backwards, max_rows, ranked);
end $$;
comment on function public.matching_jobs is 'Definer: a policy in the way would keep the planner from the indexes; gives what is published.';

-- For each name of a company that has published logos: how the library spells it, how many those are, and one of the newest
-- that may stand for the company, since its name begins with the same word; none where a studio shows the work of others.
-- Published logos that were picked come along, each by its id for a name.
create function public.company_logos(names text[], picked uuid[] default '{}')
returns table (name text, company text, total bigint, image_url text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select wanted.name, mark.company, kept.total, case when mark.is_own then mark.image_url else '' end
    from unnest(names[1:100]) as wanted (name)
    cross join lateral (
      select logo.company, logo.image_url, split_part(lower(logo.title), ' ', 1) = split_part(lower(logo.company), ' ', 1) as is_own
      from (
        select * from public.logos where private.fold(logos.company) = private.fold(wanted.name) and status = 'approved'
        order by created_at desc, id desc limit 20
      ) as logo
      order by lower(logo.title) = lower(logo.company) desc, is_own desc, logo.created_at desc, logo.id desc limit 1
    ) as mark
    join private.totals as kept on kept.kind = 'logos' and kept.facet = 'company' and kept.value = mark.company
    union all
    select logo.id::text, logo.company, kept.total, logo.image_url
    from public.logos as logo
    join private.totals as kept on kept.kind = 'logos' and kept.facet = 'company' and kept.value = logo.company
    where logo.id = any (picked[1:100]) and logo.status = 'approved';
end $$;
comment on function public.company_logos is 'Definer: a policy in the way would keep the planner from the indexes; gives what is published.';

revoke execute on function private.keys(text[], integer), private.is_alike(text[], text), private.longest_word(text), private.fits(tsvector, text, text, tsquery, tsquery, text, boolean),
  private.ranks(text, boolean, boolean, tsvector, boolean), private.needed(text, integer), private.unwanted(text, integer), private.part(text, integer),
  private.steps(text, integer), private.walk(text, integer), private.begin_step(integer),
  private.compared(text[], text, text[]), private.ordered(text[], boolean), private.first_going_on(timestamptz),
  private.list_page(anyelement, text, text, text, text[], boolean, text[], boolean, integer, boolean, text[], boolean),
  public.logo_totals(text, text, text, text, text, text[]),
  public.matching_jargon(text, text, text, text, boolean, text[], boolean, integer, boolean),
  public.matching_events(text, text, timestamptz, date, text, text, text, text, text, text[], boolean, integer, boolean),
  public.matching_jobs(text, date, text, text, boolean, text, boolean, text, text[], boolean, integer, boolean), public.company_logos(text[], uuid[]) from public;
grant execute on function public.logo_totals(text, text, text, text, text, text[]),
  public.matching_jargon(text, text, text, text, boolean, text[], boolean, integer, boolean),
  public.matching_events(text, text, timestamptz, date, text, text, text, text, text, text[], boolean, integer, boolean),
  public.matching_jobs(text, date, text, text, boolean, text, boolean, text, text[], boolean, integer, boolean), public.company_logos(text[], uuid[]) to anon, authenticated, service_role;

-- What comes nearest to a search that found nothing: among the newest public entries of each kind, those with the words
-- most like the ones asked for, a third of them at least. More forgiving than the searches, so it is asked only after them.
create function public.nearest_entries(query text)
returns table (type text, id uuid, slug text, title text)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant text[] := array(
    select distinct first.word from (
      select word from regexp_split_to_table(private.search_text(query), '\s+') with ordinality as one (word, number)
      where length(word) >= 3 order by number limit 5
    ) as first
  );
begin
  return query
    select entry.type, entry.id, entry.slug, entry.title
    from private.kinds as kind
    cross join lateral (
      select item.type, item.id, item.slug, item.title, item.search_names from private.items as item
      where item.type = kind.type and item.status = 'approved' and item.is_listed
      order by item.created_at desc, item.id desc limit 500
    ) as entry
    cross join unnest(wanted) as word
    cross join lateral extensions.word_similarity(word, entry.search_names) as likeness
    where likeness >= 0.25
    group by entry.type, entry.id, entry.slug, entry.title
    having sum(likeness) >= 0.3 * cardinality(wanted)
    order by sum(likeness) desc, entry.title, entry.id
    limit 6;
end $$;
comment on function public.nearest_entries is 'Definer: a policy in the way would keep the planner from the indexes; gives what is published.';
revoke execute on function public.nearest_entries(text) from public;
grant execute on function public.nearest_entries(text) to anon, authenticated, service_role;

-- The search of the dashboard over everything: the best of each section, whatever their status, and how many there are.
-- Definer: a policy in the way would keep the planner from the indexes.
create function public.search_dashboard(query text, max_results integer)
returns table (section text, id uuid, title text, detail text, status text, total bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.search_text(query);
  words tsquery := private.word_query(wanted, ':*');
  part text := private.contains_pattern(wanted);
begin
  perform private.require_admin();
  if wanted = '' then
    return;
  end if;
  return query
    with found as materialized (
      select item.type, item.id, item.created_at,
        case when item.search @@ private.name_query(wanted) then 1 when item.search @@ private.word_query(wanted, '') then 2 when item.search @@ words then 3 else 4 end as rank
      from private.items as item
      where item.revision_of is null and (item.search @@ words or item.search_names like part)
    ), shown as (
      select found.*, count(*) over (partition by found.type) as total,
        row_number() over (partition by found.type order by found.rank, found.created_at desc, found.id desc) as place
      from found
    )
    select kind.name, item.id, item.title, item.detail, item.status, shown.total
    from shown
    join private.kinds as kind on kind.type = shown.type
    join private.items as item on item.type = shown.type and item.id = shown.id
    where shown.place <= max_results
    order by kind.number, shown.place;
  return query
    with found as materialized (select account.id, account.name, account.email from public.matching_users(query) as account)
    select 'users', found.id, found.name, found.email, null::text, (select count(*) from found) from found limit max_results;
end $$;
comment on function public.search_dashboard is 'Definer: a policy in the way would keep the planner from the indexes; for admins alone.';
revoke execute on function public.search_dashboard(text, integer) from public, anon;
grant execute on function public.search_dashboard(text, integer) to authenticated, service_role;

create function public.jargon_initials() returns setof text
language sql stable set search_path = '' as $$
  select distinct initial from public.jargon order by initial;
$$;

-- Which of these names are, or were, those of a public term, and its slug. A policy would keep what is worked out beside a
-- row from its index, so that comes first.
create function public.known_slugs(names text[]) returns table (name text, slug text)
language sql stable set search_path = '' as $$
  with wanted as materialized (
    select distinct given.name, private.filed_as(given.name) as filed_as from unnest(names) as given (name))
  select wanted.name, coalesce(present.slug, former.slug) from wanted
  left join lateral (
    select term.slug from public.jargon as term
    where term.status = 'approved' and term.filed_as = wanted.filed_as
    order by term.slug limit 1) as present on true
  -- The address is made of the first name.
  left join public.jargon as former on former.status = 'approved' and former.slug = wanted.filed_as
  where wanted.filed_as <> '' and coalesce(present.slug, former.slug) is not null;
$$;
grant execute on function public.jargon_initials(), public.known_slugs(text[]) to anon, authenticated, service_role;

-- What the site holds now, and what it held when this month began (UTC). A job that was filled or an event that was
-- called off this month was still there when the month began: the log knows. What was deleted since is in neither.
create function public.dashboard_statistics()
returns table (name text, current bigint, earlier bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  since constant timestamptz := date_trunc('month', now() at time zone 'UTC') at time zone 'UTC';
  kind private.kinds;
begin
  perform private.require_admin();
  return query
    select 'users', members.total, members.total - (select count(*) from public.profiles as profile where profile.created_at >= since)
    from (select coalesce(sum(total), 0)::bigint as total from private.totals where totals.kind = 'users') as members;
  for kind in select * from private.kinds as one order by one.number loop
    return query execute case when kind.standing is not null then format('select %L, %s', kind.name, kind.standing)
      else format('select %1$L, published.total, published.total - (select count(*) from public.%1$I as item
          where item.status = ''approved'' and coalesce(item.reviewed_at, item.created_at) >= $1)
        from (select coalesce(sum(total), 0)::bigint as total from private.totals where kind = %1$L and facet = ''all'') as published', kind.name) end
    using since;
  end loop;
end $$;
comment on function public.dashboard_statistics is 'Definer: reads private totals, for admins alone.';
revoke execute on function public.dashboard_statistics() from public, anon;
grant execute on function public.dashboard_statistics() to authenticated, service_role;

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
    with acts as (
      select date_trunc('week', log.created_at at time zone 'UTC')::date as monday, log.item_id, log.action in ('submitted', 'resubmitted') as sent
      from public.audit_log as log
      where log.created_at >= beginning and log.action in ('submitted', 'resubmitted', 'approved', 'rejected')
        and log.item_type in (select kind.type from private.kinds as kind)
    ), logged as (
      select item.monday, sum(item.sent)::bigint as sent, count(*) filter (where item.decided) as decided
      from (
        select act.monday, act.item_id, count(*) filter (where act.sent) as sent, bool_or(not act.sent) as decided
        from acts as act group by act.monday, act.item_id
      ) as item group by item.monday
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
comment on function public.dashboard_weeks is 'Definer: a policy in the way would keep the planner from the indexes; for admins alone.';
revoke execute on function public.dashboard_weeks() from public, anon;
grant execute on function public.dashboard_weeks() to authenticated, service_role;

-- The log's entries about a person and about an item, as private.entries_about and entries_of_item find them, with the rights of the caller. Without a search path,
-- since only then does it dissolve in the query that asks it, which reads a page of them.
create function public.find_audit_log(person text default '', item text default '') returns setof public.audit_log
language sql stable
begin atomic
  select log.* from public.audit_log as log
  where (person = '' or log.id = any ((select private.entries_about(person))::bigint[]))
    and (item = '' or log.id = any ((select private.entries_of_item(item))::bigint[]));
end;
grant execute on function public.find_audit_log(text, text) to anon, authenticated, service_role;
