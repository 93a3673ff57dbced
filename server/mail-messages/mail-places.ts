// What an operator's own words of a mail may have between braces: the mail's values, by the names by which people know them.

import { DOCUMENT_REQUEST_KIND_TEXT } from "@bondline/domain/documents/document-requests/document-request-text.ts";
import { listOf } from "@bondline/domain/drafts/drafts/draft-requirement-conditions.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";

export type Place = {
  readonly name: string;
  readonly means: string;
  /** People have typed it: in a mail to an address that is typed too, it is quoted. */
  readonly isTyped?: true;
  /** It tells which record the mail is about, or what happened to it. */
  readonly notifies?: true;
  readonly show?: (value: unknown) => string;
};

const money = (value: unknown) => (typeof value === "bigint" ? formatAud(value as Cents) : String(value));
const day = (value: unknown) => formatDate(value as PlainDate);
const lower = (value: unknown) => String(value).toLowerCase();
const requestKind = (value: unknown) =>
  DOCUMENT_REQUEST_KIND_TEXT[value as keyof typeof DOCUMENT_REQUEST_KIND_TEXT];
const people = (value: unknown) => listOf(value as string[], "");
const things = (value: unknown) =>
  Array.isArray(value) && value.length !== 1 ? `${value.length} things` : "one thing";

const REFERENCE = { name: "reference", means: "Reference of the record", notifies: true } as const;
const AMOUNT = { name: "amount", means: "Amount", show: money } as const;
const PAID_ON = { name: "paid on", means: "Day of the payment", show: day } as const;
const ASKED_BY = { name: "asked by", means: "Who asks", isTyped: true } as const;
const ANSWERED_BY = { name: "answered by", means: "Who has answered", isTyped: true } as const;

