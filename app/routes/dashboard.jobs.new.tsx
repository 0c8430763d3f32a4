import { randomUUID } from "node:crypto";
import { sessionContext } from "#app/accounts/session.server.ts";
import { jobKind } from "#app/content/job/kind.server.ts";
import { jobNames } from "#app/content/kinds.ts";
import { JobEditor } from "#app/dashboard/job-editor.tsx";
import { unlistedMeta } from "#app/publish/unlisted-meta.ts";
import { typedBefore } from "#app/review/kept-typed.server.ts";
import { saveContent } from "#app/review/save-record.server.ts";
import type { Route } from "./+types/dashboard.jobs.new.ts";

export const meta: Route.MetaFunction = () => unlistedMeta(`Add ${jobNames.name}`);

export const loader = async ({ request }: Route.LoaderArgs) => ({
  submissionId: randomUUID(),
  typed: await typedBefore(request),
});

export const action = ({ request, url, context }: Route.ActionArgs) =>
  saveContent(jobKind, { request, url, session: context.get(sessionContext) });

export default function NewJob({ loaderData, actionData }: Route.ComponentProps) {
  return <JobEditor record={null} {...loaderData} refusal={actionData} />;
}
