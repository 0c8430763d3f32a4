-- The first page of logos is what most visitors ask for. Its query is always the same, so how it is carried out is kept
-- for the whole connection: making that anew is two thirds of its price. What is kept must not be what is best for an
-- empty table, since nothing says when that has grown.
create function private.newest_logos(most integer) returns json
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_sort = off as $$
begin
  return (
    select coalesce(json_agg(item), '[]') from (
      select id, title, company, description, designer, year, tags, image_url, created_at, updated_at
      from public.logos where status = 'approved' order by created_at desc, id desc limit least(greatest(most, 1), 1001)) as item);
end $$;
revoke execute on function private.newest_logos(integer) from public;

-- The companies with the most public logos, and the one that is asked for; that without a name counts all logos. By their
-- names they cost a third of what they did as rows. One that is asked for and among the largest is there twice, which is
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

-- As text that is handed on, the answer costs less than as something that can be searched.
drop function public.logos_page(text, text, text[], boolean, integer);
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
drop function public.logo_totals(text);

-- How the other totals are read is kept for the same reason, by their indexes.
create or replace function public.jargon_totals()
returns table (letter text, total bigint)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return query select kept.value, kept.total from private.totals as kept where kept.kind = 'jargon';
end $$;

create or replace function public.public_counts()
returns table (logos bigint, terms bigint, events bigint, jobs bigint)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
begin
  return query select
    coalesce((select total from private.totals where kind = 'logos' and facet = 'all'), 0),
    coalesce((select total from private.totals where kind = 'jargon' and facet = 'all'), 0),
    coalesce((select total from private.totals where kind = 'events' and facet = 'all'), 0),
    coalesce((select sum(total)::bigint from private.totals where kind = 'jobs' and facet = 'deadline' and (value = '' or value >= current_date::text)), 0);
end $$;
