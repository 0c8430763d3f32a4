-- What waits for review, decisions about it and taking them back, and what helps to decide.

-- Who decides about a member's edit has read it beside what is published: its version is the later change of the two.
create view public.moderation_queue with (security_invoker = true) as
  select id, type, title, status, user_id, created_at, detail, image_url, revision_of, version as updated_at, is_over, slug, review_note
  from private.items;

-- By kind, and of messages, takedown requests and reported items those that nobody has handled.
create function public.pending_counts()
returns table (type text, count bigint)
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select kind.type, count(item.id)
    from private.kinds as kind
    left join private.items as item on item.type = kind.type and item.status = 'pending'
    group by kind.type
    union all
    select 'message', count(*) from public.contact_messages as message where message.handled_at is null
    union all
    select 'takedown_request', count(*) from public.takedown_requests as request where request.status = 'open'
    union all
    select 'report', count(*) from public.reported_items;
end $$;

create function public.submitter_emails(ids uuid[])
returns table (id uuid, email text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select account.id, account.email::text from auth.users as account where account.id = any (ids);
end $$;
comment on function public.submitter_emails is 'Definer: reads accounts, for admins alone.';
revoke execute on function public.submitter_emails(uuid[]) from public, anon;
grant execute on function public.submitter_emails(uuid[]) to authenticated, service_role;

-- Copies what a person can write from an approved edit to its original, and ends the edit. What only admins decide stays:
-- an edit of its text does not undo that an event is canceled, or that a job is featured, closed or filled.
create function private.apply_revision(kind private.kinds, revision uuid, original uuid) returns void
language plpgsql set search_path = '' as $$
declare
  columns text;
begin
  select string_agg(quote_ident(attribute.attname), ', ') into columns
  from pg_catalog.pg_attribute as attribute
  where attribute.attrelid = format('public.%I', kind.name)::regclass
    and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
    and attribute.attname <> all (kind.admin_columns)
    and attribute.attname not in (
      select attname from pg_catalog.pg_attribute where attrelid = 'private.submission'::regclass);
  execute format(
    'update public.%1$I set (%2$s) = (select %2$s from public.%1$I where id = $1) where id = $2', kind.name, columns
  ) using revision, original;
  execute format('delete from public.%I where id = $1', kind.name) using revision;
end $$;
revoke execute on function private.apply_revision(private.kinds, uuid, uuid) from public;
grant execute on function private.apply_revision(private.kinds, uuid, uuid) to authenticated, service_role;

-- Admins only, one after the other: two batches that share items would else wait for each other in a circle.
create function private.begin_review() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('review'));
end $$;

-- Decides once: 'decided', or 'already' with what was decided and by whom. A decision is about what the admin has read:
-- 'changed' where the item still waits but is another version (as the queue tells it); without a version, whatever it
-- says now. 'unpublished' where an edit would be approved of what is not published anymore. 'repeated' where the same
-- admin decides the same again, as a form that is sent twice does. Runs with the caller's rights.
create function private.review_item(item_type text, item_id uuid, decision text, note text default null, version timestamptz default null)
returns table (outcome text, status text, reviewer_name text, reviewed_at timestamptz, title text)
language plpgsql set search_path = '' as $$
declare
  kind private.kinds;
  words text := nullif(btrim(note), '');
  decided integer;
  original uuid;
  published_at timestamptz;
  unpublished boolean;
