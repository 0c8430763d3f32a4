import { randomUUID } from "node:crypto";
import { sessionContext } from "#app/auth/session.server.ts";
import { JobEditor } from "#app/dashboard/content/job-editor.tsx";
import { jobKind } from "#app/dashboard/content/job-kind.ts";
import { jobNames } from "#app/dashboard/content/kind-names.ts";
import { saveContent } from "#app/dashboard/content/save.server.ts";
import { typedBefore } from "#app/dashboard/content/typed.server.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
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
