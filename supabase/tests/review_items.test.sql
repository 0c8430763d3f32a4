begin;
\ir personas.psql
select no_plan();
select tests.add_member(name, role) from (values ('Ada', 'user'), ('Root', 'admin'), ('Rita', 'admin')) as member (name, role);
select tests.act_as('Ada');
insert into public.logos (id, title, company, image_url) values ('00000000-0000-4000-8000-000000000001', 'Mark', 'C', '/files/logos/a/a.svg'), ('00000000-0000-4000-8000-000000000002', 'Sign', 'C', '/files/logos/a/a.svg');
insert into public.jobs (id, title, company, location, contact_email) values ('00000000-0000-4000-8000-000000000003', 'Weaver', 'C', 'Accra', 'a@b.example');
create temporary table chosen as select jsonb_agg(jsonb_build_object('type', type, 'id', '00000000-0000-4000-8000-00000000000' || number)) as items
  from (values ('logo', 1), ('logo', 2), ('job', 3), ('event', 4)) as item (type, number);
grant select on chosen to public;
select throws_ok('select * from public.review_items((select items from chosen), ''approved'')', '42501', 'admin_only', 'a member decides nothing');
select tests.act_as('Rita');
select is((select count(*) from pg_locks where locktype = 'advisory' and objid = hashtext('review')::oid), 0::bigint, 'nothing waits for an admin who decides nothing');
select outcome from private.review_item('logo', '00000000-0000-4000-8000-000000000002', 'rejected');
select is((select count(*) from pg_locks where locktype = 'advisory' and objid = hashtext('review')::oid), 1::bigint, 'who decides at the same time waits');
select tests.act_as('Root');
select results_eq('select item_type, outcome, status, reviewer_name, title from public.review_items((select items || items from chosen), ''approved'', ''Thank you'')',
  $$values
    ('logo', 'decided', 'approved', 'Root', 'Mark'),
    ('logo', 'already', 'rejected', 'Rita', 'Sign'),
    ('job', 'decided', 'approved', 'Root', 'Weaver'),
    ('event', 'missing', null, null, null)$$,
  'each item is decided once, and what was decided or is gone is told');
select results_eq('select status, review_note from public.logos order by id', $$values ('approved', 'Thank you'), ('rejected', null)$$, 'an earlier decision stands');
select set_eq('select item_title, action, actor_name from public.audit_log where action in (''approved'', ''rejected'')',
  $$values ('Mark', 'approved', 'Root'), ('Sign', 'rejected', 'Rita'), ('Weaver', 'approved', 'Root')$$, 'the log has each');
select throws_ok('select * from public.review_items((select items from chosen), ''published'')', '22023', null, 'an unknown decision is refused');
select throws_ok('select * from public.review_items(''[{"type": "user_roles", "id": "00000000-0000-4000-8000-000000000001"}]'', ''approved'')', '22023', null, 'so is an unknown type');
select throws_ok($$select * from public.review_items((select jsonb_agg(jsonb_build_object('type', 'logo', 'id', gen_random_uuid())) from generate_series(1, 51)), 'approved')$$, '22023', 'too many items', 'so are more than a page has');
select tests.act_as('Ada');
select set_eq('select title, body from public.notifications', $$values ('Your logo was approved: Mark', 'Thank you'), ('Your logo was rejected: Sign', null), ('Your job was approved: Weaver', 'Thank you')$$, 'the member hears of each');

select tests.act_as_owner();
-- Something of one item goes wrong: the others are decided.
create function tests.refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
insert into public.logos (id, title, company, image_url) values ('00000000-0000-4000-8000-000000000005', 'Good', 'C', '/files/logos/a/a.svg'), ('00000000-0000-4000-8000-000000000006', 'Bad', 'C', '/files/logos/a/a.svg');
create trigger refuse before update on public.logos for each row when (new.title = 'Bad') execute function tests.refuse();
select tests.act_as('Root');
select results_eq($$select title, outcome from public.review_items('[{"type": "logo", "id": "00000000-0000-4000-8000-000000000006"}, {"type": "logo", "id": "00000000-0000-4000-8000-000000000005"}]', 'approved')$$,
  $$values ('Good', 'decided'), ('Bad', 'failed')$$, 'one that cannot be decided does not keep the others');
