begin;
\ir personas.psql
select no_plan();
select tests.add_member('Ada');
select tests.add_member('Ed', 'editor');
select tests.add_member('Root', 'admin');
select tests.add_member('Spare', 'admin');

-- The appendix of RFC 6238, whose eight digits end in these six.
select is(private.totp('12345678901234567890'::bytea, moment / 30), digits, 'RFC 6238 at ' || moment)
from (values (59::bigint, '287082'), (1111111109, '081804'), (1111111111, '050471'), (1234567890, '005924'), (2000000000, '279037'), (20000000000, '353130')) as vector (moment, digits);
select results_eq($$select private.step_of(private.totp('12345678901234567890'::bytea, floor(extract(epoch from now()) / 30)::bigint + off), '12345678901234567890'::bytea, 0) is not null from unnest(array[-2, -1, 0, 1, 2]) as off$$, array[false, true, true, true, false], 'a phone''s clock may be half a minute off');

create function tests.code(off integer) returns text language sql as $$
  select private.totp('12345678901234567890'::bytea, floor(extract(epoch from now()) / 30)::bigint + off);
$$;
create function tests.turn_on(name text, off integer) returns boolean language plpgsql security definer as $$
declare
  secret text := encode('12345678901234567890'::bytea, 'hex');
begin
  return public.set_second_factor(secret, tests.code(off), 'key of the site', array(select '00000000000' || n from generate_series(0, 9) as n), tests.id(name));
end $$;
alter function tests.code(integer) security definer;

-- Turning it on.
select tests.act_as_visitor();
select throws_ok('select public.set_second_factor('''', '''', '''', ''{}'', null)', '42501', null, 'a visitor has none');
select throws_ok('select public.prove_second_factor('''', '''')', '42501', null, 'and proves nothing');
select throws_ok('select public.own_second_factor()', '42501', null, 'and reads nothing');
select tests.act_as_owner();
update auth.sessions set created_at = now() - interval '2 minutes';
select tests.act_as('Root');
select throws_ok('select tests.turn_on(''Root'', -1)', '42501', 'sign_in_anew', 'a session that is not new turns it on for nobody: it may be stolen');
select tests.act_as_owner();
update auth.sessions set created_at = now();
select tests.act_as('Root');
select is(tests.turn_on('Root', 5), false, 'a wrong code does not turn it on');
select is_empty('select public.own_second_factor()', 'and nothing is kept');
select is(second_factor, 'off', 'so nothing is asked') from public.current_member();
select is(tests.turn_on('Root', -1), true, 'a right one does');
select is(tests.turn_on('Root', -1), true, 'and once more, when the form is sent twice');
select throws_ok($$select public.set_second_factor(repeat('ab', 20), '000000', 'key of the site', array_fill('1'::text, array[10]), null)$$, 'PT409', 'already_on', 'but not with another secret');
select results_eq('select recovery_codes from public.own_second_factor()', array[10], 'with ten recovery codes');
select results_eq('select role, second_factor from public.current_member()', $$values ('admin', 'proven')$$, 'and proves the session');
select tests.act_as_owner();
select ok(position('12345678901234567890'::bytea in secret) = 0, 'the secret is encrypted') from private.second_factors;
select is(action, 'two-step sign-in turned on', 'it is in the log') from public.audit_log order by id desc limit 1;

select tests.act_as('Ada');
insert into public.jargon (term, definition) values ('Leading', 'Space between lines');
select tests.act_as('Root');
select isnt_empty('select from public.notifications', 'an admin hears what waits');
select tests.act_as_owner();

-- Another session of the same admin, which has the password alone.
insert into auth.sessions (id, user_id) values ('00000000-0000-4000-8000-000000000001', tests.id('Root'));
create function tests.act_as_second() returns void language sql as $$
  select tests.act('authenticated', tests.id('Root'), jsonb_build_object('sub', tests.id('Root'), 'role', 'authenticated', 'session_id', '00000000-0000-4000-8000-000000000001'));
$$;
select tests.act_as_second();
select results_eq('select role, second_factor from public.current_member()', $$values ('user', 'asked')$$, 'M1: without a code it is a user''s session');
select is(private.is_admin(), false, 'M1: for the policies, too');
select is_empty('select from public.audit_log', 'M1: it reads no log');
select is_empty('select from public.notifications', 'M1: it does not hear what waits');
select is(unread, 0::bigint, 'M1: and counts none of it') from public.current_member();
select is(count(*), 1::bigint, 'M1: and of the profiles its own') from public.profiles;
select throws_ok(statement, '42501', null, 'M1: it does not: ' || statement)
from unnest(array['select public.get_auth_users()', 'select public.matching_users('''')', 'select public.set_user_role(tests.id(''Ada''), ''admin'')', 'select public.delete_user(tests.id(''Ada''))', 'select public.reset_second_factor(tests.id(''Spare''))', 'select public.remove_second_factor()']) as statement;
select lives_ok('insert into public.jargon (term, definition) values (''Kerning'', ''Space'')', 'M1: it sends in what a member may');
select is(status, 'pending', 'M1: which waits for review') from public.jargon;
select throws_ok('select public.prove_second_factor(tests.code(0), ''another key'')', null, null, 'who has not the key of the site proves nothing');
select is(public.prove_second_factor(tests.code(-1), 'key of the site'), null, 'the code that turned it on is used');
select is(public.prove_second_factor('000000000000x', 'key of the site'), null, 'a wrong one is refused');
select is(public.prove_second_factor(tests.code(0), 'key of the site'), 'code', 'a right one is good');
select is(public.prove_second_factor(tests.code(0), 'key of the site'), null, 'once');
select is(private.is_admin(), true, 'and makes the session an admin''s');
select is(public.prove_second_factor('000000000003', 'key of the site'), 'recovery', 'a recovery code is good');
select is(public.prove_second_factor('000000000003', 'key of the site'), null, 'once');
select results_eq('select recovery_codes from public.own_second_factor()', array[9], 'and nine are left');

