begin;
\ir personas.psql
select no_plan();
select tests.add_member('Ada');
select tests.add_member('Root', 'admin');
insert into auth.users (id, email, raw_user_meta_data) values ('00000000-0000-4000-8000-000000000001', 'new@example.com', '{"name": "  New One ", "role": "admin"}'), ('00000000-0000-4000-8000-000000000002', 'plain@example.com', '{"submission_id": "1"}');
insert into auth.sessions (id, user_id) select id, id from auth.users where email in ('new@example.com', 'plain@example.com');
create function tests.act_as_new(id uuid) returns void language sql as $$
  select tests.act('authenticated', id, jsonb_build_object('sub', id, 'role', 'authenticated', 'session_id', id));
$$;

select tests.act_as_new('00000000-0000-4000-8000-000000000001');
select results_eq('select name, role, status, unread from public.current_member()', $$values ('New One', 'user', 'active', 0::bigint)$$, 'a new member is known');
select results_eq('select name, status from public.profiles', $$values ('New One', 'active')$$, 'signing up gives a profile with the name given');
select results_eq('select role from public.user_roles', array['user'], 'and the role of a user, whatever the metadata says');
select is(private.is_admin(), false, 'who is no admin');
select tests.act_as_new('00000000-0000-4000-8000-000000000002');
select is_empty('select from public.profiles', 'an admin who makes an account writes its profile in their own name');
select public.ensure_member();
select results_eq('select name from public.profiles', array['plain'], 'else signing in gives one; without a name the address does');
select throws_ok(format('update public.profiles set name = %L', name), '23514', null, format('no member is called %L, past the site either', name))
from unnest(array['', ' ', chr(160), chr(8203), 'Ada' || chr(8238) || 'nimda', 'A' || chr(8204) || 'da', ' Ada', 'Ada  L.', E'Ada\nL.', 'A' || chr(8205) || 'da']) as name;
select lives_ok(format('update public.profiles set name = %L', name), format('but %L is a name', name))
from unnest(array['Adé O''Neil', 'عمر', 'Ada ' || chr(128105) || chr(8205) || chr(127912), 'plain']) as name;
select tests.act_as_owner();
select results_eq(format('select private.name_of(jsonb_build_object(''name'', %L::text), ''ada@example.com'')', given), array[name], format('%L that comes with an account is cleaned', given))
from (values (chr(8238) || 'nimda ' || chr(8203) || chr(160) || 'Ada', 'nimda Ada'), (chr(8203) || ' ' || chr(12288), 'ada'), (repeat('x', 79) || ' yz', repeat('x', 79))) as names (given, name);

select tests.act_as_visitor();
select is_empty('select * from public.current_member()', 'a visitor is nobody');
select throws_ok(statement, '42501', null, 'a visitor may not: ' || statement)
from unnest(array['select public.ensure_member()', 'select public.get_auth_users()', 'select public.set_user_role(tests.id(''Ada''), ''admin'')', 'select public.update_user(tests.id(''Ada''), ''A'', ''a@example.com'', ''admin'', ''active'')', 'select public.delete_user(tests.id(''Root''))', 'select public.add_user(''a@example.com'', ''hash'', ''A'', ''admin'', gen_random_uuid())']) as statement;
select tests.act_as('Ada');
select throws_ok(statement, '42501', 'admin_only', 'a member may not: ' || statement)
from unnest(array['select public.get_auth_users()', 'select public.matching_users(''Root'')', 'select public.user_by_id(tests.id(''Ada''))', 'select public.member_record(tests.id(''Ada''))', 'select public.set_user_role(tests.id(''Ada''), ''admin'')', 'select public.update_user(tests.id(''Ada''), ''A'', ''a@example.com'', ''admin'', ''active'')', 'select public.delete_user(tests.id(''Root''))', 'select public.add_user(''a@example.com'', ''hash'', ''A'', ''admin'', gen_random_uuid())']) as statement;

