-- The kinds of items. A fifth is one migration:
--   1. its table, `like private.submission including all`, with limits on every column and the generated columns `search`
--      (all its words) and `search_names` (the short texts in which a misspelling is looked for);
--   2. one call of private.add_kind, which makes everything else and lets all that is about items know of it.
-- Its public list is the newest first; one in another order has a function of its own, as public.matching_jargon.

-- Accounts whose address has the text, for admins alone. Only what has an @ is looked for in addresses: a word would find
-- what its sender happens to be called.
create function private.senders_at(query text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when query like '%@%' and (private.is_server() or private.is_admin())
    then array(select account.id from auth.users as account where lower(account.email) like private.contains_pattern(lower(btrim(query)))) end;
end $$;
revoke execute on function private.senders_at(text) from public;
grant execute on function private.senders_at(text) to anon, authenticated, service_role;

-- An empty slug is made of the title; a taken one gets a number. It follows the title until the item is published, and then
-- stays, so that links keep working. A member's edit, which has no page, has its id. Definer: it must see the slugs of
-- pending items. One at a time: two that are written at once must not find the same slug free.
create function private.set_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  title constant text := to_jsonb(new) ->> tg_argv[1];
  base text := coalesce(nullif(private.filed_as(title), ''), tg_argv[0]);
  number integer := 1;
  taken boolean;
begin
  if new.revision_of is not null then
    new.slug := new.id::text;
    return new;
  end if;
  if not private.is_server() and not private.is_admin() then
    new.slug := case tg_op when 'INSERT' then '' else old.slug end;
  end if;
  if tg_op = 'UPDATE' and old.status <> 'approved' and new.slug = old.slug
    and old.slug ~ ('^' || coalesce(nullif(private.filed_as(to_jsonb(old) ->> tg_argv[1]), ''), tg_argv[0]) || '(-[0-9]+)?$')
    and title is distinct from to_jsonb(old) ->> tg_argv[1] then
    new.slug := '';
  end if;
  if new.slug <> '' then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtext(tg_table_name || '_slug'));
  new.slug := base;
  loop
    execute format('select exists (select from public.%I where slug = $1 and id <> $2)', tg_table_name) into taken using new.slug, new.id;
    exit when not taken;
    number := number + 1;
    new.slug := base || '-' || number;
  end loop;
  return new;
end $$;
revoke execute on function private.set_slug() from public;

-- A column with several values: a list is narrowed to the rows that have all that are asked for.
create function private.is_set(name text, filter text) returns boolean
language sql stable set search_path = '' as $$
  select attndims > 0 from pg_catalog.pg_attribute where attrelid = format('public.%I', name)::regclass and attname = filter;
$$;
revoke execute on function private.is_set(text, text) from public;

-- The statements of a public list, as public.matching_logos: the rows that are offered, the newest first, with what it can be
-- narrowed by. private.list_page stands with the other lists.
create function private.public_list(name text, filters text[], offered text) returns text
language plpgsql set search_path = '' as $$
begin
  return (
    select coalesce(string_agg(format('create index %1$s_%2$s on public.%1$I ' || case when private.is_set(name, filter) then 'using gin (%2$I)' else '(%2$I, created_at desc, id desc)' end
      || ' where status = ''approved'';', name, filter), ''), '')
    from unnest(filters) as filter
  ) || format($list$
create function public.matching_%1$s(
  query text default '',%2$s
  seen text[] default null, backwards boolean default false, max_rows integer default 1000, ranked boolean default false
) returns setof public.%1$I
language plpgsql stable security definer set search_path = '' as $body$
begin
  return query select * from private.list_page(
    null::public.%1$I, query, %3$L, concat_ws(' and ', null%4$s), '{created_at,id}', false, seen, backwards, max_rows, ranked);
end $body$;
comment on function public.matching_%1$s is 'Definer: a policy in the way would keep the planner from the indexes; gives what is published.';
revoke execute on function public.matching_%1$s from public;
grant execute on function public.matching_%1$s to anon, authenticated, service_role;$list$,
    name,
    (select string_agg(format(' of_%1$s public.%2$I.%1$I%%type default null,', filter, name), '') from unnest(filters) as filter),
    offered,
    (select string_agg(format(', %L || quote_literal(of_%s)', quote_ident(filter) || case when private.is_set(name, filter) then ' @> ' else ' = ' end, filter), '') from unnest(filters) as filter));
end $$;
revoke execute on function private.public_list(text, text[], text) from public;

create function private.forget_notes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.reviewer_notes where subject_id = old.id;
  return null;
end $$;
revoke execute on function private.forget_notes() from public;

