// The sentences of a bank's or insurer's reports.

import { formatCount } from "@bondline/domain/count-text.ts";

const documents = (count: number) => (count === 1 ? "1 document" : `${formatCount(count)} documents`);
const drafts = (count: number) => (count === 1 ? "1 draft" : `${formatCount(count)} drafts`);

export const ISSUED_REPORT_WORDS = {
  title: "Reports",
  sentence:
    "What you have issued, when it ends, and how long issuing takes. Amounts are as they stand today.",
  print: "Print",
  loading: "Loading the report",
  loadFailed: "The report could not be loaded",
  charts: "Charts",
  inForce: "In force",
  toIssue: "To issue",
  longest: "Longer than 10 days",
  median: (month: string) => `Half issued within, ${month}`,
  documents,
  drafts,
  none: "–",
  byClient: "By client",
  byBeneficiary: "By beneficiary",
  byVariant: "By kind",
  byState: "By state of the beneficiary",
  byExpiryMonth: "By month of expiry",
  issuedByMonth: "Issued by month",
  returnedByMonth: "Returned by month",
  timeByMonth: "Time to issue",
  timeNote:
    "From the day on which nothing is owed on a draft any more until it is issued, by month of issue.",
  waiting: "Waiting to be issued",
  waitingNote: "By how many days ago it reached you.",
  noState: "No state",
  noBeneficiary: "No beneficiary",
  noExpiry: "No date of expiry",
  noDate: "None",
  earlier: "Earlier",
  later: "Later",
  others: (count: number) => `${formatCount(count)} others`,
  name: "Name",
  month: "Month",
  count: "Documents",
  amount: "Amount",
  issued: "Issued",
  half: "Half within",
  slowest: "Slowest tenth from",
  age: "Waiting",
  draftsHead: "Drafts",
  slowestFrom: (time: string) => `the slowest tenth ${time} or more`,
  asOf: (whose: string, day: string) => `${whose}, ${day}`,
  minutes: (count: number) => (count === 1 ? "1 minute" : `${count} minutes`),
  hours: (hours: string) => (hours === "1" ? "1 hour" : `${hours} hours`),
  days: (days: string) => (days === "1" ? "1 day" : `${days} days`),
  nothing: "Nothing is issued yet",
  nothingSentence: "Once you have issued a guarantee, what is in force and how long it took is shown here.",
  toQueue: "Open the review queue",
} as const;