select tests.act_as('Root');
select is(private.is_admin(), true, 'an admin is one');
select set_eq('select email, name, role, status from public.get_auth_users()', $$values ('ada@example.com', 'Ada', 'user', 'active'), ('root@example.com', 'Root', 'admin', 'active'), ('new@example.com', 'New One', 'user', 'active'), ('plain@example.com', 'plain', 'user', 'active')$$, 'an admin lists the users');
select results_eq(format('select name from public.matching_users(%L)', query), found, format('an admin who searches for %L finds who is meant', query))
from (values ('ÁDA', array['Ada']), ('root@', array['Root']), ('admin', array['Root']), ('100%', array[]::text[]), ('_', array[]::text[])) as search (query, found);
select results_eq('select name, email, role, status from public.user_by_id(tests.id(''Ada''))', $$values ('Ada', 'ada@example.com', 'user', 'active')$$, 'an admin looks a user up');
select results_eq('select approved, rejected, pending from public.member_record(tests.id(''Ada''))', $$select count(*) filter (where status = 'approved'), count(*) filter (where status = 'rejected'), count(*) filter (where status = 'pending') from private.items where user_id = tests.id('Ada')$$, 'and reads how what they sent was decided');
select throws_ok('select public.set_user_role(tests.id(''Root''), ''user'')', 'PT409', 'last_admin', 'A20: the last admin stays one');
select throws_ok('update public.user_roles set role = ''user''', 'PT409', 'last_admin', 'A20: by every way');
select is_empty('delete from public.user_roles where user_id = tests.id(''Root'') returning 1', 'A20: by deleting the role, too');
select throws_ok('update public.profiles set status = ''inactive'' where user_id = tests.id(''Root'')', 'PT409', 'last_admin', 'A20: by deactivating, too');
select throws_ok('select public.delete_user(tests.id(''Root''))', 'PT409', 'own_account', 'A20: nobody deletes themselves');
select throws_ok('select public.update_user(tests.id(''Root''), ''Root'', ''root@example.com'', ''admin'', ''inactive'')', 'PT409', 'own_account', 'A20: nobody deactivates themselves');
select throws_ok('select public.update_user(tests.id(''Ada''), ''Ada'', ''ROOT@example.com'', ''user'', ''active'')', 'PT409', 'email_taken', 'an address belongs to one user');
select throws_ok('select public.update_user(gen_random_uuid(), ''Ada'', ''x@example.com'', ''user'', ''active'')', 'PT404', null, 'an unknown user is not updated');
select throws_ok('select public.set_user_role(tests.id(''Ada''), ''owner'')', '23514', null, 'an unknown role is refused');
select lives_ok('select public.update_user(tests.id(''Ada''), ''Ada'', ''Lovelace@example.com'', ''admin'', ''active'')', 'an admin updates a user');
select results_eq('select email, role from public.get_auth_users() where name = ''Ada''', $$values ('lovelace@example.com', 'admin')$$, 'address and role are changed');
select results_eq('select before ->> ''email'', after ->> ''email'' from public.audit_log where item_title = ''Ada'' and after ? ''email''', $$values ('ada@example.com', 'lovelace@example.com')$$, 'and the log tells of the address');
create temporary table seen as select version from public.user_by_id(tests.id('Ada'));
select lives_ok('select public.update_user(tests.id(''Ada''), ''Ada L.'', ''lovelace@example.com'', ''admin'', ''active'', (select version from seen))', 'an admin changes the user they saw');
select throws_ok('select public.update_user(tests.id(''Ada L.''), ''Adele'', ''adele@example.com'', ''admin'', ''active'', ' || seen || ')', 'PT409', 'changed_meanwhile', 'but not one who has changed since, with the version ' || seen)
from unnest(array['(select version from seen)', '''''']) as seen;
select results_eq('select name, email, role from public.user_by_id(tests.id(''Ada L.''))', $$values ('Ada L.', 'lovelace@example.com', 'admin')$$, 'and nothing is overwritten');
select public.update_user(tests.id('Ada L.'), 'Ada', 'lovelace@example.com', 'admin', 'active', (select version from public.user_by_id(tests.id('Ada L.'))));
select tests.act_as('Ada');
select is(private.is_admin(), true, 'the next request has the new role');
select throws_ok('select public.set_user_role(tests.id(''Ada''), ''user'')', 'PT409', 'own_account', 'A20: with two admins, too, nobody takes away their own role');
select throws_ok('update public.user_roles set role = ''user'' where user_id = tests.id(''Ada'')', 'PT409', 'own_account', 'A20: by every way');
select lives_ok('select public.set_user_role(tests.id(''Root''), ''user'')', 'but one may take the role of another');
select tests.act_as('Root');
select is(private.is_admin(), false, 'and has the new role at once');

