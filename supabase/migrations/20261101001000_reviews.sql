-- The four kinds as one queue, and the decision about items of it.

-- Who decides about a member's edit has read it beside what is published: its version is the later change of the two.
create view public.moderation_queue with (security_invoker = true) as
  select id, 'logo' as type, title, status, user_id, created_at, company as detail, image_url, revision_of,
    greatest(updated_at, (select updated_at from public.logos where id = item.revision_of)) as updated_at, false as is_over
  from public.logos as item
  union all
  select id, 'jargon', term, status, user_id, created_at, definition, null, revision_of,
    greatest(updated_at, (select updated_at from public.jargon where id = item.revision_of)), false
  from public.jargon as item
  union all
  select id, 'event', title, status, user_id, created_at, location, image_url, revision_of,
    greatest(updated_at, (select updated_at from public.events where id = item.revision_of)), ends_at < now()
  from public.events as item
  union all
  select id, 'job', title, status, user_id, created_at, company, null, revision_of,
    greatest(updated_at, (select updated_at from public.jobs where id = item.revision_of)), coalesce(expires_at < current_date, false)
  from public.jobs as item;

-- Copies what a person can write from an approved edit to its original, and ends the edit. Runs with the caller's rights.
-- What only admins decide stays as they decided it: an edit of its text does not undo that an event is canceled, or that
-- a job is featured, closed or filled.
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
      'created_at', 'updated_at', 'featured', 'state', 'canceled'
    );
  execute format(
    'update public.%1$I set (%2$s) = (select %2$s from public.%1$I where id = $1) where id = $2', target, columns
  ) using revision, original;
  execute format('delete from public.%I where id = $1', target) using revision;
end $$;
revoke execute on function private.apply_revision(text, uuid, uuid) from public;
grant execute on function private.apply_revision(text, uuid, uuid) to authenticated, service_role;

-- For decisions, and for taking them back: admins only, one after the other. Two batches that share items or counts would
-- else wait for each other in a circle.
create function private.begin_review() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('review'));
end $$;

-- Decides once: whoever comes second is told what was decided and by whom. A decision is about what the admin has read:
-- 'changed' where the item still waits but is another version (as the queue tells it); without a version, whatever it
-- says now. 'unpublished' where an edit would be approved of what is not published any more. Who decides the same again,
-- as a form that is sent twice does, is told so: 'repeated', with nothing written. Runs with the caller's rights.
create function public.review_item(item_type text, item_id uuid, decision text, note text default null, version timestamptz default null)
returns table (outcome text, status text, reviewer_name text, reviewed_at timestamptz, title text)
language plpgsql set search_path = '' as $$
declare
  target text := case item_type when 'logo' then 'logos' when 'jargon' then 'jargon' when 'event' then 'events' when 'job' then 'jobs' end;
  words text := nullif(btrim(note), '');
  decided integer;
  original uuid;
  published_at timestamptz;
  unpublished boolean;
