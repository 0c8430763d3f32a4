begin;
\ir personas.psql
select no_plan();

-- What is written as one word is found as it is and in parts, in titles and in texts; each is looked for as it is typed.
insert into public.logos (title, company, image_url, status, description) values
  ('UI/UX guild', 'A', '/files/logos/a/a.svg', 'approved', null), ('Node.js Lusaka', 'B', '/files/logos/a/a.svg', 'approved', null),
  ('M-Duka', 'C', '/files/logos/a/a.svg', 'approved', null), ('L''Atelier', 'D', '/files/logos/a/a.svg', 'approved', null),
  ('Plain', 'E', '/files/logos/a/a.svg', 'approved', 'Motion/3D, 24/7 and HTML/CSS; write to kazi@plain.example or see plain.example/kazi_yetu'),
  ('C++ Cairo', 'F', '/files/logos/a/a.svg', 'approved', null), ('C# Accra', 'G', '/files/logos/a/a.svg', 'approved', null), ('Clay', 'H', '/files/logos/a/a.svg', 'approved', 'For C and carpets'),
  ('R&D Studio', 'I', '/files/logos/a/a.svg', 'approved', null), ('Red Dunes', 'J', '/files/logos/a/a.svg', 'approved', 'Research and development'),
  ('Salt & Sun', 'K', '/files/logos/a/a.svg', 'approved', null), ('Kɔ́fi Ɛsi', 'Ŋutsu', '/files/logos/a/a.svg', 'approved', null), ('ߒ߬ߞߏ', 'L', '/files/logos/a/a.svg', 'approved', null),
  ('𞤆𞤵𞤤𞤢𞥄𞤪', 'M', '/files/logos/a/a.svg', 'approved', null), ('Ɓaaƙi', 'N', '/files/logos/a/a.svg', 'approved', null), ('Iftar ٢٠٢٧', 'O', '/files/logos/a/a.svg', 'approved', null);
