create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 160),
  company text not null check (length(company) between 1 and 120),
  location text not null check (length(location) between 1 and 160),
  country char(2) check (country ~ '^[A-Z]{2}$'),
  is_remote boolean not null default false,
  job_type text not null default 'Full-time' check (job_type in ('Full-time', 'Part-time', 'Contract', 'Freelance', 'Internship')),
  category text not null default 'Design' check (category in ('Design', 'Content', 'Animation', 'Research')),
  description text not null default '' check (length(description) <= 10000),
  responsibilities text[] not null default '{}' check (private.is_list(responsibilities, 20, 300)),
  requirements text[] not null default '{}' check (private.is_list(requirements, 20, 300)),
  benefits text[] not null default '{}' check (private.is_list(benefits, 20, 300)),
  experience text not null default '3+ years' check (length(experience) <= 80),
  salary_minimum numeric check (salary_minimum >= 0 and salary_minimum < 1e12),
  salary_maximum numeric check (salary_maximum >= 0 and salary_maximum < 1e12),
  salary_currency char(3) check (salary_currency ~ '^[A-Z]{3}$'),
  salary_period text check (salary_period in ('hour', 'day', 'week', 'month', 'year', 'project')),
  application_url text check (private.is_web_address(application_url)),
  contact_email text check (private.is_email(contact_email)),
  company_description text check (length(company_description) <= 2000),
  expires_at date check (expires_at >= '1900-01-01' and expires_at < '2201-01-01'),
  state text not null default 'Open' check (state in ('Open', 'Closed', 'Filled', 'Draft')),
  featured boolean not null default false,
  tags text[] not null default '{}' check (private.is_list(tags, 10, 40)),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  user_id uuid references auth.users (id) on delete set null,
  submission_id uuid unique,
  reviewed_by uuid references auth.users (id) on delete set null,
  reviewed_at timestamptz,
  review_note text check (length(review_note) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision_of uuid references public.jobs (id) on delete cascade, -- a member's edit of a published row is a row of its own
  search_names text generated always as (private.fold(title || ' ' || company || ' ' || location || ' ' || private.join_texts(tags))) stored,
  search tsvector generated always as (private.to_search(
    title || ' ' || company || ' ' || location || ' ' || category || ' ' || job_type
    || ' ' || private.join_texts(tags) || ' ' || description || ' ' || private.join_texts(requirements))) stored,
  constraint jobs_salary check (salary_minimum is null or salary_maximum is null or salary_maximum >= salary_minimum)
);
create index jobs_newest on public.jobs (status, created_at desc, id desc);
create index jobs_list on public.jobs (featured desc, created_at desc, id desc) where status = 'approved' and state = 'Open';
create index jobs_user on public.jobs (user_id, created_at desc);
create index jobs_reviewer on public.jobs (reviewed_by);
-- One open edit of an item at a time.
create unique index jobs_revision on public.jobs (revision_of);
-- Public lists: one for each order, and for each with what it is narrowed by most.
create index jobs_lasting on public.jobs (featured desc, created_at desc, id desc) where status = 'approved' and state = 'Open' and expires_at is null;
create index jobs_ending on public.jobs (expires_at) where status = 'approved' and state = 'Open';
create index jobs_category on public.jobs (category, featured desc, created_at desc, id desc) where status = 'approved' and state = 'Open';
create index jobs_type on public.jobs (job_type, featured desc, created_at desc, id desc) where status = 'approved' and state = 'Open';
create index jobs_remote on public.jobs (is_remote, featured desc, created_at desc, id desc) where status = 'approved' and state = 'Open';
-- The dashboard's lists.
create index jobs_all on public.jobs (created_at desc, id desc);
create index jobs_all_states on public.jobs (state, created_at desc);
-- For searches.
create index jobs_search on public.jobs using gin (search);
create index jobs_search_names on public.jobs using gin (search_names extensions.gin_trgm_ops);
-- What repeats another.
create index jobs_folded_title on public.jobs (private.fold(title));
create index jobs_folded_company_newest on public.jobs (private.fold(company), created_at desc);

create function private.force_job() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not private.is_server() and not private.is_admin() then
    new.featured := false;
  end if;
  return new;
end $$;

create trigger force_columns before insert or update on public.jobs
  for each row execute function private.force_submission();
create trigger force_job before insert or update on public.jobs
  for each row execute function private.force_job();
create trigger base before insert on public.jobs for each row execute function private.check_base();
create trigger revision before insert or update on public.jobs for each row execute function private.check_revision();
create trigger audit after insert or update or delete on public.jobs
  for each row execute function private.write_audit('job', 'title');
create trigger limit_submissions after insert on public.jobs
  for each statement execute function private.limit_submissions();

alter table public.jobs enable row level security;
create policy "only a living session of an active member" on public.jobs as restrictive
  for all to authenticated using ((select private.is_active()));
create policy "visitors read what is approved and no draft" on public.jobs
  for select to anon using (status = 'approved' and state <> 'Draft');
create policy "members read what is approved and their own, admins all" on public.jobs
  for select to authenticated
  using ((status = 'approved' and state <> 'Draft') or user_id = (select auth.uid()) or (select private.is_admin()));
create policy "members send pending items, admins any" on public.jobs
  for insert to authenticated
  with check ((user_id = (select auth.uid()) and status = 'pending') or (select private.is_admin()));
create policy "members change their undecided or rejected items, admins all" on public.jobs
  for update to authenticated
  using ((user_id = (select auth.uid()) and status <> 'approved') or (select private.is_admin()))
  with check ((user_id = (select auth.uid()) and status = 'pending') or (select private.is_admin()));
create policy "members delete their undecided or rejected items, admins all" on public.jobs
  for delete to authenticated
  using ((user_id = (select auth.uid()) and status <> 'approved') or (select private.is_admin()));
