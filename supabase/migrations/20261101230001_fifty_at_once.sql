-- A page of the queue has 50 items, so one decision, its undoing and the hints are about as many. Only the number
-- changes; the rest of each function stays as it was written last.
do $$
declare
  change record;
begin
  for change in
    select * from (values
      ('public.review_items(jsonb, text, text)', 'jsonb_array_length(items) > 20', 'jsonb_array_length(items) > 50'),
      ('public.undo_reviews(jsonb)', 'jsonb_array_length(items) > 20', 'jsonb_array_length(items) > 50'),
      ('public.review_hints(uuid[])', 'ids[1:20]', 'ids[1:50]')
    ) as change (function, before, after)
  loop
    execute replace(pg_get_functiondef(change.function::regprocedure), change.before, change.after);
  end loop;
end $$;
