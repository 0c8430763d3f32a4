/** What people say is wrong with an item. Each kind has some of them, in its own order. */
export const reportReasons = {
  misleading: "It’s misleading",
  money: "It asks for money",
  spam: "It’s spam",
  hateful: "It’s hateful",
  wrong: "Something is wrong",
  outdated: "It’s no longer true",
  link: "A link is broken",
  rights: "It’s mine, or about me, and shouldn’t be here",
} as const;

export type ReportReason = keyof typeof reportReasons;

export const reportReasonLabel = (reason: string): string =>
  (reportReasons as Record<string, string>)[reason] ?? reason;
