begin;
\ir personas.psql
select no_plan();
select tests.add_member('Amina', 'admin'), tests.add_member('Zola');
update public.profiles set created_at = date_trunc('month', now()) - interval '1 day' where name = 'Amina';
insert into public.logos (title, company, image_url, status, reviewed_at, created_at) values
  ('Old', 'Acme', 'https://a.example', 'approved', null, now() - interval '40 days'),
  ('Lately approved', 'Acme', 'https://a.example', 'approved', now(), now() - interval '40 days'),
  ('Waiting 100%', 'Acme', 'https://a.example', 'pending', null, now() - interval '40 days');
insert into public.jargon (term, definition, category, status) values
  ('Épreuve', 'A proof', null, 'approved'), ('Kerning', 'Space', 'Typography', 'pending'), ('3D', 'Depth', 'Design Theory', 'approved');
insert into public.events (title, location, start_date, end_date, canceled, status, created_at) values
  ('Ahead', 'Dakar', current_date + 60, current_date + 60, false, 'approved', now() - interval '40 days'),
  ('Called off', 'Dakar', current_date + 60, current_date + 60, true, 'approved', now()),
  ('Long ago', 'Dakar', current_date - 90, current_date - 90, false, 'approved', now() - interval '90 days');
insert into public.jobs (title, company, location, status, state, created_at) values
  ('Open', 'Acme', 'Accra', 'approved', 'Open', now()), ('Draft', 'Acme', 'Accra', 'approved', 'Draft', now()),
  ('Lately filled', 'Acme', 'Accra', 'approved', 'Open', now() - interval '40 days');
update public.jobs set state = 'Filled' where title = 'Lately filled';

select tests.act_as('Amina');
select results_eq('select * from public.dashboard_statistics()',
  $$values ('users', 2::bigint, 1::bigint), ('logos', 2::bigint, 1::bigint), ('jargon', 2::bigint, 0::bigint), ('events', 1::bigint, 1::bigint), ('jobs', 1::bigint, 1::bigint)$$,
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

select * from finish();
rollback;
