import { data, Form, Link, redirect, useNavigation } from "react-router";
import { memberContext } from "#app/accounts/guards.server.ts";
import { Button } from "#app/components/button.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { beginImport } from "#app/content/logo/import/read.server.ts";
import { log } from "#app/lib/log.server.ts";
import { FileRefused, receiveFile } from "#app/lib/receive-file.server.ts";
import { ZipRefused } from "#app/lib/zip.server.ts";
import { longUploadContext } from "#app/server/bodies.ts";
import { unlistedMeta } from "#app/syndication/meta.ts";
import type { Route } from "./+types/dashboard._admin.import.logos.pictures.ts";

const limits = {
  bytes: 64 * 1024 * 1024,
  refused: "This zip is larger than 64 MB. Split it, then upload each part.",
};

export const meta: Route.MetaFunction = () => unlistedMeta("Import pictures");

export async function action({ request, context }: Route.ActionArgs) {
  const { member } = context.get(memberContext);
  const refuse = (status: number, problem: string) => data({ problem }, { status });
  // The layout lets only admins here.
  context.get(longUploadContext)();
  try {
    const upload = await receiveFile(request, limits);
    const id = await beginImport(context.get(memberContext).supabase, member.id, upload);
    return redirect(`/dashboard/import/logos/pictures/${id}`, 303);
  } catch (error) {
    if (error instanceof FileRefused) return refuse(error.status, error.message);
    if (error instanceof ZipRefused) return refuse(400, error.message);
    if (error instanceof Response) throw error;
    log.error({ err: error }, "a zip of pictures could not be taken");
    return refuse(503, "We couldn’t take this zip. Please try again in a moment.");
  }
}

export default function ImportPictures({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === "submitting";
  const problem = actionData?.problem;
  return (
    <div className="stack">
      <PageHeading
        title="Import a collection of logos"
        aside={
          <Link className="btn btn-quiet lg:ms-auto" to="/dashboard/logos">
            Back to the list
          </Link>
        }
      />
      <p className="prose">
        A zip of up to 64 MB with SVG, PNG or JPG files, of which 1,000 logos are added at a time. A CSV or
        JSON file in it may say more of each: title, company, country, sector, source and license. Without
        one, files and folders name the logos. You’ll see a preview, where you can correct everything before
        it is added, and it waits for a day.
      </p>
      <Form method="post" encType="multipart/form-data" className="stack">
        <div className="field">
          <label htmlFor="zip">Zip file</label>
          <input
            id="zip"
            type="file"
            name="file"
            accept=".zip,application/zip"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "zip-error" : undefined}
          />
          {problem && (
            <p className="err" id="zip-error" role="alert">
              {problem}
            </p>
          )}
        </div>
        <div className="row">
          <Button variant="primary" disabled={busy}>
            {busy ? "Uploading…" : "Check pictures"}
          </Button>
          <Link className="btn btn-quiet" to="/dashboard/import/logos">
            Import a CSV file instead
          </Link>
        </div>
      </Form>
    </div>
  );
}
