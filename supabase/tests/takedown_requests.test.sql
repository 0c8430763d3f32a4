begin;
\ir personas.psql
select no_plan();
select tests.add_member(name, role) from (values ('Ada', 'user'), ('Zuri', 'user'), ('Root', 'admin'), ('Rita', 'admin')) as member (name, role);
create function tests.token(letter text) returns text language sql as $$ select repeat(letter, 40) $$;
create function tests.ask(letter text, kind text default 'takedown', email text default 'zuri@zuri.example', logo text default 'sun', is_open boolean default false) returns text
language sql as $$
  select public.send_takedown_request(md5(letter)::uuid, tests.token(letter), logo, kind, 'It is ours', email, 'zuri.example', null, is_open);
$$;
create function tests.address(picture text) returns text language sql as $$
  select '/files/logos/' || tests.id('Ada') || '/' || picture;
$$;

insert into storage.objects (bucket_id, name, metadata)
select 'logos', tests.id('Ada') || '/' || picture, jsonb_build_object('eTag', print)
from (values ('sun.svg', 'a'), ('dark.svg', 'b'), ('copy.svg', 'a'), ('copy-of-dark.svg', 'b'), ('other.svg', 'c')) as file (picture, print);
insert into public.logos (title, company, image_url, variants, status, user_id, reviewed_at, review_note)
values ('Sun', 'Zuri', tests.address('sun.svg'), jsonb_build_array(jsonb_build_object('layout', 'mark', 'ground', 'dark', 'image', tests.address('dark.svg'))),
  'approved', tests.id('Ada'), '2026-01-02', 'Nice');
insert into public.logos (title, company, image_url, status, user_id) values ('Moon', 'Zuri', tests.address('other.svg'), 'approved', tests.id('Ada'));
create temp table before as select * from public.logos where title = 'Sun';
grant select on before to anon, authenticated, service_role;

select tests.act_as_visitor();
select throws_ok(statement, '42501', null, 'past the limits of the site nobody may: ' || statement)
from unnest(array['select public.send_takedown_request(gen_random_uuid(), repeat(''a'', 40), ''sun'', ''mine'', ''x'', ''a@b.example'', null, null, true)', 'select public.read_takedown_request(repeat(''a'', 40))', 'select public.confirm_takedown_request(repeat(''a'', 40), false)', 'select public.prove_takedown_request(repeat(''a'', 40))', 'select public.withdraw_takedown_request(repeat(''a'', 40))', 'select public.redeem_takedown_request(repeat(''a'', 40), gen_random_uuid())', 'select public.settle_takedown_requests()', 'select public.decide_takedown_request(gen_random_uuid(), ''accepted'')', 'select public.undo_takedown_request(gen_random_uuid())', 'select public.lift_takedown(gen_random_uuid())', 'select * from public.logos_with_same_picture(gen_random_uuid())']) as statement;
select is_empty('select * from public.takedown_requests', 'a visitor reads no request');
select is(public.is_taken_down('sun'), false, 'what is published is not taken down');

