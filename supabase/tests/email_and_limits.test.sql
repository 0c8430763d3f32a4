begin;
\ir personas.psql
select no_plan();
select tests.add_member('Ada');
select tests.add_member('Root', 'admin');
create function tests.token(letter text) returns text language sql as $$ select repeat(letter, 40) $$;

create function tests.try(variadic keys text[]) returns text language sql as $$
  select format('select * from public.count_tries(%L)', jsonb_agg(jsonb_build_object('key', key, 'points', 2, 'seconds', 60, 'block_seconds', case key when 'slow' then 900 else 0 end)))
  from unnest(keys) as key;
$$;

select tests.act_as_visitor();
select throws_ok(statement, '42501', null, 'past the limits of the site nobody may: ' || statement)
from unnest(array['select public.save_draft(repeat(''a'', 40), ''{}'', ''x'')', 'select public.load_draft(repeat(''a'', 40))', 'select public.discard_draft(repeat(''a'', 40))', 'select public.subscribe_newsletter(''ada@example.com'', repeat(''a'', 40))', 'select public.send_contact_message(''Ada'', ''ada@example.com'', ''Hello'')', 'select public.count_tries(''[]'')', 'select public.take_back_tries(''{a}'')']) as statement;
select is_empty('select * from public.submission_drafts', 'nobody reads the drafts');

select tests.act_as_server();
select is_empty(tests.try('a'), 'two tries are allowed') from generate_series(1, 2);
select results_eq(tests.try('b', 'a', 'c'), 'values (2, 60000)', 'the third is not: its place, and how long it waits');
select is_empty(tests.try('c'), 'what stands behind it was not counted') from generate_series(1, 2);
select public.take_back_tries('{b}');
select is_empty(tests.try('b'), 'what was taken back is not counted') from generate_series(1, 2);
select public.take_back_tries('{b,b,unknown}') from generate_series(1, 9);
select is_empty(tests.try('b'), 'there are no tries below none') from generate_series(1, 2);
select results_eq(tests.try('b'), 'values (1, 60000)', 'and then it is over, too');
select is_empty(tests.try('slow'), 'a code is guessed at twice') from generate_series(1, 2);
select results_eq(tests.try('slow'), 'values (1, 900000)', 'the third blocks it for longer') from generate_series(1, 2);
select tests.act_as_owner();
update private.tries set expires_at = now();
select tests.act_as_server();
select is_empty(tests.try('a'), 'after its time it begins again');
select tests.act_as_owner();
select set_eq('select key from private.tries', array['a'], 'and what is over is cleared away');
select tests.act_as_server();
select lives_ok($$select public.save_draft(tests.token('a'), '{"title": ["Mark"]}', 'x', 'mark.svg', 'image/svg+xml', encode('<svg/>', 'base64'), encode('webp', 'base64'))$$, 'a visitor keeps a draft with its file');
select results_eq($$select fields ->> 'title', file_name, file_type, file_base64 collate "default", preview_base64 collate "default" from public.load_draft(tests.token('a'))$$, $$values ('["Mark"]', 'mark.svg', 'image/svg+xml', 'PHN2Zy8+', 'd2VicA==')$$, 'and gets it back');
select is_empty($$select * from public.load_draft(tests.token('b'))$$, 'another token gets nothing');
select throws_ok($$select * from public.load_draft('short')$$, '22023', null, 'a short token is refused');
select throws_ok($$select * from public.load_draft(null)$$, '22023', null, 'so is none');
select public.save_draft(tests.token('a'), '{"title": ["Meet"]}', 'x', keep_file => true);
select results_eq($$select fields ->> 'title', file_name, preview_base64 collate "default" from public.load_draft(tests.token('a'))$$, $$values ('["Meet"]', 'mark.svg', 'd2VicA==')$$, 'saving again keeps the file where asked');
select public.save_draft(tests.token('a'), '{}', 'x');
select results_eq($$select file_name, file_base64, preview_base64 from public.load_draft(tests.token('a'))$$, $$values (null::text, null::text, null::text)$$, 'and drops it where not');
select throws_ok($$select public.save_draft(tests.token('c'), '{}', 'x', 'a', 'b', encode(convert_to(repeat('x', 2097153), 'UTF8'), 'base64'))$$, '23514', null, 'a file over 2 MB is refused');
select throws_ok($$select public.save_draft(tests.token('c'), '[]', 'x')$$, '23514', null, 'fields are an object');
select public.discard_draft(tests.token('a'));
select is_empty($$select * from public.load_draft(tests.token('a'))$$, 'a discarded draft is gone');

select public.save_draft(tests.token('d'), '{}', 'x');
select tests.act_as_owner();
select is((select token_hash from public.submission_drafts), encode(sha256(convert_to(tests.token('d'), 'UTF8')), 'hex'), 'the table knows only the hash of the token');
update public.submission_drafts set expires_at = now() - interval '1 second';
select tests.act_as_server();
select is_empty($$select * from public.load_draft(tests.token('d'))$$, 'after a day the draft is gone');
select tests.act_as('Root');
select is_empty('select * from public.submission_drafts', 'an admin does not read drafts either');

-- The oldest first.
select tests.act_as_owner();
create function tests.fill(address text, drafts integer, bytes integer) returns void language sql as $$
  insert into public.submission_drafts (token_hash, address_hash, file, expires_at)
  select encode(sha256(convert_to(address || number, 'UTF8')), 'hex'), address, convert_to(repeat('x', bytes), 'UTF8'), now() + interval '1 hour' + number * interval '1 second'
  from generate_series(1, drafts) as number;
