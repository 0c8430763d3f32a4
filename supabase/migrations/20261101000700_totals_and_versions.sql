-- What changes with what is published: how many public entries there are, kept because counting takes longer the more
-- there are; a version of each kind, by which processes that keep finished pages learn what others have written; and which
-- pictures everybody could see once, since these are gone where others never were.

create table private.totals (
  kind text not null, -- or users
  facet text not null, -- all, or a column; of users, members
  value text not null,
  total bigint not null,
  changed_at timestamptz not null default now(),
  primary key (kind, facet, value)
);
create index totals_largest on private.totals (kind, facet, total desc, value);
alter table private.totals enable row level security;

create table public.content_versions (
  kind text primary key check (length(kind) <= 40),
  version bigint not null default 0 check (version >= 0)
);
alter table public.content_versions enable row level security;
create policy "visitors read the versions of what is published" on public.content_versions
  for select to anon using (version >= 0);
create policy "only a living session of an active member" on public.content_versions as restrictive
  for all to authenticated using ((select private.is_active()));

create table private.published_pictures (
  address text primary key
);
alter table private.published_pictures enable row level security;

-- Once a statement, in the writer's own transaction, and only where a row was or becomes public.
create function private.count_published() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind private.kinds;
  changes text := concat_ws(' union all ',
    case when tg_op <> 'DELETE' then 'select 1 as change, added.* from added where status = ''approved''' end,
    case when tg_op <> 'INSERT' then 'select -1 as change, removed.* from removed where status = ''approved''' end);
  published boolean;
begin
  execute format('select exists (%s)', changes) into published;
  if not published then
    return null;
  end if;
  select * into kind from private.kinds where name = tg_table_name;
  update public.content_versions set version = version + 1 where content_versions.kind = tg_table_name;
  -- In one order, so that two changes at once wait for each other instead of blocking each other.
  execute format(
    'insert into private.totals as kept (kind, facet, value, total)
     select %L, pair.facet, pair.value, sum(item.change)
     from (%s) as item, lateral (values (''all'', '''')%s) as pair (facet, value)
     where %s
     group by pair.facet, pair.value having sum(item.change) <> 0 or pair.facet = ''all'' order by pair.facet, pair.value
     on conflict (kind, facet, value) do update set total = kept.total + excluded.total, changed_at = now()',
    kind.name, changes,
    (select string_agg(format(', (%L, coalesce(item.%I::text, ''''))', facet, facet), '') from unnest(kind.facets) as facet),
    kind.counted);
  delete from private.totals as kept where kept.kind = tg_table_name and kept.total <= 0 and kept.facet <> 'all';
  if tg_op <> 'DELETE' then
    execute format(
      'insert into private.published_pictures (address)
       select distinct picture.shown from added as item cross join lateral unnest(%s) as picture (shown)
       where item.status = ''approved'' and picture.shown like ''/files/%%''
       on conflict do nothing', kind.pictures);
  end if;
  return null;
end $$;
revoke execute on function private.count_published() from public;

create function private.count_members() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.totals as kept (kind, facet, value, total)
  select 'users', 'members', '', count(*) * tg_argv[0]::integer from changed having count(*) > 0
  on conflict (kind, facet, value) do update set total = kept.total + excluded.total;
  return null;
end $$;
revoke execute on function private.count_members() from public;
create trigger count_added after insert on public.profiles referencing new table as changed
  for each statement execute function private.count_members('1');
create trigger count_removed after delete on public.profiles referencing old table as changed
  for each statement execute function private.count_members('-1');

-- plpgsql keeps the plans of what is read for most pages; they must not be those of empty tables: hence enable_seqscan.

create function public.public_counts()
returns table (logos bigint, terms bigint, events bigint, jobs bigint)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  return query select
    coalesce((select total from private.totals where kind = 'logos' and facet = 'all'), 0),
    coalesce((select total from private.totals where kind = 'jargon' and facet = 'all'), 0),
    coalesce((select total from private.totals where kind = 'events' and facet = 'all'), 0),
    coalesce((select sum(total)::bigint from private.totals where kind = 'jobs' and facet = 'expires_at' and (value = '' or value >= current_date::text)), 0);
end $$;
comment on function public.public_counts is 'Definer: reads private totals of what everybody may see.';

create function public.jargon_totals()
returns table (letter text, total bigint)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  return query select kept.value, kept.total from private.totals as kept where kept.kind = 'jargon';
end $$;
comment on function public.jargon_totals is 'Definer: reads private totals of what everybody may see.';

create function public.job_currencies() returns setof text
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  return query select kept.value from private.totals as kept
    where kept.kind = 'jobs' and kept.facet = 'salary_currency' and kept.value <> '' order by kept.value;
end $$;
comment on function public.job_currencies is 'Definer: reads private totals of what everybody may see.';

create function public.page_totals()
returns table (kind text, total bigint, changed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select kept.kind, kept.total, kept.changed_at from private.totals as kept where kept.facet = 'all';
$$;
comment on function public.page_totals is 'Definer: reads private totals of what everybody may see.';

-- As many rows as the site reads at once: whether a project's data API hands them all out, a start asks here.
create function public.probe_row_limit() returns setof integer
language sql stable set search_path = '' as $$
  select number from generate_series(1, 1000) as number;
$$;
grant execute on function public.probe_row_limit() to anon, authenticated, service_role;

revoke execute on function public.public_counts(), public.jargon_totals(), public.job_currencies(), public.page_totals() from public;
grant execute on function public.public_counts(), public.jargon_totals(), public.job_currencies(), public.page_totals()
to anon, authenticated, service_role;