/** By the name of the value in what a mail is made of. No two values of one mail have the same name here. */
const PLACES: Readonly<Record<string, Place>> = {
  givenName: { name: "first name", means: "First name of the reader", isTyped: true },
  organisationName: { name: "organisation", means: "Name of the organisation", isTyped: true },
  notifiedName: { name: "organisation", means: "Name of the organisation", isTyped: true },
  otherName: { name: "other party", means: "Name of the other side", isTyped: true },
  applicantName: { name: "applicant", means: "Name of the applicant", isTyped: true },
  beneficiaryName: { name: "beneficiary", means: "Name of the beneficiary", isTyped: true },
  recipientName: { name: "recipient", means: "Who the original is for", isTyped: true },
  custodianName: { name: "custodian", means: "Who keeps the original", isTyped: true },
  contactName: { name: "contact", means: "Who is to be called", isTyped: true },
  returnedTo: { name: "returned to", means: "Who the money went back to", isTyped: true },
  legalName: { name: "legal name", means: "Name in the business register", isTyped: true },
  bankName: { name: "bank", means: "Name of the bank or insurer", isTyped: true },
  provider: { name: "bank", means: "Name of the bank or insurer", isTyped: true },
  issuedBy: { name: "issuer", means: "Bank or insurer whose paper it is", isTyped: true },
  facilityName: { name: "facility", means: "Name of the facility", isTyped: true, notifies: true },
  providerName: { name: "sign-in service", means: "Service by which people sign in", notifies: true },
  name: { name: "name", means: "Name of what the email is about", isTyped: true, notifies: true },
  what: { name: "kind", means: "What it is about, such as bank guarantee" },
  reference: REFERENCE,
  draftReference: REFERENCE,
  referenceNumber: { ...REFERENCE, isTyped: true },
  guaranteeNumber: {
    name: "guarantee number",
    means: "Number of the guarantee",
    isTyped: true,
    notifies: true,
  },
  invoiceNumber: { name: "invoice number", means: "Number of the invoice", notifies: true },
  creditNoteNumber: { name: "credit note number", means: "Number of the credit note", notifies: true },
  depositReference: { name: "deposit reference", means: "Reference for a deposit", notifies: true },
  number: { name: "business number", means: "ABN or ACN with its name", notifies: true },
  changed: { name: "what changed", means: "What has changed since", notifies: true },
  signedOut: { name: "devices", means: "Which devices were signed out", notifies: true },
  invitedBy: { name: "invited by", means: "Who invites", isTyped: true },
  askedBy: ASKED_BY,
  requestedByName: ASKED_BY,
  answeredBy: ANSWERED_BY,
  answeredByName: ANSWERED_BY,
  proposedBy: { name: "proposed by", means: "Who proposes", isTyped: true },
  decidedBy: { name: "decided by", means: "Who has decided", isTyped: true },
  closedBy: { name: "closed by", means: "Who has closed it", isTyped: true },
  endedByName: { name: "recorded by", means: "Who has recorded it", isTyped: true },
  handedOverBy: { name: "sent by", means: "Who sends the original", isTyped: true },
  preparedBy: { name: "prepared by", means: "Who has prepared it" },
  author: { name: "author", means: "Who has written", isTyped: true },
  by: { name: "done by", means: "Who has done it", isTyped: true },
  role: { name: "role", means: "Role of the reader" },
  document: { name: "document", means: "Which document", show: lower, notifies: true },
  form: { name: "form", means: "Which form", show: lower, notifies: true },
  asked: { name: "action", means: "What the bank is asked for", show: lower, notifies: true },
  kind: { name: "request", means: "What is asked for", show: requestKind, notifies: true },
  sentence: { name: "request in full", means: "What is asked for, with its sums and days", notifies: true },
  names: { name: "people", means: "Names of the people", isTyped: true, notifies: true, show: people },
  entries: { name: "things", means: "How many things happened", notifies: true, show: things },
  answerNote: { name: "answer", means: "What was answered", isTyped: true, notifies: true },
  failureReason: { name: "failure", means: "Why it did not go through", notifies: true },
  reason: { name: "reason", means: "What was given as the reason", isTyped: true, notifies: true },
  position: { name: "position", means: "What they are there", isTyped: true },
  service: { name: "service", means: "Service through which it is done" },
  step: { name: "business days", means: "How many business days before" },
  recurrence: { name: "recurrence", means: "How often it comes" },
  count: { name: "count", means: "How many there are", notifies: true },
  minutesValid: { name: "minutes", means: "How many minutes it works" },
  daysValid: { name: "days", means: "How many days it works" },
  triggerLeadTime: { name: "days", means: "How many days before" },
  day: { name: "day", means: "The day", notifies: true },
  amountCents: AMOUNT,
  amount: AMOUNT,
  totalCents: { name: "total", means: "Total of the invoice", show: money },
  paidCents: { name: "paid", means: "Amount that was paid", show: money },
  missingCents: { name: "still missing", means: "Amount that is still missing", show: money },
  openCents: { name: "still to pay", means: "Amount that is still to be paid", show: money },
  movedCents: { name: "moved", means: "Amount that was moved", show: money },
  limitCents: { name: "limit", means: "Limit of the facility", show: money },
  limit: { name: "limit", means: "Limit of the facility", show: money },
  usedCents: { name: "used", means: "How much is taken", show: money },
  feeCents: { name: "fee", means: "Fee to pay", show: money },
  askedDate: { name: "asked on", means: "Day on which payment was asked for", show: day },
  establishedDate: { name: "established on", means: "Day on which it was issued", show: day },
  movedDate: { name: "moved on", means: "Day on which the money was moved", show: day },
  paidDate: PAID_ON,
  paidOn: PAID_ON,
  returnedDate: { name: "returned on", means: "Day of the return", show: day },
  dateReceived: { name: "received on", means: "Day of the receipt", show: day },
  expiresAt: { name: "expiry", means: "Day of the expiry", show: day, notifies: true },
  triggerDate: { name: "watched day", means: "Day that the alert watches", show: day, notifies: true },
};

/** The values of a mail that people know by name; what it has not got is left out. */
export function placesIn(input: object): { place: Place; value: unknown }[] {
  const found = new Map<string, { place: Place; value: unknown }>();
  for (const [key, value] of Object.entries(input)) {
    const place = PLACES[key];
    if (place !== undefined && value !== null && value !== undefined && !found.has(place.name))
      found.set(place.name, { place, value });
  }
  return [...found.values()];
}
