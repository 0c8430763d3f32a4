begin;
\ir personas.psql
select no_plan();
select tests.add_member('Ada');
select tests.add_member('Ben');
select tests.add_member('Root', 'admin');
-- As a hosted project has it, whose storage service asks as the member; the embedded one reads the policies itself.
do $$ begin
  grant usage on schema storage to authenticated;
  grant usage on schema storage to anon;
  grant select on storage.objects to anon;
  grant select, insert, delete on storage.objects to authenticated;
  alter table storage.objects enable row level security;
exception when insufficient_privilege then null;
end $$;
-- Hosted projects let nobody delete a row here by hand.
select set_config('storage.allow_delete_query', 'true', true);
create function tests.folder(name text) returns text
language sql stable security definer set search_path = '' as $$
  select folder::text from private.picture_folders where user_id = tests.id(name);
$$;
-- The same for each picture: in the folder of Ada, named by her logo or by a speaker of her event.
create function tests.put(picture text) returns text
language sql as $$
  select format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'images', tests.folder('Ada') || '/' || picture);
$$;
create function tests.address(picture text) returns text
language sql as $$
  select '/files/images/' || tests.folder('Ada') || '/' || picture;
$$;
create function tests.delete(picture text) returns bigint
language sql as $$
  with gone as (delete from storage.objects where name = tests.folder('Ada') || '/' || picture returning 1) select count(*) from gone;
$$;

select isnt(tests.folder('Ada'), tests.id('Ada')::text, 'no address says whose picture it is');
select tests.act_as('Ada');
select is(public.picture_folder(tests.id('Ada'))::text, tests.folder('Ada'), 'a member knows their folder');
select is(public.picture_folder(tests.id('Ben')), null, 'and no other');
select tests.act_as('Root');
select is(public.picture_folder(tests.id('Ben')), null, 'nor does an admin');
select tests.act_as('Ada');
select throws_ok(format('insert into storage.objects (bucket_id, name) values (''images'', %L)', tests.id('Ada') || '/x.svg'), '42501', null, 'a folder named after the account is nobody''s');
select lives_ok(tests.put(picture), 'a member uploads ' || picture) from unnest(array['logo.svg', 'speaker.svg', 'unused.svg']) as picture;
select is(tests.delete('unused.svg'), 1::bigint, 'and takes away what nothing shows');
insert into public.logos (title, company, image_url) values ('Sun', 'C', tests.address('logo.svg'));
insert into public.events (title, location, start_date, end_date, speakers)
values ('Talks', 'Accra', '2027-03-01', '2027-03-01', jsonb_build_array(jsonb_build_object('name', 'Kofi', 'role', '', 'image', tests.address('speaker.svg'))));
select is(tests.delete(picture), 1::bigint, picture || ' goes while it waits') from unnest(array['logo.svg', 'speaker.svg']) as picture;
select throws_ok(tests.put(picture), '42501', null, 'but no other one comes in the place of ' || picture) from unnest(array['logo.svg', 'speaker.svg']) as picture;

select tests.act_as_owner();
insert into storage.objects (bucket_id, name) select 'images', tests.folder('Ada') || '/' || picture from unnest(array['logo.svg', 'speaker.svg']) as picture;
update public.logos set status = 'approved';
update public.events set status = 'approved';
select tests.act_as('Ada');
select is(tests.delete(picture), 0::bigint, picture || ' stays where it is published') from unnest(array['logo.svg', 'speaker.svg']) as picture;

-- A file follows its row. 'logo.svg' and 'speaker.svg' are published now, and 'draft.svg' waits.
select tests.act_as_owner();
insert into storage.objects (bucket_id, name) select 'images', tests.folder('Ada') || '/draft.svg';
insert into public.logos (title, company, image_url, user_id) values ('Moon', 'C', tests.address('draft.svg'), tests.id('Ada'));
create function tests.seen() returns text
language sql as $$
  select string_agg(split_part(name, '/', 2), ' ' order by name) from storage.objects where bucket_id = 'images';
