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
  ('00000000-0000-4000-8000-00000000c0de', 'Waiting', 'Acme', 'https://a.example/a.svg')$$), 0::bigint, 'what waits for review changes no page');
select is(pg_temp.changes($$update public.logos set title = 'Still waiting' where company = 'Acme'$$), 0::bigint, 'however often it is edited');
select is(pg_temp.changes($$update public.logos set status = 'approved' where company = 'Acme'$$), 1::bigint, 'approving it does');
select is(pg_temp.changes($$update public.logos set title = 'Out' where company = 'Acme'$$), 1::bigint, 'so does an edit of it');
select is(pg_temp.changes($$update public.logos set status = 'rejected' where company = 'Acme'$$), 1::bigint, 'and taking it back');
select is(pg_temp.changes($$delete from public.logos where company = 'Acme'$$), 0::bigint, 'nobody saw what is deleted now');
select is(pg_temp.changes($$insert into public.jobs (title, company, location, status) select 'Weaver', 'Acme', 'Accra', 'approved' from generate_series(1, 3)$$), 1::bigint, 'many rows at once are one change');
select is(pg_temp.changes($$delete from public.jobs where company = 'Acme'$$), 1::bigint, 'deleting what is public is one');
select is(pg_temp.changes($$insert into public.jargon (term, definition, status) values ('Selvage', 'An edge', 'approved')$$), 1::bigint, 'terms count');
select is(pg_temp.changes($$insert into public.events (title, location, start_date, end_date, status) values ('Fair', 'Dakar', current_date, current_date, 'approved')$$), 1::bigint, 'and events');

select tests.act_as('Zola');
select is_empty('select * from public.content_versions', 'only visitors ask for the version');
select is_empty('update public.content_versions set version = 0 returning 1', 'nobody sets it');

select * from finish();
rollback;
