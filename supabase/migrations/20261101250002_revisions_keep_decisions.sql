-- What only admins decide about a published item stays as they decided it: an edit of its text does not undo that an
-- event is canceled, or that a job is featured, closed or filled.
create or replace function private.apply_revision(target text, revision uuid, original uuid) returns void
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
