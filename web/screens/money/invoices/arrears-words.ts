// The words of the provider's list of what clients owe by age.

import type { AgeingPeriod } from "@bondline/domain/money/invoices/invoice-ageing.ts";

export const ARREARS_WORDS = {
  title: "Arrears by age",
  sentence: "What each client owes on its open invoices, by how long it has been due: the longest first.",
  search: "Search client or number",
  client: "Client",
  owed: "Owed",
  oldest: "Oldest due",
  reminder: "Reminded",
  number: "ABN",
  noReminder: "No reminder yet",
  none: "–",
  /** As the columns have room for. */
  periods: {
    NOT_DUE: "Not due",
    DAYS_1_TO_30: "1–30 days",
    DAYS_31_TO_60: "31–60 days",
    DAYS_61_TO_90: "61–90 days",
    OVER_90_DAYS: "Over 90 days",
  } satisfies Record<AgeingPeriod, string>,
  due: (day: string) => `Oldest due ${day}`,
  invoicesOf: (client: string, period: string) => `${client}: ${period}`,
  empty: "Nothing is owed",
  emptySentence: "A client appears here while an invoice of its is open.",
} as const;
