begin;
\ir personas.psql
select no_plan();
select tests.add_member(name, role) from (values ('Ada', 'user'), ('Root', 'admin'), ('Rita', 'admin')) as member (name, role);
create function tests.item(number integer) returns uuid language sql as $$ select ('00000000-0000-4000-8000-00000000000' || number)::uuid $$;
create function tests.read(version timestamptz) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('type', 'job', 'id', tests.item(number), 'version', version)) from generate_series(1, 2) as number
$$;
create function tests.edit(title text, number integer, original integer) returns void language sql as $$
  insert into public.jobs (id, title, company, location, contact_email, revision_of) values (tests.item(number), title, 'C', 'Accra', 'a@b.example', tests.item(original));
$$;
select tests.act_as('Ada');
insert into public.jobs (id, title, company, location, contact_email) select tests.item(number), 'Weaver ' || number, 'C', 'Accra', 'a@b.example' from generate_series(1, 3) as number;
select tests.act_as_owner();
-- Here everything happens at one time, so what was sent was sent a minute ago.
alter table public.jobs disable trigger force_columns;
update public.jobs set updated_at = now() - interval '1 minute';
alter table public.jobs enable trigger force_columns;
create temporary table known as select updated_at as version from public.jobs limit 1;
grant select on known to public;
select tests.act_as('Root');
select is((select count(*) from public.moderation_queue, known where updated_at = version), 3::bigint, 'the queue tells the version');

select tests.act_as('Ada');
update public.jobs set title = 'Evil 1' where id = tests.item(1);
select tests.act_as('Root');
select results_eq('select outcome, status, title from known, private.review_item(''job'', tests.item(1), ''approved'', ''Fine'', version)', $$values ('changed', 'pending', 'Evil 1')$$, 'what the admin has not read is not approved');
select results_eq('select outcome from known, private.review_item(''job'', tests.item(1), ''rejected'', ''No'', version)', array['changed'], 'nor rejected');
select results_eq('select item_id, outcome from known, public.review_items(tests.read(version), ''approved'')', $$values (tests.item(1), 'changed'), (tests.item(2), 'decided')$$, 'of several, those are decided that are as they were read');
select results_eq('select title, status, review_note, reviewed_by from public.jobs where id = tests.item(1)', $$values ('Evil 1', 'pending', null, null::uuid)$$, 'and it waits as it was');
select tests.act_as('Ada');
select is((select count(*) from public.notifications where title like '%Evil%'), 0::bigint, 'of what was not decided the member hears nothing');
select tests.act_as('Rita');
update public.jobs set title = 'Weaver three' where id = tests.item(3);
select tests.act_as('Root');
select results_eq('select outcome from known, private.review_item(''job'', tests.item(3), ''approved'', null, version)', array['changed'], 'an admin''s change is a change too');
select results_eq('select outcome from private.review_item(''job'', tests.item(3), ''approved'', null, (select updated_at::text::timestamptz from public.jobs where id = tests.item(3)))', array['decided'], 'the version as text is the version');

-- Sent twice.
select results_eq('select outcome, status from known, private.review_item(''job'', tests.item(2), ''approved'', '''', version)', $$values ('repeated', 'approved')$$, 'the same decision of the same admin was made');
select results_eq('select distinct outcome from public.review_items(tests.read(null) - 0, ''approved'')', array['repeated'], 'also among several');
select results_eq('select outcome from private.review_item(''job'', tests.item(2), ''rejected'')', array['already'], 'another decision is not');
select results_eq('select outcome from private.review_item(''job'', tests.item(2), ''approved'', ''Well done'')', array['already'], 'nor is one with other words');
select is((select count(*) from public.audit_log where item_id = tests.item(2)::text and action = 'approved'), 1::bigint, 'and it is in the log once');
select tests.act_as('Rita');
select results_eq('select outcome, reviewer_name from private.review_item(''job'', tests.item(2), ''approved'')', $$values ('already', 'Root')$$, 'another admin is told who decided');
select tests.act_as('Ada');
insert into public.jobs (id, title, company, location, contact_email, revision_of) values (tests.item(4), 'Weaver two', 'C', 'Accra', 'a@b.example', tests.item(2));
select tests.act_as('Root');
select results_eq('select outcome from private.review_item(''job'', tests.item(4), ''approved'')', array['decided'], 'an edit is applied');
select results_eq('select outcome, title from private.review_item(''job'', tests.item(4), ''approved'')', $$values ('repeated', 'Weaver two')$$, 'and sent twice was applied');
select results_eq('select outcome from private.review_item(''job'', tests.item(4), ''rejected'')', array['missing'], 'but not rejected');
select tests.act_as('Rita');
select results_eq('select outcome from private.review_item(''job'', tests.item(4), ''approved'')', array['missing'], 'nor was it by another admin');
select results_eq('select outcome from private.review_item(''job'', tests.item(9), ''approved'')', array['missing'], 'what never was is missing');

-- An edit is read beside what is published.
select tests.act_as('Ada');
select tests.edit('Weaver 2b', 5, 2), tests.edit('Weaver 3b', 6, 3);
select tests.act_as_owner();
alter table public.jobs disable trigger force_columns;
update public.jobs set updated_at = timestamptz '2026-01-02 03:04:05.123456+00' + number * interval '1 microsecond' from generate_series(2, 6) as number where id = tests.item(number);
create temporary table read_edits as select id, updated_at::text as version from public.moderation_queue where revision_of is not null;
grant select on read_edits to public;
alter table public.jobs enable trigger force_columns;
select tests.act_as('Rita');
update public.jobs set title = 'Weaver two, by Rita' where id = tests.item(2);
select tests.act_as('Root');
select results_eq('select outcome, status from read_edits, private.review_item(''job'', id, ''approved'', null, version::timestamptz) where id = tests.item(5)', $$values ('changed', 'pending')$$, 'an edit of what has changed since is not approved');
select results_eq('select outcome from public.review_items((select jsonb_agg(jsonb_build_object(''type'', ''job'', ''id'', id, ''version'', version)) from read_edits), ''approved'')', array['changed', 'decided'], 'nor among several, where the others are');
select results_eq('select title from public.jobs where id = tests.item(2)', array['Weaver two, by Rita'], 'what an admin changed is not overwritten');
select results_eq('select outcome from public.moderation_queue, private.review_item(type, id, ''approved'', null, updated_at::text::timestamptz) where id = tests.item(5)', array['decided'], 'whoever has read both versions decides');
select * from finish();
rollback;
