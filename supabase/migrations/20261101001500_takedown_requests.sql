-- Takedown requests: what people ask about a logo of theirs, and what was taken down for them.

-- No foreign key: that a logo was taken down outlives it.
create table public.takedowns (
  logo_id uuid primary key,
  slug text not null check (length(slug) <= 100),
  content_hashes text[] not null check (cardinality(content_hashes) <= 100), -- of its pictures, without those that other logos showed
  former jsonb not null check (length(former::text) <= 10000), -- its review before, which an undo brings back
  taken_at timestamptz not null default now(),
  undone boolean not null default false
);
create index takedowns_slug on public.takedowns (slug);
create index takedowns_content_hashes on public.takedowns using gin (content_hashes);
create index takedowns_newest on public.takedowns (taken_at desc, logo_id);

alter table public.takedowns enable row level security;
create policy "only a living session of an active member" on public.takedowns as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "admins read takedowns" on public.takedowns
  for select to authenticated using ((select private.is_admin()));

-- By what the storage knows the content of a logo's pictures; a picture elsewhere by its address.
create function private.content_hashes_of(logo public.logos) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select distinct coalesce(object.metadata ->> 'eTag', case when picture.address not like '/files/%' then picture.address end)
    from unnest(array[logo.image_url] || array(select jsonb_path_query(logo.variants, '$[*].image') #>> '{}')) as picture (address)
    left join storage.objects as object
      on object.bucket_id = split_part(picture.address, '/', 3) and object.name = regexp_replace(picture.address, '^/files/[^/]*/', '')
    where object.metadata ->> 'eTag' is not null or picture.address not like '/files/%');
end $$;
revoke execute on function private.content_hashes_of(public.logos) from public;

-- The published logos, other than that one, that show one of its pictures.
create function private.published_with(logo public.logos) returns table (logo_id uuid, content_hash text)
language plpgsql stable security definer set search_path = '' as $$
declare
  hashes text[] := private.content_hashes_of(logo);
begin
  return query
    select other.id, picture.content_hash
    from (
      select '/files/' || object.bucket_id || '/' || object.name, object.metadata ->> 'eTag'
      from storage.objects as object where object.metadata ->> 'eTag' = any (hashes)
      union all select hash, hash from unnest(hashes) as hash
    ) as picture (address, content_hash)
    join public.logos as other on other.image_url = picture.address or other.variants @> jsonb_build_array(jsonb_build_object('image', picture.address))
    where other.id <> logo.id and other.status = 'approved';
end $$;
revoke execute on function private.published_with(public.logos) from public;

-- What an admin should know before a takedown: its pictures in these logos stay.
create function public.logos_with_same_picture(logo_id uuid) returns table (id uuid, slug text, title text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select distinct other.id, other.slug, other.title
    from public.logos as logo, private.published_with(logo) as shown join public.logos as other on other.id = shown.logo_id
    where logo.id = logos_with_same_picture.logo_id order by other.title, other.id limit 50;
end $$;
comment on function public.logos_with_same_picture is 'Definer: members may not read the storage''s table; for admins alone.';
revoke execute on function public.logos_with_same_picture(uuid) from public, anon;
grant execute on function public.logos_with_same_picture(uuid) to authenticated, service_role;

-- Whoever writes: neither that logo nor its pictures come back. As trigger 'taken_down' this comes last, so an undo gives
-- back the review that force_columns has replaced.
create function private.refuse_taken_down() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known public.takedowns;
begin
  select * into known from public.takedowns as taken where taken.logo_id = new.id;
  if known.undone then
    return jsonb_populate_record(new, known.former);
  end if;
  if new.status = 'rejected' or tg_op = 'UPDATE' and new.status = old.status and new.image_url = old.image_url and new.variants = old.variants then
    return new;
  end if;
  if known.logo_id is not null or exists (select from public.takedowns as taken where taken.content_hashes && private.content_hashes_of(new)) then
    raise exception 'taken_down' using errcode = 'PT403';
  end if;
  return new;
end $$;
revoke execute on function private.refuse_taken_down() from public;
create trigger taken_down before insert or update on public.logos for each row execute function private.refuse_taken_down();

create function public.is_taken_down(name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.takedowns as taken where taken.slug = name or taken.logo_id::text = lower(name));
end $$;
comment on function public.is_taken_down is 'Definer: says of an address that it was taken down, and no more.';

-- Of the addresses of stored pictures those that nobody may publish, for who imports many at once.
create function public.taken_down_pictures(addresses text[]) returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select given.address
    from unnest(addresses[1:5000]) as given (address)
    join storage.objects as object
      on object.bucket_id = split_part(given.address, '/', 3) and object.name = regexp_replace(given.address, '^/files/[^/]*/', '')
    where exists (select from public.takedowns as taken where taken.content_hashes @> array[object.metadata ->> 'eTag']);
end $$;
comment on function public.taken_down_pictures is 'Definer: members may not read the storage''s table; for admins alone.';
revoke execute on function public.taken_down_pictures(text[]) from public, anon;
grant execute on function public.taken_down_pictures(text[]) to authenticated, service_role;

create table public.takedown_requests (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'), -- of the page where the requester sees how it goes
  logo_id uuid references public.logos (id) on delete set null,
  logo_title text not null check (length(logo_title) between 1 and 120),
  kind text not null check (kind in ('mine', 'takedown')),
  explanation text not null check (length(explanation) between 1 and 4000),
  email text not null check (private.is_email(email)),
  domain text check (length(domain) <= 253 and domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'), -- of the brand
  name text check (length(name) between 1 and 80),
  language text not null default 'en' check (private.is_site_language(language)), -- of the page
  status text not null default 'unconfirmed' check (status in ('unconfirmed', 'open', 'accepted', 'rejected')),
  proof text check (proof in ('mail', 'dns')),
  created_at timestamptz not null default now(),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  note text check (length(note) <= 1000),
  redeemed_by uuid references auth.users (id) on delete set null, -- who keeps the logo from then on
  former_owner uuid references auth.users (id) on delete set null
);
create index takedown_requests_logo on public.takedown_requests (logo_id, created_at);
create index takedown_requests_email on public.takedown_requests (email, created_at);
create index takedown_requests_waiting on public.takedown_requests (status, created_at);
create index takedown_requests_decided_by on public.takedown_requests (decided_by);
create index takedown_requests_redeemed_by on public.takedown_requests (redeemed_by);
create index takedown_requests_former_owner on public.takedown_requests (former_owner);

alter table public.takedown_requests enable row level security;
create policy "only a living session of an active member" on public.takedown_requests as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "admins read takedown requests" on public.takedown_requests
  for select to authenticated using ((select private.is_admin()));

-- What waits is news until it is decided or gone. Whose request it is, the bell does not say.
create function private.notify_takedown_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' and new.status = 'open' then
    perform private.tell_admins('takedown_request', new.id, format('Someone writes about the logo: %s', new.logo_title), '/dashboard/moderation?type=takedown-requests');
  elsif tg_op <> 'INSERT' and old.status = 'open' then
    perform private.untell_admins(old.id);
  end if;
  return null;
end $$;
revoke execute on function private.notify_takedown_request() from public;
create trigger notify after insert or delete on public.takedown_requests for each row execute function private.notify_takedown_request();
create trigger notify_state after update on public.takedown_requests
  for each row when (old.status <> new.status) execute function private.notify_takedown_request();

-- Unconfirmed ones are forgotten after a week, others 90 days after the decision. A logo that was taken down goes with its
-- files once that can't be undone.
create function public.settle_takedown_requests() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.takedown_requests where status = 'unconfirmed' and created_at < now() - interval '7 days'
    or decided_at < now() - interval '90 days';
  delete from public.logos where id in (select taken.logo_id from public.takedowns as taken where taken.taken_at < now() - interval '10 minutes');
end $$;

-- 'sent', 'known' where the same form came before, or 'missing' where there is no such logo. `is_open` shows it to admins
-- at once. Strangers' requests are limited by the site, by network: counted here, they would keep an owner from asking.
create function public.send_takedown_request(
  request_id uuid, token text, logo text, kind text, explanation text, email text, domain text, name text, is_open boolean,
  language text default 'en'
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found record;
begin
  delete from public.takedown_requests as old where old.status = 'unconfirmed' and old.created_at < now() - interval '7 days';
  select one.id, one.title into found from public.logos as one
  where one.status = 'approved' and (one.slug = send_takedown_request.logo or one.id::text = lower(send_takedown_request.logo));
  if found.id is null then
    return 'missing';
  end if;
  if exists (select from public.takedown_requests as known where known.id = request_id) then
    return 'known';
  end if;
  insert into public.takedown_requests (id, token_hash, logo_id, logo_title, kind, explanation, email, domain, name, language, status)
  values (request_id, private.token_hash(token), found.id, found.title, send_takedown_request.kind, send_takedown_request.explanation, lower(send_takedown_request.email),
    send_takedown_request.domain, send_takedown_request.name, send_takedown_request.language, case when is_open then 'open' else 'unconfirmed' end)
  on conflict (id) do nothing;
  return 'sent';
end $$;

create function public.read_takedown_request(token text)
returns table (id uuid, logo_id uuid, slug text, title text, kind text, status text, proof text, domain text, note text, redeemed_by uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select request.id, request.logo_id, logo.slug, request.logo_title, request.kind, request.status, request.proof, request.domain, request.note, request.redeemed_by
    from public.takedown_requests as request left join public.logos as logo on logo.id = request.logo_id and logo.status = 'approved'
    where request.token_hash = private.token_hash(token);
end $$;

-- Who has the mailed link reads mail at the address; whether that is at the brand's own domain, which is not shared with
-- strangers. 'confirmed', 'limit' where the address has confirmed ten within a day, or 'missing'.
create function public.confirm_takedown_request(token text, is_shared boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  request public.takedown_requests;
begin
  perform pg_advisory_xact_lock(hashtext('takedown_requests'));
  select * into request from public.takedown_requests as one where one.token_hash = private.token_hash(token) and one.status = 'unconfirmed' for update;
  if request.id is null then
    return 'missing';
  end if;
  if (select count(*) >= 10 from public.takedown_requests as one
    where one.email = request.email and one.status <> 'unconfirmed' and one.created_at > now() - interval '1 day') then
    return 'limit';
  end if;
  update public.takedown_requests as one set status = 'open',
    proof = case when is_shared is false and request.domain = split_part(request.email, '@', 2) then 'mail' end
  where one.id = request.id;
  return 'confirmed';
end $$;

create function public.prove_takedown_request(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.takedown_requests as request set proof = coalesce(request.proof, 'dns')
  where request.token_hash = private.token_hash(token) and request.status = 'open' and request.domain is not null;
  return found;
end $$;

create function public.withdraw_takedown_request(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.takedown_requests as request
  where request.token_hash = private.token_hash(token) and request.status in ('unconfirmed', 'open');
  return found;
end $$;

-- Gives the logo, with an edit that waits, to a member whose request to look after it was accepted: what they change goes through review.
create function public.redeem_takedown_request(token text, member uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  request public.takedown_requests;
  logo public.logos;
begin
  select * into request from public.takedown_requests as one
  where one.token_hash = private.token_hash(token) and one.status = 'accepted' and one.kind = 'mine'
    and (one.redeemed_by is null or one.redeemed_by = member) for update;
  select * into logo from public.logos as one where one.id = request.logo_id for update;
  if logo.id is null or request.redeemed_by is not null then
    return logo.id;
  end if;
  update public.takedown_requests set redeemed_by = member, former_owner = logo.user_id where id = request.id;
  if logo.user_id is distinct from member then
    update public.logos set user_id = member where id = logo.id or revision_of = logo.id;
    insert into public.notifications (user_id, type, title, body, link, item_type, item_title)
    select logo.user_id, 'account', format('The logo %s is now looked after by its owner', logo.title),
      'It stays published. Its owner will keep it up to date from now on.', '/dashboard/profile', 'logo', logo.title
    where logo.user_id is not null;
  end if;
  return logo.id;
end $$;

-- What admins decide is in the log, without who asked.
create function private.log_takedown_request(request public.takedown_requests, action text, note text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor_id, actor_name, action, item_type, item_id, item_title, note)
  values (auth.uid(), private.actor_name(), action, 'takedown_request', request.id::text, request.logo_title, note);
end $$;
revoke execute on function private.log_takedown_request(public.takedown_requests, text, text) from public;

-- 'decided', 'repeated' for the same decision by the same admin, 'already', 'missing', or 'unproven' where the logo would
-- go to somebody who has shown nothing, unless `without_proof`.
create function public.decide_takedown_request(request_id uuid, decision text, note text default null, without_proof boolean default false)
returns table (outcome text, status text, title text, kind text, email text)
language plpgsql security definer set search_path = '' as $$
declare
  request public.takedown_requests;
  logo public.logos;
  words text := nullif(btrim(decide_takedown_request.note), '');
  outcome text := 'decided';
begin
  perform private.begin_review();
  if decision is null or decision not in ('accepted', 'rejected') then
    raise exception 'unknown decision' using errcode = '22023';
  end if;
  select * into request from public.takedown_requests as one where one.id = request_id and one.status <> 'unconfirmed' for update;
  if request.id is null then
    outcome := 'missing';
  elsif request.status <> 'open' then
    outcome := case when request.status = decision and request.decided_by = auth.uid() then 'repeated' else 'already' end;
  elsif decision = 'accepted' and request.kind = 'mine' and request.proof is null and without_proof is not true then
    outcome := 'unproven';
  else
    update public.takedown_requests as one set status = decision, decided_by = auth.uid(), decided_at = now(), note = words
    where one.id = request.id returning one.* into request;
    perform private.log_takedown_request(request, decision, words);
    if decision = 'accepted' and request.kind = 'takedown' then
      select * into logo from public.logos as one where one.id = request.logo_id for update;
      insert into public.takedowns (logo_id, slug, content_hashes, former)
      select logo.id, logo.slug,
        array(select unnest(private.content_hashes_of(logo)) except select shown.content_hash from private.published_with(logo) as shown), jsonb_build_object('status', logo.status, 'reviewed_by', logo.reviewed_by,
        'reviewed_at', logo.reviewed_at, 'review_note', logo.review_note, 'updated_at', logo.updated_at)
      where logo.id is not null
      on conflict on constraint takedowns_pkey do nothing;
      update public.logos as one set status = 'rejected', review_note = 'It was taken down at the request of its owner.'
      where one.id = logo.id and one.status <> 'rejected';
    end if;
  end if;
  return query select outcome, request.status, request.logo_title, request.kind, request.email;
end $$;

-- An admin takes their own decision back within ten minutes, and all that followed from it: 'undone' or 'refused'.
create function public.undo_takedown_request(request_id uuid)
returns table (outcome text, title text, email text)
language plpgsql security definer set search_path = '' as $$
declare
  request public.takedown_requests;
  was_takedown boolean;
begin
  perform private.begin_review();
  select * into request from public.takedown_requests as one
  where one.id = request_id and one.decided_by = auth.uid() and one.decided_at >= now() - interval '10 minutes' for update;
  if request.id is null then
    return query select 'refused', null::text, null::text;
    return;
  end if;
  if request.status = 'accepted' and request.kind = 'takedown' then
    update public.takedowns as taken set undone = true where taken.logo_id = request.logo_id and taken.taken_at = request.decided_at;
    if found then
      update public.logos as one set status = 'approved' where one.id = request.logo_id;
      delete from public.takedowns as taken where taken.logo_id = request.logo_id;
      -- That it was gone, and is back, is no news.
      delete from public.notifications as told using public.logos as one
      where one.id = request.logo_id and told.user_id = one.user_id and told.created_at in (request.decided_at, now())
        and told.type in ('approved', 'rejected') and right(told.title, length(one.title)) = one.title;
    end if;
  elsif request.redeemed_by is not null then
    update public.logos as one set user_id = request.former_owner where one.id = request.logo_id or one.revision_of = request.logo_id;
  end if;
  update public.takedown_requests as one set status = 'open', decided_by = null, decided_at = null, note = null, redeemed_by = null, former_owner = null
  where one.id = request.id;
  perform private.log_takedown_request(request, 'reopened', null);
  return query select 'undone', request.logo_title, request.email;
end $$;

-- Its address and its pictures are free again. The logo stays as it is: rejected, or gone. Null where there is none.
create function public.lift_takedown(logo_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  slug text;
begin
  perform private.begin_review();
  delete from public.takedowns as taken where taken.logo_id = lift_takedown.logo_id returning taken.slug into slug;
  if found then
    insert into public.audit_log (actor_id, actor_name, action, item_type, item_id, item_title)
    values (auth.uid(), private.actor_name(), 'lifted', 'takedown', lift_takedown.logo_id::text, slug);
  end if;
  return slug;
end $$;
comment on function public.lift_takedown is 'Definer: nobody writes takedowns but by what this does; for admins alone.';
revoke execute on function public.lift_takedown(uuid) from public, anon;
grant execute on function public.lift_takedown(uuid) to authenticated, service_role;

-- As with drafts, the server alone calls what a stranger's form does: past the limits of the site, strangers could fill the list.
revoke execute on function public.settle_takedown_requests(), public.send_takedown_request(uuid, text, text, text, text, text, text, text, boolean, text), public.read_takedown_request(text),
  public.confirm_takedown_request(text, boolean), public.prove_takedown_request(text), public.withdraw_takedown_request(text), public.redeem_takedown_request(text, uuid)
from public, anon, authenticated;
grant execute on function public.settle_takedown_requests(), public.send_takedown_request(uuid, text, text, text, text, text, text, text, boolean, text), public.read_takedown_request(text),
  public.confirm_takedown_request(text, boolean), public.prove_takedown_request(text), public.withdraw_takedown_request(text), public.redeem_takedown_request(text, uuid)
to service_role;
revoke execute on function public.decide_takedown_request(uuid, text, text, boolean), public.undo_takedown_request(uuid) from public, anon;
grant execute on function public.decide_takedown_request(uuid, text, text, boolean), public.undo_takedown_request(uuid) to authenticated, service_role;
comment on function public.decide_takedown_request is 'Definer: nobody writes requests or takedowns but by what this does; for admins alone.';
comment on function public.undo_takedown_request is 'Definer: as decide_takedown_request; for admins alone.';
revoke execute on function public.is_taken_down(text) from public;
grant execute on function public.is_taken_down(text) to anon, authenticated, service_role;
