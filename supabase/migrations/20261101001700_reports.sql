-- What people say is wrong with what is published, and what reviewers note for each other.

-- Nobody is named who reports. No foreign key to the item: the answer outlives it.
create table public.reports (
  id uuid primary key,
  item_type text not null references private.kinds (type),
  item_id uuid not null,
  item_title text not null check (length(item_title) between 1 and 200),
  reason text not null check (reason ~ '^[a-z-]{1,30}$'),
  explanation text check (length(explanation) between 1 and 1000),
  email text check (private.is_email(email)), -- who gets an answer
  language text not null default 'en' check (private.is_site_language(language)), -- of the page
  created_at timestamptz not null default now(),
  decision text check (decision in ('kept', 'corrected', 'unpublished', 'removed')),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create index reports_item on public.reports (item_type, item_id, created_at);
create index reports_open on public.reports (created_at) where decision is null;
create index reports_email on public.reports (email) where email is not null;
create index reports_decided on public.reports (decided_at);
create index reports_decided_by on public.reports (decided_by);

alter table public.reports enable row level security;
create policy "only a living session of an active member" on public.reports as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "admins read reports" on public.reports
  for select to authenticated using ((select private.is_admin()));

-- What waits, an item a line.
create view public.reported_items with (security_invoker = true) as
  select item_type, item_id, (array_agg(item_title order by created_at desc, id))[1] as item_title, count(*) as reports,
    array_agg(distinct reason) as reasons, min(created_at) as first_at, max(created_at) as newest_at
  from public.reports where decision is null group by item_type, item_id;
revoke insert, update, delete on public.reported_items from anon, authenticated;

-- 'sent', 'known' where the same form came before, 'missing' where no such item is published. Of one item a hundred wait at
-- most: more say nothing new.
create function public.send_report(report_id uuid, item_type text, item_id uuid, reason text, explanation text, email text, language text default 'en') returns text
language plpgsql security definer set search_path = '' as $$
declare
  item record;
  waiting bigint;
begin
  select one.title into item from private.items as one
  where one.type = send_report.item_type and one.id = send_report.item_id and one.status = 'approved';
  if not found then
    return 'missing';
  end if;
  if exists (select from public.reports as known where known.id = report_id) then
    return 'known';
  end if;
  perform pg_advisory_xact_lock(hashtext('reports'));
  select count(*) into waiting from public.reports as open
  where open.item_type = send_report.item_type and open.item_id = send_report.item_id and open.decision is null;
  if waiting >= 100 then
    return 'sent';
  end if;
  insert into public.reports (id, item_type, item_id, item_title, reason, explanation, email, language)
  values (report_id, send_report.item_type, send_report.item_id, left(item.title, 200), send_report.reason, send_report.explanation, lower(send_report.email), send_report.language)
  on conflict on constraint reports_pkey do nothing;
  if waiting = 0 then
    perform private.tell_admins('report', send_report.item_id, format('Someone says that something is wrong: %s', left(item.title, 200)), '/dashboard/moderation/reports');
  end if;
  return 'sent';
end $$;

create function private.log_report(item_type text, item_id uuid, title text, action text, note text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor_id, actor_name, action, item_type, item_id, item_title, note)
  values (auth.uid(), private.actor_name(), action, 'report', item_type || '/' || item_id, title, note);
end $$;
revoke execute on function private.log_report(text, uuid, text, text, text) from public;

-- Ends what the admin has read of an item's reports: 'decided', or 'already' where somebody else was faster. What is
-- 'unpublished' goes back to its sender with the note; what is 'removed' is deleted, too, once that can't be undone.
-- `told`: who left an address; `email`: the sender, where the item was taken from the site.
create function public.decide_reports(of_type text, of_item uuid, decision text, note text, seen timestamptz)
returns table (outcome text, title text, told text[], email text)
language plpgsql security definer set search_path = '' as $$
declare
  kind private.kinds := private.kind_of(of_type);
  words text := nullif(btrim(note), '');
  sender uuid;
begin
  perform private.begin_review();
  with ended as (
    update public.reports as report set decision = decide_reports.decision, decided_by = auth.uid(), decided_at = now()
    where report.item_type = of_type and report.item_id = of_item and report.decision is null and report.created_at <= seen
    returning report.item_title, report.email
  )
  select max(ended.item_title), coalesce(array_agg(distinct ended.email) filter (where ended.email is not null), '{}') into title, told from ended;
  if title is null then
    return query select 'already', null::text, '{}'::text[], null::text;
    return;
  end if;
  if not exists (select from public.reported_items as open where open.item_type = of_type and open.item_id = of_item) then
    perform private.untell_admins(of_item);
  end if;
  if decision in ('unpublished', 'removed') then
    execute format('update public.%I set status = ''rejected'', review_note = $1 where id = $2 and status = ''approved'' returning user_id', kind.name)
    into sender using words, of_item;
  end if;
  perform private.log_report(of_type, of_item, title, decision, words);
  return query select 'decided', decide_reports.title, decide_reports.told, public.mail_recipient(sender);
end $$;
comment on function public.decide_reports is 'Definer: nobody writes reports but by what this does; for admins alone.';

-- An admin takes their own decision back within ten minutes: 'undone' or 'refused'. The item is published again, unless
-- something has happened to it since.
create function public.undo_reports(of_type text, of_item uuid)
returns table (outcome text, title text, told text[], email text)
language plpgsql security definer set search_path = '' as $$
declare
  kind private.kinds := private.kind_of(of_type);
  latest timestamptz;
  was text;
  sender uuid;
begin
  perform private.begin_review();
  select max(report.decided_at) into latest from public.reports as report
  where report.item_type = of_type and report.item_id = of_item and report.decided_by = auth.uid() and report.decided_at >= now() - interval '10 minutes';
  select max(report.decision), max(report.item_title), coalesce(array_agg(distinct report.email) filter (where report.email is not null), '{}')
  into was, title, told
  from public.reports as report where report.item_type = of_type and report.item_id = of_item and report.decided_at = latest;
  if was in ('unpublished', 'removed') then
    execute format('update public.%I set status = ''approved'', review_note = null where id = $1 and status = ''rejected'' and reviewed_at = $2 returning user_id', kind.name)
    into sender using of_item, latest;
    -- That it was gone, and is back, is no news.
    delete from public.notifications as news
    where news.user_id = sender and news.created_at in (latest, now()) and news.type in ('approved', 'rejected')
      and right(news.title, length(undo_reports.title)) = undo_reports.title;
  end if;
  if was is null or was in ('unpublished', 'removed') and sender is null
    and not exists (select from private.items as item where item.type = of_type and item.id = of_item and item.status = 'approved') then
    return query select 'refused', null::text, '{}'::text[], null::text;
    return;
  end if;
  update public.reports as report set decision = null, decided_by = null, decided_at = null
  where report.item_type = of_type and report.item_id = of_item and report.decided_at = latest;
  perform private.log_report(of_type, of_item, title, 'reopened', null);
  return query select 'undone', undo_reports.title, undo_reports.told, public.mail_recipient(sender);
end $$;
comment on function public.undo_reports is 'Definer: as decide_reports; for admins alone.';

-- What was removed goes once that can't be undone, unless its sender has sent it again; reports 90 days after the decision.
create function public.settle_reports() returns void
language plpgsql security definer set search_path = '' as $$
declare
  removed record;
begin
  for removed in
    select distinct kind.name, report.item_id, report.decided_at from public.reports as report join private.kinds as kind on kind.type = report.item_type
    where report.decision = 'removed' and report.decided_at < now() - interval '10 minutes'
  loop
    execute format('delete from public.%I where id = $1 and status = ''rejected'' and reviewed_at = $2', removed.name) using removed.item_id, removed.decided_at;
  end loop;
  delete from public.reports where decided_at < now() - interval '90 days';
end $$;

revoke execute on function public.send_report(uuid, text, uuid, text, text, text, text), public.settle_reports() from public, anon, authenticated;
grant execute on function public.send_report(uuid, text, uuid, text, text, text, text), public.settle_reports() to service_role;
revoke execute on function public.decide_reports(text, uuid, text, text, timestamptz), public.undo_reports(text, uuid) from public, anon;
grant execute on function public.decide_reports(text, uuid, text, text, timestamptz), public.undo_reports(text, uuid) to authenticated, service_role;

-- About an item, or a 'member'. Never shown outside: not even in what a member downloads of themselves.
create table public.reviewer_notes (
  id uuid primary key default gen_random_uuid(),
  subject_type text not null check (length(subject_type) <= 30),
  subject_id uuid not null,
  body text not null check (length(body) between 1 and 1000),
  author_id uuid references auth.users (id) on delete set null,
  author_name text not null default '' check (length(author_name) <= 120),
  created_at timestamptz not null default now()
);
create index reviewer_notes_subject on public.reviewer_notes (subject_type, subject_id, created_at);
create index reviewer_notes_author on public.reviewer_notes (author_id);

create function private.force_reviewer_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_server() then
    new.author_id := auth.uid();
    new.author_name := private.actor_name();
    new.created_at := now();
  end if;
  return new;
end $$;
revoke execute on function private.force_reviewer_note() from public;
create trigger force_columns before insert on public.reviewer_notes for each row execute function private.force_reviewer_note();

alter table public.reviewer_notes enable row level security;
create policy "only a living session of an active member" on public.reviewer_notes as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "admins read notes" on public.reviewer_notes for select to authenticated using ((select private.is_admin()));
create policy "admins write notes" on public.reviewer_notes for insert to authenticated with check ((select private.is_admin()));
create policy "admins remove notes" on public.reviewer_notes for delete to authenticated using ((select private.is_admin()));

-- They go with what they are about, as with each kind's items.
create trigger forget_notes after delete on auth.users for each row execute function private.forget_notes();
