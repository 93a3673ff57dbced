// Every sentence of the desk's overview.

import { formatCount } from "@bondline/domain/count-text.ts";

export const TODAY_WORDS = {
  title: "What waits",
  overdue: "Overdue work",
  late: "Late work",
  drafts: { PROVIDER: "Drafts to review", BANK: "Guarantees to issue" },
  requests: "Requests after issue",
  bankActions: "Bank actions",
  originals: "Originals to sign",
  losses: "Lost originals",
  applications: "Facility applications",
  claims: "ABN checks",
  enquiries: "Finance enquiries",
  changes: "Changes to approve",
  missing: "Missing in the set-up",
  since: (time: string) => `the first for ${time}`,
  endsWithin: (days: number) => `Ends within ${days} days`,
  documents: (count: number) => (count === 1 ? "1 document" : `${formatCount(count)} documents`),
  issued: "Issued",
  inForce: "In force",
  allIssued: "All",
  issuedLoading: "Loading what is issued",
  issuedNotLoaded: "What is issued could not be loaded",
  loading: "Loading what waits",
  notLoaded: "What waits could not be loaded",
  nothing: "Nothing waits",
  nothingSentence: "Drafts, requests and payments are counted here as they come in.",
} as const;
