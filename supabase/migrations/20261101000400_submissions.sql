-- The lifecycle that logos, jargon, events and jobs share: what a member sends is pending until an admin decides.

-- How many items the caller has sent in the last day. The log counts, so deleting does not give a new try.
create function private.submissions_today() returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from public.audit_log
  where actor_id = auth.uid() and action = 'submitted' and created_at > now() - interval '1 day';
$$;
revoke execute on function private.submissions_today() from public;
grant execute on function private.submissions_today() to authenticated;

-- Grants on columns do not hold on every backend, so the columns that nobody may choose are forced here.
create function private.force_submission() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Only the deletion of an account clears a name that is gone: that changes no item, and nothing else of the row.
  if tg_op = 'UPDATE' and (
    new.user_id is null and old.user_id is not null and private.is_gone(old.user_id)
    or new.reviewed_by is null and old.reviewed_by is not null and private.is_gone(old.reviewed_by)
  ) then
    old.user_id := new.user_id;
    old.reviewed_by := new.reviewed_by;
    return old;
  end if;
  if private.is_server() then
    if tg_op = 'UPDATE' then
      new.updated_at := now();
    end if;
    return new;
  end if;

  new.updated_at := now();
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.reviewed_by := null;
    new.reviewed_at := null;
    new.review_note := null;
    if private.is_admin() then
      new.user_id := coalesce(new.user_id, auth.uid());
      if new.status <> 'pending' then
        new.reviewed_by := auth.uid();
        new.reviewed_at := now();
      end if;
      return new;
    end if;
    new.status := 'pending';
    new.user_id := auth.uid();
    -- Before anything is written; limit_submissions counts the rows of this statement, too.
    if private.submissions_today() >= 100 then
      raise exception 'submission_limit' using errcode = 'PT429';
    end if;
    return new;
  end if;

  new.id := old.id;
  new.created_at := old.created_at;
  new.submission_id := old.submission_id;
  if not private.is_admin() then
    new.user_id := old.user_id;
    new.status := 'pending';
  end if;
  if new.status = 'pending' then
    new.reviewed_by := null;
    new.reviewed_at := null;
    new.review_note := null;
  elsif new.status <> old.status then
    new.reviewed_by := auth.uid();
    new.reviewed_at := now();
    -- What was said of the last decision is no reason of this one.
    new.review_note := nullif(new.review_note, old.review_note);
  else
    new.reviewed_by := old.reviewed_by;
    new.reviewed_at := old.reviewed_at;
    new.review_note := old.review_note;
  end if;
  return new;
end $$;

-- One request may send many rows, and the log has them only when the last is written: what goes past the limit is refused
-- whole. Of a member who sends several requests at once, one is counted after the other.
create function private.limit_submissions() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.is_server() or private.is_admin() then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtext('submissions ' || auth.uid()));
  if private.submissions_today() > 100 then
    raise exception 'submission_limit' using errcode = 'PT429';
  end if;
  return null;
end $$;

-- A member's edit of a published item is made from a text that somebody may have changed since: who writes such an edit
-- names, in updated_at, the version it was made from. As trigger 'base' it comes before force_columns, which sets
-- updated_at.
create function private.check_base() returns trigger
language plpgsql set search_path = '' as $$
declare
  unchanged boolean;
begin
  -- The column's default: no version is named.
  if new.revision_of is not null and new.updated_at <> now() and not private.is_server() then
    execute format('select true from public.%I where id = $1 and updated_at = $2', tg_table_name)
      into unchanged using new.revision_of, new.updated_at;
    if unchanged is not true then
      raise exception 'changed_meanwhile' using errcode = 'PT409';
    end if;
  end if;
  return new;
end $$;
revoke execute on function private.check_base() from public;

-- Such an edit belongs to a published item of the same person, from its beginning and for good; the published one stays
-- as it is. As trigger 'revision' it comes after force_columns, which sets the owner.
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
