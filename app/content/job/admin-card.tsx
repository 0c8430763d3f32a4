import type { ReactNode } from "react";
import { Badge } from "#app/components/badge.tsx";
import { InlineList } from "#app/components/inline-list.tsx";
import { TagList } from "#app/components/tag.tsx";
import { StatusBadge } from "#app/content/status-badge.tsx";
import { formatDate } from "#app/lib/dates.ts";
import type { AdminJob } from "./admin.server.ts";
import { stateShown } from "./deadline.ts";
import { Salary } from "./facts.tsx";

const tones: Record<string, "good" | undefined | "wait"> = { Open: "good", Draft: "wait" };

function Badges({ job }: { job: AdminJob }) {
  const state = stateShown(job);
  return (
    <>
      <Badge tone={tones[state] ?? undefined}>{state}</Badge>
      {job.featured && <Badge tone="wait">Featured</Badge>}
      {job.status !== "approved" && <StatusBadge status={job.status} />}
    </>
  );
}

function Deadline({ job }: { job: AdminJob }) {
  if (!job.expires_at) return "None";
  return <time dateTime={job.expires_at}>{formatDate(job.expires_at)}</time>;
}

type CardProps = { item: AdminJob; sender: ReactNode; actions: ReactNode };

export function AdminJobCard({ item: job, sender, actions }: CardProps) {
  return (
    <article className="boxed flex flex-col gap-[0.85rem] p-4" aria-labelledby={`title-${job.id}`}>
      <div className="grid gap-2">
        <div className="row">
          <Badges job={job} />
        </div>
        <h2 className="text-base wrap-anywhere [line-height:1.3]" id={`title-${job.id}`}>
          {job.title}
        </h2>
        <p className="by">
          <InlineList words={[job.company, job.location, job.job_type]} />
          <br />
          Posted <time dateTime={job.created_at}>{formatDate(job.created_at)}</time> · Deadline{" "}
          <Deadline job={job} />
        </p>
        <p className="pay text-base">
          <Salary job={job} />
        </p>
        {job.description && <p className="clamp text-sm wrap-anywhere">{job.description}</p>}
        <TagList tags={job.tags} />
        {sender}
      </div>
      {actions}
    </article>
  );
}

type TableProps = {
  items: AdminJob[];
  sender: (userId: string | null) => ReactNode;
  actions: (id: string, title: string) => ReactNode;
};

export function AdminJobTable({ items, sender, actions }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <section className="table-frame" aria-label="Job opportunities" tabIndex={0}>
      <table className="data-table">
        <caption className="sr-only">Jobs, newest first</caption>
        <thead>
          <tr>
            {["Title", "Company", "Type", "Location", "Status", "Posted", "Deadline", "Actions"].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((job) => (
            <tr key={job.id}>
              <th scope="row" className="wrap-anywhere">
                {job.title}
              </th>
              <td data-label="Company" className="wrap-anywhere">
                {job.company}
              </td>
              <td data-label="Type">{job.job_type}</td>
              <td data-label="Location" className="wrap-anywhere">
                {job.location}
              </td>
              <td>
                <span className="row">
                  <Badges job={job} />
                </span>
              </td>
              <td data-label="Posted">
                <time dateTime={job.created_at}>{formatDate(job.created_at)}</time>
                {sender(job.user_id)}
              </td>
              <td data-label="Deadline">
                <Deadline job={job} />
              </td>
              <td>{actions(job.id, job.title)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
