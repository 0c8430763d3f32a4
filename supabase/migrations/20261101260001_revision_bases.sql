-- A member's edit of a published item is made from a text that somebody may have changed since: who writes such an edit
-- names, in updated_at, the version it was made from.

create function private.check_base() returns trigger
language plpgsql set search_path = '' as $$
declare
  unchanged boolean;
begin
  -- The column's default: no version is named.
  if new.revision_of is not null and new.updated_at <> now() and not private.is_server() then
    execute format('select true from public.%I where id = $1 and updated_at = $2', tg_table_name)
      into unchanged using new.revision_of, new.updated_at;
    if unchanged is not true then
      raise exception 'changed_meanwhile' using errcode = 'PT409';
    end if;
  end if;
  return new;
end $$;
revoke execute on function private.check_base() from public;
-- The name puts it before force_columns, which sets updated_at.
create trigger base before insert on public.logos for each row execute function private.check_base();
create trigger base before insert on public.jargon for each row execute function private.check_base();
create trigger base before insert on public.events for each row execute function private.check_base();
create trigger base before insert on public.jobs for each row execute function private.check_base();
