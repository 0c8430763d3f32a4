begin;
\ir personas.psql
select no_plan();
select tests.add_member(name, role) from (values ('Ada', 'user'), ('Eve', 'user'), ('Root', 'admin')) as member (name, role);
select tests.act_as('Eve');
insert into public.logos (id, title, company, image_url) values ('00000000-0000-4000-8000-000000000001', 'Baobab Coffee House', 'Baobab', 'https://a.example'), ('00000000-0000-4000-8000-000000000002', 'Rejected one', 'Acacia', 'https://a.example');
insert into public.events (id, title, location, start_date, end_date) values ('00000000-0000-4000-8000-000000000003', 'Nairobi Design Week', 'Nairobi', '2026-05-02', '2026-05-02');
select tests.act_as('Root');
select outcome from private.review_item('logo', '00000000-0000-4000-8000-000000000001', 'approved');
select outcome from private.review_item('logo', '00000000-0000-4000-8000-000000000002', 'rejected');
select tests.act_as('Ada');
insert into public.logos (id, title, company, image_url) values ('00000000-0000-4000-8000-000000000011', 'Wholly other', 'BAOBÁB', 'https://a.example'), ('00000000-0000-4000-8000-000000000012', 'Baobab Cofee House', 'Someone', 'https://a.example'), ('00000000-0000-4000-8000-000000000013', 'Unlike', 'Acacia', 'https://a.example');
insert into public.events (id, title, location, start_date, end_date) values ('00000000-0000-4000-8000-000000000014', 'Nairobi Design Week 2', 'Nairobi', '2026-05-02', '2026-05-02');
select throws_ok('select * from private.review_hints(''{}'')', '42501', 'admin_only', 'a member gets no hints');
select tests.act_as('Eve');
insert into public.logos (id, title, company, image_url, revision_of) values ('00000000-0000-4000-8000-000000000015', 'Baobab Tea', 'Baobab', 'https://a.example', '00000000-0000-4000-8000-000000000001');

select tests.act_as('Root');
select set_eq(
  $$select hint.id::text, hint.approved, hint.rejected from private.review_hints(array['00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000015']::uuid[]) as hint$$,
  $$values ('00000000-0000-4000-8000-000000000011', 0::bigint, 0::bigint), ('00000000-0000-4000-8000-000000000015', 1::bigint, 1::bigint)$$,
  'how each submitter has done so far'
);
create function pg_temp.alike(item text) returns table (title text, company boolean) language sql as $$
  select found ->> 'title', (found ->> 'company')::boolean
  from private.review_hints(array[item::uuid]) as hint, jsonb_array_elements(hint.duplicates) as found;
$$;
select set_eq($$select * from pg_temp.alike('00000000-0000-4000-8000-000000000011')$$, $$values ('Baobab Coffee House', true), ('Baobab Tea', true)$$, 'the same company, however it is written');
select set_eq($$select * from pg_temp.alike('00000000-0000-4000-8000-000000000012')$$, $$values ('Baobab Coffee House', false)$$, 'a very similar title');
select set_eq($$select title from pg_temp.alike('00000000-0000-4000-8000-000000000014')$$, array['Nairobi Design Week'], 'of an event too');
select is_empty($$select * from pg_temp.alike('00000000-0000-4000-8000-000000000013')$$, 'nothing repeats what was rejected');
select set_eq($$select title from pg_temp.alike('00000000-0000-4000-8000-000000000015')$$, array['Wholly other'], 'an edit does not repeat its own original');
select is_empty($$select * from private.review_hints(array[gen_random_uuid()])$$, 'an unknown item has no hints');
select * from finish();
rollback;
