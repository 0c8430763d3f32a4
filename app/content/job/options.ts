import type { Translator } from "#app/words/translator.ts";

export const jobTypes = ["Full-time", "Part-time", "Contract", "Freelance", "Internship"] as const;
/** Beside their names, as advertisements have them. */
export const jobTypeWords = {
  "Full-time": "Full-time, permanent, temps plein, CDI, tempo integral, tempo inteiro",
  "Part-time": "Part-time, temps partiel, meio período, tempo parcial",
  Contract: "Contract, contractor, fixed-term, temporary, contrat, CDD, contrato",
  Freelance: "Freelance, freelancer, gig, indépendant",
  Internship: "Internship, intern, attachment, stage, stagiaire, estágio",
};
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
  hour: "per hour, hourly, an hour, hr, per hr, hours, ph, p/h, heure, par heure, hora, por hora, saa, kwa saa, ساعة, في الساعة",
  day: "per day, daily, a day, days, pd, jour, par jour, dia, por dia, siku, kwa siku, يوم, يوميا, في اليوم",
  week: "per week, weekly, a week, wk, per wk, weeks, pw, semaine, par semaine, semana, por semana, wiki, kwa wiki, اسبوع, أسبوعيا, في الأسبوع",
  month:
    "per month, monthly, a month, mo, per mo, mth, pm, p/m, months, mois, par mois, mensuel, mês, por mês, mensal, mwezi, kwa mwezi, شهر, شهريا, في الشهر",
  year: "per year, yearly, a year, yr, per yr, annual, annually, annum, per annum, pa, p/a, years, an, par an, annuel, ano, por ano, mwaka, kwa mwaka, سنة, سنويا, في السنة",
  project:
    "per project, a project, fixed, once, flat, one-off, projet, par projet, projeto, por projeto, mradi, مشروع",
};
