begin;
\ir personas.psql
select no_plan();
select tests.add_member(name, role) from (values ('Ada', 'user'), ('Ed', 'editor'), ('Root', 'admin'), ('Rita', 'admin')) as member (name, role);
create function tests.logo(number integer) returns uuid language sql immutable as $$ select ('00000000-0000-4000-8000-00000000000' || number)::uuid $$;
create function tests.chosen(variadic numbers integer[]) returns jsonb language sql stable security definer as $$
  select jsonb_agg(jsonb_build_object('id', tests.logo(number), 'version', coalesce((select updated_at from public.logos where id = tests.logo(number)), now())) order by number) from unnest(numbers) as number
$$;
insert into public.logos (id, title, company, image_url, status, country, user_id)
select tests.logo(number), 'Mark ' || number, 'C', '/files/logos/a/' || number || '.svg', status, country, tests.id('Ada')
from (values (1, 'approved', null), (2, 'approved', 'KE'), (3, 'pending', null), (4, 'approved', 'NG')) as logo (number, status, country);
delete from public.notifications;

-- Who may.
select tests.act_as(name) from (values ('Ada')) as member (name);
select throws_ok('select * from public.change_items(''logo'', tests.chosen(1), ''{"country": "NG"}'')', '42501', 'admin_only', 'a member changes nothing of many');
select throws_ok('select * from public.delete_items(''logo'', tests.chosen(3))', '42501', 'admin_only', 'nor deletes, not even their own');
select throws_ok('select * from public.undo_changes(''logo'', now())', '42501', 'admin_only', 'nor takes back');
select tests.act_as('Ed');
select throws_ok('select * from public.change_items(''logo'', tests.chosen(1), ''{"status": "rejected"}'')', '42501', 'admin_only', 'nor does an editor');
select throws_ok('select * from public.delete_items(''logo'', tests.chosen(1))', '42501', 'admin_only', 'who deletes none');
select throws_ok('select * from public.undo_changes(''logo'', now())', '42501', 'admin_only', 'and takes nothing back');
select tests.act_as_visitor();
select throws_ok('select * from public.change_items(''logo'', ''[]'', ''{"country": "NG"}'')', '42501', null, 'a visitor may not call it');
select throws_ok('select * from public.delete_items(''logo'', ''[]'')', '42501', null, 'nor this');
select throws_ok('select * from public.undo_changes(''logo'', now())', '42501', null, 'nor this');

-- A value for many.
select tests.act_as('Root');
select throws_ok(format('select * from public.change_items(''logo'', tests.chosen(1), %L)', changes), '22023', 'unknown column', format('%s is nothing to set', changes))
from unnest(array['{}', '{"user_id": null}', '{"created_at": "2020-01-01"}', '{"search": "a"}', '{"slug": "a"}', '{"none": 1}']) as changes;
select throws_ok('select * from public.change_items(''user_roles'', ''[]'', ''{"role": "admin"}'')', '22023', null, 'only of items');
select throws_ok($$select * from public.change_items('logo', (select jsonb_agg(jsonb_build_object('id', gen_random_uuid())) from generate_series(1, 51)), '{"country": "NG"}')$$, '22023', 'too many items', 'no more than a page has');
select results_eq($$select title, outcome, email, changed_at = now() from public.change_items('logo', tests.chosen(1, 2, 4, 9) || jsonb_build_array(jsonb_build_object('id', tests.logo(3), 'version', '2025-01-01')), '{"country": "NG", "sector": "Media"}')$$,
  $$values ('Mark 1', 'done', null, true), ('Mark 2', 'done', null, true), ('Mark 3', 'changed', null, null), ('Mark 4', 'done', null, true), (null, 'missing', null, null)$$,
  'each gets it, but what was changed or is gone');
select set_eq('select title, country::text, sector from public.logos', $$values ('Mark 1', 'NG', 'Media'), ('Mark 2', 'NG', 'Media'), ('Mark 3', null, null), ('Mark 4', 'NG', 'Media')$$, 'so they have');
select set_eq('select item_title, action, actor_name from public.audit_log where item_type = ''logo'' and actor_id = tests.id(''Root'')', $$values ('Mark 1', 'updated', 'Root'), ('Mark 2', 'updated', 'Root'), ('Mark 4', 'updated', 'Root')$$, 'the log has each');
select results_eq($$select outcome from public.change_items('logo', tests.chosen(1), '{"country": "NG"}')$$, $$values ('same')$$, 'what it has already is no change');
select results_eq($$select outcome from public.change_items('logo', tests.chosen(1), '{"sector": "None such"}')$$, $$values ('failed')$$, 'what the table refuses fails');
select tests.act_as('Rita');
select is_empty('select * from public.undo_changes(''logo'', now())', 'nobody takes back what another changed');
select tests.act_as('Root');
select set_eq('select title, email from public.undo_changes(''logo'', now())', $$values ('Mark 1', null), ('Mark 2', null), ('Mark 4', null)$$, 'an admin takes it back as one');
select set_eq('select title, country::text, sector from public.logos', $$values ('Mark 1', null, null), ('Mark 2', 'KE', null), ('Mark 3', null, null), ('Mark 4', 'NG', null)$$, 'each has what it had');
select tests.act_as_owner();
alter table public.audit_log disable trigger append_only;
update public.audit_log set created_at = created_at - interval '5 minutes';

