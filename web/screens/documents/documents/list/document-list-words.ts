// The sentences of the document and draft lists.

import { DOCUMENT_TAB_TEXT } from "@bondline/domain/documents/documents/document.ts";
import { DRAFT_TAB_TEXT } from "@bondline/domain/drafts/drafts/draft.ts";
import type { ListTab } from "./list-shape.ts";

export const LIST_WORDS = {
  exportDocuments: "Documents",
  exportDrafts: "Drafts",
  record: "Record",
  probablyDone: "Probably done",
  recordDocument: "A document issued elsewhere",
  recordProjected: "A projected document",
  importRegister: "Import a register from CSV",
  title: "Documents",
  sentence: "Drafts, guarantees and bonds of your organisation.",
  tabs: "Documents by status",
  search: "Search reference or beneficiary",
  noBeneficiary: "No beneficiary yet",
  noApplicant: "No applicant",
  noAmount: "–",
  held: "Held",
  noDate: "–",
  openEnded: "Open-ended",
  conditional: "On condition",
  until: (when: string) => `to ${when}`,
  noOrganisation: "No organisation yet",
  noOrganisationSentence: "Drafts and documents belong to an organisation. Add yours to start.",

  ofClients: "Documents are listed by client",
  ofClientsSentence: "Find a draft, or a guarantee that was issued, in the review queue.",
  toQueue: "Go to the review queue",
  invited: "Your guarantees are under Shared with me",
  invitedSentence: "This list is for organisations that apply. What others share with you is there.",
  toShared: "Go to Shared with me",

  columns: {
    reference: "Reference",
    beneficiary: "Beneficiary",
    status: "Status",
    waitingFor: "Waiting for",
    amount: "Amount",
    updated: "Updated",
    date: "Date",
    established: "Established",
    expires: "Expires",
  },
  moreColumns: {
    kind: "Kind",
    applicant: "Applicant",
    bank: "Bank or insurer",
    added: "Added",
    submitted: "Submitted",
    expectedReturn: "Expected return",
    purpose: "Purpose",
    project: "Project address",
  },
  waitingFor: { APPLICANT: "You", PROVIDER: "Bondline", BANK: "The bank" },
} as const;

type EmptyWords = { readonly title: string; readonly sentence: string };

export const EMPTY_WORDS: Record<ListTab, EmptyWords> = {
  all: {
    title: "Nothing here yet",
    sentence: "Your drafts, guarantees and bonds appear here.",
  },
  drafts: {
    title: "No drafts yet",
    sentence: "A draft becomes a guarantee once it is submitted, paid for and issued by the bank.",
  },
  established: {
    title: "Nothing is established yet",
    sentence: "Guarantees and bonds appear here when the bank has issued them.",
  },
  projected: {
    title: "Nothing is projected",
    sentence: "Guarantees that you expect to need later appear here.",
  },
  closed: {
    title: "Nothing is closed yet",
    sentence: "Guarantees that were returned, claimed, cancelled or have expired appear here.",
  },
  "awaiting-return": {
    title: "Nothing is awaiting return",
    sentence: "Guarantees that you have asked the beneficiary to return appear here.",
  },
  discontinued: {
    title: "Nothing was discontinued",
    sentence: "Drafts that were cancelled or declined appear here.",
  },
};

export const TAB_TEXT: Record<ListTab, string> = {
  all: "All",
  drafts: DRAFT_TAB_TEXT.DRAFTS,
  established: DOCUMENT_TAB_TEXT.ESTABLISHED,
  projected: DOCUMENT_TAB_TEXT.PROJECTED,
  closed: DOCUMENT_TAB_TEXT.CLOSED,
  "awaiting-return": DOCUMENT_TAB_TEXT.AWAITING_RETURN,
  discontinued: DRAFT_TAB_TEXT.DISCONTINUED,
};
