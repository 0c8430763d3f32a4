-- What helps an admin decide about the items of a page: how their submitters have done so far, and what they may repeat.

-- One row for each of the first 50 ids. At most three look-alikes each, the most similar title first: of each item the
-- same title, the company's newest and some similar titles are compared, so that the hints cost the same however many
-- items a company has or a title is like. Whoever reads all rows to find a few similar titles reads for seconds; the
-- planner cannot know how few there are.
create function public.review_hints(ids uuid[])
returns table (id uuid, approved bigint, rejected bigint, duplicates jsonb)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  kind record;
begin
  perform private.require_admin();
  -- For this transaction only; the indexes read it.
  perform set_config('pg_trgm.word_similarity_threshold', '0.6', true);
  for kind in
    select * from (values
      ('logo', 'logos', 'title', 'private.fold(other.company) = private.fold(item.company)'),
      ('jargon', 'jargon', 'term', 'false'),
      ('event', 'events', 'title', 'false'),
      ('job', 'jobs', 'title', 'private.fold(other.company) = private.fold(item.company)')
    ) as kind (type, target, title, same_company)
  loop
    return query execute format($query$
      select item.id, record.approved, record.rejected, coalesce(alike.items, '[]')
      from public.%2$I as item
      cross join lateral (
        select count(*) filter (where status = 'approved') as approved, count(*) filter (where status = 'rejected') as rejected
        from (
          select status from public.logos where user_id = item.user_id
          union all
          select status from public.jargon where user_id = item.user_id
          union all
          select status from public.events where user_id = item.user_id
          union all
          select status from public.jobs where user_id = item.user_id
        ) as sent
      ) as record
      cross join lateral (
        select jsonb_agg(
          jsonb_build_object('type', %1$L, 'id', found.id, 'title', found.title, 'status', found.status, 'company', found.company)
          order by found.likeness desc, found.id
        ) as items
        from (
          select other.id, other.title, other.status, other.company,
            extensions.similarity(private.fold(item.%3$I), private.fold(other.title)) as likeness
          from (
            (select other.id, other.%3$I as title, other.status, other.revision_of, %4$s as company
              from public.%2$I as other where private.fold(other.%3$I) = private.fold(item.%3$I) limit 20)
            union
            (select other.id, other.%3$I, other.status, other.revision_of, true
              from public.%2$I as other where %4$s order by other.created_at desc limit 20)
            union
            (select other.id, other.%3$I, other.status, other.revision_of, %4$s
              from public.%2$I as other where private.fold(item.%3$I) operator(extensions.<%%) other.search_names limit 50)
          ) as other
          where other.status in ('pending', 'approved')
            and other.id <> item.id
            and other.id is distinct from item.revision_of
            and other.revision_of is distinct from item.id
            and (other.company or extensions.similarity(private.fold(item.%3$I), private.fold(other.title)) >= 0.6)
          order by likeness desc, other.id
          limit 3
        ) as found
      ) as alike
      where item.id = any ($1)
    $query$, kind.type, kind.target, kind.title, kind.same_company) using ids[1:50];
  end loop;
end $$;
revoke execute on function public.review_hints(uuid[]) from public, anon;
grant execute on function public.review_hints(uuid[]) to authenticated, service_role;
