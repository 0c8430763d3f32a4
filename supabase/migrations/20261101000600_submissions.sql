-- What every kind shares: what a member sends is pending until an admin decides.

-- The columns of every kind: its table is made `like private.submission including all`. Nothing is stored here.
create table private.submission (
  id uuid primary key default gen_random_uuid(),
  slug text not null default '' unique check (slug <> '' and slug = btrim(private.with_words_joined(slug, '-'), '-') and length(slug) <= 100), -- ends its page's address
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  user_id uuid,
  submission_id uuid unique,
  reviewed_by uuid,
  reviewed_at timestamptz,
  review_note text check (length(review_note) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision_of uuid, -- the published item that this is a member's edit of: one open edit at a time
  import_id uuid -- rows that one file brought: the log has one entry for all of them
);
alter table private.submission enable row level security;

-- The kinds of items, written by private.add_kind. The rest of the database asks here, or private.items, what there is.
create table private.kinds (
  type text primary key check (length(type) between 1 and 40), -- in the queue and the log: job
  name text not null unique, -- its table: jobs
  noun text not null, -- in a sentence: job
  identity text[] not null, -- the columns that tell one from another, its title first
  admin_columns text[] not null, -- what admins decide, and an approved edit leaves as it is
  counted text not null, -- which approved rows the totals count: a condition that time does not change
  facets text[] not null, -- the columns by which they are counted as well
  standing text, -- where they end by themselves: how many stand now and stood at $1, of the rows that an index finds
  selection text not null, -- its part of private.items
  pictures text not null, -- the addresses of an item's pictures, as SQL about `item`
  number integer generated always as identity
);
alter table private.kinds enable row level security;
create policy "everybody knows the kinds" on private.kinds for select to anon, authenticated using (true);
grant select on private.kinds to anon, authenticated, service_role;

create function private.kind_of(item_type text) returns private.kinds
language plpgsql stable set search_path = '' as $$
declare
  found private.kinds;
begin
  select * into strict found from private.kinds as kind where kind.type = item_type;
  return found;
exception when no_data_found then
  raise exception 'unknown item type' using errcode = '22023';
end $$;
revoke execute on function private.kind_of(text) from public;
grant execute on function private.kind_of(text) to authenticated, service_role;

-- How often the caller has done one of these with items in the last day. The log counts, so deleting does not give a new try.
create function private.times_today(actions text[]) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.audit_log
  where actor_id = auth.uid() and action = any (actions) and created_at > now() - interval '1 day'
    and item_type in (select type from private.kinds);
$$;
revoke execute on function private.times_today(text[]) from public;
grant execute on function private.times_today(text[]) to authenticated;

-- Grants on columns do not hold on every backend, so the columns that nobody may choose are forced here.
create function private.force_submission() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Only the deletion of an account clears a name that is gone, and that of a logo whoever picked it: that changes no item,
  -- and nothing else of the row.
  if tg_op = 'UPDATE' and (
    new.user_id is null and old.user_id is not null and private.is_gone(old.user_id)
    or new.reviewed_by is null and old.reviewed_by is not null and private.is_gone(old.reviewed_by)
  ) then
    old.user_id := new.user_id;
    old.reviewed_by := new.reviewed_by;
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) ->> 'logo_id' is null and private.is_gone_logo((to_jsonb(old) ->> 'logo_id')::uuid) then
    return jsonb_populate_record(old, '{"logo_id": null}');
  end if;
  if private.is_server() then
    if tg_op = 'UPDATE' then
      new.updated_at := now();
    end if;
    return new;
  end if;

  new.updated_at := now();
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.reviewed_by := null;
    new.reviewed_at := null;
    new.review_note := null;
    if private.is_admin() then
      new.user_id := coalesce(new.user_id, auth.uid());
      if new.status <> 'pending' then
        new.reviewed_by := auth.uid();
        new.reviewed_at := now();
      end if;
      return new;
    end if;
    new.status := 'pending';
    new.user_id := auth.uid();
    new.import_id := null;
    -- Before anything is written; limit_submissions counts the rows of this statement, too.
    if private.times_today('{submitted}') >= 100 then
      raise exception 'submission_limit' using errcode = 'PT429';
    end if;
    return new;
  end if;

  new.id := old.id;
  new.created_at := old.created_at;
  new.submission_id := old.submission_id;
  new.import_id := old.import_id;
  if not private.is_admin() then
    new.user_id := old.user_id;
    new.status := 'pending';
    if private.times_today('{updated,resubmitted}') >= 100 then
      raise exception 'edit_limit' using errcode = 'PT429';
    end if;
  end if;
  if new.status = 'pending' then
    new.reviewed_by := null;
    new.reviewed_at := null;
    new.review_note := null;
  elsif new.status <> old.status then
    new.reviewed_by := auth.uid();
    new.reviewed_at := now();
    -- What was said of the last decision is no reason of this one.
    new.review_note := nullif(new.review_note, old.review_note);
  else
    new.reviewed_by := old.reviewed_by;
    new.reviewed_at := old.reviewed_at;
    new.review_note := old.review_note;
  end if;
  return new;