select tests.act_as_server();
select throws_ok('select public.delete_user(tests.id(''Ada''))', 'PT409', 'last_admin', 'A20: the secret key does not remove the last admin');
select tests.act_as('Ada');
insert into public.logos (title, company, image_url, status, user_id) values ('Root''s', 'C', '/files/logos/a/a.svg', 'approved', tests.id('Root'));
select public.update_user(tests.id('Root'), 'Root', 'root@example.com', 'user', 'inactive');
select tests.act_as('Root');
select is((select count(*)::int from public.logos), 0, 'deactivating makes open sessions worth nothing');
select is((select status from public.ensure_member()), 'inactive', 'whatever they ask for');
select is((select status from public.current_member()), 'inactive', 'but they learn why');
select tests.act_as_owner();
select isnt((select count(*)::int from auth.sessions where user_id = tests.id('Root')), 0, 'also from a session whose token has run out, which is renewed');
select tests.act_as('Ada');
select public.update_user(tests.id('Root'), 'Root', 'root@example.com', 'user', 'inactive');
select public.update_user(tests.id('Root'), 'Root', 'root@example.com', 'user', 'active');
select tests.act_as_owner();
select is((select count(*)::int from auth.sessions where user_id = tests.id('Root')), 0, 'who is active again signs in anew');
insert into auth.sessions (id, user_id) select id, id from tests.id('Root') as id;
select tests.act_as('Ada');
select public.update_user(tests.id('Root'), 'Root', 'root@example.com', 'user', 'active');
select tests.act_as_owner();
select isnt((select count(*)::int from auth.sessions where user_id = tests.id('Root')), 0, 'and stays so when an admin saves them once more');
select tests.act_as('Ada');
select lives_ok('select public.delete_user(tests.id(''Root''))', 'an admin deletes a user');
select throws_ok('select public.delete_user(gen_random_uuid())', 'PT404', null, 'but not one who is not there');
select results_eq('select user_id, status from public.logos where title = ''Root''''s''', $$values (null::uuid, 'approved')$$, 'what they published stays, without its owner');
select is((select count(*)::int from public.audit_log where item_type = 'role' and action = 'deleted' and actor_name = 'Ada'), 1, 'and the log knows who did it');

-- Whom an admin adds.
select tests.act_as_owner();
insert into auth.users (id, email, raw_user_meta_data) values ('00000000-0000-4000-8000-000000000041', 'unconfirmed@example.com', '{"name": "Stranger"}');
select tests.act_as('Ada');
select ok(public.add_user('Unconfirmed@example.com', 'hash', 'Nia', 'editor', '00000000-0000-4000-8000-000000000042', 'sw'), 'an admin adds a user, whose address a stranger has not confirmed');
select ok(not public.add_user('unconfirmed@example.com', 'hash', 'Nia', 'editor', '00000000-0000-4000-8000-000000000042'), 'once for each form');
select throws_ok($$select public.add_user('unconfirmed@example.com', 'hash', 'Nia', 'editor', gen_random_uuid())$$, 'PT409', 'email_taken', 'a confirmed address is taken');
select throws_ok($$select public.add_user('no address', 'hash', 'Nia', 'editor', gen_random_uuid())$$, '22023', null, 'and what is none is refused');
select results_eq($$select name, role from public.get_auth_users() where email = 'unconfirmed@example.com'$$, $$values ('Nia', 'editor')$$, 'with name and role');
select tests.act_as_owner();
select is((select profile.language from auth.users as account join public.profiles as profile on profile.user_id = account.id where account.email = 'unconfirmed@example.com'), 'sw', 'and language');
select tests.act_as_owner();
select isnt_empty($$select from auth.users where email = 'unconfirmed@example.com' and email_confirmed_at is not null$$, 'the address is confirmed by that');
delete from auth.users where email = 'unconfirmed@example.com';