-- Fifteen minutes later.
select tests.act_as_owner();
update private.proven_sessions set proven_at = now() - interval '15 minutes';
create function tests.request_takedown() returns uuid language sql security definer as $$
  insert into public.takedown_requests (logo_title, kind, explanation, email, status, token_hash) values ('Mark', 'takedown', 'It is mine.', 'a@example.com', 'open', repeat('a', 64)) returning id;
$$;
create table tests.asked as select tests.request_takedown() as id;
grant select on tests.asked to authenticated;
select tests.act_as_second();
select results_eq('select role, second_factor from public.current_member()', $$values ('admin', 'stale')$$, 'the session is still an admin''s');
select isnt_empty('select from public.audit_log', 'and reads what admins read');
select throws_ok(statement, '42501', 'prove_again', 'M3: but it does not: ' || statement)
from unnest(array['select public.set_user_role(tests.id(''Ada''), ''admin'')', 'update public.user_roles set role = ''editor'' where user_id = tests.id(''Ada'')', 'delete from public.user_roles where user_id = tests.id(''Spare'')', 'select public.update_user(tests.id(''Ada''), ''Ada'', ''ada@example.com'', ''editor'', ''active'')', 'select public.update_user(tests.id(''Ada''), ''Ada'', ''thief@example.com'', ''user'', ''active'')', 'select public.add_user(''new@example.com'', ''x'', ''New'', ''admin'', gen_random_uuid())', 'select public.delete_user(tests.id(''Ada''))', 'select public.reset_second_factor(tests.id(''Spare''))', 'select public.remove_second_factor()', 'select public.decide_takedown_request((select id from tests.asked), ''accepted'', null, true)']) as statement;
select lives_ok('select public.update_user(tests.id(''Ada''), ''Ada L'', ''ada@example.com'', ''user'', ''active'')', 'a name changes without');
select is(outcome, 'decided', 'M3: so is a takedown refused') from public.decide_takedown_request((select id from tests.asked), 'rejected');
select is(public.prove_second_factor(tests.code(1), 'key of the site'), 'code', 'after a code');
select lives_ok('select public.set_user_role(tests.id(''Ada L''), ''editor'')', 'M3: roles change');

