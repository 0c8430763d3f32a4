begin;
\ir personas.psql
select no_plan();
-- More rows than a search looks through one by one.
insert into public.logos (title, company, image_url, status, created_at)
select 'Mark ' || n || case when n % 3 = 0 then ' kente' else '' end || case when n in (1, 2, 700) then ' okavango' else '' end,
  'Company ' || n % 7, '/files/logos/a/a.svg', case when n % 5 = 0 then 'pending' when n % 11 = 0 then 'rejected' else 'approved' end,
  timestamptz '2026-01-01' + n / 4 * interval '1 hour'
from generate_series(1, 1000) as n;

-- A list is read to its end, page by page, by the last row of each.
create function tests.walked(query text, company text, backwards boolean) returns text[] language plpgsql as $$
declare
  place text[];
  page text[];
  found text[] := '{}';
begin
  loop
    select array_agg(title order by created_at desc, id desc),
      (array_agg(array[created_at::text, id::text] order by case when backwards then created_at end desc, case when backwards then id end desc, created_at, id))[1:1]
      into page, place from public.matching_logos(query, company, seen => place, backwards => backwards, max_rows => 90);
    exit when page is null;
    found := case when backwards then page || found else found || page end;
    place := array[place[1][1], place[1][2]];
  end loop;
  return found;
end $$;
grant execute on function tests.walked(text, text, boolean) to anon;
select tests.act_as_visitor();
select is(tests.walked(query, company, backwards), array(
    select title from public.logos where status = 'approved' and title like '%' || query || '%' and (one.company is null or logos.company = one.company)
    order by created_at desc, id desc),
  format('pages of %s in %s join without a gap (%s)', query, company, backwards))
from (values ('', null, false), ('', null, true), ('', 'Company 3', false), ('kente', null, false), ('kente', null, true), ('okavango', null, false), ('okavango', 'Company 1', true), ('kente', 'Company 3', true)) as one (query, company, backwards);
select is((select count(*) from public.matching_logos('okavanga')), 2::bigint, 'a misspelling finds the public ones of those it means');
select is((select count(*) from public.matching_logos('okavanga', 'Company 0')), 0::bigint, 'and none where none of them is');
select tests.act_as_owner();
update public.logos set country = case when title like '%1' then 'KE' else 'CI' end, sector = 'Media', mark_form = 'Emblem', designer = 'Ada "Lo" O''Neill'
where status = 'approved' and company = 'Company 1';
select tests.act_as_visitor();
select set_eq(format('select id from public.matching_logos(%s)', arguments), format('select id from public.logos where status = ''approved'' and %s', rows), 'filtered by ' || arguments)
from (values
  ('of_country => ''KE''', 'country = ''KE'''), ('of_sector => ''Media''', 'sector = ''Media'''), ('of_mark_form => ''Emblem''', 'mark_form = ''Emblem'''),
  ('of_designer => ''Ada "Lo" O''''Neill''', 'company = ''Company 1'''), ('''ivory coast''', 'country = ''CI'''),
  ('''emblem'', of_country => ''KE'', of_sector => ''Media''', 'country = ''KE'''),
  ('of_country => ''KE'', of_sector => ''Finance''', 'false'), ('of_country => ''KE'''' or true --''', 'false')) as one (arguments, rows);
