begin;
\ir personas.psql
select no_plan();
select tests.add_member('Ada');
-- As a hosted project has it, whose storage service asks as the member; the embedded one reads the policies itself.
do $$ begin
  grant usage on schema storage to authenticated;
  grant select, insert, delete on storage.objects to authenticated;
  alter table storage.objects enable row level security;
exception when insufficient_privilege then null;
end $$;
-- Hosted projects let nobody delete a row here by hand.
select set_config('storage.allow_delete_query', 'true', true);
-- The same for each picture: in the folder of Ada, named by her logo or by a speaker of her event.
create function tests.put(picture text) returns text
language sql as $$
  select format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'images', tests.id('Ada') || '/' || picture);
$$;
create function tests.address(picture text) returns text
language sql as $$
  select '/files/images/' || tests.id('Ada') || '/' || picture;
$$;
create function tests.delete(picture text) returns bigint
language sql as $$
  with gone as (delete from storage.objects where name = tests.id('Ada') || '/' || picture returning 1) select count(*) from gone;
$$;

select tests.act_as('Ada');
select lives_ok(tests.put(picture), 'a member uploads ' || picture) from unnest(array['logo.svg', 'speaker.svg', 'unused.svg']) as picture;
select is(tests.delete('unused.svg'), 1::bigint, 'and takes away what nothing shows');
insert into public.logos (title, company, image_url) values ('Sun', 'C', tests.address('logo.svg'));
insert into public.events (title, location, start_date, end_date, speakers)
values ('Talks', 'Accra', '2027-03-01', '2027-03-01', jsonb_build_array(jsonb_build_object('name', 'Kofi', 'role', '', 'image', tests.address('speaker.svg'))));
select is(tests.delete(picture), 1::bigint, picture || ' goes while it waits') from unnest(array['logo.svg', 'speaker.svg']) as picture;
select throws_ok(tests.put(picture), '42501', null, 'but no other one comes in the place of ' || picture) from unnest(array['logo.svg', 'speaker.svg']) as picture;

select tests.act_as_owner();
insert into storage.objects (bucket_id, name) select 'images', tests.id('Ada') || '/' || picture from unnest(array['logo.svg', 'speaker.svg']) as picture;
update public.logos set status = 'approved';
update public.events set status = 'approved';
select tests.act_as('Ada');
select is(tests.delete(picture), 0::bigint, picture || ' stays where it is published') from unnest(array['logo.svg', 'speaker.svg']) as picture;

select set_config('storage.operation', 'storage.object.sign_upload_url', true);
select throws_ok(tests.put('later.svg'), '42501', null, 'no address is signed, by which somebody could upload later');
select set_config('storage.operation', 'storage.object.upload', true);
select lives_ok(tests.put('later.svg'), 'a plain upload goes on');
select * from finish();
rollback;
