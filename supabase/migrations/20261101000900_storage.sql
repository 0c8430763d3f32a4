-- Two public buckets. Files are read by their address and never listed by strangers; a member writes to the
-- folder named after their id, never over an existing file.

-- On a hosted project members reach the storage past the checks of the site, so it knows size and type as well.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select bucket, bucket, true, 2097152, array['image/svg+xml', 'image/png', 'image/jpeg'] from unnest(array['logos', 'images']) as bucket
on conflict (id) do update set file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- The strongest of the states of the items that show the picture, whoever owns them; null where none does.
create function private.shown_as(picture text) returns text
language sql stable security definer set search_path = '' as $$
  select min(item.status) from private.items as item
  where item.image_url = picture or item.more_images @> jsonb_build_array(jsonb_build_object('image', picture));
$$;
revoke execute on function private.shown_as(text) from public;
grant execute on function private.shown_as(text) to authenticated;

create policy "only a living session of an active member" on storage.objects as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "members read their folder, admins all" on storage.objects
  for select to authenticated
  using (bucket_id in ('logos', 'images') and ((storage.foldername(name))[1] = (select auth.uid())::text or (select private.is_admin())));
-- Never in the place of what a reviewer has read or is about to read. A signed address would hold for longer than the
-- session that asked for it, and overwrite without asking here again: there are none.
create policy "members upload to their folder" on storage.objects
  for insert to authenticated
  with check (bucket_id in ('logos', 'images') and (storage.foldername(name))[1] = (select auth.uid())::text
    and coalesce((select storage.operation()), '') in ('', 'storage.object.upload')
    and private.shown_as('/files/' || bucket_id || '/' || name) is null);
create policy "members delete files that are not published, admins all" on storage.objects
  for delete to authenticated
  using (bucket_id in ('logos', 'images') and (
    (select private.is_admin())
    or ((storage.foldername(name))[1] = (select auth.uid())::text and private.shown_as('/files/' || bucket_id || '/' || name) is distinct from 'approved')));
