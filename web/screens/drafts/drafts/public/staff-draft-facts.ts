// What the desk shows of a draft beside its checks: whom it is for, who can be asked, how it is paid, and its details.

import { SOURCES_OF_FUNDS } from "@bondline/domain/drafts/drafts/draft.ts";
import {
  CONTRACT_FORM_TEXT,
  DELIVERY_TYPE_TEXT,
  purposeText,
  SOURCE_OF_FUNDS_TEXT,
} from "@bondline/domain/drafts/drafts/draft-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import {
  type Cents,
  centsFromDecimal,
  formatAud,
  subtractCents,
  ZERO_CENTS,
} from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Definition } from "../../../../ui/definition-list.tsx";
import { waitingDocumentsInSentence } from "../../required-documents/public/waiting-documents.ts";
import type { StaffDraftRecord } from "./staff-check.ts";
import { CONTACT_WORDS, DETAIL_WORDS, STAFF_DRAFT_WORDS as WORDS } from "./staff-words.ts";

export function draftAmount({ amount }: Pick<StaffDraftRecord, "amount">): string {
  return amount === null ? WORDS.noAmount : aud(amount);
}

export function aud(decimal: string): string {
  return formatAud(centsFromDecimal(decimal));
}

export function beneficiaryName({ parties }: StaffDraftRecord): string | undefined {
  return parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name ?? undefined;
}

/** "performance, to 30/09/2028" */
export function purposeAndEnd(draft: StaffDraftRecord): string {
  return [purposeText(draft)?.toLowerCase(), endText(draft)].filter(Boolean).join(", ");
}

/** "For us: application form", "Applicant: share certificate"; provider and bank are one side of it. None where nothing waits. */
export function documentsWaiting({
  waitingRequiredDocuments: waiting,
}: Pick<StaffDraftRecord, "waitingRequiredDocuments">): string[] {
  const ours = waitingDocumentsInSentence(waiting?.bankDocuments ?? []);
  const theirs = waitingDocumentsInSentence(waiting?.applicantDocuments ?? []);
  return [
    ...(ours === "" ? [] : [WORDS.documentsOurs(ours)]),
    ...(theirs === "" ? [] : [WORDS.documentsTheirs(theirs)]),
  ];
}

export type Contact = { role: string; name: string; phone: string | undefined; email: string | undefined };

/** In the order in which the desk would ask: the applicant's side, the beneficiary's, the director, then the bank. */
export function contactsOf(draft: StaffDraftRecord): readonly Contact[] {
  const parties = draft.parties.flatMap(({ partyVariant, primaryContact }) => {
    const role = PARTY_ROLES[partyVariant];
    const contact = contactOf(role, primaryContact);
    return role === "" || contact === undefined ? [] : [contact];
  });
  const director = contactOf(CONTACT_WORDS.director, {
    givenName: draft.directorFirstName,
    familyName: draft.directorLastName,
    email: draft.directorEmail,
    phoneNumber: null,
  });
  const bank = draft.feeSummary?.supplier.tradeName;
  return [
    ...parties,
    ...(director === undefined ? [] : [director]),
    ...(bank === undefined
      ? []
      : [{ role: CONTACT_WORDS.bank, name: bank, phone: undefined, email: undefined }]),
  ];
}

const PARTY_ROLES: Record<StaffDraftRecord["parties"][number]["partyVariant"], string> = {
  ISSUER: CONTACT_WORDS.applicant,
  BENEFICIARY: CONTACT_WORDS.beneficiary,
  LIMITED: "",
  OTHER: "",
};

type Person = StaffDraftRecord["parties"][number]["primaryContact"];

function contactOf(role: string, person: Person): Contact | undefined {
  const name = [person.givenName, person.familyName].filter(Boolean).join(" ");
  const label = name === "" ? (person.email ?? person.phoneNumber ?? "") : name;
  if (label === "") return undefined;
  return { role, name: label, phone: person.phoneNumber ?? undefined, email: person.email ?? undefined };
}

