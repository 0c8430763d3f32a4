begin;
\ir personas.psql
select no_plan();
select tests.add_member('Amina', 'admin'), tests.add_member('Root', 'admin'), tests.add_member('Zola');
insert into public.logos (title, company, image_url, status) values ('Baobab', 'Café', '/files/logos/a/a.svg', 'rejected');
insert into public.jargon (term, definition, status) values ('Épreuve', 'A proof', 'approved');
insert into public.events (title, location, start_date, end_date) values ('Meet', 'Dakar', '2031-05-02', '2031-05-03');
insert into public.jobs (title, company, location, contact_email) values ('Draw', 'Moyo', 'Accra', 'a@b.example');

select tests.act_as('Amina');
select results_eq($$select place from public.existing_items('logo', '[{"title": "Other", "company": "Café"}, {"title": "BAOBAB", "company": "cafe"}, {"title": "Baobab", "company": "Moyo"}]')$$, array[1], 'a logo of any status is known by its title and company, however they are written');
select results_eq($$select place from public.existing_items('jargon', '[{"term": "epreuve"}, {"term": "Proof"}]')$$, array[0], 'a term by its name');
select results_eq($$select place from public.existing_items('event', '[{"title": "meet", "start_date": "2031-05-03"}, {"title": "meet", "start_date": "2031-05-02"}]')$$, array[1], 'an event by its title and first day');
select results_eq($$select place from public.existing_items('job', '[{"title": "Draw", "company": "Moyo", "location": "Lagos"}, {"title": "Draw", "company": "Moyo", "location": "ACCRA"}]')$$, array[1], 'a job by its title, company and place');
select results_eq($$select place, earlier, item ->> 'term' from public.existing_items('jargon', '[{"term": "Café"}, {"term": "Epreuve"}, {"term": "CAFE"}]')$$, $$values (1, null::integer, 'Épreuve'), (2, 0, null)$$, 'one that repeats another of the list is told with its place');
select is_empty($$select from public.existing_items('job', '[{}, {"title": null}]')$$, 'what says nothing repeats nothing');
select throws_ok($$select * from public.existing_items('shoe', '[{"title": "Draw"}]')$$, '22023', null, 'a kind that is none is refused');

select results_eq($$select item ->> 'term', is_taken from public.existing_items('jargon', '[{"slug": "epreuve", "term": "Proof"}, {"slug": "epreuve"}, {"slug": "none", "term": "Épreuve"}]')$$, $$values ('Épreuve', false), ('Épreuve', false), ('Épreuve', false)$$, 'its address goes before its name');
insert into public.jargon (term, definition) values ('Proof', 'Another');
select results_eq($$select item ->> 'term', is_taken from public.existing_items('jargon', '[{"slug": "epreuve", "term": "proof"}]')$$, $$values ('Épreuve', true)$$, 'a name that another has is told');
insert into public.logos (title, company, image_url) values ('Pending one', 'Moyo', '/files/logos/a/a.svg');
select tests.act_as('Root');
select is_empty($$select from public.notifications, public.logos as logo where logo.title = 'Pending one' and items @> array[logo.id]$$, 'what an admin adds rings no bell');
select tests.act_as('Zola');
insert into public.logos (title, company, image_url) values ('A submission', 'Moyo', '/files/logos/a/a.svg');
select throws_ok($$select * from public.existing_items('logo', '[]')$$, '42501', 'admin_only', 'a member learns nothing of what waits');
select tests.act_as('Root');
select isnt_empty($$select from public.notifications, public.logos as logo where logo.title = 'A submission' and items @> array[logo.id]$$, 'what a member sends rings it');

select * from finish();
rollback;