$$;
create function tests.access() returns text
language sql as $$
  select string_agg(coalesce(public.picture_access(tests.address(picture)), 'none'), ' ' order by picture) from unnest(array['draft.svg', 'logo.svg', 'speaker.svg', 'unknown.svg']) as picture;
$$;
select tests.act_as_visitor();
select results_eq('select tests.seen(), tests.access()', $$values ('logo.svg speaker.svg', 'none public public none')$$, 'visitors read what is published');
select tests.act_as('Ben');
select results_eq('select tests.seen(), tests.access()', $$values ('logo.svg speaker.svg', 'none public public none')$$, 'members too');
select tests.act_as('Ada');
select results_eq('select tests.seen(), tests.access()', $$values ('draft.svg logo.svg speaker.svg', 'private public public private')$$, 'its sender reads what waits');
select tests.act_as('Root');
select results_eq('select tests.seen(), tests.access()', $$values ('draft.svg logo.svg speaker.svg', 'private public public private')$$, 'so does who reviews');
select tests.act_as('Ben');
insert into public.logos (title, company, image_url) values ('Stolen', 'C', tests.address('draft.svg'));
select results_eq('select tests.seen(), tests.access()', $$values ('logo.svg speaker.svg', 'none public public none')$$, 'nobody gets at a picture by naming it');
select tests.act_as_owner();
update public.logos set user_id = tests.id('Ben') where title = 'Moon';
select tests.act_as('Ben');
select is(tests.seen(), 'draft.svg logo.svg speaker.svg', 'but an item may have a picture that an admin has uploaded');
select tests.act_as_owner();
update public.logos set status = 'rejected' where title = 'Sun';
delete from public.events;
select tests.act_as_visitor();
select is(tests.seen(), null, 'what is taken down or deleted is read by nobody else');
select is(tests.access(), 'none gone gone none', 'and known to have been public');
select set_config('storage.operation', 'storage.object.list', true);
select tests.act_as_owner();
update public.logos set status = 'approved' where title = 'Sun';
select tests.act_as_visitor();
select is(tests.seen(), null, 'visitors list nothing');
select tests.act_as('Ada');
select is(tests.seen(), 'draft.svg logo.svg speaker.svg', 'a member lists their folder');
select set_config('storage.operation', 'storage.object.sign', true);
select is(tests.seen(), null, 'no address is signed, which would outlast what becomes of the item');

select tests.act_as_server();
select is(public.begin_sweep(), true, 'one process sweeps the files');
select is(public.begin_sweep(), false, 'and no other');
select tests.act_as_owner();
update private.sweeps set begun_at = now() - interval '23 hours';
select tests.act_as_server();
select is(public.begin_sweep(), true, 'until the next day');
select tests.act_as('Ada');
select set_config('storage.operation', 'storage.object.sign_upload_url', true);
select throws_ok(tests.put('later.svg'), '42501', null, 'no address is signed, by which somebody could upload later');
select set_config('storage.operation', 'storage.object.upload', true);
select lives_ok(tests.put('later.svg'), 'a plain upload goes on');
-- A further file of a logo follows it as its first does.
select tests.act_as_owner();
create function tests.dark() returns text language sql as $$ select public.picture_access('/files/logos/' || tests.folder('Ada') || '/dark.svg'); $$;
select tests.act_as('Ada');
insert into public.logos (title, company, image_url, variants) values ('Files', 'C', tests.address('unknown.svg'),
  jsonb_build_array(jsonb_build_object('layout', 'wordmark', 'ground', 'dark', 'image', '/files/logos/' || tests.folder('Ada') || '/dark.svg')));
select is(tests.dark(), 'private', 'its sender reads a further file');
select tests.act_as('Ben');
select is(tests.dark(), null, 'others do not while it waits');
select tests.act_as_owner();
update public.logos set status = 'approved' where title = 'Files';
select tests.act_as_visitor();
select is(tests.dark(), 'public', 'everybody does once it is published');
select tests.act_as_owner();
update public.logos set status = 'rejected' where title = 'Files';
select tests.act_as_visitor();
select is(tests.dark(), 'gone', 'and nobody once it is taken down');

select * from finish();
rollback;
