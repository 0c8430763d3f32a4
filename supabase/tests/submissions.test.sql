begin;
\ir personas.psql
select no_plan();
select tests.add_member(name, role, status) from (values ('Ada', 'user', 'active'), ('Bo', 'user', 'active'), ('Edi', 'editor', 'active'), ('Root', 'admin', 'active'), ('Gone', 'user', 'inactive')) as member (name, role, status);
insert into public.logos (title, company, image_url, status, user_id)
select name || ' ' || status, 'C', '/files/logos/a/a.svg', status, tests.id(name) from unnest(array['Ada', 'Bo']) as name, unnest(array['pending', 'approved', 'rejected']) as status;

select tests.act_as_visitor();
select set_eq('select title from public.logos', array['Ada approved', 'Bo approved'], 'a visitor reads what is approved');
select throws_ok('insert into public.logos (title, company, image_url) values (''T'', ''C'', ''/files/logos/a/a.svg'')', '42501', null, 'a visitor sends nothing');

select tests.act_as('Ada');
select set_eq('select title from public.logos', array['Ada pending', 'Ada approved', 'Ada rejected', 'Bo approved'], 'a member reads what is approved and their own');
insert into public.logos (id, title, company, image_url, featured, status, user_id, created_at, reviewed_by, reviewed_at, review_note)
values ('00000000-0000-4000-8000-000000000001', 'forged', 'C', '/files/logos/a/a.svg', true, 'approved', tests.id('Bo'), '2001-01-01', tests.id('Root'), now(), 'fine');
select is((select (status, user_id = tests.id('Ada'), created_at = now(), reviewed_by, reviewed_at, review_note)::text from public.logos where title = 'forged'), '(pending,t,t,,,)', 'the columns that nobody may choose are forced');
insert into public.jobs (title, company, location, contact_email, featured, status) values ('forged', 'C', 'L', 'a@b.example', true, 'approved');
insert into public.events (title, location, start_date, end_date, canceled) values ('forged', 'L', '2026-05-02', '2026-05-02', true);
insert into public.jargon (term, definition, category, slug) values ('forged', 'D', 'Typography', 'chosen');
select is((select featured::text || status from public.jobs where title = 'forged'), 'falsepending', 'featured is forced');
select is((select featured from public.logos where title = 'forged'), false, 'also of a logo');
select is((select canceled from public.events where title = 'forged'), false, 'canceled is forced');
select is((select slug from public.jargon where term = 'forged'), 'forged', 'the slug is forced');

update public.logos set title = 'changed', status = 'approved', user_id = tests.id('Bo'), created_at = '2001-01-01', review_note = 'fine' where title = 'Ada rejected';
select is((select (status, user_id = tests.id('Ada'), created_at = now(), review_note)::text from public.logos where title = 'changed'), '(pending,t,t,)', 'a changed item is pending again and keeps its owner');
update public.logos set title = 'taken' where title in ('Ada approved', 'Bo approved', 'Bo pending', 'Bo rejected');
delete from public.logos where title in ('Ada approved', 'Bo approved', 'Bo pending', 'Bo rejected');
delete from public.logos where title = 'forged';
select tests.act_as_owner();
select set_eq('select title from public.logos', array['Ada pending', 'Ada approved', 'changed', 'Bo pending', 'Bo approved', 'Bo rejected'], 'a member changes and deletes neither the published nor what is another''s');

select tests.act_as('Root');
select is((select count(*)::int from public.logos), 6, 'an admin reads everything');
insert into public.logos (title, company, image_url, status) values ('by admin', 'C', '/files/logos/a/a.svg', 'approved');
select is((select (status, user_id = tests.id('Root'), reviewed_by = tests.id('Root'))::text from public.logos where title = 'by admin'), '(approved,t,t)', 'what an admin adds is what they say');
update public.logos set status = 'rejected', review_note = 'blurred' where title = 'Bo approved';
select is((select (status, reviewed_by = tests.id('Root'), review_note)::text from public.logos where title = 'Bo approved'), '(rejected,t,blurred)', 'an admin takes back what is published');

