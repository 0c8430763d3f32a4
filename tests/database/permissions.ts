import { kinds } from "#app/content/kinds.ts";

export const personas = ["anon", "member", "owner", "editor", "admin", "inactive"] as const;
export type Persona = (typeof personas)[number];

/** Everybody who is signed in and active. */
const members = "member owner editor admin";
const everyone = `anon ${members}`;

/** Who may do what in a table: to a row of `owner` (select, update, delete), or by adding one of their own. */
export type Rights = { select: string; insert: string; update: string; delete: string };

const open: Rights = { select: "owner admin", insert: members, update: "owner admin", delete: "owner admin" };
const published: Rights = { select: everyone, insert: members, update: "admin", delete: "admin" };
const locked: Rights = { select: "", insert: "", update: "", delete: "" };

/**
 * The permission matrix of the database. The tests try every cell as each persona, through the same API that
 * requests use, and fail on any difference, and on a table that is missing here.
 * A kind stands here once for each state of the row. A row that a member adds or changes is always pending.
 */
export const permissions: Record<string, Rights> = {
  ...Object.fromEntries(
    kinds.flatMap(({ table }) => [
      [`${table}: pending`, open],
      [`${table}: rejected`, open],
      [`${table}: approved`, published],
    ]),
  ),
  "jobs: approved draft": { ...published, select: "owner admin" },
  user_roles: { select: "owner admin", insert: "admin", update: "admin", delete: "admin" },
  profiles: { ...locked, select: "owner admin", update: "owner admin" },
  notifications: { ...locked, select: "owner", update: "owner", delete: "owner" },
  audit_log: { ...locked, select: "admin" },
  submission_drafts: locked,
  newsletter_subscribers: { ...locked, select: "admin", delete: "admin" },
  content_versions: { ...locked, select: "anon" },
  takedown_requests: { ...locked, select: "admin" },
  takedowns: { ...locked, select: "admin" },
  reports: { ...locked, select: "admin" },
  reviewer_notes: { ...locked, select: "admin", insert: "admin", delete: "admin" },
  picture_imports: { select: "admin", insert: "admin", update: "admin", delete: "admin" },
  contact_messages: { ...locked, select: "admin", update: "admin", delete: "admin" },
  collected_logos: { select: "owner", insert: members, update: "", delete: "owner" },
  shared_collections: { select: "owner", insert: members, update: "", delete: "owner" },
};

/** The same for files: one of `owner` to be listed, overwritten or removed; uploads to their folder and to one's own. */
export const filePermissions = {
  list: "owner admin",
  read: "owner admin",
  "read what is published": everyone,
  upload: members,
  "upload to the folder of the owner": "owner",
  overwrite: "",
  remove: "owner admin",
  "remove what is published": "admin",
} satisfies Record<string, string>;

/**
 * Functions with definer rights go round the policies, so each stands here with the roles that may execute it
 * besides the secret key. Those of `private` answer policies and triggers; those of `public` check their caller.
 */