-- What a stranger sends.
select tests.act_as_server();
select is(tests.ask('a'), 'sent', 'somebody asks');
select is(tests.ask('a'), 'known', 'once, however often the form comes');
select is(tests.ask('x', logo => 'nothing'), 'missing', 'about what is published');
select throws_ok($$select tests.ask('x', email => 'nobody')$$, '23514', null, 'with an address');
select throws_ok(format('select tests.ask(''x'', kind => %L)', kind), '23514', null, 'to have it or have it gone, not: ' || kind) from unnest(array['boring', 'wrong', 'outdated']) as kind;
select throws_ok($$select public.send_takedown_request(gen_random_uuid(), 'short', 'sun', 'mine', 'x', 'a@b.example', null, null, true)$$, '22023', null, 'a short token is refused');
select is(status, 'unconfirmed', 'it waits for its address') from public.read_takedown_request(tests.token('a'));
select is_empty($$select * from public.read_takedown_request(tests.token('y'))$$, 'another token reads nothing');
select tests.act_as('Root');
select results_eq($$select outcome from public.decide_takedown_request(md5('a')::uuid, 'accepted')$$, array['missing'], 'so it cannot be decided');
select is((select count from public.pending_counts() where type = 'takedown_request'), 0::bigint, 'and does not count');
select is_empty('select * from public.notifications', 'nor ring');
select tests.act_as_server();
select is(public.prove_takedown_request(tests.token('a')), false, 'nor be proven otherwise');
select is(public.confirm_takedown_request(tests.token('a'), false), 'confirmed', 'the mailed link confirms');
select is(public.confirm_takedown_request(tests.token('a'), false), 'missing', 'once');
select results_eq($$select status, proof from public.read_takedown_request(tests.token('a'))$$, $$values ('open', 'mail')$$, 'mail at the brand''s domain is proof');
select tests.ask('b', email => 'zuri@mail.zuri.example'), tests.ask('c', email => 'kofi@zuri.example');
select public.confirm_takedown_request(tests.token('b'), false), public.confirm_takedown_request(tests.token('c'), true);
select results_eq(format('select proof from public.read_takedown_request(%L)', tests.token(letter)), array[null::text], 'mail below it, or where strangers have addresses, is not') from unnest(array['b', 'c']) as letter;
select is(public.prove_takedown_request(tests.token('b')), true, 'a DNS record is proof, too');
select is(proof, 'dns', 'and it is known which') from public.read_takedown_request(tests.token('b'));
select is(public.withdraw_takedown_request(tests.token('c')), true, 'a request can be withdrawn');
select is(tests.ask('n' || number, email => 'many@zuri.example'), 'sent', 'unconfirmed ones count against nobody: ' || number) from generate_series(1, 11) as number;
select is(public.confirm_takedown_request(tests.token('n' || number), false), case when number <= 10 then 'confirmed' else 'limit' end, 'ten a day of a confirmed address: ' || number) from generate_series(1, 11) as number;
select public.withdraw_takedown_request(tests.token('n' || number)) from generate_series(1, 11) as number;
select tests.act_as_owner();
select is((select count(*) from public.takedown_requests where token_hash = encode(sha256(convert_to(tests.token('a'), 'UTF8')), 'hex')), 1::bigint, 'the table knows only the hash of a token');
select is(max(cardinality(items)), 2, 'the bell has what waits') from public.notifications where type = 'takedown_request';
select is_empty($$select from public.notifications where title ilike '%zuri@%' or body ilike '%zuri@%'$$, 'and does not say whose');

-- Taken down.
select tests.act_as('Ada');
select is_empty('select * from public.takedown_requests', 'a member reads no request');
select throws_ok($$select public.decide_takedown_request(md5('a')::uuid, 'accepted')$$, '42501', 'admin_only', 'and decides none');
select throws_ok($$select public.undo_takedown_request(md5('a')::uuid)$$, '42501', 'admin_only', 'nor undoes');
select tests.act_as('Root');
select throws_ok($$select public.decide_takedown_request(md5('a')::uuid, 'maybe')$$, '22023', null, 'there are two decisions');
select results_eq($$select outcome, status, title, kind, email from public.decide_takedown_request(md5('a')::uuid, 'accepted', ' Sorry ')$$, $$values ('decided', 'accepted', 'Sun', 'takedown', 'zuri@zuri.example')$$, 'an admin accepts');
select results_eq($$select outcome from public.decide_takedown_request(md5('a')::uuid, 'accepted')$$, array['repeated'], 'twice by a second tap');
select tests.act_as('Rita');
select results_eq($$select outcome from public.decide_takedown_request(md5('a')::uuid, 'rejected')$$, array['already'], 'not against another admin');
select results_eq($$select outcome from public.undo_takedown_request(md5('a')::uuid)$$, array['refused'], 'whose decision stays');
select tests.act_as_visitor();
select is_empty($$select * from public.logos where title = 'Sun'$$, 'the logo is gone');
select is(public.picture_access(tests.address(picture)), 'gone', 'and so is ' || picture) from unnest(array['sun.svg', 'dark.svg']) as picture;
select ok(public.is_taken_down('sun') and public.is_taken_down((select id::text from before)), 'which is known by slug and id');
select tests.act_as('Ada');
select results_eq($$select title, body from public.notifications$$, $$values ('Your logo was rejected: Sun', 'It was taken down at the request of its owner.')$$, 'its sender hears of it, not of who asked');
select throws_ok(format('insert into public.logos (title, company, image_url) values (''Sun 2'', ''C'', %L)', tests.address(picture)), 'PT403', 'taken_down', 'nobody sends it again: ' || picture) from unnest(array['copy.svg', 'copy-of-dark.svg']) as picture;
select throws_ok($$update public.logos set title = 'Sun 3' where title = 'Sun'$$, 'PT403', 'taken_down', 'nor by an edit');
select throws_ok(format('insert into public.logos (title, company, image_url, variants) values (''Sun 4'', ''C'', %L, %L)', tests.address('other.svg'), jsonb_build_array(jsonb_build_object('layout', 'wordmark', 'ground', 'dark', 'image', tests.address('copy.svg')))), 'PT403', 'taken_down', 'nor as another file');
select lives_ok(format('insert into public.logos (title, company, image_url) values (''Star'', ''C'', %L)', tests.address('other.svg')), 'other pictures come in');
select tests.act_as('Root');
select set_eq($$select * from public.taken_down_pictures(array[tests.address('copy.svg'), tests.address('other.svg'), '/files/logos/none.svg'])$$, array[tests.address('copy.svg')], 'an admin learns which pictures nobody may publish');
select throws_ok($$update public.logos set status = 'approved' where title = 'Sun'$$, 'PT403', 'taken_down', 'nor does an admin publish it');
select throws_ok(format('update public.logos set image_url = %L where title = ''Moon''', tests.address('copy.svg')), 'PT403', 'taken_down', 'nor put it into another');
select tests.act_as_server();
select throws_ok(format('insert into public.logos (title, company, image_url) values (''Sun 5'', ''C'', %L)', tests.address('copy.svg')), 'PT403', 'taken_down', 'nor the server');
select tests.act_as('Root');
select set_eq($$select action, item_title, note from public.audit_log where item_type = 'takedown_request'$$, $$values ('accepted', 'Sun', 'Sorry')$$, 'the log tells what was decided');
select is_empty($$select from public.audit_log where to_jsonb(audit_log)::text like '%zuri.example%'$$, 'and not who asked');