select tests.act_as_visitor();
select set_eq(format('select title from public.matching_logos(%L, ranked => true)', query), found, format('%s is found', query))
from (values
  ('ui', array['UI/UX guild']), ('ux', array['UI/UX guild']), ('UI/UX', array['UI/UX guild']), ('ui / ux', array['UI/UX guild']), ('uiux', array['UI/UX guild']), ('ux ui', array['UI/UX guild']),
  ('js', array['Node.js Lusaka']), ('node', array['Node.js Lusaka']), ('node.js', array['Node.js Lusaka']), ('nodejs', array['Node.js Lusaka']),
  ('duka', array['M-Duka']), ('m-duka', array['M-Duka']), ('mduka', array['M-Duka']), ('m duka', array['M-Duka']), ('atelier', array['L''Atelier']), ('l’atelier', array['L''Atelier']), ('latelier', array['L''Atelier']),
  ('3d', array['Plain']), ('css', array['Plain']), ('24', array['Plain']), ('24/7', array['Plain']), ('yetu', array['Plain']), ('kazi@plain', array['Plain']), ('plain.example', array['Plain']),
  ('c++', array['C++ Cairo']), ('C#', array['C# Accra']), ('r&d', array['R&D Studio']), ('R & D', array['R&D Studio']), ('salt&sun', array['Salt & Sun']), ('salt sun', array['Salt & Sun']),
  ('kofi', array['Kɔ́fi Ɛsi']), ('KƆFI', array['Kɔ́fi Ɛsi']), ('esi', array['Kɔ́fi Ɛsi']), ('nutsu', array['Kɔ́fi Ɛsi']), ('ߒߞߏ', array['ߒ߬ߞߏ']), ('𞤆𞤵𞤤𞤢𞤪', array['𞤆𞤵𞤤𞤢𞥄𞤪']), ('baaki', array['Ɓaaƙi']),
  ('2027', array['Iftar ٢٠٢٧']), ('٢٠٢٧', array['Iftar ٢٠٢٧']), ('۲۰۲۷', array['Iftar ٢٠٢٧'])
) as search (query, found);
select is_empty(format('select title from public.matching_logos(%L, ranked => true)', query), format('%s breaks nothing', query))
from unnest(array['''', '\', '''\''', '&&', '+', '#', '/./', ':*', 'z''''z', repeat('q/', 60), 'x\y''z:*']) as query where query not in ('''', '\', '+', '#', '&&');
select lives_ok(format('select title from public.matching_logos(%L, ranked => true)', query), format('nor does %s', query)) from unnest(array['''', '\', '+', '#', '&&', '''\''']) as query;
select tests.act_as_owner();
select lives_ok(format('insert into public.jargon (term, definition) values (''Long'', %L)', definition), 'a text without spaces is stored')
from unnest(array[repeat('a/', 1000), repeat('ab.', 600), repeat('x', 2000), repeat('++', 1000), repeat('𞤆-', 1000)]) as definition;
delete from public.jargon;
delete from public.logos;

-- The exact name comes first, then whole words, beginnings, and names that have it anywhere, each newest first.
insert into public.logos (title, company, image_url, status, created_at, description)
select title, 'Company', '/files/logos/a/a.svg', 'approved', timestamptz '2026-01-01' + number * interval '1 hour', description from (values
  (1, 'Zed', null), (2, 'ZED', null), (3, 'Zed Kenya', null), (4, 'Old', 'Painted for Zed'), (5, 'Zedland', null), (6, 'A zedly', null), (7, 'Unzed', null), (8, 'Bazedi', null), (9, 'Other', null)
) as logo (number, title, description);
select tests.act_as_visitor();
select results_eq('select title from public.matching_logos(''zed'', ranked => true)', array['ZED', 'Zed', 'Old', 'Zed Kenya', 'A zedly', 'Zedland', 'Bazedi', 'Unzed'], 'logos by rank');
select results_eq('select title from public.matching_logos(''zed'')', array['Bazedi', 'Unzed', 'A zedly', 'Zedland', 'Old', 'Zed Kenya', 'ZED', 'Zed'], 'or the newest first');
select results_eq('select title from public.matching_logos(''ze'', ranked => true)', array['A zedly', 'Zedland', 'Old', 'Zed Kenya', 'ZED', 'Zed'], 'two letters begin words');
select results_eq('select title from public.matching_logos(''zedd'', ranked => true)', 'select title from public.matching_logos(''zedd'')', 'what is misspelled has no ranks');
select results_eq('select title from public.matching_logos('''', ranked => true)', 'select title from public.matching_logos('''')', 'nor has a list');
select tests.act_as_owner();
insert into public.jargon (term, definition, status) values ('Color space', 'D', 'approved'), ('Space', 'D', 'approved'), ('Spacer', 'D', 'approved'), ('Kerning', 'Space between letters', 'approved');
insert into public.events (title, location, start_date, end_date, status) values ('Ink week', 'Accra', '2026-05-01', '2026-05-01', 'approved'), ('Ink', 'Accra', '2026-04-01', '2026-04-01', 'approved'), ('Inking', 'Accra', '2026-06-01', '2026-06-01', 'approved');
insert into public.jobs (title, company, location, contact_email, status, featured) values ('Ink artist', 'C', 'Accra', 'a@b.example', 'approved', false), ('Ink', 'C', 'Accra', 'a@b.example', 'approved', false), ('Inker', 'C', 'Accra', 'a@b.example', 'approved', true);
select tests.act_as_visitor();
select results_eq('select term from public.matching_jargon(''space'', ordered_by => ''term'', ranked => true)', array['Space', 'Color space', 'Kerning', 'Spacer'], 'terms by rank');
select results_eq('select title from public.matching_events(''ink'', ordered_by => ''start'', ranked => true)', array['Ink', 'Ink week', 'Inking'], 'events by rank');
select results_eq('select title from public.matching_jobs(''ink'', ordered_by => ''featured'', ranked => true)', array['Ink', 'Ink artist', 'Inker'], 'jobs by rank');
select tests.act_as_owner();
select tests.add_member('Adjoa', 'admin');
select tests.act_as('Adjoa');
select results_eq('select title from public.search_dashboard(''ink'', 9) where section = ''jobs''', array['Ink', 'Ink artist', 'Inker'], 'the dashboard finds by rank');
select set_eq('select title from public.find_logos(''zed'')', array['ZED', 'Zed', 'Old', 'Zed Kenya', 'A zedly', 'Zedland', 'Bazedi', 'Unzed'], 'and its lists all of them');
select tests.act_as_owner();

-- A brand is found by its other names as by a name's whole words; what is called exactly so comes before.
delete from public.logos;
insert into public.logos (title, company, image_url, status, created_at, aliases, description)
select title, company, '/files/logos/a/a.svg', 'approved', timestamptz '2026-01-01' + number * interval '1 hour', aliases, description from (values
  (1, 'MTN', 'MTN Group', '{}'::text[], null), (2, 'GTB', 'Grand Tour Bikes', '{}', null), (3, 'Guaranty Trust Bank', 'GTCO', '{GTBank,GTB}', null), (4, 'MTN Ghana', 'Scancom', '{}', null),
  (5, 'MoMo', 'Scancom', '{"MTN Mobile Money"}', null), (6, 'Mtnkulu', 'Studio', '{}', null), (7, 'Newest', 'Agency', '{}', 'Painted for MTN'), (8, 'GTBankers', 'Club', '{}', null),
  (9, 'CSS', 'W', '{}', null), (10, 'CSS Lagos', 'W', '{}', null), (11, 'Cssanova', 'W', '{}', null), (12, 'C++', 'W', '{CPP}', null), (13, 'C++ Cairo', 'W', '{}', null), (14, 'C', 'W', '{}', null), (15, 'Clay', 'W', '{}', null)
) as logo (number, title, company, aliases, description);
select tests.act_as_visitor();
select results_eq(format('select title from public.matching_logos(%L, ranked => true)', query), found, format('%s in its order', query))
from (values
  ('MTN', array['MTN', 'Newest', 'MoMo', 'MTN Ghana', 'Mtnkulu']), ('css', array['CSS', 'CSS Lagos', 'Cssanova']), ('C++', array['C++', 'C++ Cairo']), ('cpp', array['C++']),
  ('gtb', array['GTB', 'Guaranty Trust Bank', 'GTBankers']), ('GTBank', array['Guaranty Trust Bank', 'GTBankers']), ('mobile money', array['MoMo'])
) as search (query, found);
select tests.act_as_owner();

-- A ranked list is read to its end, page by page, both ways.
delete from public.logos;
insert into public.logos (title, company, image_url, status, created_at, description)
select case n % 5 when 0 then 'Kente' when 1 then 'Kente ' || n when 2 then 'Kentelike ' || n when 3 then 'Akente ' || n else 'Other ' || n end, 'Company', '/files/logos/a/a.svg', 'approved',
  timestamptz '2026-01-01' + n / 4 * interval '1 hour', case when n % 10 = 4 then 'Woven like kente' end
from generate_series(1, 1200) as n;
create function tests.walked(backwards boolean) returns uuid[] language plpgsql as $$
declare
  place text[];
  page uuid[];
  last uuid;
  walked uuid[] := '{}';
begin
  loop
    select array_agg(id) into page from public.matching_logos('kente', seen => place, backwards => backwards, max_rows => 90, ranked => true);
    exit when page is null;
    last := page[cardinality(page)];
    walked := walked || page;
    place := (select array[created_at::text, id::text] from public.logos where id = last);
  end loop;
  return walked;
end $$;
select is(tests.walked(backwards), array(
    select id from public.logos where title ilike '%kente%' or description like '%kente%'
    order by case when backwards then -1 else 1 end * case when title = 'Kente' then 1 when title like 'Kente %' or description is not null then 2 when title like 'Kentelike%' then 3 else 4 end,
      case when backwards then created_at end, case when backwards then id end, created_at desc, id desc),
  format('pages join without a gap (%s)', backwards))
from unnest(array[false, true]) as backwards;

select * from finish();
rollback;
