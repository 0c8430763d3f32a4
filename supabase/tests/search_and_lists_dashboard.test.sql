begin;
\ir personas.psql
select no_plan();
select tests.add_member('Amina', 'admin'), tests.add_member('Zola');
update public.profiles set created_at = date_trunc('month', now()) - interval '1 day' where name = 'Amina';
insert into public.logos (title, company, image_url, status, reviewed_at, created_at) values
  ('Old', 'Acme', '/files/logos/a/a.svg', 'approved', null, now() - interval '40 days'),
  ('Lately approved', 'Acme', '/files/logos/a/a.svg', 'approved', now(), now() - interval '40 days'),
  ('Waiting 100%', 'Acme', '/files/logos/a/a.svg', 'pending', null, now() - interval '40 days');
insert into public.jargon (term, definition, category, status) values
  ('Épreuve', 'A proof', null, 'approved'), ('Kerning', 'Space', 'Typography', 'pending'), ('3D', 'Depth', 'Design Theory', 'approved');
insert into public.events (title, location, start_date, end_date, canceled, status, created_at) values
  ('Ahead', 'Dakar', current_date + 60, current_date + 60, false, 'approved', now() - interval '40 days'),
  ('Called off', 'Dakar', current_date + 60, current_date + 60, true, 'approved', now()),
  ('Long ago', 'Dakar', current_date - 90, current_date - 90, false, 'approved', now() - interval '90 days');
insert into public.jobs (title, company, location, contact_email, status, state, created_at) values
  ('Open', 'Acme', 'Accra', 'a@b.example', 'approved', 'Open', now()), ('Draft', 'Acme', 'Accra', 'a@b.example', 'approved', 'Draft', now()),
  ('Lately filled', 'Acme', 'Accra', 'a@b.example', 'approved', 'Open', now() - interval '40 days');
update public.jobs set state = 'Filled' where title = 'Lately filled';

select tests.act_as('Amina');
select results_eq('select * from public.dashboard_statistics()',
  $$values ('users', 2::bigint, 1::bigint), ('logos', 2::bigint, 1::bigint), ('jargon', 2::bigint, 0::bigint), ('events', 1::bigint, 1::bigint), ('jobs', 1::bigint, 1::bigint), ('jargon_translations', 0::bigint, 0::bigint)$$,
  'what the site holds is counted, now and at the end of last month');
select results_eq('select public.jargon_initials()', array['#', 'E', 'K'], 'terms have an initial without accents');
select set_eq($$select title from public.find_logos('acme')$$, array['Old', 'Lately approved', 'Waiting 100%'], 'an admin finds rows of every status');
select results_eq($$select title from public.find_logos('0%')$$, array['Waiting 100%'], 'signs are taken as they are written');
select is_empty($$select title from public.find_logos('x%,status.eq.pending')$$, 'and are no conditions');
select results_eq($$select term from public.find_jargon('proof')$$, array['Épreuve'], 'a term without a category is found by its definition');
select results_eq($$select title from public.find_jobs('draft')$$, array['Draft'], 'a draft is found');
select results_eq($$select title from public.find_events('called')$$, array['Called off'], 'so is what was canceled');
select results_eq($$select section, title, detail, status, total from public.search_dashboard('acme', 1)$$,
  $$values ('logos', (select title from public.logos order by created_at desc, id desc limit 1), 'Acme', (select status from public.logos order by created_at desc, id desc limit 1), 3::bigint), ('jobs', (select title from public.jobs order by created_at desc, id desc limit 1), 'Acme', 'approved', 3::bigint)$$,
  'one search finds the newest of every section, and how much there is');
select set_eq($$select section, title, detail from public.search_dashboard('ÉPREUVE', 5) union select section, title, detail from public.search_dashboard('zola@', 5) union select section, title, detail from public.search_dashboard('called', 5)$$,
  $$values ('jargon', 'Épreuve', 'A proof'), ('users', 'Zola', 'zola@example.com'), ('events', 'Called off', 'Dakar')$$,
  'terms, users and events too');
select is_empty($$select * from public.search_dashboard('', 5) union all select * from public.search_dashboard(null, 5) union all select * from public.search_dashboard('x%,status.eq.pending', 5)$$, 'nothing is found for nothing, and signs are no conditions');

select tests.act_as('Zola');
select throws_ok('select * from public.search_dashboard(''acme'', 5)', '42501', 'admin_only', 'a member does not search the dashboard');
select throws_ok('select * from public.dashboard_statistics()', '42501', 'admin_only', 'a member is told no figures');
select set_eq($$select title from public.find_logos('acme')$$, array['Old', 'Lately approved'], 'and finds what is public');
select results_eq('select public.jargon_initials()', array['#', 'E'], 'initials too');
select is_empty($$select title from public.find_jobs('draft')$$, 'and no drafts');

-- Kept totals and read rows say the same, whatever happens.
select tests.act_as_owner();
create temporary view counted as
  select 1 as number, count(*) as current, count(*) filter (where created_at < date_trunc('month', now() at time zone 'UTC') at time zone 'UTC') as earlier from public.profiles
  union all select 2, count(*), count(*) filter (where coalesce(reviewed_at, created_at) < date_trunc('month', now() at time zone 'UTC') at time zone 'UTC') from public.logos where status = 'approved'
  union all select 3, count(*), count(*) filter (where coalesce(reviewed_at, created_at) < date_trunc('month', now() at time zone 'UTC') at time zone 'UTC') from public.jargon where status = 'approved';
grant select on counted to authenticated;
select tests.add_member('Come ' || n) from generate_series(1, 5) as n;
update public.profiles set created_at = now() - interval '50 days' where name = 'Come 1';
delete from auth.users where id = tests.id('Come 2');
insert into public.logos (title, company, image_url, status, created_at) select 'Many ' || n, 'Acme', '/files/logos/a/a.svg', 'approved', now() - n * interval '9 days' from generate_series(1, 20) as n;
update public.logos set status = 'rejected', reviewed_at = now() where title in ('Many 3', 'Many 14');
update public.logos set status = 'approved', reviewed_at = now() where title like 'Waiting%' or title = 'Many 14';
delete from public.logos where title in ('Many 5', 'Old');
delete from public.jargon where term = '3D';
create temporary table figures as select * from counted;
grant select on figures to authenticated;
select tests.act_as('Amina');
select results_eq($$select name, current, earlier from public.dashboard_statistics() where name in ('users', 'logos', 'jargon')$$,
  $$select (array['users', 'logos', 'jargon'])[number], current, earlier from figures order by number$$, 'after sign-ups, decisions, changes and removals the figures are still those of the rows');

select * from finish();
rollback;