begin
  perform private.begin_review();
  kind := private.kind_of(item_type);
  if decision is null or decision not in ('approved', 'rejected') then
    raise exception 'unknown decision' using errcode = '22023';
  end if;
  -- Whoever changes what is published waits until the edit is decided; whoever was faster is seen.
  execute format(
    'select id, updated_at, status <> ''approved'' and $2 = ''approved''
     from public.%1$I where id = (select revision_of from public.%1$I where id = $1) for update', kind.name
  ) into original, published_at, unpublished using item_id, decision;
  execute format(
    'update public.%I set status = $1, review_note = $2
     where id = $3 and status = ''pending'' and ($4 is null or greatest(updated_at, $5) = $4) and $6 is not true', kind.name
  ) using decision, words, item_id, version, published_at, unpublished;
  get diagnostics decided = row_count;
  return query
    select case
        when decided = 1 then 'decided'
        when item.status = 'pending' and unpublished and (review_item.version is null or item.version = review_item.version) then 'unpublished'
        when item.status = 'pending' then 'changed'
        when item.status = decision and item.reviewed_by = auth.uid() and item.review_note is not distinct from words then 'repeated'
        else 'already' end,
      item.status, profile.name, item.reviewed_at, item.title
    from private.items as item left join public.profiles as profile on profile.user_id = item.reviewed_by
    where item.type = item_type and item.id = item_id;
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
      order by approval.id desc limit 1;
  end if;
  if not found then
    return query select 'missing', null::text, null::text, null::timestamptz, null::text;
  end if;
  if decided = 1 and decision = 'approved' and original is not null then
    perform private.apply_revision(kind, item_id, original);
  end if;
end $$;

-- Whom to mail about what they sent: null for whoever decides about their own, and for whoever wants no such mails.
create function public.mail_recipient(member uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select account.email from auth.users as account join public.profiles as profile on profile.user_id = account.id
    where account.id = member and account.id is distinct from auth.uid() and profile.mail_notifications and profile.status = 'active');
end $$;
comment on function public.mail_recipient is 'Definer: reads accounts, for admins alone.';
revoke execute on function public.mail_recipient(uuid) from public, anon;
grant execute on function public.mail_recipient(uuid) to authenticated, service_role;

-- One decision about at most 50 items, [{"type": ..., "id": ..., "version": ...}], with one note. What keeps one from
-- being decided does not keep the others: its `outcome` is 'failed', or 'taken down' for a picture that may not come back.
-- With each comes what follows: whether there is something to undo; the item, which an edit is `original` of, the name of its
-- page, and whom to mail; and the pictures that it showed and nothing shows anymore.
create function public.review_items(items jsonb, decision text, note text default null)
returns table (
  item_type text, item_id uuid, outcome text, status text, reviewer_name text, title text,
  is_undoable boolean, original uuid, slug text, email text, pictures text[])
language plpgsql set search_path = '' as $$
declare
  kind private.kinds;
  version timestamptz;
  sender uuid;
  shown text[];
begin
  perform private.begin_review();
  if jsonb_array_length(items) > 50 then
    raise exception 'too many items' using errcode = '22023';
  end if;
  for item_id, item_type, version in
    select distinct on (chosen.id, chosen.type) chosen.id, chosen.type, chosen.version
    from jsonb_to_recordset(items) as chosen (type text, id uuid, version timestamptz) order by chosen.id, chosen.type
  loop
    kind := private.kind_of(item_type);
    select item.title, item.user_id, coalesce(item.revision_of, item.id) into title, sender, original
    from private.items as item where item.type = item_type and item.id = item_id;
    execute format('select %s from public.%I as item where id = $1', kind.pictures, kind.name) into shown using original;
    begin
      select reviewed.outcome, reviewed.status, reviewed.reviewer_name, coalesce(reviewed.title, review_items.title)
      into outcome, status, reviewer_name, title
      from private.review_item(item_type, item_id, decision, note, version) as reviewed;
    exception
      when invalid_parameter_value then
        raise;
      when others then
        outcome := case sqlerrm when 'taken_down' then 'taken down' else 'failed' end;
        status := null;
        reviewer_name := null;
    end;
    if title is null then
      select entry.item_title into title from public.audit_log as entry
      where entry.item_type = review_items.item_type and entry.item_id = review_items.item_id::text
      order by entry.id desc limit 1;
    end if;
    is_undoable := outcome in ('decided', 'repeated')
      and exists (select from private.items as item where item.type = item_type and item.id = item_id);
    slug := (select item.slug from private.items as item where item.type = item_type and item.id = original);
    email := case when outcome = 'decided' then public.mail_recipient(sender) end;
    pictures := case when outcome = 'decided' then array(select public.unused_pictures(shown)) end;
    return next;
  end loop;