select is((public.logo_totals(of_mark_form => 'Emblem') #>> '{sector,Media}')::bigint, (select count(*) from public.logos where mark_form = 'Emblem'), 'and within a form');
select is((public.logo_totals(of_country => 'KE') #>> '{sector,Media}')::bigint, (select count(*) from public.logos where status = 'approved' and country = 'KE'), 'a sector is counted within a country');
select is((public.logo_totals(of_sector => 'Media') #>> '{country,CI}')::bigint, (select count(*) from public.logos where status = 'approved' and country = 'CI'), 'and a country within a sector');
select is((public.logo_totals(of_designer => 'Ada" or true --') -> 'sector')::text, '{}', 'a name is text');
select throws_ok($$select * from public.matching_logos('', seen => array['2026-01-01'])$$, '22023', 'unknown place', 'a place needs all of its keys');
select is_empty($$select from public.matching_logos('', 'Company 1'' or true or company = ''')$$, 'a company is text');
select throws_ok($$select from public.matching_logos('', seen => array['2025-12-31', '1'') or true --'])$$, '22P02', null, 'a key is a value');
select is_empty($$select from public.matching_logos('', max_rows => 5000) where status <> 'approved'$$, 'nothing else is ever listed');
select is_empty($$select from public.matching_jobs(max_rows => 5000) where status <> 'approved' or state = 'Draft' union all select from public.matching_events(max_rows => 5000) where status <> 'approved' union all select from public.matching_jargon(max_rows => 5000) where status <> 'approved'$$, 'of no kind');
select is_empty($$select from public.matching_jobs('', of_category => 'Design'' or true --')$$, 'a category is text');
select is_empty($$select from public.matching_events('', 'all', now(), of_category => 'Design'' or true --')$$, 'of events too');
select is_empty($$select from public.matching_jargon('', null, 'K'' or true --')$$, 'so is a letter');

select tests.act_as_owner();
select public.keep_picture_colors('/files/logos/b/green.svg', '{green}');
select public.keep_picture_colors('/files/logos/b/green.svg', '{red}');
select public.keep_picture_colors('/files/logos/b/both.svg', '{blue,green}');
update public.logos set image_url = '/files/logos/b/' || case when title like '%3' then 'green' else 'both' end || '.svg', colors = '{pink}' where company = 'Company 2';
select throws_ok($$select public.keep_picture_colors('/files/logos/b/other.svg', '{mauve}')$$, '23514', null, 'a color is one of nine');
select tests.add_member('Kojo');
select tests.act_as('Kojo');
select throws_ok($$select public.keep_picture_colors('/files/logos/b/other.svg', '{red}')$$, '42501', 'another''s picture', 'nobody says it of the picture of another');
select tests.act_as_visitor();
select set_eq(format('select id from public.matching_logos(%s)', arguments), format('select id from public.logos where status = ''approved'' and company = ''Company 2'' and %s', rows), 'what was seen first of a picture is its logo''s: ' || arguments)
from (values ('of_colors => ''{blue}''', 'image_url like ''%both.svg'''), ('of_colors => ''{green}''', 'true'), ('of_colors => ''{red}''', 'false'), ('of_colors => ''{pink}''', 'false'),
  ('''kente'', of_colors => ''{green}''', 'title like ''%kente%'''), ('of_company => ''Company 1'', of_colors => ''{green}''', 'false'), ('of_colors => ''{"blue'''' or true --"}''', 'false')) as one (arguments, rows);
select is((public.logo_totals(of_colors => '{blue}') ->> 'all')::bigint, (select count(*) from public.logos where image_url like '%both.svg'), 'and counted');
select is((public.logo_totals(of_colors => '{green}') #>> '{company,Company 2}')::bigint, (select count(*) from public.logos where company = 'Company 2'), 'a company within a color');
select tests.act_as_owner();
insert into public.events (title, location, start_date, end_date, status) values
  ('On', 'Accra', '2026-03-01', '2026-05-30', 'approved'), ('Over', 'Accra', '2026-05-01', '2026-05-02', 'approved'),
  ('Next', 'Accra', '2026-05-20', '2026-05-20', 'approved'), ('Later', 'Accra', '2026-06-20', '2026-06-20', 'approved'), ('Hidden', 'Accra', '2026-03-01', '2026-05-30', 'pending');
insert into public.jobs (title, company, location, contact_email, status, state, expires_at, featured) values
  ('Lasting', 'Ubongo', 'Accra', 'a@b.example', 'approved', 'Open', null, false), ('Ending', 'Ubongo', 'Accra', 'a@b.example', 'approved', 'Open', '2026-05-10', true),
  ('Ended', 'Ubongo', 'Accra', 'a@b.example', 'approved', 'Open', '2026-05-09', true), ('Taken', 'Ubongo', 'Accra', 'a@b.example', 'approved', 'Filled', null, true), ('Hidden', 'Ubongo', 'Accra', 'a@b.example', 'pending', 'Open', null, true);
select tests.act_as_visitor();
select results_eq($$select title from public.matching_events('', 'upcoming', '2026-05-10', ordered_by => 'start')$$, array['On', 'Next', 'Later'], 'what goes on comes before what is next');
select results_eq($$select title from public.matching_events('', 'past', '2026-05-10', ordered_by => 'start')$$, array['Over'], 'what goes on is not over');
select results_eq($$select title from public.matching_events('accra', 'all', '2026-05-10', ordered_by => 'start')$$, array['Later', 'Next', 'Over', 'On'], 'all, the latest first');
select tests.act_as_owner();
insert into public.events (title, location, start_date, end_date, status, format) values
  ('Abidjan', 'ABIDJAN (Ivory Coast)', '2026-05-20', '2026-05-20', 'approved', 'hybrid'), ('Congo', 'Goma, RDC; DR Congo', '2026-05-21', '2026-05-21', 'approved', 'in-person'),
  ('Country', 'Kenya', '2026-05-22', '2026-05-22', 'approved', 'in-person'), ('Line', 'Online', '2026-05-23', '2026-05-23', 'approved', 'online'), ('Abroad', 'Lisbon, Portugal', '2026-05-24', '2026-05-24', 'approved', 'in-person'),
  ('Double', 'Djibouti, Djibouti', '2026-05-25', '2026-05-25', 'approved', 'in-person'), ('Other', 'Abidjan, Côte d’Ivoire', '2026-05-26', '2026-05-26', 'approved', 'in-person');
select tests.act_as_visitor();
select set_eq($$select title, country, city from public.events where location <> 'Accra'$$, $$values ('Abidjan', 'CI', 'ABIDJAN'), ('Congo', 'CD', 'Goma'), ('Country', 'KE', null), ('Line', null, null),
  ('Abroad', null, 'Lisbon'), ('Double', 'DJ', 'Djibouti'), ('Other', 'CI', 'Abidjan')$$, 'a place has a city and a country');
select set_eq(format('select title from public.matching_events(%s)', arguments), found, 'events by ' || arguments)
from (values ('of_country => ''CI''', array['Abidjan', 'Other']), ('of_city => ''abidjan''', array['Abidjan', 'Other']), ('''other'', of_country => ''CI''', array['Other']), ('of_country => ''CI'', of_city => ''Goma''', '{}'),
  ('of_city => ''Goma'''' or true --''', '{}')) as one (arguments, found);
select set_eq('select * from public.event_places()', $$values (null, 'Accra'), ('CI', 'Abidjan'), ('CD', 'Goma'), ('DJ', 'Djibouti'), ('KE', null), (null, 'Lisbon')$$, 'where events are, however a city is written');
select results_eq($$select city from public.event_places('past', '2026-05-10')$$, array['Accra'], 'or were');
select results_eq($$select title from public.matching_jobs('', '2026-05-10', ordered_by => 'featured')$$, array['Ending', 'Lasting'], 'a deadline counts to its end');

select tests.act_as_owner();
insert into public.jargon (term, definition, status) values ('3D', 'Depth.', 'approved'), ('Kern', 'Space.', 'pending');
update public.jargon set term = 'Grid' where term = '3D';
select is((select slug from public.jargon where term = 'Grid'), '3d', 'a renamed term keeps its address');
select set_eq('select * from public.known_slugs(array[''Grid'', ''3D'', ''Kern''])', $$values ('Grid', '3d'), ('3D', '3d')$$, 'and is linked to by both of its names');
select lives_ok($$insert into public.jargon (term, definition) values (repeat('Œ', 80), 'Long.')$$, 'a term whose letters are two each has an address that is short enough');

select * from finish();
rollback;
