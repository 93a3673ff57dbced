// What the contract calls a column of a record, and how it writes its values: a history speaks of the fields that a client knows.

import { cents, decimalFromCents } from "../../values/money/money.ts";
import { findInstant } from "../../values/time/instant.ts";
import { historyFieldName } from "./history-fields.ts";
import { historyPathOf, historyValueKind } from "./history-records.ts";

type Names = Readonly<Record<string, string>>;

/** The few columns that readers are shown by another name than their field has, or that are no field of a table, by what the history calls the record. */
const NAMES_BY_OBJECT: Readonly<Record<string, Names>> = {
  "Bank action": {
    answered_by_name: "answeredBy",
    replied_by_name: "repliedBy",
    requested_by: "requestedById",
    requested_by_name: "requestedBy",
    taken_by_name: "takenBy",
  },
  "Bank guarantee switch": {
    bank_may_be_contacted_at: "declarations.bankMayBeContactedAt",
    details_are_true_at: "declarations.detailsAreTrueAt",
    original_will_be_returned_at: "declarations.originalWillBeReturnedAt",
  },
  Comment: { author_name: "author.name", is_bank_author: "author.isBankAuthor" },
  Custody: { from_name: "from", to_name: "to" },
  Custodian: { received_date: "dateReceived" },
  Document: {
    contract_dates_by_name: "contractDatesBy",
    bank_address: "bank.address",
    bank_bsb: "bank.bsb",
    bank_name: "bank.name",
  },
  Draft: { establishment_fee_discount_cents: "establishmentFeeDiscountAmount" },
  "Expiry acknowledged": { acknowledged_by_name: "acknowledgedBy", expires_date: "expiresAt" },
  "Expiry notice": { expires_date: "expiresAt", notice_reason: "reason" },
  Invoice: { credited_cents: "creditedAmount", paid_cents: "paidAmount", status: "stripeInvoiceStatus" },
  "Earlier document": { made_by_name: "madeBy" },
  "New draft": { made_by_name: "madeBy" },
  Possession: {
    created_at: "since",
    given_by_name: "givenBy",
    holder_name: "holder",
    expires_date: "expiresAt",
  },
  Envelope: { opened_by: "openedById", opened_by_name: "openedBy" },
  "Form envelope": { opened_by: "openedById", opened_by_name: "openedBy" },
  Signature: { answered_by_name: "answeredBy", expires_date: "expiresAt" },
  "Lost original": {
    answered_by_name: "answeredBy",
    declared_by: "declaredById",
    declared_by_name: "declaredBy",
    found_by_name: "foundBy",
  },
  Rate: { set_by_name: "setBy" },
  Confirmation: { confirmation_sha256: "sha256" },
  "Required document message": {
    created_by: "createdById",
    family_name: "createdByUser.familyName",
    given_name: "createdByUser.givenName",
    created_at: "dateCreated",
  },
  "Wording proposal": {
    created_by: "createdById",
    family_name: "createdByUser.familyName",
    given_name: "createdByUser.givenName",
  },
  "Payment intent": { declined_because: "failureReason", refunded_cents: "refundedAmount" },
  Refund: { not_paid_because: "failureReason", provider_asked_at: "sentAt", refund_reason: "reason" },
  Request: {
    agreement_by_name: "agreementBy",
    agreement_link_ends_at: "agreementLinkEndsAt",
    answered_by_name: "answeredBy",
    executed_by_name: "executedBy",
    milestone_confirmed_by_name: "milestoneConfirmedBy",
    requested_by: "requestedById",
    requested_by_name: "requestedBy",
  },
  "Unmatched payment": { expected_cents: "expectedAmount", received_cents: "receivedAmount" },
};

/** `amount_cents` of a draft is its `amount`, `contact_email` of a party its `primaryContact.email`. */
export function historyContractName(objectType: string, column: string): string {
  const name = historyFieldName(column);
  const own = NAMES_BY_OBJECT[objectType]?.[name] ?? historyPathOf(objectType, column);
  return (
    own ?? name.replace(/_(?:cents|encrypted)$/, "").replace(/_(\w)/g, (_, letter) => letter.toUpperCase())
  );
}

/** In the contract's units: an amount as its exact decimal, a moment in UTC. A mask stays a mask. */
export function historyContractValue(objectType: string, column: string, text: string | null): string | null {
  if (text === null) return null;
  const kind = historyValueKind(objectType, column);
  if (kind === "money" && /^-?\d+$/.test(text)) return decimalFromCents(cents(BigInt(text)));
  return kind === "instant" ? (findInstant(text) ?? text) : text;
}
