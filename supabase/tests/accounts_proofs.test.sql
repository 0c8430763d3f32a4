begin;
\ir personas.psql
select no_plan();
select tests.add_member('Ada');
select tests.add_member('Ben');
update auth.users set encrypted_password = 'a hash', raw_user_meta_data = '{"sign_up_id": "00000000-0000-4000-8000-000000000001"}' where email in ('ada@example.com', 'ben@example.com');
-- What a mailed link has begun: the session is called after the member.
create function tests.begin_session(name text) returns uuid language sql security definer as $$
  insert into auth.sessions (id, user_id) values (gen_random_uuid(), tests.id(name)) returning id;
$$;
create function tests.sessions(name text) returns integer language sql security definer as $$
  select count(*)::int from auth.sessions where user_id = tests.id(name);
$$;
create function tests.password(name text) returns text language sql security definer as $$
  select encrypted_password from auth.users where id = tests.id(name);
$$;

select tests.act_as('Ada');
select throws_ok(statement, '42501', null, 'the server alone says what was mailed: ' || statement)
from unnest(array['select public.prove_address(tests.id(''Ada''))', 'select public.expect_recovery(''ada@example.com'')', 'select public.create_account(''a@example.com'', ''hash'', ''A'')']) as statement;

select tests.act_as_server();
select throws_ok('select public.prove_address(gen_random_uuid())', 'PT404', null, 'a session that is not there proves nothing');
select is(public.prove_address(tests.begin_session('Ada'), sign_up_id => '00000000-0000-4000-8000-000000000002'), true, 'who comes in by mail first, from anywhere, chooses a password');
select is(tests.sessions('Ada'), 1, 'every other session has ended');
select is(tests.password('Ada'), null, 'and the password of before is gone');
select is(public.prove_address(tests.begin_session('Ada')), false, 'the second time nothing is asked');
select is(tests.sessions('Ada'), 2, 'and nothing ends');
select is(public.prove_address(tests.begin_session('Ben'), sign_up_id => '00000000-0000-4000-8000-000000000001'), false, 'the browser that signed up keeps its password');
select is(tests.password('Ben'), 'a hash', 'as it was');
select tests.act_as_owner();
update auth.users set email = 'ben@new.example' where email = 'ben@example.com';
select tests.act_as_server();
select is(public.prove_address(tests.begin_session('Ben'), member_before => tests.id('Ben')), false, 'a new address is proven by who is signed in already');
select tests.act_as_owner();
update auth.users set email = 'ben@third.example' where email = 'ben@new.example';
select tests.act_as_server();
select is(public.prove_address(tests.begin_session('Ben'), member_before => tests.id('Ada')), true, 'by nobody else without a new password');

select lives_ok(format('select public.expect_recovery(%L)', email), format('a new password for %s is expected', email)) from unnest(array['ada@example.com', 'nobody@example.com']) as email;
select is(public.prove_address(tests.begin_session('Ada')), true, 'and what is mailed then leads to it');
select is(public.prove_address(tests.begin_session('Ada')), false, 'once');
select public.expect_recovery('ada@example.com');
select tests.act_as_owner();
update private.mailed_proofs set recovery_asked_at = now() - interval '61 minutes';
select tests.act_as_server();
select is(public.prove_address(tests.begin_session('Ada')), false, 'no mail is good for an hour');

select tests.act_as_owner();
update auth.sessions set created_at = now() - interval '31 days' where user_id = tests.id('Ada');
update auth.sessions set refreshed_at = now() at time zone 'UTC' where user_id = tests.id('Ada');
select is_empty('select from auth.sessions where not_after is null and user_id = tests.id(''Ada'')', 'a session that is renewed after more than 30 days has ended');
update auth.sessions set refreshed_at = now() at time zone 'UTC' where user_id = tests.id('Ben');
select is((select not_after from auth.sessions where user_id = tests.id('Ben') limit 1), null, 'one that is renewed before has not');

select tests.act_as_server();
select isnt(public.create_account('cleo@example.com', 'a hash', 'Cleo'), null, 'the server makes an account');
select throws_ok('select public.create_account(''cleo@example.com'', ''a hash'', ''Cleo'')', '23505', null, 'once');
select tests.act_as_owner();
select results_eq('select email::text, encrypted_password::text, confirmed_at is null from auth.users where raw_user_meta_data ->> ''name'' = ''Cleo''', $$values ('cleo@example.com', 'a hash', false)$$, 'whose address needs no mail');
select * from finish();
rollback;
