-- The data API reaches a table only where it is granted: hosted projects no longer do that for every new one. Which
-- rows somebody sees or writes, the policies of each table decide.

grant select, insert, update, delete on all tables in schema public to anon, authenticated, service_role;

-- Functions are open to everybody by a default that a project may take back. These are called by whoever asks the data
-- API, and by the policies, constraints and functions that they meet there.
grant execute on function
  public.dashboard_statistics(), public.find_events(text), public.find_jargon(text), public.find_jobs(text),
  public.find_logos(text), public.is_admin(), public.jargon_initials(), public.known_slugs(text[]),
  public.pending_counts(), public.review_item(text, uuid, text, text, timestamptz),
  public.review_items(jsonb, text, text), public.undo_reviews(jsonb),
  private.begin_review(), private.contains_pattern(text), private.filed_as(text), private.fold(text), private.forgive_misspelling(),
  private.is_direct(), private.is_email(text), private.is_image(text), private.is_json_text(jsonb, integer, integer),
  private.is_list(text[], integer, integer), private.is_schedule(jsonb), private.is_server(),
  private.is_speakers(jsonb), private.is_web_address(text), private.join_texts(text[]),
  private.lasts(timestamptz, timestamptz), private.moment(timestamp, text), private.name_of(jsonb, text), private.one_line(text),
  private.prefix_query(text), private.require_admin(), private.search_text(text), private.to_search(text),
  private.token_hash(text), private.value_at(text, uuid, text, timestamptz, text)
to anon, authenticated, service_role;