end $$;

-- After the statement, whose rows are in the log by then: what goes past the limit is refused whole. The lock counts
-- requests that a member sends at once one after the other.
create function private.limit_submissions() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.is_server() or private.is_admin() then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtext('submissions ' || auth.uid()));
  if tg_op = 'INSERT' and private.times_today('{submitted}') > 100 then
    raise exception 'submission_limit' using errcode = 'PT429';
  elsif tg_op = 'UPDATE' and private.times_today('{updated,resubmitted}') > 100 then
    raise exception 'edit_limit' using errcode = 'PT429';
  end if;
  return null;
end $$;

-- Who writes an edit of a published item names, in updated_at, the version it was made from. As trigger 'base' this comes
-- before force_columns, which sets updated_at.
create function private.check_base() returns trigger
language plpgsql set search_path = '' as $$
declare
  unchanged boolean;
begin
  if new.revision_of is not null and new.updated_at <> now() and not private.is_server() then
    execute format('select true from public.%I where id = $1 and updated_at = $2', tg_table_name)
      into unchanged using new.revision_of, new.updated_at;
    if unchanged is not true then
      raise exception 'changed_meanwhile' using errcode = 'PT409';
    end if;
  end if;
  return new;
end $$;
revoke execute on function private.check_base() from public;

-- An edit belongs to a published item of the same person, for good. As trigger 'revision' this comes after force_columns,
-- which sets the owner.
create function private.check_revision() returns trigger
language plpgsql set search_path = '' as $$
declare
  published boolean;
begin
  if tg_op = 'UPDATE' then
    new.revision_of := old.revision_of;
  elsif new.revision_of is not null then
    execute format('select true from public.%I where id = $1 and user_id = $2 and status = ''approved''', tg_table_name)
      into published using new.revision_of, new.user_id;
    if published is not true then
      raise exception 'unknown item' using errcode = 'PT404';
    end if;
  end if;
  return new;
end $$;

-- Drafts: what was typed into a form before its sender signed in, or while their session ended. The server gives one to
-- who holds its token, for a day.

create table public.submission_drafts (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  address_hash text not null check (length(address_hash) between 1 and 100), -- keyed: the database need not know whose it is
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object' and length(fields::text) <= 300000),
  file_name text check (length(file_name) <= 200),
  file_type text check (length(file_type) <= 100),
  file bytea check (octet_length(file) <= 2097152),
  preview bytea check (octet_length(preview) <= 2097152), -- WebP, where the file is not what pages show
  size integer not null generated always as (
    octet_length(fields::text) + coalesce(octet_length(file), 0) + coalesce(octet_length(preview), 0)) stored,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 day'
);
create index submission_drafts_expiry on public.submission_drafts (expires_at);

alter table public.submission_drafts enable row level security;
create policy "only a living session of an active member" on public.submission_drafts as restrictive
  for all to authenticated using ((select private.is_active()));

