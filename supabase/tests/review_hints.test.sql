begin;
\ir personas.psql
select no_plan();
select tests.add_member(name, role) from (values ('Ada', 'user'), ('Eve', 'user'), ('Root', 'admin')) as member (name, role);
select tests.act_as('Eve');
insert into public.logos (id, title, company, image_url) values ('00000000-0000-4000-8000-000000000001', 'Baobab Coffee House', 'Baobab', '/files/logos/a/1.svg'), ('00000000-0000-4000-8000-000000000002', 'Rejected one', 'Acacia', '/files/logos/a/2.svg');
insert into public.events (id, title, location, start_date, end_date) values ('00000000-0000-4000-8000-000000000003', 'Nairobi Design Week', 'Nairobi', '2026-05-02', '2026-05-02');
select tests.act_as('Root');
select outcome from private.review_item('logo', '00000000-0000-4000-8000-000000000001', 'approved');
select outcome from private.review_item('logo', '00000000-0000-4000-8000-000000000002', 'rejected');
select tests.act_as('Ada');
insert into public.logos (id, title, company, image_url) values ('00000000-0000-4000-8000-000000000011', 'Wholly other', 'BAOBÁB', '/files/logos/a/11.svg'), ('00000000-0000-4000-8000-000000000012', 'Baobab Cofee House', 'Someone', '/files/logos/a/12.svg'), ('00000000-0000-4000-8000-000000000013', 'Unlike', 'Acacia', '/files/logos/a/2.svg'), ('00000000-0000-4000-8000-000000000016', 'Baobab coffee HOUSE', 'BAOBÁB', '/files/logos/a/16.svg'), ('00000000-0000-4000-8000-000000000017', 'Elsewhere', 'Nobody', '/files/logos/a/12.svg');
insert into public.events (id, title, location, start_date, end_date) values ('00000000-0000-4000-8000-000000000014', 'Nairobi Design Week 2', 'Nairobi', '2026-05-02', '2026-05-02'), ('00000000-0000-4000-8000-000000000018', 'NAIROBI Design Week', 'Lagos', '2026-05-02', '2026-05-02');
select throws_ok('select * from private.review_hints(''{}'')', '42501', 'admin_only', 'a member gets no hints');
select tests.act_as('Eve');
insert into public.logos (id, title, company, image_url, revision_of) values ('00000000-0000-4000-8000-000000000015', 'Baobab Tea', 'Baobab', '/files/logos/a/15.svg', '00000000-0000-4000-8000-000000000001');

select tests.act_as('Root');
select set_eq(
  $$select hint.id::text, hint.approved, hint.rejected, hint.pending from private.review_hints(array['00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000015']::uuid[]) as hint$$,
  $$values ('00000000-0000-4000-8000-000000000011', 0::bigint, 0::bigint, 7::bigint), ('00000000-0000-4000-8000-000000000015', 1::bigint, 1::bigint, 2::bigint)$$,
  'how each submitter has done so far'
);
create function pg_temp.alike(item text) returns table (title text, why text) language sql as $$
  select found ->> 'title', found ->> 'why'
  from private.review_hints(array[item::uuid]) as hint, jsonb_array_elements(hint.duplicates) as found;
$$;
select is_empty($$select * from pg_temp.alike('00000000-0000-4000-8000-000000000011')$$, 'the same company is no repetition');
select is((select of_company from private.review_hints(array['00000000-0000-4000-8000-000000000011'::uuid])), 3::bigint, 'but it is counted, however it is written');
select results_eq($$select * from pg_temp.alike('00000000-0000-4000-8000-000000000016')$$, $$values ('Baobab Coffee House', 'company'), ('Baobab Cofee House', 'title')$$, 'the same title and company is certain, and comes before a similar title');
select results_eq($$select * from pg_temp.alike('00000000-0000-4000-8000-000000000017')$$, $$values ('Baobab Cofee House', 'picture')$$, 'so is the same picture');
select results_eq($$select * from pg_temp.alike('00000000-0000-4000-8000-000000000014')$$, $$values ('Nairobi Design Week', 'title'), ('NAIROBI Design Week', 'title')$$, 'of an event a similar title');
select results_eq($$select * from pg_temp.alike('00000000-0000-4000-8000-000000000018')$$, $$values ('Nairobi Design Week', 'identity'), ('Nairobi Design Week 2', 'title')$$, 'or the same title on the same day');
select is_empty($$select * from pg_temp.alike('00000000-0000-4000-8000-000000000013')$$, 'nothing repeats what was rejected');
select is_empty($$select * from pg_temp.alike('00000000-0000-4000-8000-000000000015')$$, 'an edit does not repeat its own original');
select tests.act_as_owner();
insert into storage.objects (bucket_id, name, metadata) select 'logos', tests.id('Ada') || '/' || name, '{"eTag": "\"5d41402a\""}' from unnest(array['one.svg', 'two.svg']) as name;
update public.logos set image_url = format('/files/logos/%s/one.svg', tests.id('Ada')) where title = 'Elsewhere';
update public.logos set image_url = format('/files/logos/%s/two.svg', tests.id('Ada')) where title = 'Wholly other';
select tests.act_as('Root');
select results_eq($$select * from pg_temp.alike('00000000-0000-4000-8000-000000000017')$$, $$values ('Wholly other', 'picture')$$, 'a picture that was uploaded twice is the same');
select is_empty($$select * from private.review_hints(array[gen_random_uuid()])$$, 'an unknown item has no hints');
select * from finish();
rollback;