select tests.act_as_owner();
select tests.add_member('Cy');
insert into public.audit_log (actor_id, actor_name, action, item_type) select tests.id('Bo'), 'Bo', 'submitted', 'logo' from generate_series(1, 100);
select tests.act_as('Bo');
select throws_ok('insert into public.logos (title, company, image_url) values (''T'', ''C'', ''/files/logos/a/a.svg'')', 'PT429', 'submission_limit', 'the 101st item of a day is refused');
select tests.act_as('Root');
select lives_ok('insert into public.logos (title, company, image_url) values (''T'', ''C'', ''/files/logos/a/a.svg'')', 'the limit is each member''s own');
select tests.act_as('Cy');
select throws_ok(format('insert into public.%s from generate_series(1, 101) as number', many), 'PT429', 'submission_limit', '101 items in one request are refused, all of them: ' || many)
from unnest(array['logos (title, company, image_url) select ''T'', ''C'', ''/files/logos/a/a.svg''', 'jargon (term, definition) select ''T'' || number, ''D''', 'events (title, location, start_date, end_date) select ''T'', ''L'', ''2026-05-02'', ''2026-05-02''', 'jobs (title, company, location, contact_email) select ''T'', ''C'', ''L'', ''a@b.example''']) as many;
select lives_ok('insert into public.jobs (title, company, location, contact_email) select ''T'', ''C'', ''L'', ''a@b.example'' from generate_series(1, 100)', '100 are taken');
select is((select count(*) from pg_locks where locktype = 'advisory' and objid = hashtext('submissions ' || tests.id('Cy'))::oid), 1::bigint, 'what they send at the same time waits, and is counted after it');
select throws_ok('insert into public.logos (title, company, image_url) values (''T'', ''C'', ''/files/logos/a/a.svg'')', 'PT429', 'submission_limit', 'and no other kind after them');
select tests.act_as('Root');
select lives_ok('insert into public.logos (title, company, image_url, status) select ''T'', ''C'', ''/files/logos/a/a.svg'', ''pending'' from generate_series(1, 101)', 'an admin has no limit');

select tests.act_as_owner();
select tests.add_member('Di');
insert into public.audit_log (actor_id, actor_name, action, item_type) select tests.id('Di'), 'Di', action, type from generate_series(1, 49), (values ('updated', 'logo'), ('resubmitted', 'job'), ('updated', 'profile')) as entry (action, type);
insert into public.logos (title, company, image_url, user_id) select 'Di ' || number, 'C', '/files/logos/a/a.svg', tests.id('Di') from generate_series(1, 3) as number;
select tests.act_as('Di');
select throws_ok('update public.logos set title = title || ''!'' where user_id = auth.uid()', 'PT429', 'edit_limit', 'the 101st change of a day is refused, with what came in one request');
select lives_ok(format('update public.logos set title = title || %L where title like ''Di 1%%''', more), '100 are taken') from unnest(array['a', 'b']) as more;
select throws_ok('update public.logos set title = ''Di c'' where title like ''Di 1%''', 'PT429', 'edit_limit', 'and no more');
delete from public.logos where user_id = tests.id('Di');
insert into public.logos (title, company, image_url) values ('Di', 'C', '/files/logos/a/a.svg');
select throws_ok('update public.logos set title = ''Di c'' where title = ''Di''', 'PT429', 'edit_limit', 'nor after deleting and adding anew');
select tests.act_as('Root');
select lives_ok('update public.logos set title = ''Di c'' where title = ''Di''', 'the limit is each member''s own');

select tests.act_as_owner();
select results_eq('select file_size_limit, allowed_mime_types from storage.buckets where not public', $$select 2097152::bigint, array['image/svg+xml', 'image/png', 'image/jpeg'] from generate_series(1, 2)$$, 'the storage itself takes small pictures only, where it is asked past the site');
select * from finish();
rollback;
