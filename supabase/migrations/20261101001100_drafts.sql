-- What was typed into a form before its sender signed in, or while their session ended. Nobody reads the table; the server
-- gives a draft to who holds its token, for a day.

create table public.submission_drafts (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('logo', 'jargon', 'event', 'job')),
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object' and length(fields::text) <= 300000),
  file_name text check (length(file_name) <= 200),
  file_type text check (length(file_type) <= 100),
  file bytea check (octet_length(file) <= 2097152),
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

-- A new file replaces the kept one; without one, keep_file decides whether the kept one stays.
create function public.save_draft(
  token text, kind text, fields jsonb,
  file_name text default null, file_type text default null, file_base64 text default null, keep_file boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  hash text := private.token_hash(token);
  content bytea := decode(nullif(file_base64, ''), 'base64');
begin
  delete from public.submission_drafts where expires_at < now();
  if (select count(*) from public.submission_drafts where token_hash <> hash) >= 2000 then
    raise exception 'too many drafts' using errcode = 'PT503';
  end if;
  insert into public.submission_drafts as draft (token_hash, kind, fields, file_name, file_type, file)
  values (hash, save_draft.kind, save_draft.fields,
    case when content is not null then save_draft.file_name end,
    case when content is not null then save_draft.file_type end,
    content)
  on conflict (token_hash) do update set
    kind = excluded.kind,
    fields = excluded.fields,
    file_name = case when content is not null then excluded.file_name when keep_file then draft.file_name end,
    file_type = case when content is not null then excluded.file_type when keep_file then draft.file_type end,
    file = case when content is not null then excluded.file when keep_file then draft.file end,
    expires_at = excluded.expires_at;
end $$;

create function public.load_draft(token text)
returns table (kind text, fields jsonb, file_name text, file_type text, file_base64 text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select draft.kind, draft.fields, draft.file_name, draft.file_type,
      replace(encode(draft.file, 'base64'), e'\n', '')
    from public.submission_drafts as draft
    where draft.token_hash = private.token_hash(token) and draft.expires_at > now();
end $$;

create function public.discard_draft(token text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.submission_drafts where token_hash = private.token_hash(token);
end $$;

-- On a hosted project the data API is open to everybody who has the publishable key, past the limits that the site
-- counts: strangers could fill the table. The functions depend on no caller, so the server alone calls them.
revoke execute on function public.save_draft(text, text, jsonb, text, text, text, boolean), public.load_draft(text), public.discard_draft(text) from public, anon, authenticated;
grant execute on function public.save_draft(text, text, jsonb, text, text, text, boolean), public.load_draft(text), public.discard_draft(text) to service_role;
