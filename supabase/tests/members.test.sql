begin;
\ir personas.psql
select no_plan();
select tests.add_member(name, role, status) from (values ('Ada', 'user', 'active'), ('Bo', 'user', 'active'), ('Edi', 'editor', 'active'), ('Root', 'admin', 'active'), ('Gone', 'user', 'inactive')) as member (name, role, status);
insert into public.logos (title, company, image_url, status, user_id)
select name || ' ' || status, 'C', '/files/logos/a/a.svg', status, tests.id(name) from unnest(array['Ada', 'Bo']) as name, unnest(array['pending', 'approved', 'rejected']) as status;

select tests.act_as_visitor();
select is_empty('select user_id from public.profiles union all select user_id from public.user_roles', 'a visitor sees no member');

select tests.act_as('Ada');
select throws_ok('insert into public.user_roles (user_id, role) values (tests.id(''Ada''), ''admin'') on conflict (user_id) do update set role = ''admin''', '42501', null, 'Z5: a member cannot upsert a role');
update public.user_roles set role = 'admin';
select is((select role from public.user_roles), 'user', 'nor update one');
update public.profiles set name = 'Ada L', status = 'inactive';
select is((select (name, status)::text from public.profiles), '("Ada L",active)', 'a member changes their name and not their status');
select tests.act_as_owner();
update public.profiles set name = 'Ada' where name = 'Ada L';
select is((select count(*)::int from public.profiles where status = 'inactive'), 1, 'and nobody else''s');

select tests.act_as('Edi');
select is((select count(*)::int from public.logos), 2, 'an editor reads what members read');
select is((select count(*)::int from public.audit_log), 0, 'and not the log');

select tests.act_as('Gone');
select is((select count(*)::int from public.logos), 0, 'an inactive member reads nothing');
select throws_ok('insert into public.logos (title, company, image_url) values (''T'', ''C'', ''/files/logos/a/a.svg'')', '42501', null, 'and sends nothing');
select is((select status from public.current_member()), 'inactive', 'but learns why');
select tests.act_as_owner();
delete from auth.sessions where user_id = tests.id('Gone');
select tests.act_as('Gone');
select is((select status from public.current_member()), 'inactive', 'also when the session has ended');

select tests.act_as_owner();
delete from auth.sessions where user_id = tests.id('Ada');
select tests.act_as('Ada');
select is((select count(*)::int from public.logos), 0, 'the token of an ended session reads nothing');
select throws_ok('insert into public.logos (title, company, image_url) values (''T'', ''C'', ''/files/logos/a/a.svg'')', '42501', null, 'and writes nothing');
select is_empty('select * from public.current_member()', 'and is nobody');
select tests.act('authenticated', tests.id('Bo'), jsonb_build_object('sub', tests.id('Bo'), 'role', 'authenticated'));
select is((select count(*)::int from public.logos), 0, 'a token without a session (storage uploads sign one) reads nothing');
select tests.act('authenticated', tests.id('Bo'), jsonb_build_object('sub', tests.id('Bo'), 'session_id', tests.id('Root')));
select is((select count(*)::int from public.logos), 0, 'nor does one with the session of another');

select is_empty($$select proname from pg_proc where 'enable_seqscan=off' = any (proconfig) and not 'jit=off' = any (proconfig)$$,
  'H4 what is kept from reading tables whole is not compiled for what that would cost');
select isnt_empty($$select from pg_proc where 'enable_seqscan=off' = any (proconfig)$$, 'there are such functions');

select * from finish();
rollback;
