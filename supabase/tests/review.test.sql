begin;
\ir personas.psql
select no_plan();
select tests.add_member(name, role) from (values ('Ada', 'user'), ('Root', 'admin'), ('Rita', 'admin')) as member (name, role);
select tests.act_as('Ada');
insert into public.logos (id, title, company, image_url) values ('00000000-0000-4000-8000-000000000001', 'Mark', 'C', '/files/logos/a/a.svg'), ('00000000-0000-4000-8000-000000000002', 'Sign', 'C', '/files/logos/a/a.svg');
insert into public.jargon (id, term, definition, category) values ('00000000-0000-4000-8000-000000000003', 'Kerning', 'D', 'Typography');
insert into public.events (id, title, location, start_date, end_date) values ('00000000-0000-4000-8000-000000000004', 'Meet', 'Nairobi', '2026-05-02', '2026-05-02');
insert into public.jobs (id, title, company, location, contact_email) values ('00000000-0000-4000-8000-000000000005', 'Draw', 'C', 'L', 'a@b.example');
select throws_ok('select * from private.review_item(''logo'', ''00000000-0000-4000-8000-000000000001'', ''approved'')', '42501', 'admin_only', 'a member decides nothing');
select throws_ok('select * from public.pending_counts()', '42501', 'admin_only', 'a member counts nothing');
select throws_ok('select * from public.submitter_emails(array[tests.id(''Ada'')])', '42501', 'admin_only', 'a member sees no address');
select throws_ok('select * from public.review_page(''all'', 1, 50)', '42501', 'admin_only', 'and no page of what waits');
select throws_ok('select public.review_context(''logo'', ''00000000-0000-4000-8000-000000000001'', ''all'')', '42501', 'admin_only', 'nor what stands beside an item');
select tests.act_as_visitor();
select throws_ok('select * from private.review_item(''logo'', ''00000000-0000-4000-8000-000000000001'', ''approved'')', '42501', 'admin_only', 'a visitor decides nothing');

select tests.act_as('Root');
select set_eq('select type, title, status, detail from public.moderation_queue', $$values ('logo', 'Mark', 'pending', 'C'), ('logo', 'Sign', 'pending', 'C'), ('jargon', 'Kerning', 'pending', 'D'), ('event', 'Meet', 'pending', 'Nairobi'), ('job', 'Draw', 'pending', 'C')$$, 'the queue shows the four kinds');
select set_eq('select * from public.pending_counts()', $$values ('logo', 2::bigint), ('jargon', 1::bigint), ('event', 1::bigint), ('job', 1::bigint), ('translation', 0::bigint), ('message', 0::bigint), ('takedown_request', 0::bigint), ('report', 0::bigint)$$, 'and counts them');
select results_eq($$select counts, at_page, jsonb_array_length(items) from public.review_page('all', 7, 2)$$, $$values ('{"logo": 2, "jargon": 1, "event": 1, "job": 1, "translation": 0, "takedown_request": 0, "report": 0}'::jsonb, 3, 1)$$, 'a page past the last is the last');
select results_eq($$select item ->> 'title', item ->> 'email', (item -> 'hints' ->> 'approved')::integer from public.review_page('logo', 1, 50), jsonb_array_elements(items) as item$$,
  $$select title, 'ada@example.com', 0 from public.logos where status = 'pending' order by created_at, id$$,
  'a page shows the oldest of a kind first, with who sent them and what helps to decide');
