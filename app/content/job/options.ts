import type { Translator } from "#app/words/translator.ts";

export const jobTypes = ["Full-time", "Part-time", "Contract", "Freelance", "Internship"] as const;
/** As the page's language says it; what is stored stays English. */
export function jobTypeIn(t: Translator<"jobs">, type: string): string {
  const known = jobTypes.find((one) => one === type);
  return known ? t(`type.${known}`) : type;
}

export const jobCategories = ["Design", "Content", "Animation", "Research"] as const;
export function jobCategoryIn(t: Translator<"jobs">, category: string): string {
  const known = jobCategories.find((one) => one === category);
  return known ? t(`category.${known}`) : category;
}

export const jobStates = ["Open", "Closed", "Filled", "Draft"] as const;
export const salaryPeriods = ["hour", "day", "week", "month", "year", "project"] as const;

export const salaryPeriodWords = {
  hour: "per hour, hourly, an hour, /hour, hr, /hr, hours, ph",
  day: "per day, daily, a day, /day, days",
  week: "per week, weekly, a week, /week, wk, weeks, pw",
  month: "per month, monthly, a month, /month, mo, pm, months, p.m.",
  year: "per year, yearly, a year, /year, yr, annual, annually, annum, per annum, p.a., pa, years",
  project: "per project, a project, fixed, once, flat, one-off",
};
