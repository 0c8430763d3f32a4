begin;
\ir personas.psql
select no_plan();
select tests.add_member(name, role) from (values ('Ada', 'user'), ('Root', 'admin'), ('Rita', 'admin')) as member (name, role);
create function tests.row_of(id text, definition text) returns jsonb language sql as $$
  select jsonb_build_object('id', item.id, 'version', item.updated_at, 'columns', jsonb_build_object('definition', row_of.definition))
  from public.jargon as item where item.term = row_of.id;
$$;
create function tests.import(number integer, variadic items jsonb[]) returns void language sql as $$
  select public.import_items('jargon', ('00000000-0000-4000-8000-0000000001' || lpad(number::text, 2, '0'))::uuid, to_jsonb(items));
$$;
create function tests.undo(number integer, is_rehearsal boolean default false) returns text language sql as $$
  select undone.title || ': ' || undone.removed || ', ' || undone.restored || ', ' || undone.kept
  from public.undo_import('jargon', ('00000000-0000-4000-8000-0000000001' || lpad(number::text, 2, '0'))::uuid, is_rehearsal) as undone;
$$;
select tests.act_as('Root');
insert into public.jargon (id, term, definition, status) select ('00000000-0000-4000-8000-00000000000' || number)::uuid, 'Term ' || number, 'Old', 'approved' from generate_series(1, 3) as number;

create temporary table rows as select
  tests.row_of('Term 1', 'New') as one, tests.row_of('Term 2', 'New') as two,
  '{"columns": {"term": "Added", "definition": "New", "related_terms": ["a"], "status": "approved", "slug": ""}}'::jsonb as added,
  '{"columns": {"term": "Also added", "definition": "New", "related_terms": [], "status": "pending", "slug": "also"}}'::jsonb as also;
grant select on rows to public;

select tests.act_as('Ada');
select throws_ok('select tests.import(1, one) from rows', '42501', 'admin_only', 'a member imports nothing');
select throws_ok('select tests.undo(1)', '42501', 'admin_only', 'and takes nothing back');
select tests.act_as('Root');
select throws_ok('select tests.import(1, added, jsonb_set(one, ''{version}'', to_jsonb(now() - interval ''1 day''))) from rows', 'PT409', 'changed_meanwhile', 'what was changed meanwhile stops all');
select is_empty('select from public.jargon where term = ''Added''', 'and nothing is written');
select tests.import(1, one, two, added, also) from rows;
select set_eq('select slug, definition, status from public.jargon',
  $$values ('term-1', 'New', 'approved'), ('term-2', 'New', 'approved'), ('term-3', 'Old', 'approved'), ('added', 'New', 'approved'), ('also', 'New', 'pending')$$, 'a file adds and changes');
select tests.import(1, one, added) from rows;
select is((select count(*)::int from public.jargon), 5, 'once, however often it is sent');
select results_eq('select item_title from public.audit_log where action = ''imported''', array['2 terms and 2 changes'], 'one entry of the log tells of it');
select tests.import(2, tests.row_of('Term 3', 'Newer'));
select tests.import(3, '{"columns": {"term": "Alone", "definition": "New", "related_terms": [], "status": "approved"}}');
select results_eq('select item_title from public.audit_log where action = ''imported'' order by id offset 1', array['1 change', '1 term'], 'also where it does one of both');

update public.jargon set definition = 'By hand' where term in ('Term 2', 'Also added');
select is(tests.undo(1, true), '2 terms and 2 changes: 1, 1, 2', 'what would come of taking it back is said');
select is((select count(*)::int from public.jargon where definition = 'New'), 3, 'before it happens');
select tests.act_as('Rita');
select is(tests.undo(1), '2 terms and 2 changes: 1, 1, 2', 'any admin takes it back');
select set_eq('select term, definition from public.jargon',
  $$values ('Term 1', 'Old'), ('Term 2', 'By hand'), ('Term 3', 'Newer'), ('Also added', 'By hand'), ('Alone', 'New')$$,
  'what it added goes, what it changed is as before, and what was changed since stays');
select is(tests.undo(1), null, 'once');
select is(tests.undo(9), null, 'what no file brought is not taken back');
select is(tests.undo(2), '1 change: 0, 1, 0', 'changes alone are taken back');
select results_eq('select actor_name, item_title from public.audit_log where action = ''import undone'' order by id',
  $$values ('Rita', '2 terms and 2 changes'), ('Rita', '1 change')$$, 'the log tells who did');

select public.import_items('jargon', '00000000-0000-4000-8000-000000000104', jsonb_build_array(tests.row_of('Term 3', 'Part one')), true);
select public.import_items('jargon', '00000000-0000-4000-8000-000000000104', jsonb_build_array(tests.row_of('Alone', 'Part two')), true);
select is(tests.undo(4), '1 change, 2 changes: 0, 2, 0', 'an import that came in parts is taken back as one');
select public.import_items('jargon', '00000000-0000-4000-8000-000000000104', jsonb_build_array(tests.row_of('Alone', 'Part three')), true);
select is(tests.undo(4), '3 changes: 0, 1, 0', 'and so is what it brought since');

insert into public.logos (title, company, image_url, import_id) values ('Zip', 'C', '/files/logos/a/zip.svg', '00000000-0000-4000-8000-000000000201'), ('Zip 2', 'C', '/files/logos/a/kept.svg', '00000000-0000-4000-8000-000000000201');
insert into public.logos (title, company, image_url) values ('Other', 'C', '/files/logos/a/kept.svg');
select results_eq('select removed, pictures from public.undo_import(''logo'', ''00000000-0000-4000-8000-000000000201'')',
  $$values (2, array['/files/logos/a/zip.svg'])$$, 'the logos of a zip go with their pictures, save those that others show');
select * from finish();
rollback;
