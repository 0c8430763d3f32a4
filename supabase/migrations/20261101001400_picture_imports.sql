-- Collections of logos that an admin uploads as one zip. A row stands from the upload until its logos are added, for a day or
-- two, so that any process of the site can show what will happen.

create table public.picture_imports (
  id uuid primary key default gen_random_uuid(), -- becomes the import_id of its logos
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  file_name text not null check (length(file_name) between 1 and 200),
  status text not null default 'reading' check (status in ('reading', 'ready', 'refused')),
  problem text check (length(problem) <= 1000), -- why the whole zip is refused
  pictures integer not null check (pictures between 1 and 5000),
  pictures_read integer not null default 0 check (pictures_read between 0 and pictures),
  notes text[] not null default '{}' check (cardinality(notes) <= 20), -- what was not read, and why
  facts jsonb not null default '[]' check (jsonb_typeof(facts) = 'array' and length(facts::text) <= 8000000), -- the lists of the zip, the one that fits best first
  checked jsonb not null default '[]' check (jsonb_typeof(checked) = 'array' and length(checked::text) <= 8000000), -- its pictures
  choices jsonb not null default '{}' check (jsonb_typeof(choices) = 'object' and length(choices::text) <= 8000000), -- what its admin has said of them
  created_at timestamptz not null default now(),
  beat_at timestamptz not null default now() -- while a process reads it
);
create index picture_imports_user on public.picture_imports (user_id);
create index picture_imports_oldest on public.picture_imports (created_at);

alter table public.picture_imports enable row level security;
create policy "only a living session of an active member" on public.picture_imports as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "admins" on public.picture_imports
  for all to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

-- For each address of a stored picture that a logo shows already, byte for byte, the oldest such logo, whatever its status. Only the
-- content hashes of all pictures are read, since the storage has no index of them.
create function public.same_pictures(addresses text[])
returns table (address text, id uuid, slug text, title text, status text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    with hashed as materialized (
      select given.address, object.metadata ->> 'eTag' as hash
      from unnest(addresses[1:5000]) as given (address)
      join storage.objects as object
        on object.bucket_id = split_part(given.address, '/', 3) and object.name = regexp_replace(given.address, '^/files/[^/]*/', '')
    ), same as materialized (
      select hashed.address, '/files/' || object.bucket_id || '/' || object.name as other
      from hashed join storage.objects as object on object.metadata ->> 'eTag' = hashed.hash
    ), shown as materialized (
      select item.image_url as picture, item.id from public.logos as item
      union
      select more.variant ->> 'image', item.id from public.logos as item cross join jsonb_array_elements(item.variants) as more (variant)
    )
    select distinct on (same.address) same.address, item.id, item.slug, item.title, item.status
    from same join shown on shown.picture = same.other join public.logos as item on item.id = shown.id
    where item.revision_of is null
    order by same.address, item.created_at, item.id;
end $$;
comment on function public.same_pictures is 'Definer: members may not read the storage''s table; for admins alone.';
revoke execute on function public.same_pictures(text[]) from public, anon;
grant execute on function public.same_pictures(text[]) to authenticated, service_role;
