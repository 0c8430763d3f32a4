-- A number for each kind that changes whenever something that visitors see of it may have changed. Processes that
-- keep finished pages read them to learn what others have written; they change in the writer's own transaction, so
-- they never run ahead of it.
create table public.content_versions (
  kind text primary key check (char_length(kind) <= 40),
  version bigint not null default 0 check (version >= 0)
);
insert into public.content_versions (kind) values ('logos'), ('jargon'), ('events'), ('jobs');

alter table public.content_versions enable row level security;
-- The server asks as a visitor.
create policy "Visitors read the versions of what is published" on public.content_versions
  for select to anon using (version >= 0);
create policy "only a living session of an active member" on public.content_versions as restrictive
  for all to authenticated using ((select private.is_active()));

-- Once a statement, and only where a row was or becomes public: what members hand in changes no page.
create function private.publish_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  concerned boolean;
begin
  if tg_op = 'INSERT' then
    concerned := exists (select from now_there where status = 'approved');
  elsif tg_op = 'DELETE' then
    concerned := exists (select from there_before where status = 'approved');
  else
    concerned := exists (select from there_before where status = 'approved')
      or exists (select from now_there where status = 'approved');
  end if;
  if concerned then
    update public.content_versions set version = version + 1 where kind = tg_table_name;
  end if;
  return null;
end;
$$;
revoke execute on function private.publish_change() from public, anon, authenticated;

do $$
declare
  content text;
begin
  foreach content in array array['logos', 'jargon', 'events', 'jobs'] loop
    execute format(
      'create trigger publish_insert after insert on public.%I referencing new table as now_there
         for each statement execute function private.publish_change()', content);
    execute format(
      'create trigger publish_update after update on public.%I
         referencing old table as there_before new table as now_there
         for each statement execute function private.publish_change()', content);
    execute format(
      'create trigger publish_delete after delete on public.%I referencing old table as there_before
         for each statement execute function private.publish_change()', content);
  end loop;
end;
$$;
