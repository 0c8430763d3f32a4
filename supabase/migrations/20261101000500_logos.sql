create table public.logos (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 120),
  company text not null check (length(company) between 1 and 120),
  description text check (length(description) <= 2000),
  designer text check (length(designer) <= 120),
  year integer check (year between 1900 and 2100),
  tags text[] not null default '{}' check (private.is_list(tags, 10, 40)),
  image_url text not null check (private.is_image(image_url)),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  user_id uuid references auth.users (id) on delete set null,
  submission_id uuid unique,
  reviewed_by uuid references auth.users (id) on delete set null,
  reviewed_at timestamptz,
  review_note text check (length(review_note) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision_of uuid references public.logos (id) on delete cascade, -- a member's edit of a published row is a row of its own
  search_names text generated always as (private.fold(title || ' ' || company || ' ' || private.join_texts(tags))) stored,
  search tsvector generated always as (private.to_search(
    title || ' ' || company || ' ' || coalesce(designer, '') || ' ' || private.join_texts(tags)
    || ' ' || coalesce(description, ''))) stored
);
create index logos_newest on public.logos (status, created_at desc, id desc);
create index logos_user on public.logos (user_id, created_at desc);
create index logos_reviewer on public.logos (reviewed_by);
-- One open edit of an item at a time.
create unique index logos_revision on public.logos (revision_of);
-- Public lists: one for each order, and for each with what it is narrowed by most.
create index logos_company on public.logos (company, created_at desc, id desc) where status = 'approved';
-- The dashboard's lists.
create index logos_all on public.logos (created_at desc, id desc);
-- For searches.
create index logos_search on public.logos using gin (search);
create index logos_search_names on public.logos using gin (search_names extensions.gin_trgm_ops);
-- What repeats another.
create index logos_folded_title on public.logos (private.fold(title));
create index logos_folded_company_newest on public.logos (private.fold(company), created_at desc);
create index logos_image on public.logos (image_url);

create trigger force_columns before insert or update on public.logos
  for each row execute function private.force_submission();
create trigger base before insert on public.logos for each row execute function private.check_base();
create trigger revision before insert or update on public.logos for each row execute function private.check_revision();
create trigger audit after insert or update or delete on public.logos
  for each row execute function private.write_audit('logo', 'title');
create trigger limit_submissions after insert on public.logos
  for each statement execute function private.limit_submissions();

alter table public.logos enable row level security;
create policy "only a living session of an active member" on public.logos as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "visitors read what is approved" on public.logos
  for select to anon using (status = 'approved');
create policy "members read what is approved and their own, admins all" on public.logos
  for select to authenticated
  using (status = 'approved' or user_id = (select auth.uid()) or (select private.is_admin()));
create policy "members send pending items, admins any" on public.logos
  for insert to authenticated
  with check ((user_id = (select auth.uid()) and status = 'pending') or (select private.is_admin()));
create policy "members change their undecided or rejected items, admins all" on public.logos
  for update to authenticated
  using ((user_id = (select auth.uid()) and status <> 'approved') or (select private.is_admin()))
  with check ((user_id = (select auth.uid()) and status = 'pending') or (select private.is_admin()));
create policy "members delete their undecided or rejected items, admins all" on public.logos
  for delete to authenticated
  using ((user_id = (select auth.uid()) and status <> 'approved') or (select private.is_admin()));
