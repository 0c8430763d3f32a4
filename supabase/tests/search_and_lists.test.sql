begin;
\ir personas.psql
select no_plan();
insert into public.logos (title, company, image_url, status, designer, tags, description)
select title, company, '/files/logos/a/a.svg', status, 'Zoë', array['coffee'], 'A mark for the harbor' from (values
  ('Café Télé', 'Nairobi Roasters', 'approved'), ('Safari Lines', 'Acme', 'approved'), ('100% Cotton', 'Acme', 'approved'), ('under_score', 'Acme', 'approved'),
  ('back\slash', 'Acme', 'approved'), ('O''Neil & "Sons"', 'Acme', 'approved'), ('Star * Light', 'Acme', 'approved'), ('Hidden Safari', 'Acme', 'pending'), ('Refused Safari', 'Acme', 'rejected')) as logo (title, company, status);
insert into public.jargon (term, definition, category, related_terms, status) values ('Kerning', 'Space between letters', 'Typography', array['Tracking'], 'approved'), ('Leading', 'Space between lines', 'Typography', '{}', 'pending');
insert into public.events (title, location, start_date, end_date, organizer, status) values ('Design Week', 'Dakar, Sénégal', '2026-05-02', '2026-05-02', 'Ateliers', 'approved'), ('Secret Week', 'Dakar', '2026-05-02', '2026-05-02', null, 'pending');
insert into public.jobs (title, company, location, contact_email, status, state) values ('Illustrator', 'Ubongo', 'Accra', 'a@b.example', 'approved', 'Open'), ('Illustrator Draft', 'Ubongo', 'Accra', 'a@b.example', 'approved', 'Draft'), ('Illustrator Pending', 'Ubongo', 'Accra', 'a@b.example', 'pending', 'Open'), ('Animator', 'Ubongo', 'Accra', 'a@b.example', 'approved', 'Closed');