select results_eq($$select item ->> 'sender' from public.review_page('all', 1, 2), jsonb_array_elements(items) as item$$, array['Ada', 'Ada'], 'or the first few alone, each with its sender''s name');
select results_eq($$select at_page, items from public.review_page('nothing', 1, 50)$$, $$values (1, '[]'::jsonb)$$, 'and nothing of what there is none of');
create temporary table queued as select id, row_number() over (order by created_at, id)::integer as place from public.logos where status = 'pending';
select is(public.review_context('logo', id, 'logo') #>> '{sender,email}', 'ada@example.com', 'beside an item stands who sent it') from queued where place = 1;
select is((select (context -> 'place', context -> 'waiting', context -> 'previous', context -> 'next' ->> 'id')::text from queued, public.review_context('logo', id, 'logo') as context where place = 1), (select format('(1,2,null,%s)', id) from queued where place = 2), 'and its place in the queue');
select is((select (context -> 'previous' ->> 'id', context -> 'next')::text from queued, public.review_context('logo', id, 'logo') as context where place = 2), (select format('(%s,null)', id) from queued where place = 1), 'the last has none after it');
select is(public.review_context('logo', gen_random_uuid(), 'all'), null, 'an item that is gone has nothing beside it');
select results_eq('select email from public.submitter_emails(array[tests.id(''Ada'')])', array['ada@example.com'], 'an admin sees who sent an item');
select results_eq($$select title from public.notifications where type = 'review' and link = '/dashboard/moderation'$$, array['5 new submissions'], 'an admin hears of every item that waits');

select results_eq('select outcome, status, reviewer_name, title from private.review_item(''logo'', ''00000000-0000-4000-8000-000000000001'', ''approved'', '' '')', $$values ('decided', 'approved', 'Root', 'Mark')$$, 'an admin approves');
select is((select (reviewed_by = tests.id('Root'), reviewed_at = now(), review_note)::text from public.logos where title = 'Mark'), '(t,t,)', 'the decision is kept');
select tests.act_as('Rita');
select results_eq('select outcome, status, reviewer_name, title from private.review_item(''logo'', ''00000000-0000-4000-8000-000000000001'', ''rejected'', ''late'')', $$values ('already', 'approved', 'Root', 'Mark')$$, 'the second is told what happened and by whom');
select is((select (status, review_note)::text from public.logos where title = 'Mark'), '(approved,)', 'and changes nothing');
select results_eq('select outcome from private.review_item(''logo'', gen_random_uuid(), ''approved'')', array['missing'], 'an item that is gone is missing');
select throws_ok('select * from private.review_item(''user_roles'', gen_random_uuid(), ''approved'')', '22023', null, 'an unknown type is refused');
select throws_ok('select * from private.review_item(''logo'', gen_random_uuid(), ''pending'')', '22023', null, 'an unknown decision is refused');
select results_eq(format('select outcome, title from private.review_item(%L, %L, ''rejected'', ''Too short'')', type, id), format('values (''decided'', %L)', title), 'an admin rejects: ' || type)
from (values ('jargon', '00000000-0000-4000-8000-000000000003', 'Kerning'), ('event', '00000000-0000-4000-8000-000000000004', 'Meet'), ('job', '00000000-0000-4000-8000-000000000005', 'Draw')) as item (type, id, title);

select tests.act_as('Ada');
select set_eq('select type, title, body from public.notifications', $$values ('approved', 'Your logo was approved: Mark', null), ('rejected', 'Your term was rejected: Kerning', 'Too short'), ('rejected', 'Your event was rejected: Meet', 'Too short'), ('rejected', 'Your job was rejected: Draw', 'Too short')$$, 'the member hears each decision with its note');
select throws_ok('insert into public.notifications (user_id, type, title) values (tests.id(''Root''), ''account'', ''T'')', '42501', null, 'a member sends no notification');
update public.notifications set title = 'forged', user_id = tests.id('Root'), read_at = '2001-01-01' where type = 'approved';
select is((select (title, read_at = now())::text from public.notifications where type = 'approved'), '("Your logo was approved: Mark",t)', 'a member only marks as read');
select is((select unread::int from public.current_member()), 3, 'and the bell counts the rest');
update public.jargon set definition = 'Longer' where term = 'Kerning';
select is((select (status, reviewed_by, review_note)::text from public.jargon where term = 'Kerning'), '(pending,,)', 'a rejected item is sent again');

select tests.act_as('Root');
select results_eq($$select item -> 'rejected' ->> 'note' from public.review_page('jargon', 1, 50), jsonb_array_elements(items) as item$$, array['Too short'], 'in the queue it says why it was rejected');
select is((select (context -> 'rejected' ->> 'definition', context -> 'rejected' ->> 'review_note')::text from public.review_context('jargon', '00000000-0000-4000-8000-000000000003', 'all') as context), '(D,"Too short")', 'and on its page what it held then');
select is(public.review_context('logo', '00000000-0000-4000-8000-000000000002', 'all') ->> 'rejected', null, 'what is sent for the first time says neither');
select results_eq($$select title from public.notifications where type = 'review'$$, array['2 new submissions'], 'and admins hear of it again');
select set_eq('select actor_name, action, item_title, note from public.audit_log where item_type = ''jargon''', $$values ('Ada', 'submitted', 'Kerning', null), ('Rita', 'rejected', 'Kerning', 'Too short'), ('Ada', 'resubmitted', 'Kerning', null)$$, 'the log tells the story');
select is((select (before ->> 'status', after ->> 'status', before ? 'search', after ? 'search_names')::text from public.audit_log where item_title = 'Mark' and action = 'approved'), '(pending,approved,f,f)', 'with the row before and after');
update public.logos set title = title;
select is((select count(*)::int from public.audit_log where action = 'updated' and item_type = 'logo'), 0, 'and nothing when nothing changed');

-- Everything happens at one time here, but what waits was sent before.
select tests.act_as_owner();
update public.logos set created_at = now() - interval '1 day';
update public.jobs set created_at = now() - interval '1 day';
select tests.act_as('Root');
select results_eq($$select (item ->> 'title', item ->> 'status', pages)::text from public.review_page('logo', 1, 1, now()), jsonb_array_elements(items) as item$$, array['(Mark,approved,2)'], 'what an admin has decided since they came stays in its place');
select results_eq($$select item ->> 'title' from public.review_page('logo', 1, 50, now() + interval '1 second'), jsonb_array_elements(items) as item$$, array['Sign'], 'not what they had decided before');
select is((select begun from public.review_page('logo', 1, 50)), now(), 'a list that is opened tells the moment');
select results_eq($$select item ->> 'title' from public.review_page('job', 1, 50, now()), jsonb_array_elements(items) as item$$, '{}'::text[], 'nor what others have');

-- A decision that comes by the form of the item, not by a review.
select outcome from private.review_item('logo', '00000000-0000-4000-8000-000000000002', 'approved', 'Lovely');
update public.logos set status = 'rejected' where title = 'Sign';
select is((select (status, reviewed_by = tests.id('Root'), review_note)::text from public.logos where title = 'Sign'), '(rejected,t,)', 'what was said of an approval is no reason of a rejection');
select results_eq($$select note from public.audit_log where item_title = 'Sign' and action = 'rejected'$$, array[null::text], 'nor in the log');
select tests.act_as('Ada');
select results_eq($$select body from public.notifications where title = 'Your logo was rejected: Sign'$$, array[null::text], 'nor in what the member hears');

select * from finish();
rollback;
