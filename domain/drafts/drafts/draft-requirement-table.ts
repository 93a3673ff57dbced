// Every requirement of a draft as a row: where it applies, what to do next, and when it is met.

import type { ProcessType } from "../../process-type.ts";
import { findFormFault, formFits } from "./contract-forms.ts";
import { PURPOSE_UNFIT_MESSAGE, purposeFits } from "./draft-kinds.ts";
import { BANK_REQUIREMENTS } from "./draft-requirement-bank.ts";
import {
  attachmentMessage,
  feeSummaryMessage,
  hasHeadroom,
  headroomMessage,
  incompleteIndividuals,
  isClean,
  isFilled,
  isPaper,
  isWithinItsBand,
  listOf,
  missingApprovers,
  PAST_RETURN_MESSAGE,
} from "./draft-requirement-conditions.ts";
import type { DraftRequirementsView } from "./draft-requirements-view.ts";

type View = DraftRequirementsView;

type RequirementRow = {
  field: string;
  /** The kinds it applies to. */
  kinds: readonly ProcessType[] | "ALL";
  /** A further condition for it to apply at all. */
  appliesIf?: (view: View) => boolean;
  message: string | ((view: View) => string);
  isMet: (view: View) => boolean;
};

/** X-57, in the order of the form. */
export const DRAFT_REQUIREMENTS: readonly RequirementRow[] = [
  { field: "amount", kinds: "ALL", message: "Enter the amount.", isMet: (view) => view.amountCents !== null },
  { field: "purpose", kinds: "ALL", message: "Choose the purpose.", isMet: (view) => isFilled(view.purpose) },
  {
    field: "purpose",
    kinds: ["CASH_SECURITY", "LEASE_BOND"],
    appliesIf: (view) => isFilled(view.purpose),
    message: PURPOSE_UNFIT_MESSAGE,
    isMet: (view) => purposeFits(view.processType, view.purpose),
  },
  {
    field: "specifiedOtherPurpose",
    kinds: "ALL",
    appliesIf: (view) => view.purpose === "OTHER",
    message: "Describe the other purpose.",
    isMet: (view) => isFilled(view.specifiedOtherPurpose),
  },
  {
    field: "projectAddress",
    kinds: "ALL",
    message: "Enter the address of the project or premises.",
    isMet: (view) => isFilled(view.projectAddress),
  },
  {
    field: "agreementContent",
    kinds: "ALL",
    message: "Describe the contract or lease that the security is for.",
    isMet: (view) => isFilled(view.agreementContent),
  },
  {
    field: "expiryType",
    kinds: "ALL",
    message: "Choose how it ends: on a date, on a condition, or not at all.",
    isMet: (view) => view.expiryType !== null,
  },
  {
    field: "expiresAt",
    kinds: "ALL",
    appliesIf: (view) => view.expiryType === "FIXED",
    message: "Enter an expiry date in the future.",
    isMet: (view) => view.expiresAt !== null && view.expiresAt > view.today,
  },
  {
    field: "expiryCondition",
    kinds: "ALL",
    appliesIf: (view) => view.expiryType === "CONDITIONAL",
    message: "Describe the condition on which it ends.",
    isMet: (view) => isFilled(view.expiryCondition),
  },
  {
    field: "contractForm",
    kinds: "ALL",
    appliesIf: (view) =>
      view.contractForm !== null && view.contractForm !== "OTHER" && view.expiryType !== null,
    message: (view) =>
      findFormFault(view.contractForm, view) ?? "The form of wording fits the guarantee and how it ends.",
    isMet: (view) => view.contractForm !== null && formFits(view.contractForm, view),
  },
  {
    field: "expectedReturnDate",
    kinds: "ALL",
    appliesIf: (view) => view.expectedReturnDate !== null,
    message: PAST_RETURN_MESSAGE,
    isMet: (view) => view.expectedReturnDate !== null && view.expectedReturnDate >= view.today,
  },
  {
    field: "deliveryDetails.deliveryType",
    kinds: "ALL",
    message: "Choose how the original is delivered.",
    isMet: (view) => view.deliveryDetails.deliveryType !== null,
  },
  {
    field: "deliveryDetails.address",
    kinds: "ALL",
    appliesIf: (view) => view.deliveryDetails.deliveryType === "COURIER",
    message: "Enter the address that the courier delivers to.",
    isMet: (view) => isFilled(view.deliveryDetails.address),
  },
  {
    field: "deliveryDetails.recipientNames",
    kinds: "ALL",
    appliesIf: isPaper,
    message: "Name the person who receives the original.",
    isMet: (view) => isFilled(view.deliveryDetails.recipientNames),
  },
  {
    field: "deliveryDetails.phoneNumber",
    kinds: "ALL",
    appliesIf: isPaper,
    message: "Enter a phone number for the delivery.",
    isMet: (view) => isFilled(view.deliveryDetails.phoneNumber),
  },
  {
    field: "feeSummaryId",
    kinds: "ALL",
    message: feeSummaryMessage,
    isMet: (view) => view.feeSummary?.isOffered === true && isWithinItsBand(view),
  },
  {
    field: "facilityId",
    kinds: "ALL",
    appliesIf: (view) => view.facility !== null,
    message: headroomMessage,
    isMet: hasHeadroom,
  },
  {
    field: "issuerSourceOfFunds",
    kinds: "ALL",
    message: "Choose where the funds come from.",
    isMet: (view) => isFilled(view.issuerSourceOfFunds),
  },
  {
    field: "issuerDetailsOfSourceOfFunds",
    kinds: "ALL",
    appliesIf: (view) => view.issuerSourceOfFunds === "OTHER",
    message: "Describe where the funds come from.",
    isMet: (view) => isFilled(view.issuerDetailsOfSourceOfFunds),
  },
  {
    field: "directorEmail",
    kinds: "ALL",
    appliesIf: (view) => view.bankFeatures.includes("DIRECTOR_CONTACT"),
    message: "Enter the name and email of a director: the bank writes to them.",
    isMet: (view) => [view.directorFirstName, view.directorLastName, view.directorEmail].every(isFilled),
  },
  {
    field: "refundAccountNumber",
    kinds: "ALL",
    appliesIf: (view) => view.processType === "CASH_SECURITY" || view.isSecuredByCash,
    message: "Enter the account that the security money is paid back to.",
    isMet: (view) => [view.refundAccountName, view.refundAccountNumber, view.refundBSB].every(isFilled),
  },
  ...BANK_REQUIREMENTS,
  {
    field: "securityType",
    kinds: ["SURETY_BOND"],
    message: "Choose the type of security.",
    isMet: (view) => isFilled(view.suretyBond?.securityType ?? null),
  },
  {
    field: "requestedSuretyDocuments",
    kinds: ["SURETY_BOND"],
    message: "Complete the bond that is asked for: its period and its wording.",
    isMet: (view) => view.suretyBond?.isBondComplete === true,
  },
  {
    field: "contractQuestionnaire",
    kinds: ["SURETY_BOND"],
    message: "Answer every question about the contract.",
    isMet: (view) => view.suretyBond?.isQuestionnaireComplete === true,
  },
  {
    field: "revenueDeclaration",
    kinds: ["SURETY_BOND"],
    message: "Declare revenue of at least $20 million a year, which a surety bond needs.",
    isMet: (view) => view.suretyBond?.hasDeclaredRevenue === true,
  },
  {
    field: "attachments",
    kinds: "ALL",
    appliesIf: (view) => view.attachments.length > 0,
    message: attachmentMessage,
    isMet: (view) => view.attachments.every(isClean),
  },
  {
    field: "individuals",
    kinds: "ALL",
    appliesIf: (view) => view.individuals.length > 0,
    message: (view) => `Complete the details of ${listOf(incompleteIndividuals(view), "every individual")}.`,
    isMet: (view) => incompleteIndividuals(view).length === 0,
  },
  {
    field: "draftCollaborators",
    kinds: "ALL",
    appliesIf: (view) => view.approvers.length > 0,
    message: (view) => `Ask ${listOf(missingApprovers(view), "every approver")} to approve the draft.`,
    isMet: (view) => missingApprovers(view).length === 0,
  },
  {
    field: "submissionTerms",
    kinds: "ALL",
    message: "Accept the submission terms.",
    isMet: (view) => view.submissionTermsAccepted,
  },
  {
    field: "brokerage",
    kinds: ["SURETY_BOND"],
    message: "Accept the brokerage disclosure.",
    isMet: (view) => view.suretyBond?.hasAcceptedBrokerage === true,
  },
];
