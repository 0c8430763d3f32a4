-- The four kinds as one queue, and the decision about an item of it.

create view public.moderation_queue with (security_invoker = true) as
  select id, 'logo' as type, title, status, user_id, created_at, company as detail, image_url from public.logos
  union all
  select id, 'jargon', term, status, user_id, created_at, definition, null from public.jargon
  union all
  select id, 'event', title, status, user_id, created_at, location, image_url from public.events
  union all
  select id, 'job', title, status, user_id, created_at, company, null from public.jobs;

-- Decides once. Whoever comes second is told what was decided and by whom. Runs with the caller's rights.
create function public.review_item(item_type text, item_id uuid, decision text, note text default null)
returns table (outcome text, status text, reviewer_name text, reviewed_at timestamptz, title text)
language plpgsql set search_path = '' as $$
declare
  target text := case item_type when 'logo' then 'logos' when 'jargon' then 'jargon' when 'event' then 'events' when 'job' then 'jobs' end;
  decided integer;
begin
  perform private.require_admin();
  if target is null or decision is null or decision not in ('approved', 'rejected') then
    raise exception 'unknown item type or decision' using errcode = '22023';
  end if;
  execute format('update public.%I set status = $1, review_note = $2 where id = $3 and status = ''pending''', target)
    using decision, nullif(btrim(note), ''), item_id;
  get diagnostics decided = row_count;
  return query execute format(
    'select $1, item.status, profile.name, item.reviewed_at, item.%I
     from public.%I as item left join public.profiles as profile on profile.user_id = item.reviewed_by
     where item.id = $2', case target when 'jargon' then 'term' else 'title' end, target)
    using case when decided = 1 then 'decided' else 'already' end, item_id;
  if not found then
    return query select 'missing', null::text, null::text, null::timestamptz, null::text;
  end if;
end $$;

create function public.pending_counts()
returns table (type text, count bigint)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select 'logo', count(*) from public.logos where status = 'pending'
    union all
    select 'jargon', count(*) from public.jargon where status = 'pending'
    union all
    select 'event', count(*) from public.events where status = 'pending'
    union all
    select 'job', count(*) from public.jobs where status = 'pending';
end $$;

create function public.submitter_emails(ids uuid[])
returns table (id uuid, email text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select account.id, account.email::text from auth.users as account where account.id = any (ids);
end $$;
revoke execute on function public.submitter_emails(uuid[]) from public, anon;
grant execute on function public.submitter_emails(uuid[]) to authenticated, service_role;
