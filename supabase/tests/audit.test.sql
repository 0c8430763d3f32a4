begin;
\ir personas.psql
select no_plan();
select tests.add_member('Ada'), tests.add_member('Root', 'admin');
select tests.act_as('Ada');
insert into public.jobs (title, company, location, contact_email) select 'Draw', 'C', 'L', 'a@b.example' from generate_series(1, 10);

select tests.act_as_server();
select throws_ok('update public.audit_log set note = ''x''', '42501', null, 'the log is append-only, for the secret key too');
select throws_ok('delete from public.audit_log', '42501', null, 'nothing is deleted from it');
select throws_ok('truncate public.audit_log', '42501', null, 'nor is it emptied');
insert into public.audit_log (created_at, actor_name, action, item_type) values ('2001-01-01', 'Server', 'admin code refused', 'account');
select is((select created_at = now() from public.audit_log where action = 'admin code refused'), true, 'nor is an entry dated back');
select tests.act_as('Root');
select throws_ok('insert into public.audit_log (actor_name, action, item_type) values (''Ada'', ''deleted'', ''logo'')', '42501', null, 'an admin does not write into it');
update public.audit_log set note = 'x';
delete from public.audit_log;
select is((select count(*)::int from public.audit_log where note = 'x'), 0, 'nor change it');
select ok((select count(*) > 10 from public.audit_log), 'nor empty it');

select tests.act_as_owner();
insert into auth.users (id, email, raw_user_meta_data) values ('00000000-0000-4000-8000-000000000003', 'esi@example.com', '{"submission_id": "1"}');
select tests.act_as('Root');
select public.set_user_role('00000000-0000-4000-8000-000000000003', 'editor');
select results_eq('select actor_name, action, item_title from public.audit_log where item_type = ''profile'' order by id', $$values ('Ada', 'signed up', 'Ada'), ('Root', 'signed up', 'Root'), ('Root', 'created', 'esi')$$, 'members sign up, unless an admin makes their account');

-- An import is one entry, and its rows know it.
insert into public.jobs (title, company, location, contact_email, status, import_id)
  select 'Weave ' || n, 'C', 'L', 'a@b.example', 'approved', '00000000-0000-4000-8000-000000000004' from generate_series(1, 3) as n;
select results_eq('select actor_name, item_type, item_id, item_title from public.audit_log where action = ''imported''',
  $$values ('Root', 'job', '00000000-0000-4000-8000-000000000004', '3 jobs')$$, 'an import is one entry of the log');
select is_empty($$select * from public.audit_log where action = 'created' and item_type = 'job'$$, 'instead of one for each of its rows');
update public.jobs set title = 'Weave', import_id = null where title = 'Weave 1';
select is((select count(*)::int from public.jobs where import_id is not null), 3, 'which nobody changes');
select is((select count(*)::int from public.audit_log where action = 'updated' and item_title = 'Weave'), 1, 'and what happens to one later is said');
select tests.act_as('Ada');
insert into public.jobs (title, company, location, contact_email, import_id) values ('Hidden', 'C', 'L', 'a@b.example', gen_random_uuid());
select tests.act_as('Root');
select is((select count(*)::int from public.audit_log where action = 'submitted' and item_title = 'Hidden'), 1, 'no member hides a submission in an import');

-- Who is named as the actor, as the subject, or as the sender of the subject.
update public.jobs set status = 'approved' where title = 'Hidden';
select is((select count(*)::int from public.find_audit_log(text) where action = entry), found, format('%s: %s', text, entry))
from (values ('ADA@example.com', 'submitted', 11), ('ada@', 'approved', 1), ('Ada', 'approved', 1), ('esi', 'created', 2), ('ro_t', 'approved', 0),
  ('root@example', 'imported', 1), ('root@example', 'submitted', 0), ('hidden', 'submitted', 1)) as wanted (text, entry, found);
select set_eq('select action from public.find_audit_log(item => ''hidd'')', array['submitted', 'approved'], 'an item is found by its title');
select set_eq('select action from public.find_audit_log(''root@example'', ''hidden'')', array['approved'], 'with what one person did to it');
select tests.act_as('Ada');
select is_empty('select from public.find_audit_log(''Root'')', 'members do not search the log');
select is(private.entries_about('Root') || private.entries_of_item('Hidden'), '{}'::bigint[], 'whatever the plan comes to first');
select set_eq('select title from public.find_jobs(''root@example.com'')', array[]::text[], 'nor what others sent by their address');
select tests.act_as('Root');
select public.update_user(id, 'Zuri', 'zuri@elsewhere.example', 'user', 'active') from public.matching_users('ada@example.com');
select isnt_empty(format('select from public.find_audit_log(%L) where item_type = ''profile'' and action = ''updated'' and %s', text, change), 'who was renamed is found by either name: ' || text || ', ' || change)
from (values ('Zuri', 'before ? ''name'''), ('Ada', 'before ? ''name'''), ('zuri@else', 'before ? ''email'''), ('ada@example', 'before ? ''email''')) as wanted (text, change);
select set_eq('select title from public.find_jobs(''Root@example.com'')', array['Weave', 'Weave 2', 'Weave 3'], 'admins do');

select * from finish();
rollback;
