import { useContext } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Monogram } from "#app/ui/monogram.tsx";
import type { Mark } from "#app/ui/optical-size.ts";
import { Picture, WithoutPictures } from "#app/ui/picture.tsx";
import { deadlineText, isOpen } from "./deadline.ts";
import { salaryParts } from "./salary.ts";
import type { JobSummary } from "./schema.ts";

/** What the library has of a company: how many logos, and its own; "" where it has none. */
export type CompanyLogo = { company: string; total: number; picture: string; mark: Mark | null };
export type WithLogo = { logo?: CompanyLogo | null };

export function CompanyMark({ company, logo }: { company: string } & WithLogo) {
  if (useContext(WithoutPictures) || !logo?.picture) return <Monogram name={company} />;
  return (
    <span className="face plate" aria-hidden="true">
      <Picture src={logo.picture} mark={logo.mark} title={company} width={52} height={52} />
    </span>
  );
}

export function Salary({ job }: { job: JobSummary }) {
  const [salary, details] = salaryParts(job);
  const text = <bdi>{salary}</bdi>;
  if (!details) return <small>{text}</small>;
  return (
    <>
      {text} <small>{details}</small>
    </>
  );
}

/** Only the exception: that it closes soon, or is closed. */
export function DeadlineBadge({ job }: { job: JobSummary }) {
  const text = deadlineText(job);
  return text && <Badge tone={isOpen(job) ? "wait" : "bad"}>{text}</Badge>;
}

/** `Kigali, Rwanda, or remote` */
export function placeOf({ location, is_remote }: Pick<JobSummary, "location" | "is_remote">): string {
  return is_remote && !/\bremote\b/i.test(location) ? `${location}, or remote` : location;
}
