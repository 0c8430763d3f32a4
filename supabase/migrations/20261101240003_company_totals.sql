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

create or replace function public.logos_page(
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
drop function public.logo_totals(text);
