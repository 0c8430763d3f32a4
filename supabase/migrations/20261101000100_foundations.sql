-- What every table below uses: a schema that is not exposed, extensions, who calls, checks of texts and links.

create schema if not exists extensions;
create schema if not exists private;
grant usage on schema private, extensions to anon, authenticated, service_role;
-- Triggers that run with the caller's rights ask auth.uid(). Hosted Supabase has this grant already.
grant usage on schema auth to anon, authenticated, service_role;
-- The data API reaches a table only where it is granted, which hosted projects no longer do by themselves; which rows,
-- the policies decide.
alter default privileges in schema public grant select, insert, update, delete on tables to anon, authenticated, service_role;

create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pgcrypto with schema extensions;

-- Who calls is read from the setting, not from current_user, so that a definer function still sees it.
-- Direct: a migration, psql, the auth service. An unknown role is not.
create function private.is_direct() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('role', true), '') in ('', 'none', 'postgres', 'supabase_admin', 'supabase_auth_admin');
$$;

create function private.is_server() returns boolean
language sql stable set search_path = '' as $$
  select private.is_direct() or current_setting('role', true) = 'service_role';
$$;

-- What every write calls is in plpgsql: functions in SQL with a search path of their own are planned anew at each call.

-- Lower case without accents, and Arabic without its vowel marks. Put together again: a syllable of Korean is one sign.
-- Immutable because the dictionary is named, so that columns can be generated from it.
create function private.fold(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return normalize(lower(extensions.unaccent('extensions.unaccent'::regdictionary, regexp_replace(normalize(value, nfkd),
    '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]', '', 'g'))), nfc);
end $$;

create function private.join_texts(value text[]) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return coalesce(array_to_string(value, ' '), '');
end $$;

create function private.to_search(value text) returns tsvector
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return to_tsvector('simple'::regconfig, private.fold(value));
end $$;

create function private.is_web_address(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return length(value) <= 500 and value ~* '^https?://[^[:space:][:cntrl:]<>"\\]+$';
end $$;

-- A stored file of this site: no visitor is sent elsewhere for a picture. Segments cannot start with a dot, so '..' is impossible.
create function private.is_image(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return length(value) <= 500 and value ~ '^/files/(logos|images)(/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$';
end $$;

-- Text for a field of one line, as the site makes it: one space between words, none at the ends, no controls, nothing
-- that hides, reorders or cuts text, and joiners only of emoji.
create function private.one_line(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  spaced text := regexp_replace(value, '[\u0009-\u000D\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]', ' ', 'g');
  visible text := regexp_replace(spaced,
    '[\u0001-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFFA0\U000E0000-\U000E007F]',
    '', 'g');
begin
  visible := regexp_replace(visible, '(?<![\u00A9\u00AE\u203C-\u2BFF\u3030\u303D\u3297\u3299\uFE0F\U0001F000-\U0001FFFD])\u200D', '', 'g');
  return btrim(regexp_replace(visible, ' +', ' ', 'g'));
end $$;

create function private.is_email(value text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select length(value) <= 254 and value ~ '^[^@[:space:][:cntrl:]<>"]+@[^@[:space:][:cntrl:]<>"]+\.[^@[:space:][:cntrl:]<>"]+$';
$$;

-- A flat list of at most `most` texts of 1 to `longest` characters.
create function private.is_list(value text[], most integer, longest integer) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return cardinality(value) <= most and coalesce(array_ndims(value), 1) = 1
    and not exists (select from unnest(value) as item where item is null or length(item) not between 1 and longest);
end $$;

-- An optional text member of a JSON object.
create function private.is_json_text(value jsonb, shortest integer, longest integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case coalesce(jsonb_typeof(value), 'null')
    when 'null' then shortest = 0
    when 'string' then length(value #>> '{}') between shortest and longest
    else false end;
$$;

-- By name, since a project may take back that functions are open to everybody.
grant execute on function
  private.fold(text), private.is_direct(), private.is_email(text), private.is_image(text), private.is_json_text(jsonb, integer, integer),
  private.is_list(text[], integer, integer), private.is_server(), private.is_web_address(text), private.join_texts(text[]),
  private.one_line(text), private.to_search(text)
to anon, authenticated, service_role;