-- Published and taken from view.
select tests.act_as('Root');
select results_eq($$select title, outcome, slug, email from public.change_items('logo', tests.chosen(1, 3), '{"status": "approved"}')$$,
  $$values ('Mark 1', 'same', 'mark-1', null), ('Mark 3', 'done', 'mark-3', 'ada@example.com')$$, 'what waits is published, and its sender is mailed');
select results_eq('select title, status from public.logos where id = tests.logo(3)', $$values ('Mark 3', 'approved')$$, 'it is');
select set_eq('select title, email from public.undo_changes(''logo'', now())', $$values ('Mark 3', 'ada@example.com')$$, 'taking that back is mailed too');
select results_eq('select status, reviewed_by from public.logos where id = tests.logo(3)', $$values ('pending', null::uuid)$$, 'it waits again');
select tests.act_as('Ada');
select is_empty('select title from public.notifications', 'and the member is told of nothing');
select tests.act_as_owner();
update public.audit_log set created_at = created_at - interval '1 minute';
select tests.act_as('Root');
select results_eq($$select title, outcome, email from public.change_items('logo', tests.chosen(1, 2), '{"status": "pending"}')$$, $$values ('Mark 1', 'done', null), ('Mark 2', 'done', null)$$, 'what is published waits again');
select set_eq('select item_title, action from public.audit_log where created_at = now()', $$values ('Mark 1', 'reopened'), ('Mark 2', 'reopened')$$, 'the log says so');
select tests.act_as_owner();
alter table public.logos disable trigger force_columns;
update public.logos set description = 'Changed since', updated_at = now() + interval '1 second' where id = tests.logo(2);
alter table public.logos enable trigger force_columns;
select tests.act_as('Root');
select set_eq('select title from public.undo_changes(''logo'', now())', array['Mark 1'], 'what has been changed since stays as it is');
select set_eq('select title from public.logos where status = ''approved''', array['Mark 1', 'Mark 4'], 'the other is published again');
select is_empty('select * from public.undo_changes(''logo'', now() - interval ''11 minutes'')', 'after ten minutes there is nothing to take back');

-- An edit is decided where edits are.
select tests.act_as_owner();
insert into public.logos (id, title, company, image_url, revision_of, user_id, updated_at) values (tests.logo(5), 'Edit', 'C', '/files/logos/a/edit.svg', tests.logo(4), tests.id('Ada'), (select updated_at from public.logos where id = tests.logo(4)));
select tests.act_as('Root');
select results_eq($$select outcome from public.change_items('logo', tests.chosen(5), '{"status": "approved"}')$$, $$values ('missing')$$, 'an edit is none of them');
select results_eq($$select outcome from public.delete_items('logo', tests.chosen(5))$$, $$values ('missing')$$, 'nor is it deleted');

-- Deleted.
select tests.act_as_owner();
update public.logos set image_url = '/files/logos/a/1.svg' where id = tests.logo(2);
select tests.act_as('Root');
select results_eq($$select title, outcome, pictures from public.delete_items('logo', tests.chosen(1, 4, 9) || jsonb_build_array(jsonb_build_object('id', tests.logo(2), 'version', '2025-01-01')))$$,
  $$values ('Mark 1', 'done', '{}'::text[]), ('Mark 2', 'changed', null), ('Mark 4', 'done', '{/files/logos/a/4.svg,/files/logos/a/edit.svg}'), (null, 'missing', null)$$,
  'each goes, with the pictures that nothing shows anymore');
select set_eq('select title from public.logos', array['Mark 2', 'Mark 3'], 'the others stay');
select set_eq('select item_title from public.audit_log where action = ''deleted'' and created_at = now()', array['Mark 1', 'Mark 4', 'Edit'], 'the log has each');
select * from finish();
rollback;
