begin;
\ir personas.psql
select no_plan();
select tests.add_member('Amina', 'admin'), tests.add_member('Zola');
create function pg_temp.changes(statement text) returns bigint language plpgsql as $$
declare
  before bigint := (select sum(version) from public.content_versions);
begin
  execute statement;
  return (select sum(version) from public.content_versions) - before;
end;
$$;

select is(pg_temp.changes($$insert into public.logos (id, title, company, image_url) values
  ('00000000-0000-4000-8000-00000000c0de', 'Waiting', 'Acme', '/files/logos/a/a.svg')$$), 0::bigint, 'what waits for review changes no page');
select is(pg_temp.changes($$update public.logos set title = 'Still waiting' where company = 'Acme'$$), 0::bigint, 'however often it is edited');
select is(pg_temp.changes($$update public.logos set status = 'approved' where company = 'Acme'$$), 1::bigint, 'approving it does');
select is(pg_temp.changes($$update public.logos set title = 'Out' where company = 'Acme'$$), 1::bigint, 'so does an edit of it');
select is(pg_temp.changes($$update public.logos set status = 'rejected' where company = 'Acme'$$), 1::bigint, 'and taking it back');
select is(pg_temp.changes($$delete from public.logos where company = 'Acme'$$), 0::bigint, 'nobody saw what is deleted now');
select is(pg_temp.changes($$insert into public.jobs (title, company, location, contact_email, status) select 'Weaver', 'Acme', 'Accra', 'a@b.example', 'approved' from generate_series(1, 3)$$), 1::bigint, 'many rows at once are one change');
select is(pg_temp.changes($$delete from public.jobs where company = 'Acme'$$), 1::bigint, 'deleting what is public is one');
select is(pg_temp.changes($$insert into public.jargon (term, definition, status) values ('Selvage', 'An edge', 'approved')$$), 1::bigint, 'terms count');
select is(pg_temp.changes($$insert into public.events (title, location, start_date, end_date, status) values ('Fair', 'Dakar', current_date, current_date, 'approved')$$), 1::bigint, 'and events');

select tests.act_as('Zola');
select is_empty('select * from public.content_versions', 'only visitors ask for the version');
select is_empty('update public.content_versions set version = 0 returning 1', 'nobody sets it');

select tests.act_as_owner();
delete from public.logos;
delete from public.jobs;
insert into public.logos (title, company, image_url, status)
select 'Mark ' || n, 'Company ' || n % 7, '/files/logos/a/a.svg', case when n % 5 = 0 then 'pending' when n % 11 = 0 then 'rejected' else 'approved' end from generate_series(1, 100) as n;
insert into public.jobs (title, company, location, contact_email, status, state) values ('Lasting', 'Ubongo', 'Accra', 'a@b.example', 'approved', 'Open'), ('Ending', 'Ubongo', 'Accra', 'a@b.example', 'approved', 'Open'), ('Taken', 'Ubongo', 'Accra', 'a@b.example', 'approved', 'Filled');

-- The totals follow every change.
create temporary view counted as
  select 'logos' as kind, count(*) from public.logos where status = 'approved' union all select 'events', count(*) from public.events where status = 'approved'
  union all select 'jargon', count(*) from public.jargon where status = 'approved' union all select 'jobs', count(*) from public.jobs where status = 'approved' and state = 'Open';
select set_eq('select kind, total from public.page_totals() where total > 0', 'select * from counted where count > 0', 'the totals are those of the rows');
update public.logos set status = 'approved' where status = 'pending' and company = 'Company 2';
update public.logos set company = 'Company 8' where company = 'Company 3';
delete from public.logos where company = 'Company 4';
update public.jobs set state = 'Closed' where title = 'Ending';
insert into public.jargon (term, definition, status) values ('Écran', 'A screen.', 'approved'), ('3D', 'Depth.', 'approved'), ('Kern', 'Space.', 'pending');
update public.jargon set term = 'Grid' where term = '3D';
select set_eq('select kind, total from public.page_totals() where total > 0', 'select * from counted where count > 0', 'after approvals, changes and removals too');
select set_eq($$select key, value::bigint from json_each_text(public.logo_totals() -> 'company')$$, 'select company, count(*) from public.logos where status = ''approved'' group by company', 'and those of each company');
select set_eq('select letter, total from public.jargon_totals() where letter <> ''''', $$values ('E', 1::bigint), ('G', 1), ('S', 1)$$, 'and of each letter, by the names that terms have now');
update public.jobs set salary_minimum = 1, salary_currency = case title when 'Lasting' then 'USD' else 'EUR' end;
select results_eq('select * from public.job_currencies()', array['USD'], 'currencies are those of open jobs');
update public.logos set updated_at = '2026-05-01' where status = 'approved';
select is((select total from public.page_totals() where kind = 'logos'), (select count from counted where kind = 'logos'), 'a change that counts for nothing leaves them');

select is(public.logo_totals('Company 1') ->> 'all', (select count::text from counted where kind = 'logos'), 'all of them with those of a company');

select tests.act_as_visitor();
select is((select count(*) from public.probe_row_limit()), 1000::bigint, 'a start asks for as many rows as the site reads at once');

select * from finish();
rollback;