end $$;

-- An admin takes their own decision back: 'undone', or 'refused' where it is another's, older than ten minutes, or something
-- has happened to the item since: the entry of a decision in the log bears the time of the review. An edit that was applied
-- is gone, so it is refused too.
create function private.undo_review(item_type text, item_id uuid)
returns table (outcome text, title text, original uuid, email text)
language plpgsql security definer set search_path = '' as $$
declare
  kind private.kinds;
  item record;
  last_of_item timestamptz;
begin
  perform private.begin_review();
  kind := private.kind_of(item_type);
  execute format('select from public.%I where id = $1 for update', kind.name) using item_id;
  select * into item from private.items as one where one.type = item_type and one.id = item_id;
  select entry.created_at into last_of_item from public.audit_log as entry
    where entry.item_type = undo_review.item_type and entry.item_id = undo_review.item_id::text
    order by entry.id desc limit 1;
  if item.id is null
    or item.status = 'pending'
    or item.reviewed_by is distinct from auth.uid()
    or item.reviewed_at < now() - interval '10 minutes'
    or last_of_item is distinct from item.reviewed_at
  then
    return query select 'refused', item.title, null::uuid, null::text;
    return;
  end if;
  -- What tells of the decision was written in its transaction, so it bears the same time.
  delete from public.notifications as notification
    where notification.user_id = item.user_id
      and notification.type = item.status
      and notification.created_at = item.reviewed_at
      and right(notification.title, length(item.title)) = item.title;
  execute format('update public.%I set status = ''pending'' where id = $1', kind.name) using item_id;
  return query select 'undone', item.title, coalesce(item.revision_of, item.id), public.mail_recipient(item.user_id);
end $$;
revoke execute on function private.undo_review(text, uuid) from public, anon;
grant execute on function private.undo_review(text, uuid) to authenticated, service_role;

-- The same for each of at most 50 items, [{"type": ..., "id": ...}], with the item that an edit is `original` of and whom to mail.
create function public.undo_reviews(items jsonb)
returns table (item_type text, item_id uuid, outcome text, title text, original uuid, email text)
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
    return query select item.type, item.id, undone.* from private.undo_review(item.type, item.id) as undone;
  end loop;
end $$;

grant execute on function
  public.pending_counts(), private.review_item(text, uuid, text, text, timestamptz), public.review_items(jsonb, text, text),
  public.undo_reviews(jsonb), private.begin_review()
to anon, authenticated, service_role;

