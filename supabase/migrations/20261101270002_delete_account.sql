-- Who deletes their account takes along what was never published, all of it or nothing. The addresses of its pictures come
-- back: the storage removes files, not the database.
create function public.delete_account(user_id uuid) returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  pictures text[];
begin
  with gone_logos as (
    delete from public.logos as item where item.user_id = delete_account.user_id and item.status <> 'approved' returning item.image_url
  ), gone_events as (
    delete from public.events as item where item.user_id = delete_account.user_id and item.status <> 'approved' returning item.image_url
  )
  select array_agg(image_url) into pictures from (select * from gone_logos union select * from gone_events) as gone;
  delete from public.jargon as item where item.user_id = delete_account.user_id and item.status <> 'approved';
  delete from public.jobs as item where item.user_id = delete_account.user_id and item.status <> 'approved';
  perform public.delete_user(delete_account.user_id);
  -- An edit may have kept the picture of what is published.
  return query select picture from unnest(pictures) as picture
    where picture is not null
      and not exists (select from public.logos where image_url = picture)
      and not exists (select from public.events where image_url = picture);
end $$;
revoke execute on function public.delete_account(uuid) from public, anon, authenticated;
grant execute on function public.delete_account(uuid) to service_role;
