-- Two-step sign-in: a code of an authenticator app (RFC 6238). Of our own, since only the hosted service has one. What a
-- session may without it, members.sql says.

create function public.require_second_factor(of_admins boolean) returns void
language sql security definer set search_path = '' as $$
  update private.second_factor_rule set is_required = of_admins where is_required <> of_admins;
$$;
revoke execute on function public.require_second_factor(boolean) from public, anon, authenticated;
grant execute on function public.require_second_factor(boolean) to service_role;

create function private.ask_again() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.require_recent_proof();
  return coalesce(new, old);
end $$;
-- Everybody's first role is a user's.
create trigger ask_again_to_give before insert on public.user_roles
  for each row when (new.role <> 'user') execute function private.ask_again();
create trigger ask_again_to_change before update on public.user_roles
  for each row when (new.role <> old.role) execute function private.ask_again();
create trigger ask_again_to_take before delete on public.user_roles
  for each row when (old.role <> 'user') execute function private.ask_again();
create trigger ask_again before update of status on public.takedown_requests
  for each row when (new.status = 'accepted' and old.status <> 'accepted') execute function private.ask_again();

-- Six digits for the 30 seconds with that number.
create function private.totp(secret bytea, step bigint) returns text
language plpgsql immutable strict set search_path = '' as $$
declare
  hash constant bytea := extensions.hmac(int8send(step), secret, 'sha1');
  place constant integer := get_byte(hash, 19) & 15;
  number constant integer := ((get_byte(hash, place) & 127) << 24) | (get_byte(hash, place + 1) << 16)
    | (get_byte(hash, place + 2) << 8) | get_byte(hash, place + 3);
begin
  return lpad((number % 1000000)::text, 6, '0');
end $$;

-- The step of a code that is good now; a phone's clock may be half a minute off. Null for none.
create function private.step_of(code text, secret bytea, last_step bigint) returns bigint
language plpgsql stable strict set search_path = '' as $$
declare
  this_step constant bigint := floor(extract(epoch from now()) / 30);
begin
  return (select min(step) from generate_series(this_step - 1, this_step + 1) as step
    where step > last_step and private.totp(secret, step) = code);
end $$;

create function private.log_second_factor(account uuid, action text) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor_id, actor_name, action, item_type, item_id, item_title)
  select auth.uid(), private.actor_name(), action, 'account', account, (select name from public.profiles where user_id = account);
$$;

