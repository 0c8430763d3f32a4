-- What happened in each of the last 12 weeks, this one included; weeks begin on Monday (UTC).
-- An item that was decided counts once a week, however often somebody changed their mind.

create index profiles_created_at on public.profiles (created_at);

create function public.dashboard_weeks()
returns table (week date, submissions bigint, decisions bigint, sign_ups bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  last_monday date := date_trunc('week', now() at time zone 'UTC');
  first_monday date := last_monday - 77;
  beginning timestamptz := first_monday::timestamp at time zone 'UTC';
begin
  perform private.require_admin();
  return query
    with logged as (
      select date_trunc('week', log.created_at at time zone 'UTC')::date as monday,
        count(*) filter (where log.action in ('submitted', 'resubmitted')) as sent,
        count(distinct log.item_id) filter (where log.action in ('approved', 'rejected')) as decided
      from public.audit_log as log
      where log.created_at >= beginning and log.item_type in ('logo', 'jargon', 'event', 'job')
      group by monday
    ), joined as (
      select date_trunc('week', profile.created_at at time zone 'UTC')::date as monday, count(*) as members
      from public.profiles as profile
      where profile.created_at >= beginning
      group by monday
    )
    select first_monday + 7 * number, coalesce(logged.sent, 0), coalesce(logged.decided, 0), coalesce(joined.members, 0)
    from generate_series(0, 11) as number
    left join logged on logged.monday = first_monday + 7 * number
    left join joined on joined.monday = first_monday + 7 * number
    order by number;
end $$;

revoke execute on function public.dashboard_weeks() from public, anon;
grant execute on function public.dashboard_weeks() to authenticated, service_role;
