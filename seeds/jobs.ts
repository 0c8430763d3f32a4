import { brandJobs } from "./jobs/brand.ts";
import { otherJobs } from "./jobs/content-motion-research.ts";
import type { JobSeed } from "./jobs/job-seed.ts";
import { productJobs } from "./jobs/product.ts";

export const jobs: JobSeed[] = [...brandJobs, ...productJobs, ...otherJobs];