-- Turns it on for the caller, who signs in anew for this, and so with the password: whoever has got hold of a session only is
-- not to lock them out. `secret` in hex; the code shows that the app has it, and proves `session_id`. False for a wrong code.
create function public.set_second_factor(secret text, code text, key text, recovery_codes text[], session_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  known bytea;
  step bigint;
begin
  perform private.require_new_session();
  perform pg_advisory_xact_lock(hashtext('set_second_factor'), hashtext(auth.uid()::text));
  if private.is_bypass(auth.uid()) or length(secret) <> 40 or cardinality(recovery_codes) <> 10 then
    raise exception 'no second factor' using errcode = '22023';
  end if;
  select factor.secret into known from private.second_factors as factor where factor.user_id = auth.uid();
  if found then
    -- The same form, sent twice.
    if extensions.pgp_sym_decrypt_bytea(known, key) = decode(set_second_factor.secret, 'hex') then
      return true;
    end if;
    raise exception 'already_on' using errcode = 'PT409';
  end if;
  step := private.step_of(code, decode(secret, 'hex'), 0);
  if step is null then
    return false;
  end if;
  insert into private.second_factors (user_id, secret, recovery_hashes, last_step)
  values (auth.uid(), extensions.pgp_sym_encrypt_bytea(decode(secret, 'hex'), key, 'cipher-algo=aes256'),
    array(select extensions.hmac(one, key, 'sha256') from unnest(recovery_codes) as one), step);
  insert into private.proven_sessions (session_id, user_id)
  select session.id, session.user_id from auth.sessions as session
  where session.id = set_second_factor.session_id and session.user_id = auth.uid()
  on conflict on constraint proven_sessions_pkey do update set proven_at = now();
  perform private.log_second_factor(auth.uid(), 'two-step sign-in turned on');
  return true;
end $$;
comment on function public.set_second_factor is 'Definer: writes private tables, for the account of the caller.';

-- Proves the caller's session. Returns 'code', 'recovery', or null where it is neither, or was used already.
create function public.prove_second_factor(code text, key text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  factor private.second_factors;
  step bigint;
  hash constant bytea := extensions.hmac(code, key, 'sha256');
  used text;
begin
  if not private.is_active() then
    raise exception 'signed_out' using errcode = '42501';
  end if;
  select * into factor from private.second_factors as own where own.user_id = auth.uid() for update;
  step := private.step_of(code, extensions.pgp_sym_decrypt_bytea(factor.secret, key), factor.last_step);
  if step is not null then
    update private.second_factors as own set last_step = step where own.user_id = auth.uid();
    used := 'code';
  elsif hash = any (factor.recovery_hashes) then
    update private.second_factors as own set recovery_hashes = array_remove(own.recovery_hashes, hash) where own.user_id = auth.uid();
    perform private.log_second_factor(auth.uid(), 'recovery code used');
    used := 'recovery';
  else
    return null;
  end if;
  insert into private.proven_sessions (session_id, user_id) values ((auth.jwt() ->> 'session_id')::uuid, auth.uid())
  on conflict on constraint proven_sessions_pkey do update set proven_at = now();
  return used;
end $$;
comment on function public.prove_second_factor is 'Definer: reads and writes private tables, for the session of the caller.';

create function public.own_second_factor() returns table (since timestamptz, recovery_codes integer)
language sql stable security definer set search_path = '' as $$
  select created_at, cardinality(recovery_hashes) from private.second_factors where user_id = auth.uid() and private.is_active();
$$;
comment on function public.own_second_factor is 'Definer: reads a private table, for the account of the caller.';

create function private.drop_second_factor(account uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.proven_sessions where user_id = account;
  delete from private.second_factors where user_id = account;
  return found;
end $$;

-- By the caller, for themselves, right after a code.
create function public.remove_second_factor() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_active() or private.second_factor() not in ('off', 'proven', 'needed') then
    raise exception 'prove_again' using errcode = '42501';
  elsif not private.drop_second_factor(auth.uid()) then
    return false;
  end if;
  perform private.log_second_factor(auth.uid(), 'two-step sign-in turned off');
  return true;
end $$;
comment on function public.remove_second_factor is 'Definer: writes private tables, for the account of the caller.';

-- By another admin, or by whoever runs the site, for who has lost the phone and the recovery codes. False where there is none.
create function public.reset_second_factor(user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.require_recent_proof();
  if reset_second_factor.user_id = auth.uid() then
    raise exception 'own_account' using errcode = 'PT409';
  elsif not private.drop_second_factor(reset_second_factor.user_id) then
    return false;
  end if;
  perform private.log_second_factor(reset_second_factor.user_id, 'two-step sign-in reset');
  return true;
end $$;
comment on function public.reset_second_factor is 'Definer: writes private tables, for admins alone.';

revoke execute on function private.ask_again(), private.totp(bytea, bigint), private.step_of(text, bytea, bigint),
  private.log_second_factor(uuid, text), private.drop_second_factor(uuid) from public;
revoke execute on function public.set_second_factor(text, text, text, text[], uuid), public.prove_second_factor(text, text),
  public.own_second_factor(), public.remove_second_factor(), public.reset_second_factor(uuid) from public, anon;
grant execute on function public.set_second_factor(text, text, text, text[], uuid), public.prove_second_factor(text, text),
  public.own_second_factor(), public.remove_second_factor() to authenticated;
grant execute on function public.reset_second_factor(uuid) to authenticated, service_role;
