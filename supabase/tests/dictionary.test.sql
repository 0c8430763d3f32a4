begin;
\ir personas.psql
select no_plan();
select tests.add_member(name, role) from (values ('Ada', 'user'), ('Bo', 'user'), ('Ed', 'editor'), ('Root', 'admin')) as member (name, role);
insert into public.jargon (slug, term, definition, status, updated_at) values
  ('kerning', 'Kerning', 'Space between two letters', 'approved', '2026-01-01'), ('ghost', 'Ghost', 'Waits', 'pending', '2026-01-01');

select throws_ok(format('insert into public.jargon_translations (jargon_slug, language, term, definition, %I) values (''kerning'', ''sw'', ''T'', ''D'', %L)', name, value), '23514', null, format('a translation refuses %s %s', name, left(value, 30)))
from (values ('synonyms', '{""}'), ('synonyms', '{a,b,c,d,e,f,g}'), ('credit', repeat('x', 121)), ('text_version', '0')) as bad (name, value);
select throws_ok(format('insert into public.jargon_translations (jargon_slug, language, term, definition) values (''kerning'', %L, %L, %L)', language, term, definition), '23514', null, 'a translation refuses ' || left(language || term || definition, 20))
from (values ('en', 'T', 'D'), ('xx', 'T', 'D'), ('SW', 'T', 'D'), ('sw', '', 'D'), ('sw', repeat('x', 81), 'D'), ('sw', 'T', ''), ('sw', 'T', repeat('x', 2001))) as bad (language, term, definition);

-- Any member sends one; it waits, and nobody else sees it.
select tests.act_as('Ada');
select throws_ok('insert into public.jargon_translations (jargon_slug, language, term, definition) values (''ghost'', ''sw'', ''T'', ''D'')', '23503', null, 'only terms that are published are translated by members');
select throws_ok('insert into public.jargon_translations (jargon_slug, language, term, definition) values (''none'', ''sw'', ''T'', ''D'')', '23503', null, 'and none that the dictionary does not have');
insert into public.jargon_translations (id, jargon_slug, language, term, definition, synonyms, credit, text_version, status, is_current) values
  ('00000000-0000-4000-8000-000000000001', 'kerning', 'sw', 'Nafasi', 'Nafasi kati ya herufi', '{Kerning}', 'Ada', 9, 'approved', true);
select is((select (status, user_id = tests.id('Ada'), text_version, is_current, address)::text from public.jargon_translations), '(pending,t,1,f,kerning/sw)', 'what a member sends waits, whatever it says, and follows the English text of today');
select tests.act_as('Bo');
select is_empty('select from public.jargon_translations', 'others do not see it');
insert into public.jargon_translations (id, jargon_slug, language, term, definition) values ('00000000-0000-4000-8000-000000000002', 'kerning', 'sw', 'Nafasi ya herufi', 'Bora zaidi');
select tests.act_as('Root');
select results_eq('select type, title, detail from public.moderation_queue where type = ''translation'' order by id', $$values ('translation', 'Nafasi', 'kerning/sw'), ('translation', 'Nafasi ya herufi', 'kerning/sw')$$, 'both stand in the queue');
select set_eq($$select term from public.find_jargon_translations('herufi')$$, array['Nafasi', 'Nafasi ya herufi'], 'and in the dashboard, where they are found by their text');
select results_eq('select count from public.pending_counts() where type = ''translation''', array[2::bigint], 'which counts them');

-- A decision publishes one, tells its sender, and makes the term be found by it.
select results_eq('select outcome, is_undoable from public.review_items(''[{"type": "translation", "id": "00000000-0000-4000-8000-000000000001"}]'', ''approved'')', $$values ('decided', true)$$, 'an admin approves');
select results_eq('select actor_name, action from public.audit_log where item_type = ''translation'' and item_title = ''Nafasi'' order by id', $$values ('Ada', 'submitted'), ('Root', 'approved')$$, 'and the log tells it, with nothing else');
select is_empty('select from public.audit_log where item_title = ''Kerning'' and action <> ''created''', 'nothing was done to the term');
select is((select updated_at from public.jargon where slug = 'kerning'), '2026-01-01'::timestamptz, 'which has not changed');
select tests.act_as_visitor();
select results_eq('select term, credit from public.jargon_translations', $$values ('Nafasi', 'Ada')$$, 'visitors read it');
select results_eq('select slug from public.matching_jargon(query => ''nafasi'')', array['kerning'], 'and find the term by it');
select results_eq('select slug from public.matching_jargon(query => ''nafassi'')', array['kerning'], 'misspelled, too');
select results_eq('select term from public.matching_jargon_translations(query => ''nafasi'', of_language => ''sw'')', array['Nafasi'], 'there is a list of all');
select is_empty('select from public.matching_jargon_translations(of_language => ''ha'')', 'by language');
select tests.act_as('Ada');
select is((select title from public.notifications), 'Your translation was approved: Nafasi', 'its sender hears of it');
update public.jargon_translations set term = 'Forged';
delete from public.jargon_translations;
select is((select (count(*), min(term))::text from public.jargon_translations), '(1,Nafasi)', 'and changes it only by another');

