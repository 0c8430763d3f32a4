import { ids, type Situation, without } from "./situation.ts";

/** A decision leads on to what waits next. */
const theNextItem = /^\/dashboard\/moderation\/\w+\/[\w-]+$/;

const situations: Situation[] = [
  {
    message: "Failed to fetch logos",
    when: "the list cannot be read",
    path: "/dashboard/logos?search=x",
    place: "alert",
    status: 503,
    broken: without("execute on function public.find_logos"),
  },
  {
    message: "Failed to load pending content for moderation",
    when: "the queue cannot be read",
    path: "/dashboard/moderation",
    place: "alert",
    status: 503,
    broken: without("execute on function public.review_page"),
  },
  {
    message: "Jargon Dictionary",
    when: "what waits cannot be counted: the other pages do not need it, and it is only logged",
    path: "/dashboard/jargon",
    place: "page",
    broken: without("execute on function public.pending_counts"),
  },
  {
    message: "Failed to update content status",
    when: "the decision cannot be written",
    path: `/dashboard/moderation/logo/${ids.pendingLogo}`,
    opens: true,
    fields: { decision: "approved" },
    place: { toast: "error", on: "/dashboard/moderation" },
    broken: without("execute on function public.review_items"),
  },
  {
    message: "Content approved",
    when: "an item is approved",
    path: `/dashboard/moderation/logo/${ids.pendingLogo}`,
    opens: true,
    fields: { decision: "approved" },
    place: { toast: "success", on: theNextItem },
  },
  {
    message: "Content rejected",
    when: "an item is rejected",
    path: `/dashboard/moderation/logo/${ids.otherPendingLogo}`,
    opens: true,
    fields: { decision: "rejected" },
    place: { toast: "success", on: theNextItem },
  },
];
/** The lists of the dashboard and its queue. */
export const queue = situations.map((one): Situation => ({ ...one, who: "adjoa" }));