export const definerFunctions: Record<string, string> = {
  ...Object.fromEntries(kinds.map(({ table }) => [`public.matching_${table}`, "anon authenticated"])),
  "private.audit_import": "",
  "private.log_import": "authenticated",
  "private.audit_mail": "",
  "private.count_members": "",
  "private.count_published": "",
  "private.entries_about": "authenticated",
  "private.entries_of_item": "authenticated",
  "private.has_session": "",
  "private.log_takedown_request": "",
  "private.notify_takedown_request": "",
  "private.content_hashes_of": "",
  "private.published_with": "",
  "private.refuse_taken_down": "",
  "private.is_active": "anon authenticated",
  "private.is_admin": "anon authenticated",
  "private.is_bypass": "",
  "private.is_gone": "authenticated",
  "private.is_gone_logo": "authenticated",
  "private.items_with": "",
  "private.shown_as": "authenticated",
  "private.keep_an_admin": "",
  "private.make_new_member": "",
  "private.make_picture_folder": "",
  "public.picture_folder": "anon authenticated",
  "private.notify_message": "",
  "private.notify_review": "",
  "private.refuse_bypass": "",
  "private.second_factor": "anon authenticated",
  "private.log_second_factor": "",
  "private.drop_second_factor": "",
  "private.require_new_session": "",
  "public.own_second_factor": "authenticated",
  "public.prove_second_factor": "authenticated",
  "public.remove_second_factor": "authenticated",
  "public.require_second_factor": "",
  "public.reset_second_factor": "authenticated",
  "public.set_second_factor": "authenticated",
  "private.drop_email_change": "",
  "private.drop_email_change_token": "",
  "private.void_changes_to_address": "",
  "private.void_mailed_tokens": "",
  "private.senders_at": "anon authenticated",
  "private.force_collected": "",
  "private.force_logo": "",
  "private.set_slug": "",
  "private.times_today": "authenticated",
  "private.write_audit": "",
  "private.force_reviewer_note": "",
  "private.forget_notes": "",
  "private.log_report": "",
  "public.begin_sweep": "",
  "public.decide_reports": "authenticated",
  "public.send_report": "",
  "public.settle_reports": "",
  "public.undo_reports": "authenticated",
  "public.confirm_takedown_request": "",
  "public.decide_takedown_request": "authenticated",
  "public.is_taken_down": "anon authenticated",
  "public.lift_takedown": "authenticated",
  "public.logos_with_same_picture": "authenticated",
  "public.taken_down_pictures": "authenticated",
  "public.prove_takedown_request": "",
  "public.read_takedown_request": "",
  "public.redeem_takedown_request": "",
  "public.send_takedown_request": "",
  "public.settle_takedown_requests": "",
  "public.undo_takedown_request": "authenticated",
  "public.withdraw_takedown_request": "",
  "public.take_daily_mails": "",
  "public.add_user": "authenticated",
  "public.allow_email_change": "authenticated",
  "public.change_address": "",
  "public.collection_of": "anon authenticated",
  "public.company_logos": "anon authenticated",
  "public.logo_totals": "anon authenticated",
  "public.confirm_newsletter": "anon authenticated",
  "public.count_tries": "",
  "public.create_account": "",
  "public.current_member": "anon authenticated",
  "public.dashboard_statistics": "authenticated",
  "public.dashboard_weeks": "authenticated",
  "public.delete_user": "authenticated",
  "public.discard_draft": "",
  "public.end_bypasses": "",
  "public.ensure_member": "authenticated",
  "public.expect_recovery": "",
  "public.existing_items": "authenticated",
  "public.get_auth_users": "authenticated",
  "public.grant_configured_admins": "",
  "public.jargon_totals": "anon authenticated",
  "public.job_currencies": "anon authenticated",
  "public.load_draft": "",
  "public.mail_recipient": "authenticated",
  "public.matching_users": "authenticated",
  "public.member_record": "authenticated",
  "public.picture_access": "anon authenticated",
  "public.page_totals": "anon authenticated",
  "public.prove_address": "",
  "public.public_counts": "anon authenticated",
  "public.nearest_entries": "anon authenticated",
  "private.review_hints": "authenticated",
  "public.review_context": "authenticated",
  "public.review_page": "authenticated",
  "public.same_pictures": "authenticated",
  "public.save_draft": "",
  "public.search_dashboard": "authenticated",
  "public.send_contact_message": "",
  "public.set_user_role": "authenticated",
  "public.start_bypass": "",
  "public.submitter_emails": "authenticated",
  "public.subscribe_newsletter": "",
  "private.undo_review": "authenticated",
  "public.undo_changes": "authenticated",
  "public.take_back_tries": "",
  "public.unsubscribe_newsletter": "anon authenticated",
  "public.update_user": "authenticated",
  "public.user_by_id": "authenticated",
};
