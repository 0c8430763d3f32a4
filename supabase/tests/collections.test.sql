begin;
\ir personas.psql
select no_plan();
select tests.add_member(name) from unnest(array['Ada', 'Ben']) as name;
insert into public.logos (id, title, company, image_url, status)
select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Mark ' || n, 'C', '/files/logos/a/a.svg',
  case when n = 3 then 'pending' else 'approved' end
from generate_series(1, 1002) as n;
create function tests.logo(n integer) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid
$$;

select tests.act_as('Ada');
select is(public.collect_logos(array[tests.logo(1), tests.logo(2), tests.logo(3), gen_random_uuid()]), 2, 'what is published joins the collection');
select is(public.collect_logos(array[tests.logo(1)]), 1, 'once');
select is(public.collection_of(), array[tests.logo(2), tests.logo(1)], 'and is there, the newest first');
select throws_ok('insert into public.collected_logos (logo_id) select tests.logo(3)', 'PT404', null, 'what waits for review cannot be starred');
select throws_ok($$insert into public.collected_logos (logo_id, user_id) values (tests.logo(4), tests.id('Ben'))$$, '42501', null, 'nor for somebody else');
select tests.act_as('Ben');
select is(public.collection_of(), '{}'::uuid[], 'another member has their own');
select is_empty('select from public.collected_logos', 'and reads no other');
delete from public.collected_logos;
insert into public.shared_collections default values;
insert into public.shared_collections (id) values ('00000000-0000-4000-8000-00000000abcd');
select is((select count(*)::int from public.shared_collections), 1, 'a new address takes the place of the last');
select isnt((select id from public.shared_collections), '00000000-0000-4000-8000-00000000abcd', 'and is nobody''s choice');
select throws_ok($$insert into public.shared_collections (user_id) values (tests.id('Ada'))$$, '42501', null, 'nobody shares for another');
select tests.act_as('Ada');
select is_empty('select from public.shared_collections', 'nor reads where another shares');
insert into public.shared_collections default values;
select set_config('tests.address', (select id::text from public.shared_collections), true);
select tests.act_as_visitor();
select is(public.collection_of(current_setting('tests.address')::uuid), array[tests.logo(2), tests.logo(1)], 'whoever has the address reads the collection');
select is(public.collection_of(gen_random_uuid()), null, 'another address opens nothing');
select is(public.collection_of(), null, 'and a visitor has none');
select throws_ok('select public.collect_logos(array[tests.logo(1)])', '42501', null, 'nor can they keep one here');
select is_empty('select from public.collected_logos union all select from public.shared_collections', 'and lists none');
select tests.act_as_owner();
update public.logos set status = 'rejected' where id = tests.logo(1);
select tests.act_as_visitor();
select is(public.collection_of(current_setting('tests.address')::uuid), array[tests.logo(2)], 'what was taken down is left out');
select tests.act_as('Ada');
delete from public.shared_collections;
select is(public.collection_of(current_setting('tests.address')::uuid), null, 'switched off, the address opens nothing');

select is(public.collect_logos(array(select tests.logo(n) from generate_series(2, 1002) as n)), 998 + 1, 'a thousand fit, of which one is gone');
select is((select count(*)::int from public.collected_logos), 1000, 'and no more');
select throws_ok('insert into public.collected_logos (logo_id) select tests.logo(1002)', 'PT409', 'collection_full', 'whoever writes');
select is(public.collect_logos(array[tests.logo(2), tests.logo(1002)]), 1, 'what is in it already is no news');
select tests.act_as_owner();
delete from public.logos where id = tests.logo(2);
delete from auth.users where id = tests.id('Ben');
select is((select count(*)::int from public.collected_logos), 999, 'a deleted logo leaves the collections');
delete from auth.users where id = tests.id('Ada');
select is_empty('select from public.collected_logos union all select from public.shared_collections', 'and with an account goes its collection');

select * from finish();
rollback;
