// The sentences of the page of one client.

import { formatCount } from "@bondline/domain/count-text.ts";

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;

export const CLIENT_PAGE_WORDS = {
  title: "Client",
  clients: "Clients",
  notLoaded: "The client could not be loaded",
  recordsNotLoaded: "Its records could not be loaded",
  loading: "The client is loading",

  closed: "Closed",
  archived: "Archived",
  statement: "Statement",
  inForce: "In force",
  documents: (count: number) => counted(count, "document", "documents"),
  onTheWay: "On the way",
  drafts: (count: number) => counted(count, "draft", "drafts"),
  owed: "Owed today",
  owedBy: "Owed by the client",
  owedBack: "Owed back to the client",
  settled: "Nothing is owed",

  particulars: "Particulars",
  number: "Number",
  legalName: "Legal name",
  business: "Kind of business",
  address: "Address",
  since: "Client since",
  discount: "Discount",
  noDiscount: "None",
  people: "People",
  peopleLoading: "Its people are loading",
  peopleNotLoaded: "Its people could not be loaded",
  noPeople: "No one belongs to it.",
  memberSince: (day: string) => `since ${day}`,

  waits: "Waiting on us",
  nothingWaits: "Nothing is waiting.",
  due: (day: string) => `due ${day}`,
  allDrafts: "Drafts",
  noDrafts: "Nothing is sent in yet.",
  allDocuments: "Documents",
  noDocuments: "Nothing is issued yet.",
  invoices: "Invoices",
  noInvoices: "Nothing is invoiced yet.",
  facilities: "Facilities",
  noFacilities: "Nothing is arranged yet.",
  applications: "Facility applications",
  noApplications: "Nothing is applied for yet.",
  noLimit: "No limit yet",
  requests: "Requests after issue",
  noRequests: "Nothing is asked for yet.",
  enquiries: "Finance enquiries",
  noEnquiries: "Nothing is asked about finance yet.",
  askedBy: (name: string, day: string) => `${name} · asked ${day}`,
  general: "General enquiry",
  all: "See all",
  allOf: (what: string) => `See all: ${what}`,
  moreThan: (count: number) => `more than ${formatCount(count)}`,
} as const;

export const CLIENT_HISTORY_WORDS = {
  history: "History",
  historyOf: (name: string) => `History of ${name}`,
  historyLoading: "Loading the history",
  historyFailed: "The history could not be loaded",
  historyEmpty: "It has not been changed yet",
  historyEmptySentence: "Each time someone changes it, you see who and when.",
  more: "Show more",
  created: "Signed up",
  became: (now: string, before: string) => `${now} (before: ${before})`,
  nothing: "nothing",
} as const;