select tests.act_as_visitor();
select set_eq(format('select title from public.matching_logos(%L)', query), found, format('%s is found as it is written', query))
from (values
  ('cafe', array['Café Télé']), ('CAFÉ TÉLÉ', array['Café Télé']), ('tele', array['Café Télé']), (E'te\u0301le\u0301', array['Café Télé']),
  ('saf', array['Safari Lines']), ('lines saf', array['Safari Lines']), ('fari', array['Safari Lines']), ('roaster', array['Café Télé']),
  ('safarri', array['Safari Lines']), ('saffari', array['Safari Lines']), ('nairoby', array['Café Télé']), ('coton', array['100% Cotton']),
  ('%', array['100% Cotton']), ('100%', array['100% Cotton']), ('_', array['under_score']), ('r_s', array['under_score']), ('\', array['back\slash']), ('''', array['O''Neil & "Sons"']),
  ('"sons"', array['O''Neil & "Sons"']), ('&', array['O''Neil & "Sons"']), ('*', array['Star * Light']), ('o''neil', array['O''Neil & "Sons"'])
) as search (query, found);
select is_empty(format('select title from public.matching_logos(%L)', query), format('%s finds nothing and breaks nothing', query))
from unnest(array['x%,status.eq.pending', 'q)z', '!', '()', ':*', '<->', 'zzzzzzzz', repeat('x', 5000), E'\t%%', '___', 'hidden', 'refused']) as query;
select is((select count(*)::int from public.matching_logos('')), 7, 'an empty search finds everything that is public');
select is((select count(*)::int from public.matching_logos(null)), 7, 'so does none');
select is((select count(*)::int from public.matching_logos('harbor')), 7, 'a description is searched');
select is((select count(*)::int from public.matching_logos('zoe')), 7, 'so is a designer');

select results_eq('select term from public.matching_jargon(''kern'')', array['Kerning'], 'a term is found by its start');
select results_eq('select term from public.matching_jargon(''curning'')', array['Kerning'], 'and misspelled');
select results_eq('select term from public.matching_jargon(''space between'')', array['Kerning'], 'and by its definition, where it is public');
select results_eq('select title from public.matching_events(''senegal'')', array['Design Week'], 'an event is found by its place');
select is_empty('select title from public.matching_events(''secret'')', 'and not before it is approved');
select results_eq('select title from public.matching_jobs(''illustrator'')', array['Illustrator'], 'a draft job is not found');
select results_eq('select title from public.matching_jobs(''ilustrater'')', array['Illustrator'], 'a misspelled one is');
select set_eq('select name, company, total from public.company_logos(array[''NAIROBI roasters'', ''acme'', ''Nobody''])', $$values ('NAIROBI roasters', 'Nairobi Roasters', 1::bigint), ('acme', 'Acme', 6::bigint)$$, 'a company is known by its logos, however its name is written');
select is((select image_url from public.company_logos(array['acme'])), '', 'what it drew for others does not stand for it');
select is((select count(*) from public.company_logos('{}', (select array_agg(id) from public.logos where company = 'Acme'))), 6::bigint, 'published logos that were picked come by their ids');
select is((select title from public.nearest_entries('savary limes') limit 1), 'Safari Lines', 'what comes nearest to a search without a result is offered');
select is((select slug from public.nearest_entries('qrnning') limit 1), 'kerning', 'of every kind');
select is_empty(format('select title from public.nearest_entries(%L)', query), format('a stranger is near to nobody (%s)', query)) from unnest(array['kernel panic button', 'quantum entanglement']) as query;
select set_eq(format('select title from public.matching_logos(%L)', query), found, format('a misspelling is like every word (%s)', query))
from (values ('saffari lines', array['Safari Lines']), ('saffari', array['Safari Lines']), ('saffari cofee', array['Safari Lines']), ('saffari quantum', '{}'), ('quantum lines', '{}'), ('cotes', '{}')) as search (query, found);
select is_empty($$select title from public.nearest_entries('hidden safari') where title ~ 'Hidden|Refused' union all select title from public.nearest_entries('illustrator') where title ~ 'Draft|Pending' union all select title from public.nearest_entries('secret week') where title ~ 'Secret'$$, 'never what is not public');
select is_empty($$select title from public.nearest_entries('ab') union all select title from public.nearest_entries('%%%') union all select title from public.nearest_entries(null)$$, 'nothing is near to next to nothing');
select results_eq('select * from public.public_counts()', $$values (7::bigint, 1::bigint, 1::bigint, 1::bigint)$$, 'the counts are of what is public');
select results_eq($$select key, value::bigint from json_each_text(public.logo_totals() -> 'company')$$, $$values ('Acme', 6::bigint), ('Nairobi Roasters', 1)$$, 'companies are counted');
select set_eq('select * from public.jargon_totals()', $$values ('', 1::bigint), ('K', 1)$$, 'so are letters');
select set_eq('select * from public.known_slugs(array[''Kerning'', ''KERNING!'', ''Leading'', ''None'', ''?''])', $$values ('KERNING!', 'kerning'), ('Kerning', 'kerning')$$, 'a name has a slug where its term is public');

select tests.act_as_owner();
insert into public.jargon (term, definition, status) values ('مُصَمِّم', 'مَن يَرسُم', 'approved'), ('أحمر', 'Red', 'approved'), ('한글', 'Letters of Korean', 'approved');
select tests.act_as_visitor();
select results_eq(format('select term from public.matching_jargon(%L)', query), array[found], format('Arabic is found with and without its vowel marks, and lengthened (%s)', query))
from (values ('مصمم', 'مُصَمِّم'), ('مُصَمِّم', 'مُصَمِّم'), ('مصـــمم', 'مُصَمِّم'), ('يرسم', 'مُصَمِّم'), ('احمر', 'أحمر'), ('أَحمَر', 'أحمر'), ('한', '한글')) as search (query, found);

select tests.act_as_owner();
set local enable_seqscan = off;
create function tests.plan_of(query text) returns text language plpgsql as $$
declare line text; plan text := '';
begin
  for line in execute 'explain ' || query loop plan := plan || line; end loop;
  return plan;
end $$;
select matches(tests.plan_of('select * from public.logos where search @@ private.word_query(''saf'', '':*'') or search_names like private.contains_pattern(''saf'')'), 'logos_search.*logos_search_names', 'a search can use the indexes');
select matches(tests.plan_of('select * from public.logos where private.fits(search, search_names, ''saffari cofee'', null, null, null, true)'), 'logos_search_names', 'a misspelling too');

-- Whatever the planner does: of many words the first are compared, and of two logos of one moment the same one is shown.
discard plans;
set local enable_hashagg = off;
select set_eq('select title from public.nearest_entries(''safari lines aaa bbb ccc ddd eee'')', array['Safari Lines'], 'the first words of a long search count');
reset enable_hashagg;
select tests.act_as_owner();
insert into public.logos (id, title, company, image_url, status)
select format('00000000-0000-4000-8000-00000000000%s', number)::uuid, 'Twin ' || number, company, format('/files/logos/a/%s.svg', number), 'approved'
from (values (1, 'Twin Kilns'), (2, 'Twin Kilns'), (4, 'Twin Looms'), (3, 'Twin Looms')) as logo (number, company);
select results_eq('select image_url from public.company_logos(array[''Twin Kilns'', ''Twin Looms'']) order by name', array['/files/logos/a/2.svg', '/files/logos/a/4.svg'], 'of logos that came at once, the same stands for a company each time');

select * from finish();
rollback;
