-- An hour that the clocks skip may end before it begins.
create function private.lasts(starts_at timestamptz, ends_at timestamptz) returns tstzrange
language sql immutable parallel safe set search_path = '' as $$
  select tstzrange(starts_at, greatest(starts_at, ends_at));
$$;

create table public.events (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 160),
  description text check (length(description) <= 500),
  long_description text check (length(long_description) <= 10000),
  start_date date not null,
  end_date date not null,
  start_time time,
  end_time time,
  time_zone text not null default 'Africa/Nairobi' check (
    -- The database knows short names as well, such as SAST, which browsers and Node do not.
    length(time_zone) <= 60
    and time_zone ~ '^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(/[A-Za-z0-9_+-]+){1,2})$'),
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null default now(),
  location text not null check (length(location) between 1 and 160),
  venue text check (length(venue) <= 160),
  address text check (length(address) <= 300),
  event_type text not null default 'Conference' check (event_type in ('Conference', 'Workshop', 'Webinar', 'Networking')),
  format text not null default 'in-person' check (format in ('in-person', 'online', 'hybrid')),
  category text not null default 'Design' check (category in ('Design', 'Education', 'Business', 'Legal', 'Social', 'Technology')),
  tags text[] not null default '{}' check (private.is_list(tags, 10, 40)),
  registration_url text check (private.is_web_address(registration_url)),
  organizer text check (length(organizer) <= 160),
  organizer_description text check (length(organizer_description) <= 2000),
  image_url text check (private.is_image(image_url)),
  schedule jsonb not null default '[]' check (private.is_schedule(schedule)),
  speakers jsonb not null default '[]' check (private.is_speakers(speakers)),
  canceled boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  user_id uuid references auth.users (id) on delete set null,
  submission_id uuid unique,
  reviewed_by uuid references auth.users (id) on delete set null,
  reviewed_at timestamptz,
  review_note text check (length(review_note) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision_of uuid references public.events (id) on delete cascade, -- a member's edit of a published row is a row of its own
  search_names text generated always as (private.fold(
    title || ' ' || location || ' ' || coalesce(organizer, '') || ' ' || private.join_texts(tags))) stored,
  search tsvector generated always as (private.to_search(
    title || ' ' || location || ' ' || coalesce(venue, '') || ' ' || coalesce(organizer, '')
    || ' ' || category || ' ' || event_type || ' ' || private.join_texts(tags)
    || ' ' || coalesce(description, '') || ' ' || coalesce(long_description, ''))) stored,
  constraint events_dates check (end_date >= start_date),
  constraint events_years check (start_date >= '1900-01-01' and end_date < '2201-01-01'),
  constraint events_times check (end_date > start_date or start_time is null or end_time is null or end_time >= start_time)
);
create index events_newest on public.events (status, created_at desc, id desc);
create index events_start on public.events (starts_at, id) where status = 'approved';
create index events_end on public.events (ends_at) where status = 'approved';
create index events_user on public.events (user_id, created_at desc);
create index events_reviewer on public.events (reviewed_by);
create index events_image on public.events (image_url);
-- One open edit of an item at a time.
create unique index events_revision on public.events (revision_of);
-- Public lists: one for each order, and for each with what it is narrowed by most.
create index events_now on public.events using gist (private.lasts(starts_at, ends_at)) where status = 'approved';
create index events_category on public.events (category, starts_at, id) where status = 'approved';
create index events_type on public.events (event_type, starts_at, id) where status = 'approved';
-- The dashboard's lists.
create index events_all on public.events (starts_at desc, id desc);
create index events_all_categories on public.events (category, starts_at desc);
-- For searches.
create index events_search on public.events using gin (search);
create index events_search_names on public.events using gin (search_names extensions.gin_trgm_ops);
-- What repeats another.
create index events_folded_title on public.events (private.fold(title));

-- The moment at which the clocks of a zone show a time. Morocco has had no summer time since 2026-09-20, which Postgres
-- knows from version 2026c of the time zone database on; the embedded one has an older.
create function private.moment(clock timestamp, zone text) returns timestamptz
language sql stable set search_path = '' as $$
  select clock at time zone case
    when zone in ('Africa/Casablanca', 'Africa/El_Aaiun') and clock >= '2026-09-20 02:00' then 'UTC'
    else zone end
$$;

-- The moments follow from the dates in the event's zone: whole days where no time is given.
create function private.force_event() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_server() and not private.is_admin() then
    new.canceled := false;
  end if;
  new.end_date := coalesce(new.end_date, new.start_date);
  begin
    new.starts_at := private.moment(new.start_date + coalesce(new.start_time, '00:00'::time), new.time_zone);
    new.ends_at := private.moment(
      case when new.end_time is null then new.end_date + 1 else new.end_date + new.end_time end, new.time_zone);
  exception when invalid_parameter_value then
    raise exception 'unknown time zone' using errcode = 'check_violation', constraint = 'events_time_zone_check';
  end;
  return new;
end $$;

create trigger force_columns before insert or update on public.events
  for each row execute function private.force_submission();
create trigger force_event before insert or update on public.events
  for each row execute function private.force_event();
create trigger base before insert on public.events for each row execute function private.check_base();
create trigger revision before insert or update on public.events for each row execute function private.check_revision();
create trigger audit after insert or update or delete on public.events
  for each row execute function private.write_audit('event', 'title');
create trigger limit_submissions after insert on public.events
  for each statement execute function private.limit_submissions();

alter table public.events enable row level security;
create policy "only a living session of an active member" on public.events as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "visitors read what is approved" on public.events
  for select to anon using (status = 'approved');
create policy "members read what is approved and their own, admins all" on public.events
  for select to authenticated
  using (status = 'approved' or user_id = (select auth.uid()) or (select private.is_admin()));
create policy "members send pending items, admins any" on public.events
  for insert to authenticated
  with check ((user_id = (select auth.uid()) and status = 'pending') or (select private.is_admin()));
create policy "members change their undecided or rejected items, admins all" on public.events
  for update to authenticated
  using ((user_id = (select auth.uid()) and status <> 'approved') or (select private.is_admin()))
  with check ((user_id = (select auth.uid()) and status = 'pending') or (select private.is_admin()));
create policy "members delete their undecided or rejected items, admins all" on public.events
  for delete to authenticated
  using ((user_id = (select auth.uid()) and status <> 'approved') or (select private.is_admin()));
