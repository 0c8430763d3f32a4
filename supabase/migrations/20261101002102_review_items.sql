-- One decision about the items of a page, with one note. Each item is decided as review_item does it, and what keeps
-- one from being decided does not keep the others.

-- `items` is [{"type": ..., "id": ...}], at most 20. Runs with the caller's rights. `outcome` may be 'failed', too.
create function public.review_items(items jsonb, decision text, note text default null)
returns table (item_type text, item_id uuid, outcome text, status text, reviewer_name text, reviewed_at timestamptz, title text)
language plpgsql set search_path = '' as $$
declare
  item record;
begin
  perform private.require_admin();
  if jsonb_array_length(items) > 20 then
    raise exception 'too many items' using errcode = '22023';
  end if;
  -- In one order for everybody: two admins with the same items do not wait for each other in a circle.
  for item in
    select distinct chosen.type, chosen.id from jsonb_to_recordset(items) as chosen (type text, id uuid) order by chosen.id, chosen.type
  loop
    begin
      return query select item.type, item.id, reviewed.* from public.review_item(item.type, item.id, decision, note) as reviewed;
    exception
      when invalid_parameter_value then
        raise;
      when others then
        return query select item.type, item.id, 'failed', null::text, null::text, null::timestamptz, null::text;
    end;
  end loop;
end $$;