select tests.act_as_owner();
select tests.add_member('Leo', 'user', 'active');
insert into public.logos (title, company, image_url, status, user_id, updated_at) values ('Kept', 'C', '/files/logos/a/a.svg', 'approved', tests.id('Leo'), '2026-01-02 03:04:05+00');
insert into public.logos (title, company, image_url, status, user_id) values
  ('Waits', 'C', '/files/logos/a/a.svg', 'pending', tests.id('Leo')), ('Refused', 'C', '/files/logos/b/a.svg', 'rejected', tests.id('Leo'));
insert into public.jobs (title, company, location, contact_email, status, user_id) values ('Waits', 'C', 'Kano', 'a@b.example', 'pending', tests.id('Leo'));
select tests.act_as_server();
select throws_ok('select public.delete_user(tests.id(''Ada''))', 'PT409', 'last_admin', 'A20: not that of the last admin');
select results_eq('select public.delete_user(tests.id(''Leo''))', array['/files/logos/b/a.svg'], 'and learns which pictures nothing shows anymore');
select set_eq('select title from public.logos where title in (''Kept'', ''Waits'', ''Refused'')', array['Kept'], 'what was never published is gone');
select is((select count(*)::int from public.jobs where title = 'Waits'), 0, 'of every kind');
select is((select updated_at from public.logos where title = 'Kept'), '2026-01-02 03:04:05+00', 'and what stays has not changed now');

select tests.act_as_owner();
select tests.add_member('Mia', 'user', 'active');
insert into public.logos (id, title, company, image_url, status, user_id) values ('00000000-0000-4000-8000-000000000011', 'Mia''s', 'C', '/files/logos/c/a.svg', 'approved', tests.id('Mia')),
  ('00000000-0000-4000-8000-000000000012', 'Mia''s, refused', 'C', '/files/logos/d/a.svg', 'rejected', tests.id('Mia')),
  ('00000000-0000-4000-8000-000000000013', 'Mia''s face', 'C', '/files/logos/speaker/a.svg', 'rejected', tests.id('Mia'));
insert into public.events (title, location, start_date, end_date, speakers, status) values ('Talk', 'Lagos', '2026-06-02', '2026-06-03', '[{"name": "Ada"}, {"name": "Mia", "image": "/files/logos/speaker/a.svg"}]', 'approved');
insert into public.logos (title, company, image_url, user_id, revision_of) values ('Mia''s, better', 'C', '/files/logos/c/a.svg', tests.id('Mia'), '00000000-0000-4000-8000-000000000011');
insert into public.events (title, location, start_date, end_date, image_url, user_id) values ('Mia''s', 'Lagos', '2026-06-02', '2026-06-03', '/files/logos/e/a.svg', tests.id('Mia'));
insert into public.jargon (term, definition, user_id) values ('Mia''s', 'D', tests.id('Mia'));
select tests.act_as('Ada');
select set_eq('select public.delete_user(tests.id(''Mia''))', array['/files/logos/d/a.svg', '/files/logos/e/a.svg'], 'an admin''s deletion tells the pictures too, but not one that shows a speaker');
select results_eq('select title, user_id from public.moderation_queue where title like ''Mia%''', $$values ('Mia''s', null::uuid)$$, 'and leaves only what was published');

-- Whoever decided about items and answered messages goes too.
select tests.act_as_owner();
select tests.add_member('Rita', 'admin', 'active'), tests.add_member('Noor', 'user', 'active');
insert into public.contact_messages (id, name, email, message) values ('00000000-0000-4000-8000-000000000031', 'V', 'v@example.com', 'Hello');
select tests.act_as('Noor');
insert into public.logos (id, title, company, image_url) values ('00000000-0000-4000-8000-000000000032', 'Noor''s', 'C', '/files/logos/f/a.svg');
insert into public.jobs (id, title, company, location, contact_email) values ('00000000-0000-4000-8000-000000000033', 'Noor''s', 'C', 'Kano', 'a@b.example');
select tests.act_as_owner();
insert into public.jargon (term, definition, status, user_id, reviewed_by, updated_at) values ('Rita''s', 'D', 'approved', tests.id('Rita'), tests.id('Rita'), '2026-01-02 03:04:05+00'),
  ('Decided', 'D', 'approved', tests.id('Noor'), tests.id('Rita'), '2026-01-02 03:04:05+00'), ('Refused', 'D', 'rejected', null, tests.id('Rita'), '2026-01-02 03:04:05+00');