-- What all kinds have beside their columns. Columns are given by their names, conditions as SQL about `item`.
create function private.add_kind(
  name text, type text, noun text,
  identity text[], -- what tells one from another, as in private.kinds
  detail text, -- the column that a reviewer reads beside the title
  company text default null, image text default null,
  more_images text default null, -- a list of objects, each with an `image`
  admin_columns text[] default '{}', facets text[] default '{}', counted text default 'true', -- see private.kinds
  published text default 'status = ''approved''', -- what everybody reads; of that,
  is_listed text default 'true', -- what is offered to who searches,
  is_over text default 'false', -- what comes too late to be approved
  standing text default null, -- see private.kinds
  filters text[] default '{}' -- columns that its public list can be narrowed by; null where that has a function of its own
) returns void
language plpgsql set search_path = '' as $$
declare
  title constant text := identity[1];
  undecided constant text := '(user_id = (select auth.uid()) and status <> ''approved'') or (select private.is_admin())';
  own constant text := '(user_id = (select auth.uid()) and status = ''pending'') or (select private.is_admin())';
  selection constant text := format(
    'select %L::text as type, item.id, item.%I::text as title, item.%I::text as detail, %s::text as company, %s::text as image_url,
       %s::jsonb as more_images, item.slug, item.status, item.user_id, item.created_at, item.updated_at, item.revision_of,
       greatest(item.updated_at, (select original.updated_at from public.%I as original where original.id = item.revision_of)) as version,
       item.reviewed_by, item.reviewed_at, item.review_note,
       (%s) as is_listed, (%s) as is_over,
       private.fold(item.%I) as folded_title, private.fold(%s) as folded_company,
       array[%s] as identity, item.search, item.search_names
     from public.%I as item',
    type, title, detail, coalesce('item.' || quote_ident(company), 'null'), coalesce('item.' || quote_ident(image), 'null'),
    coalesce('item.' || quote_ident(more_images), 'null'),
    name, is_listed, is_over, title, coalesce('item.' || quote_ident(company), 'null'),
    (select string_agg(format('private.fold(item.%I::text)', part), ', ') from unnest(identity) as part), name);
  pictures constant text := concat_ws(' || ', '''{}''::text[]', 'item.' || quote_ident(image),
    'array(select more ->> ''image'' from jsonb_array_elements(item.' || quote_ident(more_images) || ') as more)');
  statement text;
begin
  insert into private.kinds (type, name, noun, identity, admin_columns, counted, facets, standing, selection, pictures)
  values (type, name, noun, identity, admin_columns, counted, facets, standing, selection, pictures);
  insert into public.content_versions (kind) values (name);
  foreach statement in array array[
    'alter table public.%1$I
       add foreign key (user_id) references auth.users (id) on delete set null,
       add foreign key (reviewed_by) references auth.users (id) on delete set null,
       add foreign key (revision_of) references public.%1$I (id) on delete cascade',
    'create index %1$s_newest on public.%1$I (status, created_at desc, id desc)',
    'create index %1$s_published on public.%1$I (coalesce(reviewed_at, created_at)) where status = ''approved''',
    'create index %1$s_all on public.%1$I (created_at desc, id desc)',
    'create index %1$s_user on public.%1$I (user_id, created_at desc)',
    -- Partial: most rows have none, and an index over all would be asked for these.
    'create unique index %1$s_revision on public.%1$I (revision_of) where revision_of is not null',
    'create index %1$s_import on public.%1$I (import_id) where import_id is not null',
    'create index %1$s_reviewer on public.%1$I (reviewed_by)',
    'create index %1$s_search on public.%1$I using gin (search)',
    'create index %1$s_search_names on public.%1$I using gin (search_names extensions.gin_trgm_ops)',
    'create index %1$s_folded_title on public.%1$I (private.fold(%2$I))',
    case when company is not null then 'create index %1$s_folded_company on public.%1$I (private.fold(%5$I), created_at desc)' end,
    case when image is not null then 'create index %1$s_image on public.%1$I (%6$I)' end,
    case when more_images is not null then 'create index %1$s_more_images on public.%1$I using gin (%10$I jsonb_path_ops)' end,

    'create trigger base before insert on public.%1$I for each row execute function private.check_base()',
    'create trigger force_columns before insert or update on public.%1$I for each row execute function private.force_submission()',
    'create trigger revision before insert or update on public.%1$I for each row execute function private.check_revision()',
    'create trigger slug before insert or update on public.%1$I for each row execute function private.set_slug(%4$L, %2$L)',
    'create trigger audit after insert or update or delete on public.%1$I for each row execute function private.write_audit(%3$L, %2$L)',
    'create trigger audit_import after insert on public.%1$I referencing new table as added
       for each statement execute function private.audit_import(%3$L, %4$L)',
    'create trigger notify after insert or update or delete on public.%1$I for each row execute function private.notify_review(%4$L, %2$L)',
    'create trigger forget_notes after delete on public.%1$I for each row execute function private.forget_notes()',
    'create trigger limit_submissions after insert or update on public.%1$I for each statement execute function private.limit_submissions()',
    'create trigger count_added after insert on public.%1$I referencing new table as added
       for each statement execute function private.count_published()',
    'create trigger count_changed after update on public.%1$I referencing new table as added old table as removed
       for each statement execute function private.count_published()',
    'create trigger count_removed after delete on public.%1$I referencing old table as removed
       for each statement execute function private.count_published()',

    'alter table public.%1$I enable row level security',
    'create policy "only a living session of an active member" on public.%1$I as restrictive
       for all to authenticated using ((select private.is_active()))',
    'create policy "visitors read what is published" on public.%1$I
       for select to anon using (%7$s)',
    'create policy "members read what is published and their own, admins all" on public.%1$I
       for select to authenticated using ((%7$s) or user_id = (select auth.uid()) or (select private.is_admin()))',
    'create policy "members send pending items, admins any" on public.%1$I
       for insert to authenticated with check (%8$s)',
    'create policy "members change their undecided or rejected items, admins all" on public.%1$I
       for update to authenticated using (%9$s) with check (%8$s)',
    'create policy "members delete their undecided or rejected items, admins all" on public.%1$I
       for delete to authenticated using (%9$s)',

    -- For the dashboard, with the rights of its caller: rows of every status that hold the words, or were sent from an address
    -- that has them. These are folded once.
    'create function public.find_%1$s(query text) returns setof public.%1$I
     language plpgsql stable set search_path = '''' as $find$
     declare
       words tsquery := private.word_query(private.search_text(query), '':*'');
       part text := private.contains_pattern(private.search_text(query));
       senders uuid[] := private.senders_at(query);
     begin
       return query select * from public.%1$I where search @@ words or search_names like part or user_id = any (senders);
     end $find$',
    'grant execute on function public.find_%1$s(text) to anon, authenticated, service_role'
  ] loop
    if statement is not null then
      execute format(statement, name, title, type, noun, company, image, published, own, undecided, more_images);
    end if;
  end loop;
  if filters is not null then
    execute private.public_list(name, filters, format('(%s) and (%s)', published, is_listed));
  end if;
  execute 'create or replace view private.items with (security_invoker = true) as '
    || (select string_agg(kind.selection, ' union all ' order by kind.number) from private.kinds as kind);
  grant select on private.items to anon, authenticated, service_role;
end $$;
revoke execute on function private.add_kind(text, text, text, text[], text, text, text, text, text[], text[], text, text, text, text, text, text[]) from public;

-- Logos.

-- What people call a country beside its code, without accents, for the search and for places.
create function private.country_words(code text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return coalesce(case code
    when 'AO' then 'Angola' when 'BF' then 'Burkina Faso' when 'BI' then 'Burundi' when 'BJ' then 'Benin' when 'BW' then 'Botswana'
    when 'CD' then 'Democratic Republic of the Congo, Democratic Republic of Congo, DRC, DR Congo, Kinshasa' when 'CF' then 'Central African Republic'
    when 'CG' then 'Republic of the Congo, Congo, Congo-Brazzaville, Brazzaville' when 'CI' then 'Cote d''Ivoire, Ivory Coast' when 'CM' then 'Cameroon, Cameroun'
    when 'CV' then 'Cape Verde, Cabo Verde' when 'DJ' then 'Djibouti' when 'DZ' then 'Algeria, Algerie' when 'EG' then 'Egypt, Egypte'
    when 'EH' then 'Western Sahara' when 'ER' then 'Eritrea' when 'ET' then 'Ethiopia, Ethiopie' when 'GA' then 'Gabon' when 'GH' then 'Ghana'
    when 'GM' then 'Gambia, The Gambia' when 'GN' then 'Guinea, Guinee' when 'GQ' then 'Equatorial Guinea' when 'GW' then 'Guinea-Bissau'
    when 'KE' then 'Kenya' when 'KM' then 'Comoros' when 'LR' then 'Liberia' when 'LS' then 'Lesotho' when 'LY' then 'Libya'
    when 'MA' then 'Morocco, Maroc' when 'MG' then 'Madagascar' when 'ML' then 'Mali' when 'MR' then 'Mauritania' when 'MU' then 'Mauritius'
    when 'MW' then 'Malawi' when 'MZ' then 'Mozambique, Mocambique' when 'NA' then 'Namibia' when 'NE' then 'Niger' when 'NG' then 'Nigeria'
    when 'RE' then 'Reunion' when 'RW' then 'Rwanda' when 'SC' then 'Seychelles' when 'SD' then 'Sudan' when 'SL' then 'Sierra Leone'
    when 'SN' then 'Senegal' when 'SO' then 'Somalia' when 'SS' then 'South Sudan' when 'ST' then 'Sao Tome and Principe, Sao Tome'
    when 'SZ' then 'Eswatini, Swaziland' when 'TD' then 'Chad, Tchad' when 'TG' then 'Togo' when 'TN' then 'Tunisia, Tunisie' when 'TZ' then 'Tanzania'
    when 'UG' then 'Uganda' when 'YT' then 'Mayotte' when 'ZA' then 'South Africa, Afrique du Sud' when 'ZM' then 'Zambia' when 'ZW' then 'Zimbabwe' end, '');
end $$;

-- The country of Africa at the end of a place, by its code: CI of `Abidjan, Ivory Coast`.
create function private.place_country(place text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  last constant text := btrim(regexp_replace(private.fold(place), '^.*[,;/|(]|\)', '', 'g'), ' .');
begin
  return (
    select code
    from unnest('{AO,BF,BI,BJ,BW,CD,CF,CG,CI,CM,CV,DJ,DZ,EG,EH,ER,ET,GA,GH,GM,GN,GQ,GW,KE,KM,LR,LS,LY,MA,MG,ML,MR,MU,MW,MZ,NA,NE,NG,RE,RW,SC,SD,SL,SN,SO,SS,ST,SZ,TD,TG,TN,TZ,UG,YT,ZA,ZM,ZW}'::text[]) as code
    where last = any (string_to_array(lower(private.country_words(code)), ', ')));
end $$;

-- The city that a place begins with; null of `Kenya` and `Online`.
create function private.place_city(place text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  first constant text := btrim(regexp_replace(place, '[,;/|(].*$', ''));
begin
  return case when first <> '' and private.fold(first) <> all ('{online,remote,virtual,hybrid,tba,tbc}')
    and (first <> btrim(place) or private.place_country(place) is null) then first end;
end $$;

-- Other files of a logo: what each shows, and what it is for. Files of this site alone, since the zip and programs read them.
create function private.is_variants(value jsonb) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'array' or jsonb_array_length(value) > 5 then false
    else not exists (
      select from jsonb_array_elements(value) as item
      where case when jsonb_typeof(item) <> 'object' then true
        else item - array['layout', 'ground', 'image'] <> '{}'
          or coalesce(item ->> 'layout', '') not in ('mark', 'wordmark', 'lockup')
          or coalesce(item ->> 'ground', '') not in ('light', 'dark', 'one-color')
          or not private.is_json_text(item -> 'image', 1, 500)
          or item ->> 'image' not like '/files/logos/%' or not private.is_image(item ->> 'image') end)
      and (select count(*) = count(distinct (item ->> 'layout', item ->> 'ground')) from jsonb_array_elements(value) as item)
    end;
$$;
grant execute on function private.country_words(text), private.place_country(text), private.place_city(text), private.is_variants(jsonb) to anon, authenticated, service_role;

-- The families of color that a stored picture shows, which the site sees when it stores one. A file never changes.
create table private.picture_colors (
  address text primary key check (length(address) <= 500),
  colors text[] not null check (colors <@ '{red,orange,yellow,green,blue,purple,pink,brown,black}')
);
alter table private.picture_colors enable row level security;

create table public.logos (
  like private.submission including all,
  title text not null check (length(title) between 1 and 120),
  company text not null check (length(company) between 1 and 120),
  aliases text[] not null default '{}' check (private.is_list(aliases, 10, 60)), -- other names of the brand
  description text check (length(description) <= 2000),
  designer text check (length(designer) <= 120),
  year integer check (year between 1900 and 2100),
  tags text[] not null default '{}' check (private.is_list(tags, 10, 40)),
  country char(2) check (country ~ '^[A-Z]{2}$'), -- of the brand
  sector text check (sector in ('Finance', 'Telecom', 'Food and drink', 'Media', 'Public', 'Health', 'Education', 'Retail', 'Transport',
    'Technology', 'Non-profit', 'Sport', 'Culture')),
  mark_form text check (mark_form in ('Wordmark', 'Letter mark', 'Picture', 'Abstract', 'Emblem')),
  source_url text check (private.is_web_address(source_url)), -- where the file comes from
  guidelines_url text check (private.is_web_address(guidelines_url)), -- of the brand
  license text check (license in ('CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-ND-4.0', 'CC-BY-NC-4.0', 'CC-BY-NC-SA-4.0',
    'CC-BY-NC-ND-4.0', 'MIT', 'Public domain', 'All rights reserved')), -- null: the site's usage guidelines
  image_url text not null check (private.is_image(image_url)), -- on light ground
  layout text not null default 'mark' check (layout in ('mark', 'wordmark', 'lockup')), -- what this file shows
  variants jsonb not null default '[]' check (private.is_variants(variants)),
  colors text[] not null default '{}' check (cardinality(colors) <= 9), -- of this file: see private.picture_colors
  featured boolean not null default false, -- first on the home page
  search_names text generated always as (private.fold(title || ' ' || company || ' ' || private.join_texts(aliases) || ' ' || private.join_texts(tags))) stored,
  search tsvector generated always as (private.to_search(title, company || ' ' || private.join_texts(aliases) || ' ' || coalesce(designer, '') || ' ' || private.join_texts(tags)
    || ' ' || private.country_words(country) || ' ' || coalesce(sector, '') || ' ' || coalesce(mark_form, '')
    || ' ' || coalesce(description, ''))) stored,
  constraint logos_first_file check (not variants @> jsonb_build_array(jsonb_build_object('layout', layout, 'ground', 'light')))
);
create index logos_facets on public.logos (mark_form, sector, country, designer, company) where status = 'approved';
create index logos_featured on public.logos (featured desc, created_at desc, id desc) where status = 'approved';

create function private.force_featured() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_server() and not private.is_admin() then
    new.featured := false;
  end if;
  return new;
end $$;
create trigger force_featured before insert or update on public.logos for each row execute function private.force_featured();

create function private.force_colors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.colors := coalesce((select known.colors from private.picture_colors as known where known.address = new.image_url), '{}');
  return new;
end $$;
revoke execute on function private.force_colors() from public;
create trigger force_colors before insert or update of image_url, colors on public.logos for each row execute function private.force_colors();

select private.add_kind('logos', 'logo', 'logo', '{title,company}', detail => 'company', company => 'company', image => 'image_url', more_images => 'variants',
  admin_columns => '{featured}', facets => '{company,country,sector,mark_form,designer}', filters => '{company,country,sector,mark_form,designer,colors}');

-- Other kinds name a logo that stands for their company in a column logo_id.

create function private.is_gone_logo(logo_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return logo_id is not null and not exists (select from public.logos where id = logo_id);
end $$;
revoke execute on function private.is_gone_logo(uuid) from public;
grant execute on function private.is_gone_logo(uuid) to authenticated, service_role;

create function private.force_logo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.logo_id is not null and not exists (select from public.logos where id = new.logo_id and status = 'approved') then
    new.logo_id := null;
  end if;
  return new;
end $$;
revoke execute on function private.force_logo() from public;

-- Jargon: the terms of a dictionary.

create table public.jargon (
  like private.submission including all,
  term text not null check (length(term) between 1 and 80),
  definition text not null check (length(definition) between 1 and 2000),
  category text check (category in ('Typography', 'Web Design', 'Graphic Design', 'Design Principles', 'UX Design', 'Print Design', 'Digital Design', 'Design Theory')),
  related_terms text[] not null default '{}' check (private.is_list(related_terms, 12, 80)),
  text_version integer not null default 1, -- grows with its text: translations name the one that they follow
  other_names text not null default '' check (length(other_names) <= 40000), -- what it is called in other languages, and found by
  initial text not null generated always as (case when private.filed_as(term) ~ '^[a-z]' then upper(left(private.filed_as(term), 1)) else '#' end) stored,
  filed_as text not null generated always as (private.filed_as(term)) stored,
  search_names text generated always as (private.fold(term || ' ' || private.join_texts(related_terms) || ' ' || other_names)) stored,
  search tsvector generated always as (private.to_search(term, coalesce(category, '') || ' ' || private.join_texts(related_terms) || ' ' || other_names || ' ' || definition)) stored
);
create index jargon_terms on public.jargon (initial, filed_as, slug) where status = 'approved';
create index jargon_categories on public.jargon (category, initial, filed_as, slug) where status = 'approved';
create index jargon_by_category on public.jargon ((category is null), (coalesce(category, '')), initial, filed_as, slug) where status = 'approved';
create index jargon_by_category_falling on public.jargon ((category is null) desc, (coalesce(category, '')) desc, initial, filed_as, slug) where status = 'approved';
create index jargon_names on public.jargon (filed_as, slug) where status = 'approved'; -- related terms
create index jargon_initial on public.jargon (initial, filed_as, slug); -- the dashboard's list
create index jargon_reviews on public.jargon (status, initial, filed_as, slug);

select private.add_kind('jargon', 'jargon', 'term', '{term}', detail => 'definition', admin_columns => '{text_version,other_names}',
  facets => '{initial}', filters => null);

-- Events.

create function private.is_schedule(value jsonb) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'array' or jsonb_array_length(value) > 50 then false
    else not exists (
      select from jsonb_array_elements(value) as item
      where case when jsonb_typeof(item) <> 'object' then true
        else item - array['time', 'title'] <> '{}'
          or not private.is_json_text(item -> 'time', 0, 40)
          or not private.is_json_text(item -> 'title', 1, 200) end)
    end;
$$;

create function private.is_speakers(value jsonb) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'array' or jsonb_array_length(value) > 50 then false
    else not exists (
      select from jsonb_array_elements(value) as item
      where case when jsonb_typeof(item) <> 'object' then true
        else item - array['name', 'role', 'image'] <> '{}'
          or not private.is_json_text(item -> 'name', 1, 120)
          or not private.is_json_text(item -> 'role', 0, 120)
          or not private.is_json_text(item -> 'image', 0, 500)
          or (coalesce(item ->> 'image', '') <> '' and not private.is_image(item ->> 'image')) end)
    end;
$$;

-- An hour that the clocks skip may end before it begins.
create function private.lasts(starts_at timestamptz, ends_at timestamptz) returns tstzrange
language sql immutable parallel safe set search_path = '' as $$
  select tstzrange(starts_at, greatest(starts_at, ends_at));
$$;

-- The moment at which the clocks of a zone show a time. Morocco has had no summer time since 2026-09-20, Alberta and British
-- Columbia nothing else since 2026-11-01, which Postgres knows from version 2026c of the time zone database on; the embedded
-- one has an older.
create function private.moment(clock timestamp, zone text) returns timestamptz
language sql stable set search_path = '' as $$
  select clock at time zone case
    when zone in ('Africa/Casablanca', 'Africa/El_Aaiun') and clock >= '2026-09-20 02:00' then 'UTC'
    when zone = 'America/Edmonton' and clock >= '2026-11-01 01:00' then 'Etc/GMT+6'
    when zone = 'America/Vancouver' and clock >= '2026-11-01 01:00' then 'Etc/GMT+7'
    else zone end
$$;
-- The months that an event touches, in words for the search: `december 2026 january 2027`.
create function private.months(first date, last date) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  -- A year that the table refuses, where a series might never end.
  if first not between '1900-01-01' and '2200-12-31' then
    return '';
  end if;
  return (
    select string_agg((array['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november',
      'december'])[extract(month from month)] || ' ' || extract(year from month), ' ')
    from generate_series(date_trunc('month', first::timestamp), least(last, first + 365)::timestamp, '1 month') as month);
end $$;

grant execute on function private.is_schedule(jsonb), private.is_speakers(jsonb), private.lasts(timestamptz, timestamptz), private.moment(timestamp, text),
  private.months(date, date)
to anon, authenticated, service_role;

create table public.events (
  like private.submission including all,
  title text not null check (length(title) between 1 and 160),
  description text check (length(description) <= 500),
  long_description text check (length(long_description) <= 10000),
  start_date date not null,
  end_date date not null,
  start_time time,
  end_time time,
  time_zone text not null default 'Africa/Nairobi' check (
    -- The database knows short names as well, such as SAST, which browsers and Node do not.
    length(time_zone) <= 60
    and time_zone ~ '^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(/[A-Za-z0-9_+-]+){1,2})$'),
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null default now(),
  location text not null check (length(location) between 1 and 160),
  venue text check (length(venue) <= 160),
  address text check (length(address) <= 300),
  event_type text not null default 'Conference' check (event_type in ('Conference', 'Workshop', 'Webinar', 'Networking')),
  format text not null default 'in-person' check (format in ('in-person', 'online', 'hybrid')),
  category text not null default 'Design' check (category in ('Design', 'Education', 'Business', 'Legal', 'Social', 'Technology')),
  tags text[] not null default '{}' check (private.is_list(tags, 10, 40)),
  registration_url text check (private.is_web_address(registration_url)),
  organizer text check (length(organizer) <= 160),
  organizer_description text check (length(organizer_description) <= 2000),
  logo_id uuid references public.logos (id) on delete set null, -- picked for the organizer
  image_url text check (private.is_image(image_url)),
  schedule jsonb not null default '[]' check (private.is_schedule(schedule)),
  speakers jsonb not null default '[]' check (private.is_speakers(speakers)),
  canceled boolean not null default false,
  country text generated always as (private.place_country(location)) stored,
  city text generated always as (case when format <> 'online' then private.place_city(location) end) stored,
  search_names text generated always as (private.fold(
    title || ' ' || location || ' ' || coalesce(organizer, '') || ' ' || private.join_texts(tags))) stored,
  search tsvector generated always as (private.to_search(title, location || ' ' || coalesce(venue, '') || ' ' || coalesce(organizer, '')
    || ' ' || category || ' ' || event_type || ' ' || private.join_texts(tags) || ' ' || coalesce(private.months(start_date, end_date), '')
    || ' ' || coalesce(description, '') || ' ' || coalesce(long_description, ''))) stored,
  constraint events_dates check (end_date >= start_date),
  constraint events_years check (start_date >= '1900-01-01' and end_date < '2201-01-01')
);
create index events_start on public.events (starts_at, id) where status = 'approved';
create index events_end on public.events (ends_at) include (id, canceled, reviewed_at, created_at, updated_at) where status = 'approved';
create index events_now on public.events using gist (private.lasts(starts_at, ends_at)) where status = 'approved';
create index events_category on public.events (category, starts_at, id) where status = 'approved';
create index events_type on public.events (event_type, starts_at, id) where status = 'approved';
create index events_country on public.events (country, starts_at, id) where status = 'approved';
create index events_city on public.events (private.fold(city), starts_at, id) where status = 'approved';
create index events_places on public.events (ends_at) include (country, city) where status = 'approved';
create index events_logo on public.events (logo_id);
create index events_nights on public.events (ends_at) where end_time < start_time and end_date > start_date;
create index events_all_starts on public.events (starts_at desc, id desc); -- the dashboard's lists
create index events_all_categories on public.events (category, starts_at desc);
create index events_all_reviews on public.events (status, starts_at desc, id desc);

-- The moments follow from the dates in the event's zone: whole days where no time is given. Each day has the same hours; those
-- that end before they start are a night's, which ends the next day.
create function private.force_event() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_server() and not private.is_admin() then
    new.canceled := false;
  end if;
  new.end_date := coalesce(new.end_date, new.start_date);
  begin
    new.starts_at := private.moment(new.start_date + coalesce(new.start_time, '00:00'::time), new.time_zone);
    new.ends_at := private.moment(
      case when new.end_time is null then new.end_date + 1
        else new.end_date + (new.end_time < new.start_time is true)::integer + new.end_time end, new.time_zone);
  exception when invalid_parameter_value then
    raise exception 'unknown time zone' using errcode = 'check_violation', constraint = 'events_time_zone_check';
  end;
  return new;
end $$;
create trigger force_event before insert or update on public.events for each row execute function private.force_event();
create trigger force_logo before insert or update on public.events for each row execute function private.force_logo();

-- Of those with several nights, which each end in the morning: where the next one is awaited.
create function public.events_between_nights() returns setof uuid
language sql stable set search_path = '' as $$
  select id from public.events as event
  where end_time < start_time and end_date > start_date and ends_at > now() and starts_at <= now()
    and not exists (
      select from generate_series((now() at time zone time_zone)::date - 1, now() at time zone time_zone, '1 day') as night
      where private.moment(night + start_time, time_zone) <= now() and private.moment(night + interval '1 day' + end_time, time_zone) > now())
$$;
revoke execute on function public.events_between_nights() from public, anon;
grant execute on function public.events_between_nights() to authenticated, service_role;

select private.add_kind('events', 'event', 'event', '{title,start_date}', detail => 'location', image => 'image_url', more_images => 'speakers',
  admin_columns => '{canceled}', filters => null, is_over => 'item.ends_at < now()',
  standing => 'count(*) filter (where item.ends_at > now() and not item.canceled),
    count(*) filter (where coalesce(item.reviewed_at, item.created_at) < $1 and case when item.updated_at < $1 then not item.canceled
      else private.value_at(''event'', item.id, ''canceled'', $1, item.canceled::text) = ''false'' end)
    from public.events as item where item.status = ''approved'' and item.ends_at > $1');

-- Jobs.

-- What people call a currency: its sign, name and code. In the plural, since a search finds beginnings.
create function private.currency_words(code text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return coalesce(code || ' ' || case code
    when 'USD' then 'US$ US dollars' when 'EUR' then '€ euros' when 'GBP' then '£ British pounds sterling'
    when 'AOA' then 'Kz Angolan kwanzas' when 'BIF' then 'FBu Burundian francs' when 'BWP' then 'P Botswana pulas'
    when 'CDF' then 'FC Congolese francs' when 'CVE' then 'Cape Verdean escudos' when 'DJF' then 'Fdj Djiboutian francs'
    when 'DZD' then 'DA Algerian dinars' when 'EGP' then 'E£ Egyptian pounds' when 'ERN' then 'Nfk Eritrean nakfas'
    when 'ETB' then 'Br Ethiopian birrs' when 'GHS' then 'GH₵ Ghanaian cedis' when 'GMD' then 'Gambian dalasis'
    when 'GNF' then 'FG Guinean francs' when 'KES' then 'KSh Kenyan shillings' when 'KMF' then 'CF Comorian francs'
    when 'LRD' then 'L$ Liberian dollars' when 'LSL' then 'Lesotho lotis malotis' when 'LYD' then 'LD Libyan dinars'
    when 'MAD' then 'DH Moroccan dirhams' when 'MGA' then 'Ar Malagasy ariarys' when 'MRU' then 'UM Mauritanian ouguiyas'
    when 'MUR' then 'Rs Mauritian rupees' when 'MWK' then 'MK Malawian kwachas' when 'MZN' then 'MT Mozambican meticals meticais'
    when 'NAD' then 'N$ Namibian dollars' when 'NGN' then '₦ Nigerian nairas' when 'RWF' then 'FRw Rwandan francs'
    when 'SCR' then 'SR Seychellois rupees' when 'SDG' then 'Sudanese pounds' when 'SLE' then 'Le Sierra Leonean leones'
    when 'SOS' then 'Sh Somali shillings' when 'SSP' then 'South Sudanese pounds' when 'STN' then 'Db São Tomé dobras'
    when 'SZL' then 'Swazi lilangenis emalangenis' when 'TND' then 'DT Tunisian dinars' when 'TZS' then 'TSh Tanzanian shillings'
    when 'UGX' then 'USh Ugandan shillings' when 'XAF' then 'FCFA Central African CFA francs' when 'XOF' then 'FCFA West African CFA francs'
    when 'ZAR' then 'R South African rands' when 'ZMW' then 'ZK Zambian kwachas' else '' end, '');
end $$;
grant execute on function private.currency_words(text) to anon, authenticated, service_role;

create table public.jobs (
  like private.submission including all,
  title text not null check (length(title) between 1 and 160),
  company text not null check (length(company) between 1 and 120),
  location text not null check (length(location) between 1 and 160),
  country char(2) check (country ~ '^[A-Z]{2}$'),
  is_remote boolean not null default false,
  job_type text not null default 'Full-time' check (job_type in ('Full-time', 'Part-time', 'Contract', 'Freelance', 'Internship')),
  category text not null default 'Design' check (category in ('Design', 'Content', 'Animation', 'Research')),
  description text not null default '' check (length(description) <= 10000),
  responsibilities text[] not null default '{}' check (private.is_list(responsibilities, 20, 300)),
  requirements text[] not null default '{}' check (private.is_list(requirements, 20, 300)),
  benefits text[] not null default '{}' check (private.is_list(benefits, 20, 300)),
  experience text check (length(experience) <= 80),
  salary_minimum numeric check (salary_minimum >= 0 and salary_minimum < 1e12),
  salary_maximum numeric check (salary_maximum >= 0 and salary_maximum < 1e12),
  salary_currency char(3) check (salary_currency ~ '^[A-Z]{3}$'),
  salary_period text check (salary_period in ('hour', 'day', 'week', 'month', 'year', 'project')),
  salary_note text check (length(salary_note) <= 80), -- what does not fit above: Negotiable
  application_url text check (private.is_web_address(application_url)),
  contact_email text check (private.is_email(contact_email)),
  company_description text check (length(company_description) <= 2000),
  logo_id uuid references public.logos (id) on delete set null, -- picked for the company
  expires_at date check (expires_at >= '1900-01-01' and expires_at < '2201-01-01'),
  state text not null default 'Open' check (state in ('Open', 'Closed', 'Filled', 'Draft')),
  featured boolean not null default false,
  tags text[] not null default '{}' check (private.is_list(tags, 10, 40)),
  search_names text generated always as (private.fold(
    title || ' ' || company || ' ' || location || ' ' || private.join_texts(tags) || ' ' || private.currency_words(salary_currency))) stored,
  search tsvector generated always as (private.to_search(title, company || ' ' || location || ' ' || category || ' ' || job_type
    || ' ' || private.join_texts(tags) || ' ' || private.currency_words(salary_currency) || ' ' || description || ' ' || private.join_texts(requirements))) stored,
  constraint jobs_way_to_apply check (application_url is not null or contact_email is not null),
  constraint jobs_salary check (salary_minimum is null or salary_maximum is null or salary_maximum >= salary_minimum)
);
create index jobs_list on public.jobs (featured desc, created_at desc, id desc) where status = 'approved' and state = 'Open';
create index jobs_category on public.jobs (category, featured desc, created_at desc, id desc) where status = 'approved' and state = 'Open';
create index jobs_type on public.jobs (job_type, featured desc, created_at desc, id desc) where status = 'approved' and state = 'Open';
create index jobs_remote on public.jobs (is_remote, featured desc, created_at desc, id desc) where status = 'approved' and state = 'Open';
create index jobs_currency on public.jobs (salary_currency, featured desc, created_at desc, id desc) where status = 'approved' and state = 'Open';
create index jobs_paid on public.jobs (featured desc, created_at desc, id desc)
  where status = 'approved' and state = 'Open' and coalesce(salary_minimum, salary_maximum) is not null;
create index jobs_end on public.jobs (coalesce(expires_at, 'infinity')) include (id, expires_at, state, reviewed_at, created_at, updated_at)
  where status = 'approved';
create index jobs_logo on public.jobs (logo_id);
create index jobs_all_states on public.jobs (state, created_at desc); -- the dashboard's list

create trigger force_featured before insert or update on public.jobs for each row execute function private.force_featured();
create trigger force_logo before insert or update on public.jobs for each row execute function private.force_logo();

select private.add_kind('jobs', 'job', 'job', '{title,company,location}', detail => 'company', company => 'company',
  admin_columns => '{featured,state}', filters => null, counted => 'state = ''Open''', facets => '{expires_at,salary_currency}',
  published => 'status = ''approved'' and state <> ''Draft''',
  is_over => 'coalesce(item.expires_at < current_date, false)',
  is_listed => 'item.state = ''Open'' and coalesce(item.expires_at >= current_date, true)',
  standing => 'count(*) filter (where item.state = ''Open'' and coalesce(item.expires_at >= current_date, true)),
    count(*) filter (where coalesce(item.reviewed_at, item.created_at) < $1 and case when item.updated_at < $1 then item.state = ''Open''
      else private.value_at(''job'', item.id, ''state'', $1, item.state) = ''Open'' end)
    from public.jobs as item where item.status = ''approved'' and coalesce(item.expires_at, ''infinity'') >= $1::date');