$$;
create function tests.kept(address text) returns bigint language sql as $$
  select count(*) from public.submission_drafts where address_hash = address;
$$;
create function tests.has_oldest(address text) returns boolean language sql as $$
  select exists (select from public.submission_drafts where token_hash = encode(sha256(convert_to(address || 1, 'UTF8')), 'hex'));
$$;
delete from public.submission_drafts;
select tests.fill('greedy', 25, 2097152), tests.fill('other', 1, 2097152);
select public.save_draft(tests.token('e'), '{}', 'greedy', 'a', 'b', encode(convert_to(repeat('x', 2097152), 'UTF8'), 'base64'));
select results_eq($$select tests.kept('greedy'), tests.has_oldest('greedy'), tests.kept('other')$$, $$values (24::bigint, false, 1::bigint)$$, 'past 50 MB an address loses its own oldest drafts');
select isnt_empty($$select from public.load_draft(tests.token('e'))$$, 'and keeps the new one');
delete from public.submission_drafts;
select tests.fill('address ' || number, 4, 100) from generate_series(1, 10) as number;
select tests.fill('most', 10, 100), tests.fill('many', 8, 1), tests.fill('modest', 1, 1000);
select private.evict_drafts('', '', max_of_all => 6000);
select results_eq($$select tests.kept('most'), tests.has_oldest('most'), tests.kept('address 1'), tests.kept('many'), tests.kept('modest')$$, $$values (8::bigint, false, 4::bigint, 8::bigint, 1::bigint)$$, 'past 500 MB of all whoever has most loses the oldest');
delete from public.submission_drafts;
select tests.fill('address ' || number, 1, 1) from generate_series(1, 1999) as number;
select tests.fill('two', 1, 1);
select lives_ok($$select public.save_draft(tests.token('e'), '{}', 'two')$$, 'past 2,000 drafts who has two loses the older');
select is(tests.kept('two'), 1::bigint, 'one is left');
select throws_ok($$select public.save_draft(tests.token('f'), '{}', 'new')$$, 'PT503', 'too many drafts', 'no only one goes for another');
select is(count(*), 2000::bigint, 'nothing has changed') from public.submission_drafts;
delete from public.submission_drafts;

select tests.act_as_server();
select lives_ok($$select public.subscribe_newsletter(' Ada@Example.com ', tests.token('a')), public.subscribe_newsletter('bo@example.com', tests.token('b'))$$, 'a visitor subscribes');
select function_returns('public', 'subscribe_newsletter', 'void', 'and is told nothing about who is known');
select lives_ok($$select public.subscribe_newsletter('ada@example.com', tests.token('c'))$$, 'a known address too');
select throws_ok($$select public.subscribe_newsletter('nobody', tests.token('d'))$$, '23514', null, 'an address looks like one');
select throws_ok($$select public.subscribe_newsletter('a@example.com', 'short')$$, '22023', null, 'a short token is refused');
select tests.act_as_visitor();
select is_empty('select * from public.newsletter_subscribers', 'a visitor reads no subscriber');
select is(public.confirm_newsletter(tests.token('a')), false, 'only the newest link confirms');
select is(public.confirm_newsletter(tests.token('c')), true, 'the link in the mail confirms');
select is(public.confirm_newsletter(tests.token('c')), true, 'twice, too');
select tests.act_as_owner();
select results_eq('select email, confirmed_at is not null from public.newsletter_subscribers order by email', $$values ('ada@example.com', true), ('bo@example.com', false)$$, 'an address is stored once');
update public.newsletter_subscribers set requested_at = now() - interval '8 days' where email = 'bo@example.com';
create temp table mailed as select unsubscribe_token as token from public.newsletter_subscribers where email = 'ada@example.com';
grant select on mailed to anon;
select tests.act_as_visitor();
select is(public.confirm_newsletter(tests.token('b')), false, 'a link older than a week confirms nothing');
select tests.act_as_server();
select lives_ok($$select public.subscribe_newsletter('ada@example.com', tests.token('e'))$$, 'someone subscribes the same address again');
select tests.act_as_visitor();
select is(public.unsubscribe_newsletter((select token from mailed)), true, 'the link of an earlier newsletter still unsubscribes');
select is(public.unsubscribe_newsletter(tests.token('e')), false, 'and there is nothing left to unsubscribe');
select tests.act_as_owner();
select is((select count(*)::int from public.newsletter_subscribers), 0, 'addresses that left or never confirmed are forgotten');

select tests.act_as_server();
select lives_ok($$select public.send_contact_message('Ada', 'ada@example.com', 'Hello')$$, 'a visitor writes a message');
select throws_ok($$select public.send_contact_message('Ada', 'nobody', 'Hello')$$, '23514', null, 'with an address');
select throws_ok($$select public.send_contact_message('Ada', 'ada@example.com', repeat('x', 4001))$$, '23514', null, 'of a length');
select throws_ok($$select public.send_contact_message(repeat('x', 81), 'ada@example.com', 'Hello')$$, '23514', null, 'and with a name of a length');
select tests.act_as_visitor();
select is_empty('select * from public.contact_messages', 'and reads none');
select tests.act_as('Ada');
select is_empty('select * from public.contact_messages', 'a member reads none');
select tests.act_as('Root');
select is((select count(*)::int from public.contact_messages), 1, 'an admin reads them');

select * from finish();
rollback;
