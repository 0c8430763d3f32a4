-- A job that was filled or an event that was called off this month was still there when the month began: the log knows.

-- What a column of a row held at a moment: what its first change since then replaced, else what it holds now.
create function private.value_at(kind text, id uuid, name text, moment timestamptz, current text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (select log.before ->> name from public.audit_log as log
     where log.item_type = kind and log.item_id = value_at.id::text and log.created_at >= moment and log.before ? name
     order by log.created_at, log.id limit 1),
    current);
$$;

create or replace function public.dashboard_statistics()
returns table (name text, current bigint, earlier bigint)
language plpgsql stable set search_path = '' as $$
declare
  month_start timestamptz := date_trunc('month', now() at time zone 'UTC') at time zone 'UTC';
begin
  perform private.require_admin();
  return query
    select 'users', count(*), count(*) filter (where created_at < month_start) from public.profiles
    union all
    select 'logos', count(*), count(*) filter (where coalesce(reviewed_at, created_at) < month_start)
    from public.logos where status = 'approved'
    union all
    select 'events', count(*) filter (where ends_at > now() and not canceled),
      count(*) filter (where ends_at > month_start and coalesce(reviewed_at, created_at) < month_start
        and case when updated_at < month_start then not canceled
          else private.value_at('event', id, 'canceled', month_start, canceled::text) = 'false' end)
    from public.events where status = 'approved'
    union all
    select 'jobs', count(*) filter (where state = 'Open' and (expires_at is null or expires_at >= current_date)),
      count(*) filter (where (expires_at is null or expires_at >= month_start::date) and coalesce(reviewed_at, created_at) < month_start
        and case when updated_at < month_start then state = 'Open'
          else private.value_at('job', id, 'state', month_start, state) = 'Open' end)
    from public.jobs where status = 'approved';
end $$;