-- A better one takes its place, and gives it back.
select tests.act_as('Root');
select outcome from private.review_item('translation', '00000000-0000-4000-8000-000000000002', 'approved');
select results_eq('select term, is_current from public.jargon_translations order by id', $$values ('Nafasi', false), ('Nafasi ya herufi', true)$$, 'the newest that was approved is current');
select is_empty('select from public.audit_log where item_type = ''translation'' and action = ''updated''', 'the log does not tell of the other');
select tests.act_as_visitor();
select results_eq('select term from public.jargon_translations', array['Nafasi ya herufi'], 'visitors read that one');
select results_eq('select term from public.matching_jargon_translations()', array['Nafasi ya herufi'], 'in the list, too');
select tests.act_as('Root');
select results_eq('select outcome from public.undo_reviews(''[{"type": "translation", "id": "00000000-0000-4000-8000-000000000002"}]'')', array['undone'], 'a decision is taken back');
select results_eq('select term, status, is_current from public.jargon_translations order by id', $$values ('Nafasi', 'approved', true), ('Nafasi ya herufi', 'pending', false)$$, 'and what it replaced is back');
select results_eq('select outcome from private.review_item(''translation'', ''00000000-0000-4000-8000-000000000002'', ''rejected'', ''No'')', array['decided'], 'it can be decided again');
select is((select other_names from public.jargon where slug = 'kerning'), 'Nafasi Kerning', 'the term has the names that stand');
update public.jargon_translations set language = 'ki' where term = 'Nafasi';
select is((select (address, is_current)::text from public.jargon_translations where term = 'Nafasi'), '(kerning/ki,t)', 'an admin corrects the language');
update public.jargon_translations set language = 'sw' where term = 'Nafasi';

-- A member's edit of their own is an edit like any other.
select tests.act_as('Ada');
insert into public.jargon_translations (id, jargon_slug, language, term, definition, revision_of, updated_at)
  select '00000000-0000-4000-8000-000000000003', jargon_slug, language, 'Nafasi mpya', definition, id, updated_at from public.jargon_translations where term = 'Nafasi';
select tests.act_as('Root');
select outcome from private.review_item('translation', '00000000-0000-4000-8000-000000000003', 'approved');
select results_eq('select id::text, term, is_current from public.jargon_translations where status = ''approved''', $$values ('00000000-0000-4000-8000-000000000001', 'Nafasi mpya', true)$$, 'an approved edit is applied');

-- The English text changes.
update public.jargon set category = 'Typography', text_version = 7, other_names = 'forged' where slug = 'kerning';
select is((select (text_version, other_names)::text from public.jargon where slug = 'kerning'), '(1,"Nafasi mpya ")', 'a category is no other text, and nobody chooses what follows');
select is_empty('select public.translations_behind()', 'so what follows it is up to date');
update public.jargon set definition = 'The space between two letters' where slug = 'kerning';
select results_eq('select public.translations_behind()::text', array['00000000-0000-4000-8000-000000000001'], 'another definition leaves it behind');
update public.jargon_translations set synonyms = '{}' where term = 'Nafasi mpya';
select isnt_empty('select public.translations_behind()', 'what says no version stays where it was');
update public.jargon_translations set text_version = null where term = 'Nafasi mpya';
select is_empty('select public.translations_behind()', 'until somebody says that it follows today''s');

-- It goes with its term.
update public.jargon set slug = 'kern' where slug = 'kerning';
select is((select (address, is_current)::text from public.jargon_translations where term = 'Nafasi mpya'), '(kern/sw,t)', 'another address is followed');
update public.jargon set status = 'rejected' where slug = 'kern';
select tests.act_as_visitor();
select is_empty('select from public.jargon_translations', 'what is said of a term that is not published is not, either');
select is_empty('select from public.matching_jargon_translations()', 'nor is it in the list');
select tests.act_as('Root');
delete from public.jargon where slug = 'kern';
select is_empty('select from public.jargon_translations', 'and it is gone with it');
select isnt_empty('select from public.audit_log where item_type = ''translation'' and action = ''deleted'' and item_title = ''Nafasi mpya''', 'as the log says');

-- Arabic, however it is typed.
insert into public.jargon (slug, term, definition, status) values ('color', 'Color', 'Light', 'approved');
insert into public.jargon_translations (jargon_slug, language, term, definition, status) values ('color', 'ar', 'الألوانُ المُضيئة', 'د', 'approved');
select results_eq(format('select slug from public.matching_jargon(query => %L)', typed), array['color'], 'the term is found by ' || typed)
from (values ('الالوان'), ('الألوان'), ('الإلوان'), ('المضيئه'), ('المضيئة'), ('الـــألوان')) as typing (typed);

select * from finish();
rollback;
