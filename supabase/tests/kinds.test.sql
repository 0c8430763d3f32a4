begin;
\ir personas.psql
select no_plan();

select throws_ok(format('insert into public.logos (title, company, image_url) values (''T'', ''C'', %L)', value), '23514', null, 'a logo refuses the image ' || value)
from (values ('javascript:alert(1)'), ('data:image/svg+xml,x'), ('//evil.example/a.svg'), ('/files/other/a/b.svg'), ('/files/logos/../secret'), ('/files/logos/a/.hidden'), ('https://a.example/<b>'), ('ftp://a.example/b'), ('https://a.example/b.png'), ('HTTP://a.example')) as bad (value);
select lives_ok(format('insert into public.logos (title, company, image_url) values (''T'', ''C'', %L)', value), 'a logo takes the image ' || value)
from (values ('/files/logos/5f3c/9a.svg'), ('/files/logos/a/b.png'), ('/files/images/a/b.svg')) as good (value);

select throws_ok(format('insert into public.logos (title, company, image_url, %I) values (''T'', ''C'', ''/files/logos/a/a.svg'', %s)', name, value), '23514', null, format('a logo refuses %s %s', name, left(value, 30)))
from (values
  ('description', 'repeat(''x'', 2001)'), ('designer', 'repeat(''x'', 121)'), ('year', '1899'), ('year', '2101'), ('status', '''published'''), ('review_note', 'repeat(''x'', 1001)'),
  ('tags', 'array_fill(''a''::text, array[11])'), ('tags', 'array['''']'), ('tags', 'array[repeat(''x'', 41)]'), ('tags', 'array[null]::text[]'), ('tags', '''{{a,b},{c,d}}''::text[]'),
  ('country', '''ke'''), ('sector', '''Banking'''), ('mark_form', '''Blob'''), ('license', '''GPL'''), ('source_url', '''javascript:alert(1)'''), ('guidelines_url', '''ftp://a.example'''), ('layout', '''poster''')
) as bad (name, value);
select throws_ok(format('insert into public.logos (title, company, image_url, variants) values (''T'', ''C'', ''/files/logos/a/a.svg'', %L)', value), '23514', null, 'a logo refuses the files ' || left(value, 60))
from (values
  ('{}'), ('["a"]'), ('[{"layout":"wordmark","ground":"dark"}]'), ('[{"layout":"poster","ground":"dark","image":"/files/logos/a/b.svg"}]'),
  ('[{"layout":"mark","ground":"blue","image":"/files/logos/a/b.svg"}]'), ('[{"layout":"mark","ground":"dark","image":"https://a.example/b.svg"}]'),
  ('[{"layout":"mark","ground":"dark","image":"/files/images/a/b.svg"}]'), ('[{"layout":"mark","ground":"dark","image":"/files/logos/../b.svg"}]'),
  ('[{"layout":"mark","ground":"dark","image":"/files/logos/a/b.svg","more":1}]'), ('[{"layout":"mark","ground":"light","image":"/files/logos/a/b.svg"}]'),
  ('[{"layout":"mark","ground":"dark","image":"/files/logos/a/b.svg"},{"layout":"mark","ground":"dark","image":"/files/logos/a/c.svg"}]'),
  ((select jsonb_agg(jsonb_build_object('layout', layout, 'ground', ground, 'image', '/files/logos/a/b.svg'))::text
    from unnest(array['wordmark', 'lockup']) as layout, unnest(array['light', 'dark', 'one-color']) as ground))
) as bad (value);
select lives_ok($$insert into public.logos (title, company, image_url, layout, variants, country, sector, mark_form, license, source_url) values
  ('Full', 'C', '/files/logos/a/b.svg', 'lockup', '[{"layout":"mark","ground":"light","image":"/files/logos/a/c.svg"}]', 'KE', 'Food and drink', 'Letter mark', 'CC-BY-4.0', 'https://a.example/press')$$,
  'a logo takes its facts, and a file beside the first');
delete from public.logos where title = 'Full';
select throws_ok('insert into public.logos (title, company, image_url) values ('''', ''C'', ''/files/logos/a/a.svg'')', '23514', null, 'a logo has a title');
select throws_ok('insert into public.logos (title, company, image_url) values (repeat(''x'', 121), ''C'', ''/files/logos/a/a.svg'')', '23514', null, 'a title ends somewhere');
select throws_ok('insert into public.logos (title, company) values (''T'', ''C'')', '23502', null, 'a logo has an image');

select throws_ok(format('insert into public.jargon (term, definition, category) values (%s, %s, %L)', term, definition, category), '23514', null, 'jargon refuses ' || left(term || definition || category, 40))
from (values ('''T''', '''D''', 'Cooking'), ('repeat(''x'', 81)', '''D''', 'Typography'), ('''T''', '''''', 'Typography'), ('''T''', 'repeat(''x'', 2001)', 'Typography')) as bad (term, definition, category);
insert into public.jargon (term, definition, category) values ('Ligature', 'D', 'Typography'), ('Ligature!', 'D', 'Typography'), ('Mise en Scène', 'D', 'Design Theory'), ('%', 'D', 'Typography');
select is((select count(*) from pg_locks where locktype = 'advisory' and objid = (hashtext('jargon_slug')::bigint & 4294967295)::oid), 1::bigint, 'who writes a term at the same time waits for its slug');
select set_eq('select slug from public.jargon', array['ligature', 'ligature-2', 'mise-en-scene', 'term'], 'slugs are made of the terms and unique');
select throws_ok('insert into public.jargon (term, definition, category, slug) values (''T'', ''D'', ''Typography'', ''ligature'')', '23505', null, 'a given slug is unique');
insert into public.logos (title, company, image_url) values ('Café Loom', 'C', '/files/logos/a/a.svg');
select set_eq('select slug from public.logos where title <> ''T''', array['cafe-loom'], 'other kinds have them too');
update public.logos set title = 'Kora Loom' where title = 'Café Loom';
update public.logos set status = 'approved' where title = 'Kora Loom';
update public.logos set title = 'Kora Radio' where title = 'Kora Loom';
select is((select slug from public.logos where title = 'Kora Radio'), 'kora-loom', 'it follows the title until the item is published');

select throws_ok(format('insert into public.events (title, location, start_date, end_date, %I) values (''T'', ''L'', ''2026-05-02'', ''2026-05-03'', %L)', name, value), '23514', null, format('an event refuses %s %s', name, left(value, 60)))
from (values
  ('event_type', 'Party'), ('format', 'virtual'), ('category', 'Food'), ('registration_url', 'javascript:alert(1)'), ('time_zone', 'Mars/Base'), ('time_zone', '+03:00'), ('description', repeat('x', 501)),
  ('schedule', '{}'), ('schedule', '"x"'), ('schedule', '[1]'), ('schedule', '[{"time": "9:00"}]'), ('schedule', '[{"title": 5}]'), ('schedule', '[{"title": "A", "more": "B"}]'),
  ('speakers', '[{"role": "A"}]'), ('speakers', '[{"name": ""}]'), ('speakers', '[{"name": "A", "image": "javascript:alert(1)"}]'), ('speakers', '[null]'), ('speakers', '[' || repeat('{"name": "A"},', 50) || '{"name": "A"}]'),
  ('schedule', '[' || repeat('{"title": "A"},', 50) || '{"title": "A"}]')
) as bad (name, value);
select lives_ok($$insert into public.events (title, location, start_date, end_date, schedule, speakers) values ('T', 'L', '2026-05-02', '2026-05-02',
  '[{"time": "9:00", "title": "Doors"}]', '[{"name": "Ada", "role": "Host", "image": "/files/images/a/b.png"}, {"name": "Bo", "role": null, "image": ""}]')$$, 'an event takes a schedule and speakers');
select throws_ok('insert into public.events (title, location, start_date, end_date) values (''T'', ''L'', ''2026-05-02'', ''2026-05-01'')', '23514', null, 'an event does not end before it starts');
insert into public.events (title, location, start_date, end_date, start_time, end_time, time_zone) values
  ('timed', 'L', '2026-07-02', '2026-07-03', '10:00', '17:30', 'Africa/Lagos'),
  ('whole day', 'L', '2026-07-02', null, null, null, 'Africa/Nairobi');
select is(starts_at, '2026-07-02 09:00+00', 'the start is a moment in the zone of the event') from public.events where title = 'timed';
select is(ends_at, '2026-07-03 16:30+00', 'so is the end') from public.events where title = 'timed';
select is(starts_at, '2026-07-01 21:00+00', 'without a time the day starts at midnight') from public.events where title = 'whole day';
select is(ends_at, '2026-07-02 21:00+00', 'and lasts until the next') from public.events where title = 'whole day';
insert into public.events (title, location, start_date, end_date, start_time, end_time, time_zone) values
  ('a night', 'L', '2027-01-16', '2027-01-16', '21:00', '02:00', 'Africa/Lagos'),
  ('three nights', 'L', '2027-01-15', '2027-01-17', '20:00', '02:00', 'Africa/Nairobi'),
  ('two days on end', 'L', '2027-01-15', '2027-01-17', '18:00', '18:00', 'Africa/Abidjan');
select is(ends_at, '2027-01-17 01:00+00', 'an end before the start is the next day''s') from public.events where title = 'a night';
select is(ends_at, '2027-01-17 23:00+00', 'of several nights too, each of which ends the next day') from public.events where title = 'three nights';
select is(ends_at, '2027-01-17 18:00+00', 'the same hour again ends days and nights in one piece') from public.events where title = 'two days on end';
update public.events set start_date = current_date - 2, end_date = current_date + 2, time_zone = 'UTC', status = 'approved',
  start_time = '23:59:59', end_time = '00:00' where title = 'three nights';
select isnt_empty('select public.events_between_nights()', 'between two nights it is not on') where now()::time between '00:00:01' and '23:59:58';
update public.events set start_time = '00:00:01', end_time = '00:00' where title = 'three nights';
select is_empty('select public.events_between_nights()', 'and it is while each lasts') where now()::time > '00:00:02';
select is(end_date, '2026-07-02', 'a blank end date is the start date') from public.events where title = 'whole day';

select throws_ok(format('insert into public.jobs (title, company, location, %I, %I) values (''T'', ''C'', ''L'', %L, %L)',
  case name when 'contact_email' then 'application_url' else 'contact_email' end, name, case name when 'contact_email' then 'https://a.example' else 'a@b.example' end, value), '23514', null, format('a job refuses %s %s', name, left(value, 40)))
from (values
  ('job_type', 'Slavery'), ('category', 'Cooking'), ('state', 'Gone'), ('country', 'ke'), ('salary_minimum', '-1'), ('salary_currency', 'kes'), ('salary_period', 'decade'),
  ('application_url', 'data:text/html,x'), ('contact_email', 'nobody'), ('contact_email', 'a@b.c' || E'\n' || 'Bcc: d@e.f'), ('experience', repeat('x', 81)), ('salary_note', repeat('x', 81))
) as bad (name, value);
select throws_ok('insert into public.jobs (title, company, location, contact_email, salary_minimum, salary_maximum) values (''T'', ''C'', ''L'', ''a@b.example'', 2, 1)', '23514', null, 'a salary does not end below its start');
insert into public.jobs (title, company, location, contact_email) values ('T', 'C', 'L', 'a@b.example');
select is((select (experience, state, job_type, status, featured)::text from public.jobs), '(,Open,Full-time,pending,f)', 'a job has its defaults');
select throws_ok('insert into public.jobs (title, company, location) values (''T'', ''C'', ''L'')', '23514', null, 'a job says how to apply');
select lives_ok('insert into public.jobs (title, company, location, application_url) values (''T'', ''C'', ''L'', ''https://a.example'')', 'by a link, too');

insert into public.logos (id, title, company, image_url, status) values
  ('00000000-0000-4000-8000-000000000001', 'Moyo', 'Moyo', '/files/logos/a/a.svg', 'approved'), ('00000000-0000-4000-8000-000000000002', 'Moyo', 'Moyo', '/files/logos/a/a.svg', 'pending');
insert into public.jobs (title, company, location, contact_email, status, logo_id)
  select 'Picks ' || n, 'C', 'L', 'a@b.example', 'approved', ('00000000-0000-4000-8000-00000000000' || n)::uuid from generate_series(1, 2) as n;
select results_eq('select title, logo_id is null from public.jobs where title like ''Picks%'' order by title', $$values ('Picks 1', false), ('Picks 2', true)$$, 'a job may pick a published logo, and no other');
update public.logos set status = 'rejected', user_id = tests.add_member('Lulu') where id = '00000000-0000-4000-8000-000000000001';
select tests.act_as('Lulu');
delete from public.logos where id = '00000000-0000-4000-8000-000000000001';
select tests.act_as_owner();
select is((select count(*) from public.logos where id = '00000000-0000-4000-8000-000000000001'), 0::bigint, 'whoever sent a logo may delete it once it is rejected');
select results_eq('select status, logo_id::text from public.jobs where title = ''Picks 1''', $$values ('approved', null::text)$$, 'the job that picked it has none then, and stays what it was');
select is_empty('select from public.audit_log where item_type = ''job'' and actor_id = tests.id(''Lulu'')', 'and the log does not say that they changed it');

select throws_ok('insert into public.profiles (user_id, name) values (tests.add_member(''Bo''), repeat(''x'', 81))', null, null, 'a name ends somewhere');
select throws_ok('insert into public.notifications (user_id, type, title, link) values (tests.add_member(''Cy''), ''account'', ''T'', ''//evil.example'')', '23514', null, 'a notification links to this site');

select * from finish();
rollback;
