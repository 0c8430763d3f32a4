-- What a text is filed under: its letters and digits, folded, with hyphens between. Short enough for a slug with a number.
create function private.filed_as(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return trim(both '-' from left(regexp_replace(private.fold(value), '[^[:alnum:]]+', '-', 'g'), 90));
end $$;

create table public.jargon (
  id uuid primary key default gen_random_uuid(),
  slug text not null default '' unique check (slug ~ '^[[:alnum:]]+(-[[:alnum:]]+)*$' and length(slug) <= 100),
  term text not null check (length(term) between 1 and 80),
  definition text not null check (length(definition) between 1 and 2000),
  category text check (category in ('Typography', 'Web Design', 'Graphic Design', 'Design Principles', 'UX Design', 'Print Design', 'Digital Design', 'Design Theory')),
  related_terms text[] not null default '{}' check (private.is_list(related_terms, 12, 80)),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  user_id uuid references auth.users (id) on delete set null,
  submission_id uuid unique,
  reviewed_by uuid references auth.users (id) on delete set null,
  reviewed_at timestamptz,
  review_note text check (length(review_note) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision_of uuid references public.jargon (id) on delete cascade, -- a member's edit of a published row is a row of its own
  -- Where a list has it. The slug stays when a term is renamed, so that links to it keep working; these follow its name.
  initial text not null generated always as (case when private.filed_as(term) ~ '^[a-z]' then upper(left(private.filed_as(term), 1)) else '#' end) stored,
  filed_as text not null generated always as (private.filed_as(term)) stored,
  search_names text generated always as (private.fold(term || ' ' || private.join_texts(related_terms))) stored,
  search tsvector generated always as (private.to_search(
    term || ' ' || coalesce(category, '') || ' ' || private.join_texts(related_terms) || ' ' || definition)) stored
);
create index jargon_newest on public.jargon (status, created_at desc, id desc);
create index jargon_user on public.jargon (user_id, created_at desc);
create index jargon_reviewer on public.jargon (reviewed_by);
-- One open edit of an item at a time.
create unique index jargon_revision on public.jargon (revision_of);
-- Public lists: one for each order, and for each with what it is narrowed by most.
create index jargon_terms on public.jargon (initial, filed_as, slug) where status = 'approved';
create index jargon_categories on public.jargon (category, initial, filed_as, slug) where status = 'approved';
create index jargon_by_category on public.jargon ((category is null), (coalesce(category, '')), initial, filed_as, slug) where status = 'approved';
create index jargon_by_category_falling on public.jargon ((category is null) desc, (coalesce(category, '')) desc, initial, filed_as, slug) where status = 'approved';
-- Related terms are looked up by their names.
create index jargon_names on public.jargon (filed_as, slug) where status = 'approved';
-- The dashboard's lists.
create index jargon_initial on public.jargon (initial, filed_as, slug);
-- For searches.
create index jargon_search on public.jargon using gin (search);
create index jargon_search_names on public.jargon using gin (search_names extensions.gin_trgm_ops);
-- What repeats another.
create index jargon_folded_term on public.jargon (private.fold(term));

-- An empty slug is made of the term; a taken one gets a number. Definer: it must see slugs of pending terms. One at a
-- time: two terms that are written at once must not find the same slug free.
create function private.set_jargon_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  base text;
  number integer := 1;
begin
  if not private.is_server() and not private.is_admin() then
    new.slug := case tg_op when 'INSERT' then '' else old.slug end;
  end if;
  if new.slug <> '' then
    return new;
  end if;
  base := coalesce(nullif(private.filed_as(new.term), ''), 'term');
  perform pg_advisory_xact_lock(hashtext('jargon_slug'));
  new.slug := base;
  while exists (select from public.jargon where slug = new.slug and id <> new.id) loop
    number := number + 1;
    new.slug := base || '-' || number;
  end loop;
  return new;
end $$;
revoke execute on function private.set_jargon_slug() from public;

create trigger force_columns before insert or update on public.jargon
  for each row execute function private.force_submission();
create trigger slug before insert or update on public.jargon
  for each row execute function private.set_jargon_slug();
create trigger base before insert on public.jargon for each row execute function private.check_base();
create trigger revision before insert or update on public.jargon for each row execute function private.check_revision();
create trigger audit after insert or update or delete on public.jargon
  for each row execute function private.write_audit('jargon', 'term');
create trigger limit_submissions after insert on public.jargon
  for each statement execute function private.limit_submissions();

alter table public.jargon enable row level security;
create policy "only a living session of an active member" on public.jargon as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "visitors read what is approved" on public.jargon
  for select to anon using (status = 'approved');
create policy "members read what is approved and their own, admins all" on public.jargon
  for select to authenticated
  using (status = 'approved' or user_id = (select auth.uid()) or (select private.is_admin()));
create policy "members send pending items, admins any" on public.jargon
  for insert to authenticated
  with check ((user_id = (select auth.uid()) and status = 'pending') or (select private.is_admin()));
create policy "members change their undecided or rejected items, admins all" on public.jargon
  for update to authenticated
  using ((user_id = (select auth.uid()) and status <> 'approved') or (select private.is_admin()))
  with check ((user_id = (select auth.uid()) and status = 'pending') or (select private.is_admin()));
create policy "members delete their undecided or rejected items, admins all" on public.jargon
  for delete to authenticated
  using ((user_id = (select auth.uid()) and status <> 'approved') or (select private.is_admin()));
