begin;
\ir personas.psql
select no_plan();
select tests.add_member('Ada');
select tests.add_member('Root', 'admin');

create table tests.bypass as select * from public.start_bypass() limit 0;
grant all on tests.bypass to service_role, authenticated, anon;
select tests.act_as_visitor();
select throws_ok('select public.start_bypass()', '42501', null, 'a visitor makes no bypass');
select tests.act_as('Root');
select throws_ok('select public.start_bypass()', '42501', null, 'nor does an admin');
select tests.act_as_server();
insert into tests.bypass select * from public.start_bypass();
select tests.act_as_owner();
select is(count(*), 1::bigint, 'the server makes an account whose password is kept as a hash only') from auth.users join tests.bypass using (id) where encrypted_password = extensions.crypt(password, encrypted_password) and length(password) = 64;
insert into auth.sessions (id, user_id) select id, id from tests.bypass;
create function tests.act_as_bypass() returns void language sql as $$
  select tests.act('authenticated', id, jsonb_build_object('sub', id, 'role', 'authenticated', 'session_id', id)) from tests.bypass;
$$;

select tests.act_as_bypass();
select results_eq('select name, role, status, bypass_until from public.current_member()', $$select 'Admin (Bypass)', 'admin', 'active', now() + interval '15 minutes'$$, 'it is an admin, for a quarter of an hour');
select is(private.is_admin(), true, 'for the policies, too');
select public.ensure_member();
select set_eq('select name from public.get_auth_users()', array['Ada', 'Root'], 'it is in no list');
select set_eq('select name from public.matching_users('''')', array['Ada', 'Root'], 'and no search');
select is_empty('select public.user_by_id((select id from tests.bypass))', 'nor is it found by its id');
select is(current, 2::bigint, 'nor counted') from public.dashboard_statistics() where name = 'users';
select throws_ok(statement, 'PT404', 'unknown user', 'it cannot be made a member: ' || statement)
from unnest(array['select public.set_user_role((select id from tests.bypass), ''admin'')', 'select public.update_user((select id from tests.bypass), ''A'', ''a@example.com'', ''admin'', ''active'')', 'insert into public.user_roles (user_id, role) select id, ''admin'' from tests.bypass']) as statement;
select throws_ok('select public.set_user_role(tests.id(''Root''), ''user'')', 'PT409', 'last_admin', 'beside it the last admin is still the last');
insert into public.jargon (term, definition, category, status) values ('Kerning', 'Space', 'Typography', 'approved');
select results_eq('select actor_name, bypass_id from public.audit_log where item_type = ''jargon''', $$select 'Admin (Bypass)', 'temp-admin-' || id from tests.bypass$$, 'what it does is in the log, under its own id');

insert into public.logos (title, company, image_url) values ('Waits', 'Moyo', '/files/logos/a/waits.svg');
insert into public.jargon (term, definition) values ('Leading', 'Space');
insert into public.events (title, location, start_date, end_date, image_url, status) values ('Refused', 'Lagos', '2026-06-02', '2026-06-03', '/files/logos/a/refused.svg', 'rejected');
insert into public.jobs (title, company, location, contact_email) values ('Waits', 'Moyo', 'Kano', 'a@b.example');

select tests.act_as_server();
insert into public.contact_messages (name, email, message) values ('Noa', 'noa@example.com', 'Hello');
insert into public.newsletter_subscribers (email) values ('noa@example.com');
select tests.act_as_bypass();
update public.contact_messages set handled_at = now();
delete from public.contact_messages;
delete from public.newsletter_subscribers;
select results_eq('select action || '' '' || item_type from public.audit_log where item_type in (''message'', ''subscriber'') and bypass_id is not null and item_title is null and before is null order by id', array['handled message', 'deleted message', 'deleted subscriber'], 'what it does with mail of visitors too, without a word of theirs');

select tests.act_as('Ada');
insert into public.logos (title, company, image_url) values ('Mark', 'Moyo', '/files/logos/a/b.svg');
select tests.act_as_owner();
select is_empty('select from public.notifications where user_id = (select id from tests.bypass)', 'it gets no news');
update private.bypass_admins set expires_at = now();
select tests.act_as_bypass();
select is_empty('select * from public.current_member()', 'when the time is over it is nobody');
select is(private.is_admin(), false, 'and no admin');
select is_empty('select from public.jargon', 'and reads nothing');
select tests.act_as_server();
select lives_ok('select public.start_bypass()', 'the next one');
select tests.act_as_owner();
select is_empty('select from auth.users join tests.bypass using (id)', 'takes away those whose time is over');
select results_eq('select user_id, status from public.jargon where term = ''Kerning''', $$values (null::uuid, 'approved')$$, 'what it published stays');
select results_eq('select type, title, status, image_url from public.moderation_queue where user_id is null and status <> ''approved'' order by type', $$values ('event', 'Refused', 'rejected', '/files/logos/a/refused.svg'), ('jargon', 'Leading', 'pending', null), ('job', 'Waits', 'pending', null), ('logo', 'Waits', 'pending', '/files/logos/a/waits.svg')$$, 'so does what it added for others to decide about');
select results_eq('select distinct actor_name, bypass_id from public.audit_log where item_type = ''jargon'' and action = ''created''', $$select 'Admin (Bypass)', 'temp-admin-' || id from tests.bypass$$, 'and the log');

select tests.act_as('Root');
select throws_ok('select public.end_bypasses()', '42501', null, 'an admin ends nobody''s time');
select tests.act_as_server();
select public.end_bypasses();
select tests.act_as_owner();
select is(count(*), 1::bigint, 'a start of the site leaves those whose time is not over') from private.bypass_admins;
update private.bypass_admins set expires_at = now();
select tests.act_as_server();
select public.end_bypasses();
select tests.act_as_owner();
select is_empty('select from auth.users where email like ''temp-admin-%''', 'and takes the others away');
select * from finish();
rollback;
