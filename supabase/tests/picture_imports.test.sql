begin;
\ir personas.psql
select no_plan();
select tests.add_member('Amina', 'admin'), tests.add_member('Zola');
insert into storage.objects (bucket_id, name, metadata) values
  ('logos', 'a/one.svg', '{"eTag": "one"}'), ('logos', 'a/again.svg', '{"eTag": "one"}'), ('logos', 'a/other.svg', '{"eTag": "two"}'),
  ('logos', 'a/dark.svg', '{"eTag": "dark"}'), ('logos', 'a/dark-again.svg', '{"eTag": "dark"}');
insert into public.logos (title, company, image_url, variants) values ('Baobab', 'Moyo', '/files/logos/a/one.svg',
  '[{"layout": "mark", "ground": "dark", "image": "/files/logos/a/dark.svg"}]');

select tests.act_as('Amina');
select results_eq($$select address, title from public.same_pictures(array['/files/logos/a/again.svg', '/files/logos/a/other.svg', '/files/logos/a/none.svg'])$$,
  $$values ('/files/logos/a/again.svg', 'Baobab')$$, 'a picture is known by what is in its file');
select results_eq($$select title from public.same_pictures(array['/files/logos/a/dark-again.svg'])$$, array['Baobab'], 'and so is one of a logo''s further files');
select lives_ok($$insert into public.picture_imports (file_name, pictures) values ('brands.zip', 3)$$, 'an admin begins an import');
select throws_ok($$insert into public.picture_imports (file_name, pictures) values ('brands.zip', 0)$$, '23514', null, 'not of nothing');
select tests.act_as('Zola');
select is_empty('select from public.picture_imports', 'a member sees none');
select throws_ok($$select * from public.same_pictures('{}')$$, '42501', 'admin_only', 'and learns of no picture');
select throws_ok($$insert into public.picture_imports (file_name, pictures) values ('brands.zip', 3)$$, '42501', null, 'and begins none');

select * from finish();
rollback;
