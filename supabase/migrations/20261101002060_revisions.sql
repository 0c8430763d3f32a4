-- A member's edit of a published item is a row of its own that waits for review; the published one stays as it is.

alter table public.logos add column revision_of uuid references public.logos (id) on delete cascade;
alter table public.jargon add column revision_of uuid references public.jargon (id) on delete cascade;
alter table public.events add column revision_of uuid references public.events (id) on delete cascade;
alter table public.jobs add column revision_of uuid references public.jobs (id) on delete cascade;
-- One open edit of an item at a time.
create unique index logos_revision on public.logos (revision_of);
create unique index jargon_revision on public.jargon (revision_of);
create unique index events_revision on public.events (revision_of);
create unique index jobs_revision on public.jobs (revision_of);

-- An edit belongs to a published item of the same person, from its beginning and for good.
create function private.check_revision() returns trigger
language plpgsql set search_path = '' as $$
declare
  published boolean;
begin
  if tg_op = 'UPDATE' then
    new.revision_of := old.revision_of;
  elsif new.revision_of is not null then
    execute format('select true from public.%I where id = $1 and user_id = $2 and status = ''approved''', tg_table_name)
      into published using new.revision_of, new.user_id;
    if published is not true then
      raise exception 'unknown item' using errcode = 'PT404';
    end if;
  end if;
  return new;
end $$;
-- The name puts it after force_columns, which sets the owner.
create trigger revision before insert or update on public.logos for each row execute function private.check_revision();
create trigger revision before insert or update on public.jargon for each row execute function private.check_revision();
create trigger revision before insert or update on public.events for each row execute function private.check_revision();
create trigger revision before insert or update on public.jobs for each row execute function private.check_revision();

-- Copies what a person can write from an approved edit to its original, and ends the edit. Runs with the caller's rights.
create function private.apply_revision(target text, revision uuid, original uuid) returns void
language plpgsql set search_path = '' as $$
declare
  columns text;
begin
  select string_agg(quote_ident(attribute.attname), ', ') into columns
  from pg_catalog.pg_attribute as attribute
  where attribute.attrelid = format('public.%I', target)::regclass
    and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
    and attribute.attname not in (
      'id', 'slug', 'status', 'user_id', 'submission_id', 'revision_of', 'reviewed_by', 'reviewed_at', 'review_note',
      'created_at', 'updated_at'
    );
  execute format(
    'update public.%1$I set (%2$s) = (select %2$s from public.%1$I where id = $1) where id = $2', target, columns
  ) using revision, original;
  execute format('delete from public.%I where id = $1', target) using revision;
end $$;
revoke execute on function private.apply_revision(text, uuid, uuid) from public;
grant execute on function private.apply_revision(text, uuid, uuid) to authenticated, service_role;

create or replace function public.review_item(item_type text, item_id uuid, decision text, note text default null)
returns table (outcome text, status text, reviewer_name text, reviewed_at timestamptz, title text)
language plpgsql set search_path = '' as $$
declare
  target text := case item_type when 'logo' then 'logos' when 'jargon' then 'jargon' when 'event' then 'events' when 'job' then 'jobs' end;
  decided integer;
  original uuid;
begin
  perform private.require_admin();
  if target is null or decision is null or decision not in ('approved', 'rejected') then
    raise exception 'unknown item type or decision' using errcode = '22023';
  end if;
  execute format(
    'update public.%I set status = $1, review_note = $2 where id = $3 and status = ''pending'' returning revision_of', target
  ) into original using decision, nullif(btrim(note), ''), item_id;
  get diagnostics decided = row_count;
  return query execute format(
    'select $1, item.status, profile.name, item.reviewed_at, item.%I
     from public.%I as item left join public.profiles as profile on profile.user_id = item.reviewed_by
     where item.id = $2', case target when 'jargon' then 'term' else 'title' end, target)
    using case when decided = 1 then 'decided' else 'already' end, item_id;
  if not found then
    return query select 'missing', null::text, null::text, null::timestamptz, null::text;
  end if;
  if decided = 1 and decision = 'approved' and original is not null then
    perform private.apply_revision(target, item_id, original);
  end if;
end $$;

create or replace view public.moderation_queue with (security_invoker = true) as
  select id, 'logo' as type, title, status, user_id, created_at, company as detail, image_url, revision_of from public.logos
  union all
  select id, 'jargon', term, status, user_id, created_at, definition, null, revision_of from public.jargon
  union all
  select id, 'event', title, status, user_id, created_at, location, image_url, revision_of from public.events
  union all
  select id, 'job', title, status, user_id, created_at, company, null, revision_of from public.jobs;
