export const jobTypes = ["Full-time", "Part-time", "Contract", "Freelance", "Internship"] as const;
export const jobCategories = ["Design", "Content", "Animation", "Research"] as const;
export const jobStates = ["Open", "Closed", "Filled", "Draft"] as const;
export const salaryPeriods = ["hour", "day", "week", "month", "year", "project"] as const;