export type PaymentState = {
  askedCents: Cents;
  receivedCents: Cents;
  /** Above zero while something is missing, below zero where too much was paid. */
  openCents: Cents;
};

/** Undefined before anything was asked for. */
export function paymentState({ paymentDetails }: StaffDraftRecord): PaymentState | undefined {
  if (paymentDetails === null) return undefined;
  const askedCents = subtractCents(
    centsFromDecimal(paymentDetails.totalAmount),
    centsFromDecimal(paymentDetails.creditedAmount),
  );
  const receivedCents = centsFromDecimal(paymentDetails.paidAmount);
  return { askedCents, receivedCents, openCents: subtractCents(askedCents, receivedCents) };
}

/** What of the security money is asked for and not held. */
export function securityMissing({ securityMoney }: StaffDraftRecord): Cents {
  return securityMoney === null ? ZERO_CENTS : centsFromDecimal(securityMoney.missingAmount);
}

/** The invoices that a payment is recorded against. The oldest first: it is due first. */
export function openInvoices({ invoices }: StaffDraftRecord) {
  return invoices
    .filter(({ status }) => status === "open")
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

export function isOverpaid({ openCents }: PaymentState): boolean {
  return openCents < ZERO_CENTS;
}

export function draftDetails(draft: StaffDraftRecord): readonly Definition[] {
  const { deliveryDetails, contractForm } = draft;
  const items: readonly Definition[] = [
    { term: DETAIL_WORDS.kind, value: PROCESS_TYPE_TEXT[draft.processType] },
    { term: DETAIL_WORDS.reference, value: draft.referenceNumber },
    { term: DETAIL_WORDS.yourReference, value: draft.yourReference },
    { term: DETAIL_WORDS.purpose, value: purposeText(draft) },
    { term: DETAIL_WORDS.agreement, value: draft.agreementContent },
    { term: DETAIL_WORDS.project, value: draft.projectAddress },
    { term: DETAIL_WORDS.form, value: contractForm === null ? undefined : CONTRACT_FORM_TEXT[contractForm] },
    { term: DETAIL_WORDS.end, value: endText(draft) },
    { term: DETAIL_WORDS.expectedReturn, value: dateText(draft.expectedReturnDate) },
    { term: DETAIL_WORDS.sourceOfFunds, value: sourceOfFundsText(draft) },
    {
      term: DETAIL_WORDS.delivery,
      value:
        deliveryDetails.deliveryType === null ? undefined : DELIVERY_TYPE_TEXT[deliveryDetails.deliveryType],
      note: [deliveryDetails.recipientNames, deliveryDetails.companyName, deliveryDetails.address]
        .filter(Boolean)
        .join(", "),
    },
  ];
  return items.filter(({ value }) => value !== undefined && value !== null && value !== "");
}

function sourceOfFundsText({
  issuerSourceOfFunds: code,
  issuerDetailsOfSourceOfFunds: details,
}: StaffDraftRecord) {
  const known = SOURCES_OF_FUNDS.find((each) => each === code);
  const text = known === undefined ? (code ?? undefined) : SOURCE_OF_FUNDS_TEXT[known];
  return [text, details].filter(Boolean).join(": ");
}

function endText({ expiryType, expiresAt, expiryCondition }: StaffDraftRecord): string | undefined {
  if (expiryType === "OPEN_ENDED") return WORDS.openEnded;
  if (expiryType === "CONDITIONAL") return expiryCondition ?? WORDS.onCondition;
  return expiresAt === null ? undefined : WORDS.until(formatDate(plainDate(expiresAt)));
}

function dateText(date: string | null): string | undefined {
  return date === null ? undefined : formatDate(plainDate(date));
}

/** The first approval that is waiting for a second person. */
export function waitingApproval<Approval extends { readonly decidedAt: string | null }>({
  deskApprovals,
}: {
  readonly deskApprovals: readonly Approval[];
}): Approval | undefined {
  return deskApprovals.find(({ decidedAt }) => decidedAt === null);
}
