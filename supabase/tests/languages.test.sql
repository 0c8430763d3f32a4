begin;
\ir personas.psql
select no_plan();
insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), 'awa@example.com', '{"name": "Awa", "language": "fr"}'), (gen_random_uuid(), 'zuri@example.com', '{"name": "Zuri", "language": "tlh"}');
select tests.add_member(name, role) from (values ('Ada', 'user'), ('Bo', 'user'), ('Root', 'admin')) as member (name, role);
select set_eq('select name, language from public.profiles', $$values ('Awa', 'fr'), ('Zuri', 'en'), ('Ada', 'en'), ('Bo', 'en'), ('Root', 'en')$$, 'a member has the language of the page of their sign-up');

select tests.act_as('Ada');
update public.profiles set language = 'ar';
select throws_ok('update public.profiles set language = ''de''', '23514', null, 'one of five');
select throws_ok('update public.profiles set language = null', '23502', null, 'and always one');
select throws_ok('select public.mail_language(''awa@example.com'')', '42501', null, 'and learns nobody else''s');
select tests.act_as_owner();
select set_eq('select name, language from public.profiles', $$values ('Awa', 'fr'), ('Zuri', 'en'), ('Ada', 'ar'), ('Bo', 'en'), ('Root', 'en')$$, 'a member changes their own and nobody else''s');
select is((select raw_user_meta_data ->> 'language' from auth.users where email = 'ada@example.com'), 'ar', 'which the auth service hears of');
select is((select raw_user_meta_data ->> 'name' from auth.users where email = 'ada@example.com'), 'Ada', 'beside what it knows');
select tests.act_as_visitor();
select throws_ok('select public.mail_language(''awa@example.com'')', '42501', null, 'a visitor learns nobody''s');

select tests.act_as_owner();
insert into private.allowed_email_changes (user_id, expires_at) values (tests.id('Ada'), now() + interval '1 minute');
update auth.users set email_change = 'amina@example.com' where email = 'ada@example.com';
insert into public.logos (id, title, company, image_url, status, user_id)
values ('00000000-0000-4000-8000-000000000001', 'Mark', 'C', '/files/logos/a/a.svg', 'approved', tests.id('Bo'));
select tests.act_as_server();
select is(public.mail_language('Ada@example.com', 'pt'), 'ar', 'a member gets mail in their language, whatever the page');
select is(public.send_report(gen_random_uuid(), 'logo', '00000000-0000-4000-8000-000000000001', 'spam', null, 'efua@example.com', 'sw'), 'sent', 'a report says from which page it comes');
select is(public.send_takedown_request(gen_random_uuid(), repeat('t', 43), '00000000-0000-4000-8000-000000000001', 'mine', 'It is mine', 'yaw@example.com', null, null, false, 'pt'), 'sent', 'and so does a request');
select is(public.send_contact_message('Efua', 'efua@example.com', 'Hi', gen_random_uuid(), 'fr'), true, 'and a message');
select is((select language from public.contact_messages), 'fr', 'which keeps it');
select is(public.mail_language('efua@example.com'), 'sw', 'others get it in the language of the page where they asked');
select is(public.mail_language('yaw@example.com'), 'pt', 'of their request, too');
select is(public.mail_language('efua@example.com', 'ar'), 'ar', 'or ask now');
select is(public.mail_language('efua@example.com', 'tlh'), 'sw', 'if it is one of five');
select is(public.mail_language('nobody@example.com'), 'en', 'or in English');
select is(public.mail_language('amina@example.com'), (select language from public.profiles where name = 'Ada'), 'the address to which a member moves is theirs');
select throws_ok('select public.send_contact_message(''Efua'', ''efua@example.com'', ''Hi'', gen_random_uuid(), ''de'')', '23514', null, 'nothing is kept in another language');

select * from finish();
rollback;
