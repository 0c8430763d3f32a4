begin;
\ir personas.psql
select no_plan();
select tests.add_member('Amina', 'admin'), tests.add_member('Zola');
select tests.act_as_visitor();
select throws_ok('select * from public.dashboard_weeks()', '42501', null, 'a visitor is told no figures');
select tests.act_as('Zola');
select throws_ok('select * from public.dashboard_weeks()', '42501', 'admin_only', 'nor is a member');

select tests.act_as_owner();
update public.profiles set created_at = now() - interval '20 weeks';
create function tests.monday(weeks_ago integer) returns timestamptz language sql as $$
  select (date_trunc('week', now() at time zone 'UTC') - weeks_ago * interval '7 days') at time zone 'UTC';
$$;
select tests.act_as('Amina');
select is((select count(*) from public.dashboard_weeks()), 12::bigint, 'there are twelve weeks');
select is((select sum(submissions + decisions + sign_ups) from public.dashboard_weeks()), 0::numeric, 'in which nothing may have happened');

select tests.act_as_owner();
update public.profiles set created_at = tests.monday(2) where name = 'Zola';
create temporary table story (at, actor, action, item_type, item_id) as values
  (tests.monday(12) + interval '6 days 23 hours 59 minutes', 'Zola', 'submitted', 'logo', 'long ago'),
  (tests.monday(11), 'Zola', 'submitted', 'logo', 'a'),
  (tests.monday(11) + interval '6 days 23 hours 59 minutes', 'Zola', 'resubmitted', 'job', 'b'),
  (tests.monday(11) + interval '1 day', 'Amina', 'created', 'event', 'c'),
  (tests.monday(1), 'Amina', 'approved', 'logo', 'a'),
  (tests.monday(1) + interval '1 hour', 'Amina', 'reopened', 'logo', 'a'),
  (tests.monday(1) + interval '2 hours', 'Amina', 'rejected', 'logo', 'a'),
  (tests.monday(1) + interval '3 hours', 'Amina', 'rejected', 'job', 'b'),
  (tests.monday(0), 'Amina', 'approved', 'jargon', 'd'),
  (tests.monday(0), 'Amina', 'approved', 'role', 'e');
insert into public.audit_log (actor_name, action, item_type, item_id) select actor, action, item_type, item_id from story;
-- A new entry is always of now.
update public.audit_log as log set created_at = at from story where log.item_id = story.item_id and log.action = story.action;
select tests.act_as('Amina');
select results_eq('select * from public.dashboard_weeks() where submissions + decisions + sign_ups > 0 order by week',
  $$values
    (tests.monday(11)::date, 2::bigint, 0::bigint, 0::bigint),
    (tests.monday(2)::date, 0::bigint, 0::bigint, 1::bigint),
    (tests.monday(1)::date, 0::bigint, 2::bigint, 0::bigint),
    (tests.monday(0)::date, 0::bigint, 1::bigint, 0::bigint)$$,
  'what was sent, decided and who came is counted in the week it happened');
select * from finish();
rollback;