select tests.act_as('Rita');
select outcome from public.review_items('[{"type": "logo", "id": "00000000-0000-4000-8000-000000000032"}]', 'approved', 'Fine');
select outcome from private.review_item('job', '00000000-0000-4000-8000-000000000033', 'rejected', 'No');
update public.contact_messages set handled_at = now();
select tests.act_as('Ada');
update public.logos set reviewed_by = null where title = 'Noor''s';
update public.contact_messages set handled_by = null;
select is((select count(*)::int from public.logos where reviewed_by = tests.id('Rita')) + (select count(*)::int from public.contact_messages where handled_by = tests.id('Rita')), 2, 'while they are there, nobody hides who it was');
create temporary table said as select max(id) as last, tests.id('Noor') as noor from public.audit_log;
select public.delete_user(tests.id('Rita'));
select set_eq('select actor_name, action, item_type, item_title from public.audit_log, said where id > last', $$values ('Ada', 'deleted', 'account', 'rita@example.com'), ('Ada', 'deleted', 'role', 'Rita'), ('Ada', 'deleted', 'profile', 'Rita')$$,
  'the log says whose account it was, and nothing of what it had decided');
select results_eq($$select status, review_note, reviewed_by, reviewed_at is not null from public.logos where title = 'Noor''s' union all select status, review_note, reviewed_by, reviewed_at is not null from public.jobs where title = 'Noor''s'$$,
  $$values ('approved', 'Fine', null::uuid, true), ('rejected', 'No', null, true)$$, 'their decisions stand, and name nobody who is gone');
select set_eq('select term, user_id, reviewed_by, updated_at from public.jargon', $$select term, owner, null::uuid, timestamptz '2026-01-02 03:04:05+00' from (values ('Rita''s', null), ('Decided', tests.id('Noor')), ('Refused', null)) as kept (term, owner)$$,
  'nor does any of it count as changed, which would refuse who is editing it');
select results_eq('select handled_by, handled_at is not null from public.contact_messages', $$values (null::uuid, true)$$, 'so does what they answered');
select lives_ok($$update public.logos set company = 'D' where title = 'Noor''s'; update public.contact_messages set handled_at = now()$$, 'and can be changed');
select is((select handled_by from public.contact_messages), null, 'without another name');
update said set last = (select max(id) from public.audit_log);
select public.delete_user((select noor from said));
select set_eq('select action, item_type, item_title from public.audit_log, said where id > last', $$values ('deleted', 'account', 'noor@example.com'), ('deleted', 'role', 'Noor'), ('deleted', 'profile', 'Noor'), ('deleted', 'job', 'Noor''s')$$,
  'nor of what they published and what stays');
update said set last = (select max(id) from public.audit_log);
update public.logos set user_id = tests.id('Ada') where title = 'Noor''s';
update public.logos set user_id = null where title = 'Noor''s';
select results_eq('select action, item_title from public.audit_log, said where id > last', $$values ('updated', 'Noor''s'), ('updated', 'Noor''s')$$, 'but an admin who gives an item to somebody, or takes it, is in the log');

-- Another address, where no mail is sent: by the site, which has checked the password.
select tests.act_as('Ada');
select throws_ok('select public.change_address(tests.id(''Ada''), ''thief@example.com'')', '42501', null, 'nobody moves an account past the site');
select tests.act_as_owner();
insert into auth.identities (id, user_id, provider, provider_id, identity_data) select gen_random_uuid(), tests.id('Ada'), 'email', tests.id('Ada')::text, '{"email": "lovelace@example.com"}';
select tests.act_as_server();
select throws_ok('select public.change_address(tests.id(''Ada''), ''NEW@example.com'')', 'PT409', 'email_taken', 'not to the address of another');
select lives_ok('select public.change_address(tests.id(''Ada''), '' Ada.New@example.com '')', 'but to any other');
select tests.act_as_owner();
select results_eq('select account.email::text, identity.identity_data ->> ''email'' from auth.users as account join auth.identities as identity on identity.user_id = account.id where account.id = tests.id(''Ada'')', $$values ('ada.new@example.com', 'ada.new@example.com')$$, 'by which they sign in');