create function private.token_hash(token text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if token is null or length(token) not between 32 and 200 then
    raise exception 'malformed token' using errcode = '22023';
  end if;
  return encode(sha256(convert_to(token, 'UTF8')), 'hex');
end $$;

-- Room for a draft that was just kept. An address keeps 50 MB, its newest. All together are 2,000, and 500 MB: beyond that
-- goes the oldest of whoever has most, never the only one of an address.
create function private.evict_drafts(
  newest text, address text, max_of_address bigint default 50 * 1024 * 1024, max_of_all bigint default 500 * 1024 * 1024
) returns void
language plpgsql set search_path = '' as $$
declare
  crowded boolean;
  large boolean;
begin
  delete from public.submission_drafts where token_hash in (
    select aged.token_hash from (
      select token_hash, sum(size) over (order by token_hash = newest desc, expires_at desc, token_hash) as total
      from public.submission_drafts where address_hash = address
    ) as aged
    where aged.total > max_of_address);
  loop
    select count(*) > 2000, sum(size) > max_of_all into crowded, large from public.submission_drafts;
    exit when not (crowded or large);
    delete from public.submission_drafts where token_hash = (
      select draft.token_hash
      from public.submission_drafts as draft
      join (
        select address_hash, count(*) as number, sum(size) as size from public.submission_drafts group by address_hash having count(*) > 1
      ) as holder using (address_hash)
      where draft.token_hash <> newest
      order by case when crowded then holder.number else holder.size end desc, draft.expires_at, draft.token_hash
      limit 1);
    if not found then
      raise exception 'too many drafts' using errcode = 'PT503';
    end if;
  end loop;
end $$;
revoke execute on function private.evict_drafts(text, text, bigint, bigint) from public;

-- A new file replaces the kept one; without one, keep_file decides whether the kept one stays. One at a time, so that none
-- counts what another is about to remove.
create function public.save_draft(
  token text, fields jsonb, address_hash text,
  file_name text default null, file_type text default null, file_base64 text default null, preview_base64 text default null,
  keep_file boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hash text := private.token_hash(token);
  content bytea := decode(nullif(file_base64, ''), 'base64');
begin
  perform pg_advisory_xact_lock(hashtext('drafts'));
  delete from public.submission_drafts where expires_at < now();
  insert into public.submission_drafts as draft (token_hash, address_hash, fields, file_name, file_type, file, preview)
  values (hash, save_draft.address_hash, save_draft.fields,
    case when content is not null then save_draft.file_name end,
    case when content is not null then save_draft.file_type end,
    content,
    case when content is not null then decode(nullif(preview_base64, ''), 'base64') end)
  on conflict (token_hash) do update set
    address_hash = excluded.address_hash,
    fields = excluded.fields,
    file_name = case when content is not null then excluded.file_name when keep_file then draft.file_name end,
    file_type = case when content is not null then excluded.file_type when keep_file then draft.file_type end,
    file = case when content is not null then excluded.file when keep_file then draft.file end,
    preview = case when content is not null then excluded.preview when keep_file then draft.preview end,
    expires_at = excluded.expires_at;
  perform private.evict_drafts(hash, save_draft.address_hash);
end $$;

create function public.load_draft(token text)
returns table (fields jsonb, file_name text, file_type text, file_base64 text, preview_base64 text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select draft.fields, draft.file_name, draft.file_type,
      replace(encode(draft.file, 'base64'), e'\n', ''), replace(encode(draft.preview, 'base64'), e'\n', '')
    from public.submission_drafts as draft
    where draft.token_hash = private.token_hash(token) and draft.expires_at > now();
end $$;

create function public.discard_draft(token text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.submission_drafts where token_hash = private.token_hash(token);
end $$;

-- The server alone calls them: past the limits that the site counts, strangers could fill the table.
revoke execute on function public.save_draft(text, jsonb, text, text, text, text, text, boolean), public.load_draft(text), public.discard_draft(text) from public, anon, authenticated;
grant execute on function public.save_draft(text, jsonb, text, text, text, text, text, boolean), public.load_draft(text), public.discard_draft(text) to service_role;
grant execute on function private.token_hash(text) to anon, authenticated, service_role;
