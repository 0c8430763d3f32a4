-- The rights desk: what people say about a logo of theirs, and what was taken down for them.

-- No foreign key: that a logo was taken down outlives it.
create table private.takedowns (
  logo_id uuid primary key,
  slug text not null,
  prints text[] not null, -- of its pictures
  former jsonb not null, -- its review before, which an undo brings back
  taken_at timestamptz not null default now(),
  undone boolean not null default false
);
create index takedowns_slug on private.takedowns (slug);
create index takedowns_prints on private.takedowns using gin (prints);
alter table private.takedowns enable row level security;

-- By what the storage knows the content of a logo's pictures; a picture elsewhere by its address.
create function private.prints_of(logo public.logos) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select distinct coalesce(object.metadata ->> 'eTag', case when picture.address not like '/files/%' then picture.address end)
    from unnest(array[logo.image_url] || array(select jsonb_path_query(logo.variants, '$[*].image') #>> '{}')) as picture (address)
    left join storage.objects as object
      on object.bucket_id = split_part(picture.address, '/', 3) and object.name = regexp_replace(picture.address, '^/files/[^/]*/', '')
    where object.metadata ->> 'eTag' is not null or picture.address not like '/files/%');
end $$;
revoke execute on function private.prints_of(public.logos) from public;

-- Whoever writes: neither that logo nor its pictures come back. As trigger 'taken_down' this comes last, so an undo gives
-- back the review that force_columns has replaced.
create function private.refuse_taken_down() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known private.takedowns;
begin
  select * into known from private.takedowns as taken where taken.logo_id = new.id;
  if known.undone then
    return jsonb_populate_record(new, known.former);
  end if;
  if new.status = 'rejected' or tg_op = 'UPDATE' and new.status = old.status and new.image_url = old.image_url and new.variants = old.variants then
    return new;
  end if;
  if known.logo_id is not null or exists (select from private.takedowns as taken where taken.prints && private.prints_of(new)) then
    raise exception 'taken_down' using errcode = 'PT403';
  end if;
  return new;
end $$;
revoke execute on function private.refuse_taken_down() from public;
create trigger taken_down before insert or update on public.logos for each row execute function private.refuse_taken_down();

-- By slug or id.
create function public.is_taken_down(name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.takedowns as taken where taken.slug = name or taken.logo_id::text = lower(name));
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
    where exists (select from private.takedowns as taken where taken.prints @> array[object.metadata ->> 'eTag']);
end $$;
comment on function public.taken_down_pictures is 'Definer: members may not read the storage''s table; for admins alone.';
revoke execute on function public.taken_down_pictures(text[]) from public, anon;
grant execute on function public.taken_down_pictures(text[]) to authenticated, service_role;

create table public.claims (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'), -- of the page where the claimant sees how it goes
  logo_id uuid references public.logos (id) on delete set null,
  logo_title text not null check (length(logo_title) between 1 and 120),
  kind text not null check (kind in ('outdated', 'wrong', 'mine', 'takedown')),
  explanation text not null check (length(explanation) between 1 and 4000),
  email text not null check (private.is_email(email)),
  domain text check (length(domain) <= 253 and domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'), -- of the brand
  name text check (length(name) between 1 and 80),
  status text not null default 'unconfirmed' check (status in ('unconfirmed', 'open', 'accepted', 'rejected')),
  proof text check (proof in ('mail', 'dns')),
  created_at timestamptz not null default now(),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  note text check (length(note) <= 1000),
  redeemed_by uuid references auth.users (id) on delete set null, -- who keeps the logo from then on
  former_owner uuid references auth.users (id) on delete set null
);
create index claims_logo on public.claims (logo_id, created_at);
create index claims_email on public.claims (email, created_at);
create index claims_waiting on public.claims (status, created_at);
create index claims_decided_by on public.claims (decided_by);
create index claims_redeemed_by on public.claims (redeemed_by);
create index claims_former_owner on public.claims (former_owner);

alter table public.claims enable row level security;
create policy "only a living session of an active member" on public.claims as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "admins read claims" on public.claims
  for select to authenticated using ((select private.is_admin()));

-- What waits is news until it is decided or gone. Whose claim it is, the bell does not say.
create function private.notify_claim() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'DELETE' and new.status = 'open' then
    perform private.tell_admins('claim', new.id, format('Someone writes about the logo: %s', new.logo_title), '/dashboard/moderation?type=claims');
  elsif tg_op <> 'INSERT' and old.status = 'open' then
    perform private.untell_admins(old.id);
  end if;
  return null;
end $$;
revoke execute on function private.notify_claim() from public;
create trigger notify after insert or delete on public.claims for each row execute function private.notify_claim();
create trigger notify_state after update on public.claims
  for each row when (old.status <> new.status) execute function private.notify_claim();

-- Unconfirmed ones are forgotten after a week, others 90 days after the decision. A logo that was taken down goes with its
-- files once that can't be undone.
create function public.settle_claims() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.claims where status = 'unconfirmed' and created_at < now() - interval '7 days'
    or decided_at < now() - interval '90 days';
  delete from public.logos where id in (select taken.logo_id from private.takedowns as taken where taken.taken_at < now() - interval '10 minutes');
end $$;

-- 'sent', 'known' where the same form came before, 'missing' where there is no such logo, or 'limit': ten a day of an
-- address, and fifty about a logo. `is_open` puts it on the desk at once.
create function public.send_claim(
  claim_id uuid, token text, logo text, kind text, explanation text, email text, domain text, name text, is_open boolean
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found record;
begin
  delete from public.claims as old where old.status = 'unconfirmed' and old.created_at < now() - interval '7 days';
  select one.id, one.title into found from public.logos as one
  where one.status = 'approved' and (one.slug = send_claim.logo or one.id::text = lower(send_claim.logo));
  if found.id is null then
    return 'missing';
  end if;
  if exists (select from public.claims as known where known.id = claim_id) then
    return 'known';
  end if;
  perform pg_advisory_xact_lock(hashtext('claims'));
  if (select count(*) >= 10 from public.claims as one where one.email = lower(send_claim.email) and one.created_at > now() - interval '1 day')
    or (select count(*) >= 50 from public.claims as one where one.logo_id = found.id and one.created_at > now() - interval '1 day') then
    return 'limit';
  end if;
  insert into public.claims (id, token_hash, logo_id, logo_title, kind, explanation, email, domain, name, status)
  values (claim_id, private.token_hash(token), found.id, found.title, send_claim.kind, send_claim.explanation, lower(send_claim.email),
    send_claim.domain, send_claim.name, case when is_open then 'open' else 'unconfirmed' end)
  on conflict (id) do nothing;
  return 'sent';
end $$;

create function public.read_claim(token text)
returns table (id uuid, logo_id uuid, slug text, title text, kind text, status text, proof text, domain text, note text, redeemed_by uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select claim.id, claim.logo_id, logo.slug, claim.logo_title, claim.kind, claim.status, claim.proof, claim.domain, claim.note, claim.redeemed_by
    from public.claims as claim left join public.logos as logo on logo.id = claim.logo_id and logo.status = 'approved'
    where claim.token_hash = private.token_hash(token);
end $$;

-- Who has the mailed link reads mail at the address; whether that is at the brand's own domain, or below it.
create function public.confirm_claim(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.claims as claim set status = 'open',
    proof = case when claim.domain = split_part(claim.email, '@', 2)
      or right(split_part(claim.email, '@', 2), length(claim.domain) + 1) = '.' || claim.domain then 'mail' end
  where claim.token_hash = private.token_hash(token) and claim.status = 'unconfirmed';
  return found;
end $$;

-- The site has found the record.
create function public.prove_claim(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.claims as claim set proof = coalesce(claim.proof, 'dns')
  where claim.token_hash = private.token_hash(token) and claim.status = 'open' and claim.domain is not null;
  return found;
end $$;

create function public.withdraw_claim(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.claims as claim
  where claim.token_hash = private.token_hash(token) and claim.status in ('unconfirmed', 'open');
  return found;
end $$;

-- Gives the logo, with an edit that waits, to a member whose claim was accepted: what they change goes through review.
create function public.redeem_claim(token text, member uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  claim public.claims;
  logo public.logos;
begin
  select * into claim from public.claims as one
  where one.token_hash = private.token_hash(token) and one.status = 'accepted' and one.kind <> 'takedown'
    and (one.redeemed_by is null or one.redeemed_by = member) for update;
  select * into logo from public.logos as one where one.id = claim.logo_id for update;
  if logo.id is null or claim.redeemed_by is not null then
    return logo.id;
  end if;
  update public.claims set redeemed_by = member, former_owner = logo.user_id where id = claim.id;
  if logo.user_id is distinct from member then
    update public.logos set user_id = member where id = logo.id or revision_of = logo.id;
    insert into public.notifications (user_id, type, title, body, link)
    select logo.user_id, 'account', format('The logo %s is now looked after by its owner', logo.title),
      'It stays published. Its owner will keep it up to date from now on.', '/dashboard/profile'
    where logo.user_id is not null;
  end if;
  return logo.id;
end $$;

-- What admins do at the desk is in the log, without who asked.
create function private.log_claim(claim public.claims, action text, note text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (actor_id, actor_name, action, item_type, item_id, item_title, note)
  values (auth.uid(), private.actor_name(), action, 'claim', claim.id::text, claim.logo_title, note);
end $$;
revoke execute on function private.log_claim(public.claims, text, text) from public;

-- 'decided', 'repeated' for the same decision by the same admin, 'already', or 'missing'.
create function public.decide_claim(claim_id uuid, decision text, note text default null)
returns table (outcome text, status text, title text, kind text, email text, name text)
language plpgsql security definer set search_path = '' as $$
declare
  claim public.claims;
  logo public.logos;
  words text := nullif(btrim(decide_claim.note), '');
  outcome text := 'decided';
begin
  perform private.begin_review();
  if decision is null or decision not in ('accepted', 'rejected') then
    raise exception 'unknown decision' using errcode = '22023';
  end if;
  select * into claim from public.claims as one where one.id = claim_id and one.status <> 'unconfirmed' for update;
  if claim.id is null then
    outcome := 'missing';
  elsif claim.status <> 'open' then
    outcome := case when claim.status = decision and claim.decided_by = auth.uid() then 'repeated' else 'already' end;
  else
    update public.claims as one set status = decision, decided_by = auth.uid(), decided_at = now(), note = words
    where one.id = claim.id returning one.* into claim;
    perform private.log_claim(claim, decision, words);
    if decision = 'accepted' and claim.kind = 'takedown' then
      select * into logo from public.logos as one where one.id = claim.logo_id for update;
      insert into private.takedowns (logo_id, slug, prints, former)
      select logo.id, logo.slug, private.prints_of(logo), jsonb_build_object('status', logo.status, 'reviewed_by', logo.reviewed_by,
        'reviewed_at', logo.reviewed_at, 'review_note', logo.review_note, 'updated_at', logo.updated_at)
      where logo.id is not null
      on conflict on constraint takedowns_pkey do nothing;
      update public.logos as one set status = 'rejected', review_note = 'It was taken down at the request of its owner.'
      where one.id = logo.id and one.status <> 'rejected';
    end if;
  end if;
  return query select outcome, claim.status, claim.logo_title, claim.kind, claim.email, claim.name;
end $$;

-- An admin takes their own decision back within ten minutes, and all that followed from it: 'undone' or 'refused'.
create function public.undo_claim(claim_id uuid)
returns table (outcome text, title text, email text, name text)
language plpgsql security definer set search_path = '' as $$
declare
  claim public.claims;
  was_takedown boolean;
begin
  perform private.begin_review();
  select * into claim from public.claims as one
  where one.id = claim_id and one.decided_by = auth.uid() and one.decided_at >= now() - interval '10 minutes' for update;
  if claim.id is null then
    return query select 'refused', null::text, null::text, null::text;
    return;
  end if;
  if claim.status = 'accepted' and claim.kind = 'takedown' then
    update private.takedowns as taken set undone = true where taken.logo_id = claim.logo_id and taken.taken_at = claim.decided_at;
    if found then
      update public.logos as one set status = 'approved' where one.id = claim.logo_id;
      delete from private.takedowns as taken where taken.logo_id = claim.logo_id;
      -- That it was gone, and is back, is no news.
      delete from public.notifications as told using public.logos as one
      where one.id = claim.logo_id and told.user_id = one.user_id and told.created_at in (claim.decided_at, now())
        and told.type in ('approved', 'rejected') and right(told.title, length(one.title)) = one.title;
    end if;
  elsif claim.redeemed_by is not null then
    update public.logos as one set user_id = claim.former_owner where one.id = claim.logo_id or one.revision_of = claim.logo_id;
  end if;
  update public.claims as one set status = 'open', decided_by = null, decided_at = null, note = null, redeemed_by = null, former_owner = null
  where one.id = claim.id;
  perform private.log_claim(claim, 'reopened', null);
  return query select 'undone', claim.logo_title, claim.email, claim.name;
end $$;

-- As with drafts, the server alone calls what a stranger's form does: past the limits of the site, strangers could fill the desk.
revoke execute on function public.settle_claims(), public.send_claim(uuid, text, text, text, text, text, text, text, boolean), public.read_claim(text),
  public.confirm_claim(text), public.prove_claim(text), public.withdraw_claim(text), public.redeem_claim(text, uuid)
from public, anon, authenticated;
grant execute on function public.settle_claims(), public.send_claim(uuid, text, text, text, text, text, text, text, boolean), public.read_claim(text),
  public.confirm_claim(text), public.prove_claim(text), public.withdraw_claim(text), public.redeem_claim(text, uuid)
to service_role;
revoke execute on function public.decide_claim(uuid, text, text), public.undo_claim(uuid) from public, anon;
grant execute on function public.decide_claim(uuid, text, text), public.undo_claim(uuid) to authenticated, service_role;
comment on function public.decide_claim is 'Definer: nobody writes claims or takedowns but by what this does; for admins alone.';
comment on function public.undo_claim is 'Definer: as decide_claim; for admins alone.';
revoke execute on function public.is_taken_down(text) from public;
grant execute on function public.is_taken_down(text) to anon, authenticated, service_role;
