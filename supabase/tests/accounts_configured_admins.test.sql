begin;
\ir personas.psql
select no_plan();
insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'first@example.com'), ('00000000-0000-4000-8000-000000000002', 'unnamed@example.com');
select tests.add_member('Root', 'admin'), tests.add_member('Taken', 'admin'), tests.add_member('Kept', 'admin');

select tests.act_as('Root');
select throws_ok('select public.grant_configured_admins(array[tests.id(''Root'')])', '42501', null, 'an admin names nobody this way');
select public.set_user_role(tests.id('Taken'), 'user');

select tests.act_as_server();
select results_eq(
  $$select * from public.grant_configured_admins(array['00000000-0000-4000-8000-000000000001', tests.id('Taken'), tests.id('Kept'), gen_random_uuid()]::uuid[])$$,
  array['00000000-0000-4000-8000-000000000001']::uuid[],
  'whom the operator names becomes an admin, unless they are one, an admin decided otherwise, or they have no account'
);
select is_empty($$select * from public.grant_configured_admins(array['00000000-0000-4000-8000-000000000001']::uuid[])$$, 'once');
select is_empty('select * from public.grant_configured_admins(''{}'')', 'nobody named, nobody granted');
select tests.act_as_owner();
select set_eq(
  'select user_id, role from public.user_roles',
  $$values ('00000000-0000-4000-8000-000000000001'::uuid, 'admin'), (tests.id('Root'), 'admin'), (tests.id('Taken'), 'user'), (tests.id('Kept'), 'admin'), ('00000000-0000-4000-8000-000000000002'::uuid, 'user')$$,
  'and nobody else''s role has changed'
);

select * from finish();
rollback;
