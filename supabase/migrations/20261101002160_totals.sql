-- How many public entries there are, in all and by what the lists are narrowed by, kept as they change: counting them
-- takes longer the more there are.

create table private.totals (
  kind text not null,
  facet text not null,
  value text not null,
  total bigint not null,
  changed_at timestamptz not null default now(),
  primary key (kind, facet, value)
);
create index totals_largest on private.totals (kind, facet, total desc, value);
-- Nobody reads it but the functions below.
alter table private.totals enable row level security;

-- Trigger arguments: the kind, a condition for what counts, and a query of the facets of one row.
create function private.keep_totals() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changes text := concat_ws(' union all ',
    case when tg_op <> 'DELETE' then 'select 1 as change, added.* from added where ' || tg_argv[1] end,
    case when tg_op <> 'INSERT' then 'select -1 as change, removed.* from removed where ' || tg_argv[1] end);
begin
  -- In one order, so that two changes at once wait for each other instead of blocking each other.
  execute format(
    'insert into private.totals as kept (kind, facet, value, total)
     select %L, pair.facet, pair.value, sum(item.change) from (%s) as item, lateral (%s) as pair (facet, value)
     group by pair.facet, pair.value having sum(item.change) <> 0 or pair.facet = ''all'' order by pair.facet, pair.value
     on conflict (kind, facet, value) do update set total = kept.total + excluded.total, changed_at = now()',
    tg_argv[0], changes, tg_argv[2]);
  if tg_op <> 'INSERT' then
    delete from private.totals as kept where kept.kind = tg_argv[0] and kept.total <= 0 and kept.facet <> 'all';
  end if;
  return null;
end $$;
revoke execute on function private.keep_totals() from public;

do $$
declare
  content record;
  arguments text;
begin
  for content in
    select * from (values
      ('logos', 'status = ''approved''', 'values (''all'', ''''), (''company'', item.company)'),
      ('jargon', 'status = ''approved''', 'values (''all'', ''''), (''letter'', item.initial)'),
      ('events', 'status = ''approved''', 'values (''all'', '''')'),
      ('jobs', 'status = ''approved'' and state = ''Open''',
        'values (''all'', ''''), (''deadline'', coalesce(item.expires_at::text, ''''))')
    ) as content (target, counts, facets)
  loop
    arguments := format('execute function private.keep_totals(%L, %L, %L)', content.target, content.counts, content.facets);
    execute format('create trigger totals_added after insert on public.%I referencing new table as added for each statement %s', content.target, arguments);
    execute format('create trigger totals_changed after update on public.%I referencing new table as added old table as removed for each statement %s', content.target, arguments);
    execute format('create trigger totals_removed after delete on public.%I referencing old table as removed for each statement %s', content.target, arguments);
  end loop;
end $$;

-- How these are read is kept for the whole connection, as plpgsql does it: making that anew is most of the price. What is
-- kept must not be what is best for an empty table, since nothing says when that has grown.

create function public.public_counts()
returns table (logos bigint, terms bigint, events bigint, jobs bigint)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return query select
    coalesce((select total from private.totals where kind = 'logos' and facet = 'all'), 0),
    coalesce((select total from private.totals where kind = 'jargon' and facet = 'all'), 0),
    coalesce((select total from private.totals where kind = 'events' and facet = 'all'), 0),
    coalesce((select sum(total)::bigint from private.totals where kind = 'jobs' and facet = 'deadline' and (value = '' or value >= current_date::text)), 0);
end $$;

-- The letters that public terms begin with; the row without a letter counts all terms.
create function public.jargon_totals()
returns table (letter text, total bigint)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return query select kept.value, kept.total from private.totals as kept where kept.kind = 'jargon';
end $$;

-- The companies with the most public logos, and the one that is asked for; that without a name counts all logos. By their
-- names they cost a third of what they do as rows. One that is asked for and among the largest is there twice, which is
-- the same.
create function private.company_totals(of_company text) returns json
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
begin
  return (
    select coalesce(json_object_agg(company, total), '{}') from (
      (select '' as company, total from private.totals where kind = 'logos' and facet = 'all')
      union all
      (select value, total from private.totals where kind = 'logos' and facet = 'company' order by total desc, value limit 200)
      union all
      (select value, total from private.totals where kind = 'logos' and facet = 'company' and value = of_company)
    ) as kept);
end $$;
revoke execute on function private.company_totals(text) from public;

-- How many public pages each kind has, and when one of them changed last.
create function public.page_totals()
returns table (kind text, total bigint, changed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select kept.kind, kept.total, kept.changed_at from private.totals as kept where kept.facet = 'all';
$$;

revoke execute on function public.public_counts(), public.jargon_totals(), public.page_totals() from public;
grant execute on function public.public_counts(), public.jargon_totals(), public.page_totals() to anon, authenticated, service_role;

-- Which of these names are, or were, those of a public term, and its slug. A policy would keep what is worked out beside a row
-- from its index, so that comes first.
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