-- Lost.
select tests.act_as('Spare');
select throws_ok('select public.reset_second_factor(tests.id(''Spare''))', 'PT409', 'own_account', 'nobody resets their own');
select results_eq('select name from public.matching_users('''') where has_second_factor', array['Root'], 'an admin sees who has it');
select is(public.reset_second_factor(tests.id('Root')), true, 'and resets it for another');
select is(public.reset_second_factor(tests.id('Root')), false, 'once');
select results_eq('select action, actor_name, item_title from public.audit_log order by id desc limit 1', $$values ('two-step sign-in reset', 'Spare', 'Root')$$, 'which is in the log');
select tests.act_as('Root');
select results_eq('select role, second_factor from public.current_member()', $$values ('admin', 'off')$$, 'the password is enough then');
select is(public.remove_second_factor(), false, 'there is none to turn off');
select is(tests.turn_on('Root', 0), true, 'it can be turned on again');
select is(public.remove_second_factor(), true, 'and off by its owner');

-- REQUIRE_SECOND_FACTOR.
select throws_ok('select public.require_second_factor(false)', '42501', null, 'an admin does not say whether it is required');
select tests.act_as_server();
select public.require_second_factor(true);
select tests.act_as('Ada L');
select results_eq('select role, second_factor from public.current_member()', $$values ('user', 'needed')$$, 'M1: where it is required, an editor without is a user');
select tests.act_as('Spare');
select results_eq('select role, second_factor from public.current_member()', $$values ('user', 'needed')$$, 'M1: and an admin');
select is(private.is_admin(), false, 'M1: for the policies, too');
select throws_ok('select public.reset_second_factor(tests.id(''Root''))', '42501', null, 'M1: and for what admins do');
select is(tests.turn_on('Spare', 0), true, 'until they turn it on');
select is(private.is_admin(), true, 'which makes them an admin again');
select tests.act_as_owner();
select tests.add_member('Uma');
create table tests.bypass as select * from public.start_bypass();
insert into auth.sessions (id, user_id) select id, id from tests.bypass;
select tests.act('authenticated', id, jsonb_build_object('sub', id, 'role', 'authenticated', 'session_id', id)) from tests.bypass;
select is(private.is_admin(), false, 'M1: a bypass does not count as one');
select tests.act_as('Uma');
select results_eq('select role, second_factor from public.current_member()', $$values ('user', 'off')$$, 'nothing is asked of users');
select is(tests.turn_on('Uma', 0), true, 'but they may turn it on');

-- A stranger signed up with an address, and turned it on.
select tests.act_as_owner();
insert into auth.sessions (id, user_id) select '00000000-0000-4000-8000-000000000002'::uuid, tests.id('Uma') union all select '00000000-0000-4000-8000-000000000003'::uuid, tests.id('Spare');
select tests.act_as_server();
select public.prove_address('00000000-0000-4000-8000-000000000002');
select public.prove_address('00000000-0000-4000-8000-000000000003');
select tests.act_as_owner();
select is_empty('select from private.second_factors where user_id = tests.id(''Uma'')', 'who comes in by the first mail is not asked for a stranger''s code');
select isnt_empty('select from private.second_factors where user_id = tests.id(''Spare'')', 'but an admin''s inbox alone lets nobody in');

-- What goes with it.
select tests.act_as_server();
select public.delete_user(tests.id('Spare'));
select tests.act_as_owner();
select is_empty('select from private.second_factors', 'a deleted user leaves nothing');
select is_empty('select from private.proven_sessions where user_id not in (select id from auth.users)', 'neither do their sessions');
select * from finish();
rollback;
