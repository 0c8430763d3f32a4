-- Two buckets. A file is read as the items that show it are, and never listed by strangers; a member writes to a folder of
-- their own, never over an existing file. Its random name is in public addresses, so whose it is says a row.

-- On a hosted project members reach the storage past the checks of the site, so it knows size and type as well.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select bucket, bucket, false, 2097152, array['image/svg+xml', 'image/png', 'image/jpeg'] from unnest(array['logos', 'images']) as bucket
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create table private.picture_folders (
  user_id uuid primary key references auth.users (id) on delete cascade,
  folder uuid not null unique default gen_random_uuid()
);
alter table private.picture_folders enable row level security;

create function private.make_picture_folder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.picture_folders (user_id) values (new.id) on conflict do nothing;
  return null;
end $$;
revoke execute on function private.make_picture_folder() from public;
create trigger make_picture_folder after insert on auth.users for each row execute function private.make_picture_folder();
insert into private.picture_folders (user_id) select id from auth.users;

-- The caller's own; the server knows that of each member, and has one of the name it gives. Null where there is none for the caller.
create function public.picture_folder(member uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select own.folder from private.picture_folders as own where own.user_id = member and (member = auth.uid() or private.is_server())),
    case when private.is_server() then member end);
end $$;
comment on function public.picture_folder is 'Definer: nobody reads whose folder is whose, but each their own.';
revoke execute on function public.picture_folder(uuid) from public;
grant execute on function public.picture_folder(uuid) to anon, authenticated, service_role;

-- What the site has seen of a picture, once: of their own for members, of any for the server.
create function public.keep_picture_colors(address text, colors text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_server() and split_part(address, '/', 4) is distinct from public.picture_folder(auth.uid())::text then
    raise exception 'another''s picture' using errcode = '42501';
  end if;
  insert into private.picture_colors values (address, colors) on conflict do nothing;
end $$;
comment on function public.keep_picture_colors is 'Definer: nobody reads or changes what was seen.';
revoke execute on function public.keep_picture_colors(text, text[]) from public, anon;
grant execute on function public.keep_picture_colors(text, text[]) to authenticated, service_role;

-- The items that show a picture, whoever owns them. One part for each way of showing it, so that each has its index. Making
-- the plan takes ten times as long as the answer, so one is kept, which must not be that of empty tables.
create function private.items_with(picture text) returns table (status text, user_id uuid)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select item.status, item.user_id from private.items as item where item.image_url = picture
    union all
    select item.status, item.user_id from private.items as item
    where item.more_images @> jsonb_build_array(jsonb_build_object('image', picture));
end $$;
revoke execute on function private.items_with(text) from public;

create function private.shown_as(picture text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select min(item.status) from private.items_with(picture) as item);
end $$;
revoke execute on function private.shown_as(text) from public;
grant execute on function private.shown_as(text) to authenticated;

-- Of addresses those that nothing shows, and whose files the caller may delete.
create function public.unused_pictures(addresses text[]) returns setof text
language sql stable set search_path = '' as $$
  select address from unnest(addresses) as address
  where address <> '' and ((select private.is_admin()) or split_part(address, '/', 4) = (select public.picture_folder((select auth.uid())))::text)
    and private.shown_as(address) is null;
$$;
revoke execute on function public.unused_pictures(text[]) from public, anon;
grant execute on function public.unused_pictures(text[]) to authenticated;

-- As what the caller may have a picture: 'public' where everybody may; 'private' as an admin, as who uploaded it, or as the
-- sender of all items that show it, one of whose pictures an admin may have replaced; 'gone' where everybody could once.
-- Null where there is nothing to have. The site asks before it sends one.
create function public.picture_access(address text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  strongest text;
  all_own boolean;
begin
  select min(item.status), bool_and(item.user_id is not distinct from auth.uid()) into strongest, all_own
  from private.items_with(address) as item;
  if strongest = 'approved' then
    return 'public';
  elsif private.is_active() and (all_own or split_part(address, '/', 4) = public.picture_folder(auth.uid())::text or private.is_admin()) then
    return 'private';
  end if;
  return (select 'gone' from private.published_pictures as published where published.address = picture_access.address);
end $$;
revoke execute on function public.picture_access(text) from public;
grant execute on function public.picture_access(text) to anon, authenticated, service_role;
comment on function public.picture_access is 'Definer: knows the items that nobody may see, and says of them no more than this.';

-- Of all processes of the site, one sweeps the files that no row names, once a day.
create table private.sweeps (
  is_only boolean primary key default true check (is_only),
  begun_at timestamptz not null
);
alter table private.sweeps enable row level security;

create function public.begin_sweep() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.sweeps as sweep (begun_at) values (now())
  on conflict (is_only) do update set begun_at = excluded.begun_at where sweep.begun_at < now() - interval '22 hours';
  return found;
end $$;
revoke execute on function public.begin_sweep() from public, anon, authenticated;
grant execute on function public.begin_sweep() to service_role;

create policy "only a living session of an active member" on storage.objects as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "visitors read what is published" on storage.objects
  for select to anon
  using (bucket_id in ('logos', 'images')
    and coalesce((select storage.operation()), '') in ('', 'storage.object.get_authenticated')
    and public.picture_access('/files/' || bucket_id || '/' || name) = 'public');
-- A signed address would outlast what its item has become, so nobody signs one.
create policy "members read what they may see an item with, and list their folder, admins all" on storage.objects
  for select to authenticated
  using (bucket_id in ('logos', 'images') and case
    when coalesce((select storage.operation()), '') in ('', 'storage.object.get_authenticated')
      then public.picture_access('/files/' || bucket_id || '/' || name) in ('public', 'private')
    when (select storage.operation()) not in ('storage.object.sign', 'storage.object.sign_many')
      then (storage.foldername(name))[1] = (select public.picture_folder((select auth.uid())))::text or (select private.is_admin())
    else false end);
-- Never in the place of what a reviewer has read or is about to read. A signed address would hold for longer than the
-- session that asked for it, and overwrite without asking here again: there are none.
create policy "members upload to their folder" on storage.objects
  for insert to authenticated
  with check (bucket_id in ('logos', 'images') and (storage.foldername(name))[1] = (select public.picture_folder((select auth.uid())))::text
    and coalesce((select storage.operation()), '') in ('', 'storage.object.upload')
    and private.shown_as('/files/' || bucket_id || '/' || name) is null);
create policy "members delete files that are not published, admins all" on storage.objects
  for delete to authenticated
  using (bucket_id in ('logos', 'images') and (
    (select private.is_admin())
    or ((storage.foldername(name))[1] = (select public.picture_folder((select auth.uid())))::text and private.shown_as('/files/' || bucket_id || '/' || name) is distinct from 'approved')));
