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
insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000003', 'esi@example.com');
select tests.act_as('Root');
select public.set_user_role('00000000-0000-4000-8000-000000000003', 'editor');
select results_eq('select actor_name, action, item_title from public.audit_log where item_type = ''profile'' order by id', $$values ('Ada', 'signed up', 'Ada'), ('Root', 'signed up', 'Root'), ('Root', 'created', 'esi')$$, 'members sign up, unless an admin makes their account');

select * from finish();
rollback;