begin
  perform private.begin_review();
  if target is null or decision is null or decision not in ('approved', 'rejected') then
    raise exception 'unknown item type or decision' using errcode = '22023';
  end if;
  -- Whoever changes what is published waits until the edit is decided; whoever was faster is seen.
  execute format(
    'select id, updated_at, status <> ''approved'' and $2 = ''approved''
     from public.%1$I where id = (select revision_of from public.%1$I where id = $1) for update', target
  ) into original, published_at, unpublished using item_id, decision;
  execute format(
    'update public.%I set status = $1, review_note = $2
     where id = $3 and status = ''pending'' and ($4 is null or greatest(updated_at, $5) = $4) and $6 is not true', target
  ) using decision, words, item_id, version, published_at, unpublished;
  get diagnostics decided = row_count;
  return query execute format(
    'select case
       when $1 then ''decided''
       when item.status = ''pending'' and $5 and ($6 is null or greatest(item.updated_at, $7) = $6) then ''unpublished''
       when item.status = ''pending'' then ''changed''
       when item.status = $3 and item.reviewed_by = auth.uid() and item.review_note is not distinct from $4 then ''repeated''
       else ''already'' end,
       item.status, profile.name, item.reviewed_at, item.%I
     from public.%I as item left join public.profiles as profile on profile.user_id = item.reviewed_by
     where item.id = $2', case target when 'jargon' then 'term' else 'title' end, target)
    using decided = 1, item_id, decision, words, unpublished, version, published_at;
  if not found then
    -- An approved edit is applied and gone in one transaction.
    return query
      select 'repeated', 'approved', approval.actor_name, approval.created_at, approval.item_title
      from public.audit_log as approval
      where approval.item_type = review_item.item_type and approval.item_id = review_item.item_id::text
        and approval.action = 'approved' and decision = 'approved' and approval.actor_id = auth.uid()
        and approval.note is not distinct from words
        and exists (
          select from public.audit_log as ending
          where ending.item_type = approval.item_type and ending.item_id = approval.item_id
            and ending.action = 'deleted' and ending.created_at = approval.created_at)
      limit 1;
  end if;
  if not found then
    return query select 'missing', null::text, null::text, null::timestamptz, null::text;
  end if;
  if decided = 1 and decision = 'approved' and original is not null then
    perform private.apply_revision(target, item_id, original);
  end if;
end $$;

-- One decision about the items of a page, with one note. `items` is [{"type": ..., "id": ..., "version": ...}], at most
-- 50. Each is decided as review_item does it, and what keeps one from being decided does not keep the others: its
-- `outcome` is 'failed'.
create function public.review_items(items jsonb, decision text, note text default null)
returns table (item_type text, item_id uuid, outcome text, status text, reviewer_name text, reviewed_at timestamptz, title text)
language plpgsql set search_path = '' as $$
declare
  item record;
begin
  perform private.begin_review();
  if jsonb_array_length(items) > 50 then
    raise exception 'too many items' using errcode = '22023';
  end if;
  for item in
    select distinct on (chosen.id, chosen.type) chosen.type, chosen.id, chosen.version
    from jsonb_to_recordset(items) as chosen (type text, id uuid, version timestamptz) order by chosen.id, chosen.type
  loop
    begin
      return query
        select item.type, item.id, reviewed.* from public.review_item(item.type, item.id, decision, note, item.version) as reviewed;
    exception
      when invalid_parameter_value then
        raise;
      when others then
        return query select item.type, item.id, 'failed', null::text, null::text, null::timestamptz, null::text;
    end;
  end loop;
end $$;

-- An admin takes their own last decision back, shortly after it: 'undone', or 'refused' where it is not the caller's own
-- last decision, it is older than ten minutes, or something has happened to the item since. What was decided in one
-- transaction is the last decision as a whole; its entries in the log bear one time, which is that of the review. An edit
-- that was applied is gone, so it is refused too.
create function public.undo_review(item_type text, item_id uuid)
returns table (outcome text, title text)
language plpgsql security definer set search_path = '' as $$
declare
  target text := case item_type when 'logo' then 'logos' when 'jargon' then 'jargon' when 'event' then 'events' when 'job' then 'jobs' end;
  item jsonb;
  decided_at timestamptz;
  last_own timestamptz;
  last_of_item timestamptz;
  item_title text;
begin
  perform private.begin_review();
  if target is null then
    raise exception 'unknown item type' using errcode = '22023';
  end if;
  execute format('select to_jsonb(item) from public.%I as item where id = $1 for update', target) into item using item_id;
  decided_at := (item ->> 'reviewed_at')::timestamptz;
  select max(entry.created_at) into last_own from public.audit_log as entry
    where entry.actor_id = auth.uid() and entry.action in ('approved', 'rejected');
  select entry.created_at into last_of_item from public.audit_log as entry
    where entry.item_type = undo_review.item_type and entry.item_id = undo_review.item_id::text
    order by entry.id desc limit 1;
  item_title := coalesce(item ->> 'title', item ->> 'term');
  if item is null
    or item ->> 'status' = 'pending'
    or item ->> 'reviewed_by' is distinct from auth.uid()::text
    or decided_at < now() - interval '10 minutes'
    or last_own is distinct from decided_at
    or last_of_item is distinct from decided_at
  then
    return query select 'refused', item_title;
    return;
  end if;
  -- What tells of the decision was written in its transaction, so it bears the same time.
  delete from public.notifications as notification
    where notification.user_id = (item ->> 'user_id')::uuid
      and notification.type = item ->> 'status'
      and notification.created_at = decided_at
      and right(notification.title, length(item_title)) = item_title;
  execute format('update public.%I set status = ''pending'' where id = $1', target) using item_id;
  return query select 'undone', item_title;
end $$;
revoke execute on function public.undo_review(text, uuid) from public, anon;
grant execute on function public.undo_review(text, uuid) to authenticated, service_role;

-- The same for each of at most 50 items, [{"type": ..., "id": ...}].
create function public.undo_reviews(items jsonb)
returns table (item_type text, item_id uuid, outcome text, title text)
language plpgsql set search_path = '' as $$
declare
  item record;
begin
  perform private.begin_review();
  if jsonb_array_length(items) > 50 then
    raise exception 'too many items' using errcode = '22023';
  end if;
  for item in
    select distinct chosen.type, chosen.id from jsonb_to_recordset(items) as chosen (type text, id uuid) order by chosen.id, chosen.type
  loop
    return query select item.type, item.id, undone.* from public.undo_review(item.type, item.id) as undone;
  end loop;
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
