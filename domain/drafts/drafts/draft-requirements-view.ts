// What the requirements of a draft are validated from: a plain view that the server and the form can both put together.

import type { BankFeature } from "../../office/bank-profiles/bank-profile.ts";
import type { PartyVariant } from "../../parties/parties/party.ts";
import type { ProcessType } from "../../process-type.ts";
import type { ScanStatus } from "../../records/attachments/attachment-display.ts";
import type { Cents } from "../../values/money/money.ts";
import type { PlainDate } from "../../values/time/plain-date.ts";
import type { ContractForm, DeliveryType, ExpiryType } from "./draft.ts";

export type DraftRequirement = { field: string; message: string; requirementMet: boolean };

export type RequirementsParty = {
  partyVariant: PartyVariant;
  name: string | null;
  abn: string | null;
  address: string | null;
  partyEntityType: string | null;
  contactEmail: string | null;
};

type BankDetail =
  | "previousIdentification"
  | "customerNumber"
  | "fundingBankName"
  | "fundingAmount"
  | "fundingPurpose"
  | "creditInterestAccountName"
  | "creditInterestBSB"
  | "creditInterestAccountNumber";

export type DraftRequirementsView = {
  processType: ProcessType;
  amountCents: Cents | null;
  purpose: string | null;
  specifiedOtherPurpose: string | null;
  projectAddress: string | null;
  agreementContent: string | null;
  contractForm: ContractForm | null;
  expiryType: ExpiryType | null;
  expiresAt: PlainDate | null;
  expiryCondition: string | null;
  expectedReturnDate: PlainDate | null;
  deliveryDetails: {
    deliveryType: DeliveryType | null;
    address: string | null;
    recipientNames: string | null;
    phoneNumber: string | null;
  };
  issuerSourceOfFunds: string | null;
  issuerDetailsOfSourceOfFunds: string | null;
  directorFirstName: string | null;
  directorLastName: string | null;
  directorEmail: string | null;
  refundAccountName: string | null;
  refundAccountNumber: string | null;
  refundBSB: string | null;
  parties: readonly RequirementsParty[];
  /** Every ISSUER and BENEFICIARY collaborator whose invitation has not expired. */
  approvers: readonly { name: string; hasApproved: boolean }[];
  attachments: readonly { fileName: string; received: boolean; infectedFileStatus: ScanStatus }[];
  /** The chosen product; null while none is chosen. */
  feeSummary: { isOffered: boolean; minValueCents: Cents; maxValueCents: Cents | null } | null;
  /** The chosen facility with what of it is taken by others; null while none is chosen. */
  facility: { name: string; limitCents: Cents; takenCents: Cents } | null;
  /** Security money is paid in, and will have to be paid back one day. */
  isSecuredByCash: boolean;
  /** What the bank of the chosen fee plan asks for on this draft; none while none is chosen. */
  bankFeatures: readonly BankFeature[];
  specialProduct: string | null;
  bankDetails: Readonly<Record<BankDetail, string | null>>;
  additionalSupplierDetail: { businessActivity: string | null; relationshipPurpose: string | null };
  hasGvpIntegration: boolean;
  submissionTermsAccepted: boolean;
  individuals: readonly { name: string; hasCompleteDetails: boolean }[];
  /** What a part of the draft asks for itself, such as the guarantee at another bank that this one replaces. */
  requirementsOfParts: readonly DraftRequirement[];
  suretyBond: {
    securityType: string | null;
    isQuestionnaireComplete: boolean;
    isBondComplete: boolean;
    hasDeclaredRevenue: boolean;
    hasAcceptedBrokerage: boolean;
  } | null;
  /** Today in the beneficiary's zone. */
  today: PlainDate;
};