select results_eq('select title, status from public.logos where title in (''Good'', ''Bad'') order by title', $$values ('Bad', 'pending'), ('Good', 'approved')$$, 'and still waits');

-- What follows from each comes with it.
select tests.act_as('Ada');
select throws_ok('select public.mail_recipient(tests.id(''Ada''))', '42501', 'admin_only', 'a member sees no address');
insert into public.logos (id, title, company, image_url) values ('00000000-0000-4000-8000-000000000021', 'Old', 'C', '/files/logos/a/old.svg');
select tests.act_as('Root');
select results_eq($$select is_undoable, original::text, slug, email, pictures from public.review_items('[{"type": "logo", "id": "00000000-0000-4000-8000-000000000021"}]', 'approved')$$,
  $$values (true, '00000000-0000-4000-8000-000000000021', 'old', 'ada@example.com', '{}'::text[])$$, 'its page, whom to mail, and that it can be undone');
select results_eq($$select outcome, is_undoable, email, pictures from public.review_items('[{"type": "logo", "id": "00000000-0000-4000-8000-000000000021"}]', 'approved')$$,
  $$values ('repeated', true, null, null::text[])$$, 'a second time nobody is mailed');
select tests.act_as('Ada');
insert into public.logos (id, title, company, image_url, revision_of) values ('00000000-0000-4000-8000-000000000022', 'New', 'C', '/files/logos/a/new.svg', '00000000-0000-4000-8000-000000000021');
select tests.act_as('Root');
select results_eq($$select is_undoable, original::text, slug, email, pictures from public.review_items('[{"type": "logo", "id": "00000000-0000-4000-8000-000000000022"}]', 'approved')$$,
  $$values (false, '00000000-0000-4000-8000-000000000021', 'old', 'ada@example.com', '{/files/logos/a/old.svg}'::text[])$$, 'an edit leads to its item, with the picture that nothing shows anymore');
select results_eq($$select outcome, is_undoable, title from public.review_items('[{"type": "logo", "id": "00000000-0000-4000-8000-000000000022"}]', 'rejected')$$,
  $$values ('missing', false, 'New')$$, 'what is gone is still called by its name');
insert into public.logos (id, title, company, image_url) values ('00000000-0000-4000-8000-000000000023', 'Mine', 'C', '/files/logos/a/a.svg');
select results_eq($$select outcome, email from public.review_items('[{"type": "logo", "id": "00000000-0000-4000-8000-000000000023"}]', 'approved')$$, $$values ('decided', null)$$, 'nobody is mailed about their own');
select tests.act_as_owner();
update public.profiles set mail_notifications = false where name = 'Ada';
select tests.act_as('Root');
select is(public.mail_recipient(tests.id('Ada')), null, 'nor whoever wants no mails');
select tests.act_as('Ada');
select is_empty('select public.unused_pictures(''{/files/logos/a/old.svg,/files/logos/x/y.png}'')', 'a member hears nothing about the pictures of others');

-- A full page of the queue: what helps to decide, the decision, and its undoing.
select tests.act_as('Ada');
insert into public.jobs (title, company, location, contact_email) select 'Weaver ' || n, 'C', 'Accra', 'a@b.example' from generate_series(1, 50) as n;
create temporary table full_page as select array_agg(id) as ids, jsonb_agg(jsonb_build_object('type', 'job', 'id', id)) as items from public.jobs where title like 'Weaver %';
grant select on full_page to public;
select tests.act_as('Root');
select is((select count(*) from full_page, private.review_hints(ids)), 50::bigint, 'each item of a page has its hints');
select is((select count(*) from full_page, private.review_hints(ids || array[(select id from public.jobs where title = 'Weaver')])), 50::bigint, 'and no more than a page');
select results_eq('select outcome, count(*) from full_page, public.review_items(items, ''rejected'', ''Too many'') group by 1', $$values ('decided', 50::bigint)$$, 'a page is decided as one');
select tests.act_as('Ada');
select is((select count(*) from public.notifications where body = 'Too many'), 50::bigint, 'and the member hears of each');
select tests.act_as('Root');
select results_eq('select outcome, count(*) from full_page, public.undo_reviews(items) group by 1', $$values ('undone', 50::bigint)$$, 'and taken back as one');
select * from finish();
rollback;