-- Undone.
select results_eq($$select outcome, title from public.undo_takedown_request(md5('a')::uuid)$$, $$values ('undone', 'Sun')$$, 'an admin takes it back');
select results_eq($$select outcome from public.undo_takedown_request(md5('a')::uuid)$$, array['refused'], 'once');
select results_eq($$select to_jsonb(logos) from public.logos where title = 'Sun'$$, 'select to_jsonb(before) from before', 'the logo is as it was');
select is(public.is_taken_down('sun'), false, 'and nothing is known of it');
select results_eq($$select status, decided_by, note from public.takedown_requests where id = md5('a')::uuid$$, $$values ('open', null::uuid, null::text)$$, 'the request waits again');
select tests.act_as('Ada');
select is_empty('select * from public.notifications', 'the sender hears nothing of it');
select tests.act_as_visitor();
select is(public.picture_access(tests.address('sun.svg')), 'public', 'the picture is back');

-- To look after it.
select tests.act_as_server();
select tests.ask('d', 'mine', is_open => true), tests.ask('e', 'mine', is_open => true);
select is(public.redeem_takedown_request(tests.token('d'), tests.id('Zuri')), null, 'nobody edits by asking');
select tests.act_as('Root');
select results_eq($$select outcome, status from public.decide_takedown_request(md5('d')::uuid, 'accepted')$$, $$values ('unproven', 'open')$$, 'who has shown nothing gets nothing by a slip');
select results_eq($$select outcome from public.decide_takedown_request(md5('d')::uuid, 'accepted', null, true)$$, array['decided'], 'an admin accepts');
select results_eq($$select outcome, status from public.decide_takedown_request(md5('e')::uuid, 'rejected', 'No')$$, $$values ('decided', 'rejected')$$, 'another is turned down');
select is((select status from public.logos where title = 'Sun'), 'approved', 'the logo stays');
select tests.act_as_server();
select is(public.redeem_takedown_request(tests.token('e'), tests.id('Zuri')), null, 'who was turned down edits nothing');
select is(public.redeem_takedown_request(tests.token('d'), tests.id('Zuri')), (select id from before), 'the requester gets the logo') from generate_series(1, 2);
select is(public.redeem_takedown_request(tests.token('d'), tests.id('Ada')), null, 'nobody else by the same link');
select is(public.withdraw_takedown_request(tests.token('d')), false, 'what is decided stays');
select tests.act_as('Zuri');
select lives_ok(format('insert into public.logos (title, company, image_url, revision_of) values (''Sun, new'', ''Zuri'', %L, %L)', '/files/logos/zuri/sun.svg', (select id from before)), 'and edits it');
select results_eq($$select status from public.logos where title = 'Sun, new'$$, array['pending'], 'through review');
select tests.act_as('Ada');
select results_eq('select title from public.notifications', array['The logo Sun is now looked after by its owner'], 'its sender hears of it, not of who asked');
select tests.act_as('Root');
select results_eq($$select outcome from public.undo_takedown_request(md5('d')::uuid)$$, array['undone'], 'this can be undone as well');
select is(user_id, tests.id('Ada'), 'and gives the logo back') from public.logos where title = 'Sun';

