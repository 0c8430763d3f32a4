-- Rate limits that several processes of the site share. Lost in a crash, which gives a try more; nothing else.

create unlogged table private.tries (
  key text primary key check (length(key) <= 100),
  points integer not null,
  expires_at timestamptz not null
);
create index tries_expiry on private.tries (expires_at);
alter table private.tries enable row level security;

-- Counts `points` more for `key` and returns how many there are and for how long they count. `restart` sets instead.
create function public.count_tries(key text, points integer, milliseconds integer, restart boolean)
returns table (consumed integer, milliseconds_left integer)
language plpgsql security definer set search_path = '' as $$
declare
  until timestamptz := now() + milliseconds * interval '1 millisecond';
begin
  -- A few at a time: no call waits for another, and the table does not grow.
  delete from private.tries as old where old.key in (
    select expired.key from private.tries as expired where expired.expires_at <= now() limit 10 for update skip locked);
  return query
    insert into private.tries as counted (key, points, expires_at)
    values (count_tries.key, greatest(count_tries.points, 0), until)
    on conflict on constraint tries_pkey do update set
      points = case when restart or counted.expires_at <= now() then excluded.points
        else greatest(counted.points + count_tries.points, 0) end,
      expires_at = case when restart or counted.expires_at <= now() then excluded.expires_at else counted.expires_at end
    returning counted.points, ceil(extract(epoch from counted.expires_at - now()) * 1000)::integer;
end $$;
revoke execute on function public.count_tries(text, integer, integer, boolean) from public, anon, authenticated;
grant execute on function public.count_tries(text, integer, integer, boolean) to service_role;
