begin;
\ir personas.psql
select no_plan();
select tests.add_member('Ada'), tests.add_member('Ben'), tests.add_member('Root', 'admin'), tests.add_member('Second', 'admin');
select tests.act_as_owner();
insert into public.jobs (id, title, company, location, contact_email, status, user_id, reviewed_at)
values ('00000000-0000-4000-8000-0000000000a1', 'Draw', 'C', 'L', 'a@b.example', 'approved', tests.id('Ada'), now() - interval '1 day'),
  ('00000000-0000-4000-8000-0000000000a2', 'Wait', 'C', 'L', 'a@b.example', 'pending', tests.id('Ada'), null);
create function tests.report(number integer, item text default 'a1', email text default null) returns text
language sql as $$
  select public.send_report(md5(number::text)::uuid, 'job', ('00000000-0000-4000-8000-0000000000' || item)::uuid, 'money', 'They want a fee', email);
$$;
create function tests.status() returns text language sql stable security definer set search_path = '' as $$
  select status from public.jobs where title = 'Draw';
$$;
create function tests.decide(decision text) returns text language sql as $$
  select outcome from public.decide_reports('job', '00000000-0000-4000-8000-0000000000a1', decision, 'It asks for a fee', now());
$$;
create function tests.undo() returns text language sql as $$
  select outcome from public.undo_reports('job', '00000000-0000-4000-8000-0000000000a1');
$$;

select tests.act_as_visitor();
select throws_ok('select tests.report(1)', '42501', null, 'a visitor reports only through the site');
select tests.act_as('Ada');
select throws_ok('select tests.report(1)', '42501', null, 'so does a member');
select tests.act_as_server();
select is(tests.report(1, email => 'Ben@Example.com'), 'sent', 'the site takes a report');
select is(tests.report(1), 'known', 'the same form once');
select is(tests.report(2, 'a2'), 'missing', 'nobody reports what is not published');
select is((select count(*) from generate_series(3, 150) as number where tests.report(number) = 'sent'), 148::bigint, 'many reports are all answered alike');
select is((select count(*) from public.reports), 100::bigint, 'but a hundred of an item are kept');
select is(tests.status(), 'approved', 'and nothing is unpublished by them');

select tests.act_as('Ada');
select is_empty('select * from public.reports', 'the owner never reads who or what reported it');
select is_empty('select * from public.reported_items', 'nor that it was reported');
select throws_ok($$select tests.decide('kept')$$, '42501', null, 'nor decides about it');
select throws_ok('select tests.undo()', '42501', null, 'nor takes a decision back');
select tests.act_as_visitor();
select is_empty('select * from public.reports', 'nor does a visitor');

select tests.act_as('Root');
select results_eq('select item_title, reports, reasons from public.reported_items', $$values ('Draw', 100::bigint, '{money}'::text[])$$, 'an admin sees the item once, with a count');
select is((select count from public.pending_counts() where type = 'report'), 1::bigint, 'and is told that one waits');
select results_eq($$select title from public.notifications where type = 'report'$$, $$values ('Someone says that something is wrong: Draw')$$, 'the bell rings once for an item');
select results_eq($$select outcome, told, email from public.decide_reports('job', '00000000-0000-4000-8000-0000000000a1', 'unpublished', 'It asks for a fee', now())$$,
  $$values ('decided', '{ben@example.com}'::text[], 'ada@example.com')$$, 'unpublishing tells who asked for an answer, and the sender');
select is(tests.status(), 'rejected', 'the item is not published anymore');
select is_empty('select * from public.reported_items', 'nothing waits then');
select is_empty($$select * from public.notifications where type = 'report'$$, 'nor rings');
select is(tests.decide('kept'), 'already', 'it is decided once');
select tests.act_as('Second');
select is((select outcome from public.undo_reports('job', '00000000-0000-4000-8000-0000000000a1')), 'refused', 'another admin does not take it back');
select is((select max(action || ': ' || note) from public.audit_log where item_type = 'report'), 'unpublished: It asks for a fee', 'the log has it');
select tests.act_as('Root');
select is(tests.undo(), 'undone', 'the same admin does');
select is(tests.status(), 'approved', 'and it is published again');
select is((select reports from public.reported_items), 100::bigint, 'and its reports wait again');
select tests.act_as('Ada');
select is((select count(*) from public.notifications where type in ('approved', 'rejected')), 0::bigint, 'that is no news for its sender');
select tests.act_as('Root');
select is(tests.decide('kept'), 'decided', 'what is kept');
select is(tests.status(), 'approved', 'stays');
select is((select count(*) from public.reports where decision = 'kept'), 100::bigint, 'with all its reports');
select tests.undo();
select is(tests.decide('removed'), 'decided', 'what is removed');
select tests.act_as_server();
select public.settle_reports();
select is(tests.status(), 'rejected', 'can come back for ten minutes');
select tests.act_as_owner();
update public.reports set decided_at = decided_at - interval '11 minutes';
update public.jobs set reviewed_at = reviewed_at - interval '11 minutes' where title = 'Draw';
select tests.act_as('Root');
select is(tests.undo(), 'refused', 'no longer');
insert into public.reviewer_notes (subject_type, subject_id, body, author_name)
values ('job', '00000000-0000-4000-8000-0000000000a1', 'The third of this company', 'Ada'), ('member', tests.id('Ada'), 'Ask for a site', 'Ada');
select results_eq('select distinct author_id, author_name from public.reviewer_notes', format('values (%L::uuid, ''Root'')', tests.id('Root')), 'a note says who wrote it');
select is(jsonb_array_length(public.review_context('job', '00000000-0000-4000-8000-0000000000a1', 'all') -> 'notes'), 2, 'a reviewer reads those on the item and on its sender');
select tests.act_as('Ada');
select is_empty('select * from public.reviewer_notes', 'nobody else does');
select tests.act_as_server();
select public.settle_reports();
select is(tests.status(), null, 'then the item is deleted');
select is((select count(*) from public.reviewer_notes), 1::bigint, 'and its notes with it');
select tests.act_as_owner();
update public.reports set decided_at = now() - interval '91 days';
select tests.act_as_server();
select public.settle_reports();
select is_empty('select * from public.reports', 'reports are forgotten 90 days after the decision');

select * from finish();
rollback;