-- Kept for a time.
select outcome from public.decide_takedown_request(md5('a')::uuid, 'accepted');
select tests.act_as_server();
select is(public.redeem_takedown_request(tests.token('a'), tests.id('Zuri')), null, 'who had it taken down gets nothing by it');
select tests.act_as_owner();
update public.takedowns set taken_at = now() - interval '11 minutes';
update public.takedown_requests set decided_at = now() - interval '11 minutes' where id = md5('a')::uuid;
update public.takedown_requests set decided_at = now() - interval '91 days' where id = md5('e')::uuid;
update public.takedown_requests set created_at = now() - interval '8 days' where status = 'unconfirmed';
select tests.act_as('Root');
select results_eq($$select outcome from public.undo_takedown_request(md5('a')::uuid)$$, array['refused'], 'after ten minutes it stays');
select tests.act_as_server();
select lives_ok('select public.settle_takedown_requests()', 'what is over is cleared away');
select is_empty($$select from public.logos where title = 'Sun'$$, 'the logo, so that its files go');
select is_empty($$select from public.takedown_requests where id = md5('e')::uuid or status = 'unconfirmed'$$, 'and old requests');
select results_eq($$select title, status, logo_id from public.read_takedown_request(tests.token('a'))$$, $$values ('Sun', 'accepted', null::uuid)$$, 'the requester still sees what came of it');
select ok(public.is_taken_down('sun'), 'the address stays gone');
select throws_ok(format('insert into public.logos (title, company, image_url) values (''Sun 6'', ''C'', %L)', tests.address('copy.svg')), 'PT403', 'taken_down', 'and the picture stays known');

-- Lifted, and what others show.
select tests.act_as('Ada');
select is_empty('select * from public.takedowns', 'a member reads no takedown');
select throws_ok(statement, '42501', 'admin_only', 'nor: ' || statement) from unnest(array['select public.lift_takedown(gen_random_uuid())', 'select * from public.logos_with_same_picture(gen_random_uuid())']) as statement;
select tests.act_as('Root');
select results_eq($$select slug from public.takedowns$$, array['sun'], 'an admin reads it');
select is(public.lift_takedown((select id from before)), 'sun', 'an admin lifts it');
select is(public.lift_takedown((select id from before)), null, 'once');
select is(public.is_taken_down('sun'), false, 'the address is free');
select set_eq($$select item_title from public.audit_log where action = 'lifted' and actor_id = tests.id('Root')$$, array['sun'], 'which is in the log');
select lives_ok(format('insert into public.logos (title, company, image_url, status) values (%L, ''C'', %L, ''approved'')', title, tests.address(picture)), 'the picture comes in: ' || title)
from (values ('Copy', 'copy.svg'), ('Dark', 'copy-of-dark.svg')) as logo (title, picture);
select tests.act_as_owner();
insert into public.logos (title, company, image_url, variants, status)
values ('Thief', 'C', tests.address('sun.svg'), jsonb_build_array(jsonb_build_object('layout', 'mark', 'ground', 'dark', 'image', tests.address('other.svg'))), 'approved');
delete from public.logos where title in ('Moon', 'Star', 'Dark');
select tests.act_as_server();
select tests.ask('t', logo => 'thief', is_open => true);
select tests.act_as('Root');
select results_eq($$select title from public.logos_with_same_picture((select id from public.logos where title = 'Thief'))$$, array['Copy'], 'an admin sees who else shows its picture');
select outcome from public.decide_takedown_request(md5('t')::uuid, 'accepted');
select lives_ok(format('insert into public.logos (title, company, image_url) values (''Copy 2'', ''C'', %L)', tests.address('sun.svg')), 'what others showed can still be sent');
select throws_ok(format('insert into public.logos (title, company, image_url) values (''Other'', ''C'', %L)', tests.address('other.svg')), 'PT403', 'taken_down', 'the rest not');

select * from finish();
rollback;
