// Who is shown what a draft's columns hold, said once for the record, its history and its lists.

import { featureOfField } from "@bondline/domain/drafts/drafts/draft-bank-fields.ts";
import { snakeName } from "../../../database/camel-rows.ts";
import { fieldOfColumn } from "../../../fields/field-columns.ts";
import type { Guard } from "../../../graphql/fields-of-record.ts";
import type { PartReader, Read } from "../../../record-parts.ts";
import { type Actor, supplierOf } from "../../../transaction/actor.ts";
import { seesApplicantsAffairs, seesPayments, settlesPayments } from "./draft-access.ts";
import { bankFeaturesOf } from "./draft-bank.ts";
import { DRAFT_COLUMNS, SEALED_NUMBERS } from "./draft-columns.ts";
import type { Draft, DraftRow } from "./draft-record.ts";

/**
 * Everybody who sees the draft, or of them those on the applicant's side and on the bank's, not a beneficiary; what one bank asks for
 * of its own is for the people of no other bank.
 */
export type DraftReader = "everybody" | "applicant-and-bank" | "applicant-and-asking-bank";

/** A new column does not compile until it is said who reads it. */
export const DRAFT_READERS: Readonly<Record<keyof DraftRow, DraftReader>> = {
  id: "everybody",
  organisationId: "everybody",
  referenceNumber: "everybody",
  status: "everybody",
  statusBeforeSubmission: "everybody",
  statusChangedAt: "everybody",
  processType: "everybody",
  yourReference: "everybody",
  amountCents: "everybody",
  purpose: "everybody",
  specifiedOtherPurpose: "everybody",
  projectAddress: "everybody",
  agreementContent: "everybody",
  contractForm: "everybody",
  contractTitle: "everybody",
  contractNumber: "everybody",
  contractDate: "everybody",
  expiryType: "everybody",
  expiresAt: "everybody",
  expiryCondition: "everybody",
  expectedReturnDate: "everybody",
  deliveryType: "everybody",
  deliveryAddress: "everybody",
  deliveryRecipientNames: "everybody",
  deliveryPhoneNumber: "everybody",
  deliveryCompanyName: "everybody",
  issuerSourceOfFunds: "applicant-and-bank",
  issuerDetailsOfSourceOfFunds: "applicant-and-bank",
  directorFirstName: "applicant-and-bank",
  directorLastName: "applicant-and-bank",
  directorEmail: "applicant-and-bank",
  refundAccountName: "applicant-and-bank",
  refundAccountNumberEncrypted: "applicant-and-bank",
  refundAccountNumberLast: "applicant-and-bank",
  refundBsb: "applicant-and-bank",
  invoiceRecipientEmailAddresses: "applicant-and-bank",
  specialProduct: "everybody",
  bankDetailsPreviousIdentification: "applicant-and-asking-bank",
  bankDetailsCustomerNumber: "applicant-and-asking-bank",
  bankDetailsFundingBankName: "applicant-and-asking-bank",
  bankDetailsFundingAmountCents: "applicant-and-asking-bank",
  bankDetailsFundingPurpose: "applicant-and-asking-bank",
  bankDetailsCreditInterestAccountName: "applicant-and-asking-bank",
  bankDetailsCreditInterestBsb: "applicant-and-asking-bank",
  bankDetailsCreditInterestAccountNumberEncrypted: "applicant-and-asking-bank",
  bankDetailsCreditInterestAccountNumberLast: "applicant-and-asking-bank",
  additionalSupplierDetailBusinessActivity: "applicant-and-asking-bank",
  additionalSupplierDetailRelationshipPurpose: "applicant-and-asking-bank",
  additionalSupplierDetailContactName: "applicant-and-asking-bank",
  askedSupplierId: "everybody",
  askedFeatures: "applicant-and-bank",
  feeSummaryId: "everybody",
  facilityId: "everybody",
  originationId: "everybody",
  preparedBy: "everybody",
  supplierId: "everybody",
  isVisibleToSupplier: "everybody",
  discountPercentage: "applicant-and-bank",
  organisationDiscountPercentage: "applicant-and-bank",
  establishmentFeeDiscountCents: "applicant-and-bank",
  acceptedChannelPartnerId: "applicant-and-bank",
  acceptedChannelPartnerName: "applicant-and-bank",
  totalFeesCents: "applicant-and-bank",
  requestChangeReason: "everybody",
  rejectionReason: "everybody",
  // How its bank has told the portal is between the two.
  outcomeSource: "applicant-and-bank",
  submissionTermsVersion: "everybody",
  submissionTermsAcceptedAt: "everybody",
  wordingHash: "everybody",
  approvedWordingHash: "everybody",
  submittedAt: "everybody",
  approvedAt: "everybody",
  paidAt: "everybody",
  establishedAt: "everybody",
  closedAt: "everybody",
  archivedAt: "everybody",
  createdBy: "everybody",
  createdAt: "everybody",
  updatedAt: "everybody",
  version: "everybody",
};

const SEES: Readonly<Record<PartReader, (actor: Actor, draft: Draft) => boolean>> = {
  everybody: () => true,
  "applicant-and-bank": seesApplicantsAffairs,
  payments: seesPayments,
  settlement: settlesPayments,
};

/** Of a draft that the person has passed the access check of. */
export function readsPart(actor: Actor, draft: Draft, { readers }: Pick<Read, "readers">): boolean {
  return SEES[readers](actor, draft);
}

/** What a draft has of its own beside its columns, and what every record has. */
export const OWN_PARTS_READ = {
  itself: { readers: "everybody", inHistory: ["Comment", "Draft", "Party"] },
} as const satisfies Record<string, Read>;

/** For the fields of the contract: undefined where nobody has to be asked. */
export function draftGuardOf(column: keyof DraftRow): Guard<Draft> | undefined {
  if (DRAFT_READERS[column] === "everybody") return undefined;
  return async (context, draft) => mayRead((await context.read()).actor, draft, column);
}

/** By their names in the database: what the history of a draft keeps from the person who asks. */
export function columnsKeptFrom(actor: Actor, draft: Draft): string[] {
  const columns = Object.keys(DRAFT_READERS) as (keyof DraftRow)[];
  return columns.filter((column) => !mayRead(actor, draft, column)).map(snakeName);
}

function mayRead(actor: Actor, draft: Draft, column: keyof DraftRow): boolean {
  const reader = DRAFT_READERS[column];
  if (reader === "everybody") return true;
  if (!seesApplicantsAffairs(actor, draft)) return false;
  return reader === "applicant-and-bank" || supplierOf(actor) === undefined || isAskedFor(draft, column);
}

function isAskedFor(draft: Draft, column: keyof DraftRow): boolean {
  const sealed = SEALED_NUMBERS.find((each) => each.sealed === column || each.last === column);
  const feature = featureOfField(sealed?.path ?? fieldOfColumn(DRAFT_COLUMNS, column) ?? "");
  return feature !== undefined && bankFeaturesOf(draft).includes(feature);
}
