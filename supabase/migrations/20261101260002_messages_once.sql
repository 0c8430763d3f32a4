-- A contact form that is posted twice leaves one message; another text of the same form is another message.

drop function public.send_contact_message(text, text, text);
-- Whether there is a new message. `submission_id` belongs to the form.
create function public.send_contact_message(name text, email text, message text, submission_id uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.contact_messages (id, name, email, message)
  values (
    case when submission_id is null then gen_random_uuid()
      else md5(jsonb_build_array(submission_id, name, email, message)::text)::uuid end,
    name, email, message)
  on conflict on constraint contact_messages_pkey do nothing;
  return found;
end $$;
revoke execute on function public.send_contact_message(text, text, text, uuid) from public, anon, authenticated;
grant execute on function public.send_contact_message(text, text, text, uuid) to service_role;