-- What an item held when it was rejected, if it has been sent again since: the log has it from before it came back.
create function private.rejected_before(item_type text, item_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select entry.before from public.audit_log as entry
  where entry.item_type = rejected_before.item_type and entry.item_id = rejected_before.item_id::text and entry.action = 'resubmitted'
  order by entry.id desc limit 1;
$$;
revoke execute on function private.rejected_before(text, uuid) from public;

-- How the submitters of a page's items have done so far, and what these may repeat: for each of the first 50 ids at most
-- three others, first the certain ones ('company': the same title and company, 'identity' where a kind has none, 'picture':
-- the same file), then those with a similar title; and how many more, up to 100, are of the same company. Of the same title,
-- the same picture and similar titles some are compared, so that the price is the same however many there are; the planner
-- cannot know how few, hence enable_seqscan. Only the content hashes of all pictures are read, since the storage has no index of them.
create function private.review_hints(ids uuid[])
returns table (id uuid, approved bigint, rejected bigint, pending bigint, duplicates jsonb, of_company bigint)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  perform private.require_admin();
  -- For this transaction only; the indexes read it.
  perform set_config('pg_trgm.word_similarity_threshold', '0.6', true);
  return query
    with shown as materialized (
      select one.id, one.image_url, split_part(one.image_url, '/', 3) as bucket, regexp_replace(one.image_url, '^/files/[^/]*/', '') as name
      from private.items as one where one.id = any (ids[1:50])
    ), hashed as materialized (
      select shown.id, object.metadata ->> 'eTag' as hash
      from shown join storage.objects as object on object.bucket_id = shown.bucket and object.name = shown.name
    ), same_picture as materialized (
      select shown.id, shown.image_url as address from shown where shown.image_url is not null
      union
      select hashed.id, '/files/' || object.bucket_id || '/' || object.name
      from hashed join storage.objects as object on object.metadata ->> 'eTag' = hashed.hash
    )
    select item.id, record.approved, record.rejected, record.pending, coalesce(alike.items, '[]'), company.others
    from private.items as item
    cross join lateral (
      select count(*) filter (where sent.status = 'approved') as approved, count(*) filter (where sent.status = 'rejected') as rejected,
        count(*) filter (where sent.status = 'pending') as pending
      from private.items as sent where sent.user_id = item.user_id
    ) as record
    cross join lateral (
      select count(*) as others from (
        select from private.items as one
        where one.type = item.type and one.folded_company = item.folded_company and one.folded_title <> item.folded_title
          and one.status in ('pending', 'approved') and one.id <> item.id and one.id is distinct from item.revision_of and one.revision_of is distinct from item.id
        limit 100
      ) as other
    ) as company
    cross join lateral (
      select jsonb_agg(
        jsonb_build_object(
          'type', item.type, 'id', found.id, 'title', found.title, 'status', found.status, 'image_url', found.image_url, 'why', found.why)
        order by found.rank, found.likeness desc, found.id
      ) as items
      from (
        select other.*, array_position(array['company', 'identity', 'picture', 'title'], other.why) as rank
        from (
          select one.*, extensions.similarity(item.folded_title, one.folded_title) as likeness, case
            when one.folded_title = item.folded_title and one.folded_company = item.folded_company then 'company'
            when item.folded_company is null and one.identity = item.identity then 'identity'
            when one.image_url in (select same.address from same_picture as same where same.id = item.id) then 'picture'
            else 'title' end as why
          from (
            (select one.id, one.title, one.folded_title, one.folded_company, one.identity, one.status, one.image_url, one.revision_of
              from private.items as one where one.type = item.type and one.folded_title = item.folded_title limit 20)
            union
            (select one.id, one.title, one.folded_title, one.folded_company, one.identity, one.status, one.image_url, one.revision_of
              from same_picture as same join private.items as one on one.image_url = same.address
              where same.id = item.id and one.type = item.type limit 20)
            union
            (select one.id, one.title, one.folded_title, one.folded_company, one.identity, one.status, one.image_url, one.revision_of
              from private.items as one where one.type = item.type and item.folded_title operator(extensions.<%) one.search_names limit 50)
          ) as one
        ) as other
        where other.status in ('pending', 'approved')
          and other.id <> item.id
          and other.id is distinct from item.revision_of
          and other.revision_of is distinct from item.id
          and (other.why <> 'title' or other.likeness >= 0.6)
        order by rank, likeness desc, other.id
        limit 3
      ) as found
    ) as alike
    where item.id = any (ids[1:50]);
end $$;
revoke execute on function private.review_hints(uuid[]) from public, anon;
grant execute on function private.review_hints(uuid[]) to authenticated, service_role;

-- What the caller has decided since then; without a moment nothing. What an admin adds as decided was never waiting.
create function private.decided_since(since timestamptz) returns setof private.items
language sql stable set search_path = '' as $$
  select item.* from private.items as item
  where item.reviewed_by = auth.uid() and item.reviewed_at >= since and item.reviewed_at > item.created_at;
$$;
revoke execute on function private.decided_since(timestamptz) from public;

-- A page of what waits, the oldest first, in one call: how much waits of each kind, and of each item who sent it, why it was
-- rejected before, and what helps to decide. What the caller has decided since they opened the list stays in its place; the
-- answer tells when they did. A page past the last is the last.
create function public.review_page(of_type text, page integer, page_size integer, since timestamptz default null)
returns table (counts jsonb, begun timestamptz, at_page integer, pages integer, items jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  perform private.require_admin();
  begun := coalesce(since, now());
  select jsonb_object_agg(kind.type, kind.count) into counts from public.pending_counts() as kind where kind.type <> 'message';
  pages := greatest(1, ceil((
    coalesce((select sum(kind.value::bigint) from jsonb_each_text(counts) as kind where kind.key not in ('takedown_request', 'report') and of_type in ('all', kind.key)), 0)
    + (select count(*) from private.decided_since(since) as item where of_type in ('all', item.type))) / page_size));
  at_page := greatest(1, least(page, pages));
  ids := array(
    select listed.id from (
      select item.id, item.created_at from private.items as item where item.status = 'pending' and of_type in ('all', item.type)
      union all
      select item.id, item.created_at from private.decided_since(since) as item where of_type in ('all', item.type)
    ) as listed
    order by listed.created_at, listed.id limit page_size offset (at_page - 1) * page_size);
  select coalesce(jsonb_agg(to_jsonb(shown) order by shown.created_at, shown.id), '[]') into items from (
    select item.id, item.type, item.title, item.detail, item.image_url, item.created_at, item.version, item.revision_of, item.is_over,
      item.status, item.reviewed_at, account.email, profile.name as sender, to_jsonb(hint) - 'id' as hints,
      (select jsonb_build_object('note', before ->> 'review_note', 'at', before ->> 'reviewed_at')
        from private.rejected_before(item.type, item.id) as before where before is not null) as rejected
    from private.items as item
    left join auth.users as account on account.id = item.user_id
    left join public.profiles as profile on profile.user_id = item.user_id
    left join private.review_hints(ids) as hint on hint.id = item.id
    where item.id = any (ids)
  ) as shown;
  return next;
end $$;
comment on function public.review_page is 'Definer: reads accounts beside the queue, for admins alone.';
revoke execute on function public.review_page(text, integer, integer, timestamptz) from public, anon;
grant execute on function public.review_page(text, integer, integer, timestamptz) to authenticated, service_role;

-- What stands beside an item that is looked at: its place among what waits and its neighbors there, who sent it, what it
-- held when it was rejected before, and what helps to decide. Null where there is no such item.
create function public.review_context(item_type text, item_id uuid, of_type text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  item record;
begin
  perform private.require_admin();
  select one.id, one.created_at, one.user_id, one.status into item from private.items as one where one.type = item_type and one.id = item_id;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'place', (
      select count(*) from private.items as one
      where one.status = 'pending' and of_type in ('all', one.type) and (one.created_at, one.id) <= (item.created_at, item.id)),
    'waiting', (select count(*) from private.items as one where one.status = 'pending' and of_type in ('all', one.type)),
    'previous', (
      select jsonb_build_object('type', one.type, 'id', one.id) from private.items as one
      where one.status = 'pending' and of_type in ('all', one.type) and (one.created_at, one.id) < (item.created_at, item.id)
      order by one.created_at desc, one.id desc limit 1),
    'next', (
      select jsonb_build_object('type', one.type, 'id', one.id) from private.items as one
      where one.status = 'pending' and of_type in ('all', one.type) and (one.created_at, one.id) > (item.created_at, item.id)
      order by one.created_at, one.id limit 1),
    'sender', (
      select jsonb_build_object('id', account.id, 'name', profile.name, 'email', account.email, 'since', account.created_at)
      from auth.users as account left join public.profiles as profile on profile.user_id = account.id
      where account.id = item.user_id),
    'rejected', (select private.rejected_before(item_type, item_id) where item.status = 'pending'),
    'notes', (
      select jsonb_agg(jsonb_build_object('about', note.subject_type, 'body', note.body, 'by', note.author_name, 'at', note.created_at) order by note.created_at, note.id)
      from public.reviewer_notes as note
      where (note.subject_type, note.subject_id) = (item_type, item_id) or (note.subject_type, note.subject_id) = ('member', item.user_id)),
    'hints', (select to_jsonb(hint) - 'id' from private.review_hints(array[item.id]) as hint limit 1));
end $$;
comment on function public.review_context is 'Definer: reads accounts beside the queue, for admins alone.';
revoke execute on function public.review_context(text, uuid, text) from public, anon;
grant execute on function public.review_context(text, uuid, text) to authenticated, service_role;