-- Another address, else: only right after the member has signed in anew.
select tests.act_as_owner();
select tests.add_member('Mover');
create function tests.move(name text, address text) returns text language sql security definer set search_path = '' as $$
  update auth.users set email_change = address where id = tests.id(name) returning email_change;
$$;
select is(tests.move('Mover', 'thief@example.com'), '', 'whoever has a session alone moves no account');
update auth.sessions set created_at = now() - interval '61 seconds' where user_id = tests.id('Mover');
select tests.act_as('Mover');
select throws_ok('select public.allow_email_change()', '42501', 'sign_in_anew', 'nor allows it with a session that is not new');
select tests.act_as_owner();
update auth.sessions set created_at = now() where user_id = tests.id('Mover');
select tests.act_as_visitor();
select throws_ok('select public.allow_email_change()', '42501', null, 'nor does a visitor');
select tests.act_as('Mover');
select lives_ok('select public.allow_email_change()', 'who has just signed in allows it');
select is(tests.move('New One', 'thief@example.com'), '', 'for nobody else');
select is(tests.move('Mover', 'moved@example.com'), 'moved@example.com', 'then the service takes another address');
select is(tests.move('Mover', 'thief@example.com'), '', 'once');
select is(tests.move('Mover', ''), '', 'and it may always be taken back');
select lives_ok('select public.allow_email_change()', 'who allows it again');
select tests.act_as_owner();
update private.allowed_email_changes set expires_at = now();
select is(tests.move('Mover', 'thief@example.com'), '', 'has a minute');

-- H2. The hosted service sends the mail, then writes this, in one transaction. What it keeps says when it may mail again:
-- an error would take that back with the rest.
do $$ begin
  if to_regclass('auth.one_time_tokens') is null then
    create table auth.one_time_tokens (
      id uuid primary key, user_id uuid not null, token_type text not null, token_hash text not null, relates_to text not null);
  end if;
end $$;
select private.guard_one_time_tokens();
create function tests.ask_service(name text, address text) returns void language plpgsql security definer set search_path = '' as $$
begin
  update auth.users set email_change = address, email_change_token_new = 'mailed', email_change_token_current = 'mailed',
    email_change_sent_at = now(), email_change_confirm_status = 0 where id = tests.id(name);
  delete from auth.one_time_tokens where user_id = tests.id(name) and token_type::text = 'email_change_token_new';
  insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
  values (gen_random_uuid(), tests.id(name), 'email_change_token_new', 'mailed', address);
end $$;
create function tests.kept() returns text language sql security definer set search_path = '' as $$
  select concat_ws(' ', nullif(email_change, ''), nullif(email_change_token_new, ''), nullif(email_change_token_current, ''),
    (select max(token_hash) from auth.one_time_tokens where user_id = account.id), case when email_change_sent_at = now() then 'sent now' end)
  from auth.users as account where account.id = tests.id('Mover');
$$;
select lives_ok('select tests.ask_service(''Mover'', ''thief@example.com'')', 'H2 a change that nobody allowed is no error to the service');
select is(tests.kept(), 'sent now', 'H2 it leaves no address and no token, and the time of the mail, by which the service refuses the next');
update private.allowed_email_changes set expires_at = now() + interval '1 minute';
select tests.ask_service('Mover', 'moved@example.com');
select is(tests.kept(), 'moved@example.com mailed mailed mailed sent now', 'H2 one that was allowed is written whole');
select tests.move('Mover', '');
insert into private.allowed_email_changes values (tests.id('Mover'), now() + interval '1 minute');

-- An address that somebody else has signed up with meanwhile.
update private.allowed_email_changes set expires_at = now() + interval '1 minute';
select tests.move('Mover', 'wanted@example.com');
update auth.users set email_change_token_new = 'mailed-token' where id = tests.id('Mover');
create function tests.pending() returns text language sql security definer set search_path = '' as $$
  select email_change || ' ' || email_change_token_new from auth.users where id = tests.id('Mover');
$$;
insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000041', 'elsewhere@example.com');
select is(tests.pending(), 'wanted@example.com mailed-token', 'another account leaves a change of address as it is');
update auth.users set email = 'wanted@example.com' where id = '00000000-0000-4000-8000-000000000041';
select is(tests.pending(), ' ', 'one with that address ends it');

select * from finish();
rollback;
