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

-- What a text is searched and compared by: lower case, each letter as the key that people have for it (ɔ is o, ɓ is b), without
-- accents, tones and the vowel marks of Arabic, digits of any script. Put together again: a syllable of Korean is one sign. Alef
-- has one form, ta marbuta is heh and alef maksura yeh; hamza is left out, as people do.
-- app/lib/fold.ts does the same.
create function private.fold(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  value := lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0621\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u07EB-\u07F3\u07FD\u08CA-\u08E1\u08E3-\u08FF\u135D-\u135F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u2CEF-\u2CF1\u2D7F\uA66F-\uA672\uA674-\uA67D\uA6F0\uA6F1\uFE00-\uFE0F\uFE20-\uFE2F\U00010D69-\U00010D6D\U00016AF0-\U00016AF4\U0001E8D0-\U0001E8D6\U0001E944-\U0001E94A]', '', 'g'));
  value := replace(replace(replace(replace(value, 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');
  return normalize(translate(value,
    'ɑɐʌⱥɓƀƃɕƈɖɗđƌðɛəǝɘɜƒɠɡɣǥɦħɥɩɨıɪɉɟʄƙĸłɫɬƚɭɱŋɲƞɳɔøɵƥɋʠɍɽɾɹʂʃŧƭʈʉʊʋⱱɏƴƶʒʐȥ’‘ʼʻʹʾʿʔꞌ“”„‐–—−ǃǀǁǂٱةىیکሃሐሓኀኃሑኁሒኂሔኄሕኅሖኆሠሡሢሣሤሥሦኣዐዓዑዒዔዕዖፀፁፂፃፄፅፆ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙',
    'aaaabbbccdddddeeeeefgggghhhiiiijjjkklllllmnnnnooopqqrrrrsstttuuvvyyzzzz''''''''''''''''''"""----!|||اهييكሀሀሀሀሀሁሁሂሂሄሄህህሆሆሰሱሲሳሴስሶአአአኡኢኤእኦጸጹጺጻጼጽጾ0123456789012345678901234567890123456789'), nfc);
end $$;

-- The words of a folded text, joined by a sign. Letters, digits, and marks that a script cannot do without: they are given
-- here, since not every version of the database counts them among its letters.
create function private.with_words_joined(folded text, sign text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return regexp_replace(folded, '[^[:alnum:]\u0870-\u0887\u0889-\u088F\u0897-\u0963\u0966-\u0DF3\u0E31-\u0E3A\u0E40-\u0E4E\u0EB1-\u0EBC\u0EC8-\u0ECE\u1037-\u103A\u1369-\u137C\u17B4-\u17D3\u17DD\u1A60-\u1A7F\uA7C0-\uA7FF\uA8E0-\uA8F1\U00010D40-\U00010D8F\U0001E7E0-\U0001E7FF\U0001E8C7-\U0001E8CF]+', sign, 'g');
end $$;

-- What a text is filed under: its words with hyphens between. Short enough for a slug with a number.
create function private.filed_as(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return trim(both '-' from left(private.with_words_joined(private.fold(value), '-'), 90));
end $$;

create function private.join_texts(value text[]) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return coalesce(array_to_string(value, ' '), '');
end $$;

-- What is written as one, such as `r&d`, `ui / ux`, `node.js` and `c++`, joined words and a word with signs at its end.
create function private.joined_words(folded text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  close constant text := regexp_replace(folded, '\s*([&/])\s*', '\1', 'g');
begin
  return array(
    select left(taken[1], 60) from regexp_matches(close, '[^\s!-/:-@[-`{-~]+(?:[-&''+./_]+[^\s!-/:-@[-`{-~]+)+[+#]*', 'g') as taken
    union select left(taken[1], 60) from regexp_matches(close, '[^\s!-/:-@[-`{-~]+[+#]+', 'g') as taken);
end $$;

create function private.words(folded text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return array_remove(string_to_array(private.with_words_joined(folded, ' '), ' '), '');
end $$;

-- What an item is found by: its words, and those that are written as one also as they are, and without the signs between. Its
-- name stands there as a whole, too, behind a sign that no word has.
create function private.to_search(name text, more text) returns tsvector
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  folded constant text := private.fold(name || ' ' || more);
  joined constant text[] := private.joined_words(folded);
begin
  return array_to_tsvector(array(
    select left(word, 60) from unnest(private.words(folded)) as word
    union select word from unnest(joined) as word
    union select private.with_words_joined(word, '') from unnest(joined) as word where private.with_words_joined(word, '') <> ''
    union select private.whole_name(name)));
end $$;

create function private.whole_name(name text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return '=' || left(btrim(regexp_replace(private.fold(name), '\s+', ' ', 'g')), 120);
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

-- One in which the site is.
create function private.is_site_language(value text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select value in ('en', 'fr', 'sw', 'pt', 'ar');
$$;

-- A flat list of at most `max_items` texts of 1 to `max_length` characters.
create function private.is_list(value text[], max_items integer, max_length integer) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return cardinality(value) <= max_items and coalesce(array_ndims(value), 1) = 1
    and not exists (select from unnest(value) as item where item is null or length(item) not between 1 and max_length);
end $$;

create function private.is_json_text(value jsonb, shortest integer, max_length integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case coalesce(jsonb_typeof(value), 'null')
    when 'null' then shortest = 0
    when 'string' then length(value #>> '{}') between shortest and max_length
    else false end;
$$;

-- By name, since a project may take back that functions are open to everybody.
grant execute on function
  private.filed_as(text), private.fold(text), private.is_direct(), private.is_email(text), private.is_image(text), private.is_json_text(jsonb, integer, integer),
  private.is_list(text[], integer, integer), private.is_server(), private.is_site_language(text), private.is_web_address(text), private.join_texts(text[]),
  private.joined_words(text), private.one_line(text), private.to_search(text, text), private.whole_name(text), private.with_words_joined(text, text), private.words(text)
to anon, authenticated, service_role;
