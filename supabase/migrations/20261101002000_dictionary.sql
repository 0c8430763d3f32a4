-- The dictionary in other languages: what members call a term in theirs. A kind like the others, which pages show as a part of
-- its term.

-- Of a term, what was approved last in a language is current, and public with its term. What it replaced stays, so that taking
-- a decision back brings it back.
create table public.jargon_translations (
  like private.submission including all,
  jargon_slug text not null references public.jargon (slug) on update cascade on delete cascade,
  language text not null check (language in ('af', 'ak', 'am', 'ar', 'bem', 'bm', 'dyu', 'ee', 'ff', 'fr', 'gaa', 'ha', 'ig', 'kab', 'kea', 'kg', 'ki', 'kmb',
    'lg', 'ln', 'lua', 'luo', 'mfe', 'mg', 'mos', 'nd', 'nso', 'ny', 'om', 'pcm', 'pt', 'rn', 'rw', 'sg', 'sn', 'so', 'ss', 'st', 'sw', 'ti', 'tn', 'ts',
    'umb', 've', 'wo', 'xh', 'yo', 'zgh', 'zu')),
  term text not null check (length(term) between 1 and 80),
  definition text not null check (length(definition) between 1 and 2000),
  synonyms text[] not null default '{}' check (private.is_list(synonyms, 6, 80)),
  credit text check (length(credit) <= 120), -- by what name whoever wrote it is thanked
  text_version integer not null check (text_version > 0), -- of the English text that it follows
  is_current boolean not null default false,
  address text not null generated always as (jargon_slug || '/' || language) stored, -- ends that of its page
  search_names text generated always as (private.fold(term || ' ' || private.join_texts(synonyms))) stored,
  search tsvector generated always as (private.to_search(term, private.join_texts(synonyms) || ' ' || jargon_slug || ' ' || definition)) stored
);
create unique index jargon_translations_current on public.jargon_translations (jargon_slug, language) where is_current;
create index jargon_translations_approved on public.jargon_translations (jargon_slug, language, status);

-- Who says no version has read the English text of today. Definer: sees what is current whoever it is from.
create function private.force_translation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  english record;
begin
  -- Its neighbor, or its term, which got another address.
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  select term.text_version, term.status into english from public.jargon as term where term.slug = new.jargon_slug;
  if english.status is distinct from 'approved' and not private.is_server() and not private.is_admin() then
    raise exception 'unknown term' using errcode = '23503';
  end if;
  new.text_version := least(coalesce(new.text_version, english.text_version), english.text_version);
  new.is_current := new.status = 'approved' and new.revision_of is null and (tg_op = 'INSERT' or old.is_current or old.status <> 'approved'
    or (new.term, new.definition, new.synonyms) is distinct from (old.term, old.definition, old.synonyms));
  if new.is_current then
    update public.jargon_translations set is_current = false
    where jargon_slug = new.jargon_slug and language = new.language and is_current and id <> new.id;
  end if;
  return new;
end $$;
create trigger force_translation before insert or update on public.jargon_translations for each row execute function private.force_translation();

-- What takes the place of one that is gone or waits again, and what the terms are called since.
create function private.follow_translation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.is_current then
    update public.jargon_translations set is_current = true
    where id = (
        select earlier.id from public.jargon_translations as earlier
        where earlier.jargon_slug = old.jargon_slug and earlier.language = old.language and earlier.status = 'approved' and earlier.revision_of is null
        order by coalesce(earlier.reviewed_at, earlier.created_at) desc, earlier.id limit 1)
      and not exists (
        select from public.jargon_translations as present
        where present.jargon_slug = old.jargon_slug and present.language = old.language and present.is_current);
  end if;
  update public.jargon as term set other_names = named.names
  from (
    select english.slug, coalesce(string_agg(word.term || ' ' || private.join_texts(word.synonyms), ' ' order by word.language), '') as names
    from public.jargon as english left join public.jargon_translations as word on word.jargon_slug = english.slug and word.is_current
    where english.slug in (new.jargon_slug, old.jargon_slug)
    group by english.slug
  ) as named
  where term.slug = named.slug and term.other_names <> named.names;
  return null;
end $$;
create trigger follow_translation after insert or update or delete on public.jargon_translations
  for each row execute function private.follow_translation();

-- Its names in other languages change nothing that is said of a term. As trigger 'force_term' this comes after force_columns.
create function private.force_term() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.text_version := 1;
    new.other_names := '';
    return new;
  end if;
  if pg_trigger_depth() = 1 then
    new.other_names := old.other_names;
  elsif new.other_names <> old.other_names then
    new.updated_at := old.updated_at;
  end if;
  new.text_version := old.text_version + ((new.term, new.definition) is distinct from (old.term, old.definition))::integer;
  return new;
end $$;
create trigger force_term before insert or update on public.jargon for each row execute function private.force_term();

revoke execute on function private.force_translation(), private.follow_translation() from public;

select private.add_kind('jargon_translations', 'translation', 'translation', '{term,jargon_slug,language}', detail => 'address',
  admin_columns => '{is_current}', facets => '{language}', counted => 'is_current',
  published => 'is_current and exists (select from public.jargon as english where english.slug = jargon_slug and english.status = ''approved'')',
  filters => '{language}');

-- Of what is on the site, what follows an older English text than that of today. With the rights of the caller.
create function public.translations_behind() returns setof uuid
language sql stable set search_path = '' as $$
  select translation.id
  from public.jargon_translations as translation join public.jargon as english on english.slug = translation.jargon_slug
  where translation.is_current and translation.text_version < english.text_version
  order by translation.created_at desc, translation.id;
$$;
grant execute on function public.translations_behind() to anon, authenticated, service_role;
