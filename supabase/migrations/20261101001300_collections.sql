-- Logos that members have starred, and the address at which they show them to others.

create table public.collected_logos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  logo_id uuid not null references public.logos (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, logo_id)
);
create index collected_logos_newest on public.collected_logos (user_id, created_at desc, id);
create index collected_logos_logo on public.collected_logos (logo_id);

-- At most 1,000 for each member, counted one at a time. What is not published can't be starred.
create function private.force_collected() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  number bigint;
  newest timestamptz;
begin
  if private.is_server() then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtext('collection ' || new.user_id));
  select count(*), max(created_at) into number, newest from public.collected_logos where user_id = new.user_id;
  if number >= 1000 then
    raise exception 'collection_full' using errcode = 'PT409';
  end if;
  -- Some clocks count in milliseconds, in which many come at once.
  new.created_at := greatest(clock_timestamp(), newest + interval '1 microsecond');
  if not exists (select from public.logos where id = new.logo_id and status = 'approved') then
    raise exception 'unknown logo' using errcode = 'PT404';
  end if;
  return new;
end $$;
revoke execute on function private.force_collected() from public;
create trigger force_columns before insert on public.collected_logos
  for each row execute function private.force_collected();

alter table public.collected_logos enable row level security;
create policy "only a living session of an active member" on public.collected_logos as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "members read their collection" on public.collected_logos
  for select to authenticated using (user_id = (select auth.uid()));
create policy "members add to their collection" on public.collected_logos
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members take out of their collection" on public.collected_logos
  for delete to authenticated using (user_id = (select auth.uid()));

-- The id is the secret of an address: nobody chooses it, and another row takes the place of a member's last.
create table public.shared_collections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index shared_collections_user on public.shared_collections (user_id, created_at desc);

create function private.force_shared_collection() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_server() then
    new.id := gen_random_uuid();
    new.created_at := now();
    delete from public.shared_collections where user_id = new.user_id;
  end if;
  return new;
end $$;
create trigger force_columns before insert on public.shared_collections
  for each row execute function private.force_shared_collection();

alter table public.shared_collections enable row level security;
create policy "only a living session of an active member" on public.shared_collections as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "members see whether they share" on public.shared_collections
  for select to authenticated using (user_id = (select auth.uid()));
create policy "members share, or renew the address" on public.shared_collections
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members cease to share" on public.shared_collections
  for delete to authenticated using (user_id = (select auth.uid()));

-- The published logos that the caller has collected, or of the collection that is shared as `address`, the newest first;
-- null where there is none.
create function public.collection_of(address uuid default null) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  member uuid;
begin
  if address is not null then
    select user_id into member from public.shared_collections where id = address;
  elsif private.is_active() then
    member := auth.uid();
  end if;
  if member is not null then
    return array(
      select entry.logo_id from public.collected_logos as entry join public.logos as logo on logo.id = entry.logo_id
      where entry.user_id = member and logo.status = 'approved'
      order by entry.created_at desc, entry.id);
  end if;
  return null;
end $$;
comment on function public.collection_of is 'Definer: visitors read no collection: the unguessable address of a shared one opens it.';

-- Adds the published ones of `ids` while there is room: how many of them the caller has now.
create function public.collect_logos(ids uuid[]) returns integer
language plpgsql set search_path = '' as $$
declare
  room integer := 1000 - (select count(*) from public.collected_logos where user_id = auth.uid());
begin
  insert into public.collected_logos (logo_id)
  select logo.id from unnest(ids) with ordinality as wanted (id, place) join public.logos as logo using (id)
  where logo.status = 'approved' and not exists (
    select from public.collected_logos as entry where entry.user_id = auth.uid() and entry.logo_id = logo.id)
  order by wanted.place limit greatest(room, 0)
  on conflict on constraint collected_logos_user_id_logo_id_key do nothing;
  return (select count(*) from public.collected_logos where user_id = auth.uid() and logo_id = any (ids));
end $$;

revoke execute on function public.collection_of(uuid), public.collect_logos(uuid[]) from public;
revoke execute on function public.collect_logos(uuid[]) from anon;
grant execute on function public.collection_of(uuid) to anon, authenticated, service_role;
grant execute on function public.collect_logos(uuid[]) to authenticated, service_role;
