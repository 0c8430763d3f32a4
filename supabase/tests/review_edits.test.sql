begin;
\ir personas.psql
select no_plan();
select tests.add_member(name, role) from (values ('Ada', 'user'), ('Eve', 'user'), ('Root', 'admin')) as member (name, role);
select tests.act_as('Ada');
insert into public.logos (id, title, company, image_url) values ('00000000-0000-4000-8000-000000000001', 'Mark', 'C', '/files/logos/a/a.svg');
select throws_ok('insert into public.logos (title, company, image_url, revision_of) values (''New'', ''C'', ''/files/logos/a/a.svg'', ''00000000-0000-4000-8000-000000000001'')', 'PT404', 'unknown item', 'what waits is edited itself');
select tests.act_as('Root');
select outcome from private.review_item('logo', '00000000-0000-4000-8000-000000000001', 'approved');

select tests.act_as('Eve');
select throws_ok('insert into public.logos (title, company, image_url, revision_of) values (''Mine'', ''C'', ''/files/logos/a/a.svg'', ''00000000-0000-4000-8000-000000000001'')', 'PT404', 'unknown item', 'nobody edits what is another''s');
select tests.act_as('Ada');
insert into public.logos (id, title, company, image_url, tags, revision_of) values ('00000000-0000-4000-8000-000000000002', 'Better mark', 'C', '/files/logos/b/a.svg', '{new}', '00000000-0000-4000-8000-000000000001');
select throws_ok('insert into public.logos (title, company, image_url, revision_of) values (''Again'', ''C'', ''/files/logos/a/a.svg'', ''00000000-0000-4000-8000-000000000001'')', '23505', null, 'one open edit at a time');
update public.logos set revision_of = null, title = 'Best mark' where id = '00000000-0000-4000-8000-000000000002';
select is((select revision_of::text from public.logos where title = 'Best mark'), '00000000-0000-4000-8000-000000000001', 'an edit stays an edit');
select tests.act_as_visitor();
select results_eq('select title from public.logos', array['Mark'], 'visitors see the published item');

select tests.act_as('Root');
select results_eq('select outcome, title from private.review_item(''logo'', ''00000000-0000-4000-8000-000000000002'', ''rejected'', ''Why?'')', $$values ('decided', 'Best mark')$$, 'an edit is rejected');
select is((select title from public.logos where status = 'approved'), 'Mark', 'and the published item stays');
select tests.act_as('Ada');
update public.logos set title = 'Best mark' where id = '00000000-0000-4000-8000-000000000002';
select tests.act_as('Root');
select results_eq('select outcome, status, title from private.review_item(''logo'', ''00000000-0000-4000-8000-000000000002'', ''approved'')', $$values ('decided', 'approved', 'Best mark')$$, 'an edit is approved');
select results_eq('select id::text, title, image_url, tags, status from public.logos', $$values ('00000000-0000-4000-8000-000000000001', 'Best mark', '/files/logos/b/a.svg', '{new}'::text[], 'approved')$$, 'the item says what the edit said, at its old address');
select is((select user_id from public.logos), tests.id('Ada'), 'and belongs to whom it did');
select tests.act_as('Ada');
select is((select count(*)::int from public.notifications where title = 'Your logo was approved: Best mark'), 1, 'the member hears of it');

-- The same for the other kinds, whose columns differ.
insert into public.events (id, title, location, start_date, end_date) values ('00000000-0000-4000-8000-000000000004', 'Meet', 'Nairobi', '2026-05-02', '2026-05-02');
insert into public.jobs (id, title, company, location, contact_email) values ('00000000-0000-4000-8000-000000000005', 'Draw', 'C', 'L', 'a@b.example');
select tests.act_as('Root');
select outcome from private.review_item('event', '00000000-0000-4000-8000-000000000004', 'approved');
select outcome from private.review_item('job', '00000000-0000-4000-8000-000000000005', 'approved');
update public.events set canceled = true;
update public.jobs set featured = true, state = 'Filled';
select tests.act_as('Ada');
insert into public.events (id, title, location, start_date, end_date, revision_of) values ('00000000-0000-4000-8000-000000000006', 'Meet', 'Lagos', '2026-06-02', '2026-06-03', '00000000-0000-4000-8000-000000000004');
insert into public.jobs (id, title, company, location, contact_email, revision_of) values ('00000000-0000-4000-8000-000000000007', 'Draw more', 'C', 'L', 'a@b.example', '00000000-0000-4000-8000-000000000005');
select tests.act_as('Root');
select outcome from private.review_item('event', '00000000-0000-4000-8000-000000000006', 'approved');
select outcome from private.review_item('job', '00000000-0000-4000-8000-000000000007', 'approved');
select results_eq('select location, start_date::text, (starts_at at time zone time_zone)::date::text from public.events', $$values ('Lagos', '2026-06-02', '2026-06-02')$$, 'an event moves, its hours with it');
select results_eq('select title from public.jobs', array['Draw more'], 'a job changes');
select results_eq('select canceled from public.events', array[true], 'but what an admin canceled stays canceled');
select results_eq('select featured, state from public.jobs', $$values (true, 'Filled')$$, 'and a job stays featured and filled');

-- What is taken down is not published again by an edit.
select tests.act_as('Ada');
insert into public.jobs (id, title, company, location, contact_email, revision_of) values ('00000000-0000-4000-8000-000000000008', 'Draw less', 'C', 'L', 'a@b.example', '00000000-0000-4000-8000-000000000005');
select tests.act_as('Root');
update public.jobs set status = 'rejected' where id = '00000000-0000-4000-8000-000000000005';
select results_eq('select outcome, status, title from private.review_item(''job'', ''00000000-0000-4000-8000-000000000008'', ''approved'')', $$values ('unpublished', 'pending', 'Draw less')$$, 'an edit of what was taken down is not approved');
select results_eq('select outcome from public.review_items(''[{"type": "job", "id": "00000000-0000-4000-8000-000000000008"}]'', ''approved'')', array['unpublished'], 'nor among several');
select set_eq('select title, status from public.jobs', $$values ('Draw more', 'rejected'), ('Draw less', 'pending')$$, 'and nothing has changed');
select is((select count(*)::int from public.audit_log where action = 'approved' and item_title = 'Draw less'), 0, 'nor does the log say so');
select results_eq('select outcome from private.review_item(''job'', ''00000000-0000-4000-8000-000000000008'', ''rejected'')', array['decided'], 'it is rejected');
select * from finish();
rollback;
