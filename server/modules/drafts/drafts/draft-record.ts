// A draft as the server holds it: the row, with the children that one statement brings along.

import type {
  DeliveryType,
  DraftRole,
  DraftStatus,
  ExpiryType,
  ProcessType,
} from "@bondline/domain/drafts/drafts/draft.ts";
import type { DRAFT_SECTIONS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import type {
  DraftId,
  FacilityId,
  FeeSummaryId,
  OrganisationId,
  PreparedRequestId,
  SupplierId,
} from "@bondline/domain/ids.ts";
import type { PartyVariant } from "@bondline/domain/parties/parties/party.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { OwnColumns } from "../../../fields/field-columns.ts";
import type { FeeSummaryRow } from "../../money/fee-summaries/fee-summary-record.ts";
import type { FinanceApplicationRow } from "../../money/finance/finance-record.ts";
import type { InvoiceRow } from "../../money/invoices/invoice-record.ts";
import type { RefundRow, UnmatchedPaymentRow } from "../../money/invoices/refund-record.ts";
import type { AttachmentRow } from "../../records/attachments/attachment-record.ts";
import type { BankSwitchRow } from "../bank-switches/bank-switch-record.ts";
import type { RequestedDocumentRow, SuretyBondRow } from "../surety-bonds/surety-bond-record.ts";

export type DraftRow = OwnColumns<typeof DRAFT_SECTIONS.contract> & {
  id: DraftId;
  organisationId: OrganisationId;
  referenceNumber: string;
  status: DraftStatus;
  statusBeforeSubmission: "DRAFT" | "CHANGES_REQUESTED" | null;
  statusChangedAt: Instant;
  processType: ProcessType;
  yourReference: string | null;
  amountCents: Cents | null;
  purpose: string | null;
  specifiedOtherPurpose: string | null;
  projectAddress: string | null;
  agreementContent: string | null;
  expiryType: ExpiryType | null;
  expiresAt: PlainDate | null;
  expiryCondition: string | null;
  expectedReturnDate: PlainDate | null;
  deliveryType: DeliveryType | null;
  deliveryAddress: string | null;
  deliveryRecipientNames: string | null;
  deliveryPhoneNumber: string | null;
  deliveryCompanyName: string | null;
  issuerSourceOfFunds: string | null;
  issuerDetailsOfSourceOfFunds: string | null;
  directorFirstName: string | null;
  directorLastName: string | null;
  directorEmail: string | null;
  refundAccountName: string | null;
  refundAccountNumberEncrypted: Buffer | null;
  refundAccountNumberLast: string | null;
  refundBsb: string | null;
  invoiceRecipientEmailAddresses: string | null;
  feeSummaryId: FeeSummaryId | null;
  facilityId: FacilityId | null;
  /** The prepared request that it was made of, and who prepared that. */
  originationId: PreparedRequestId | null;
  preparedBy: string | null;
  supplierId: SupplierId | null;
  isVisibleToSupplier: boolean;
  discountPercentage: string | null;
  establishmentFeeDiscountCents: Cents | null;
  totalFeesCents: Cents | null;
  requestChangeReason: string | null;
  rejectionReason: string | null;
  submissionTermsVersion: string | null;
  submissionTermsAcceptedAt: Instant | null;
  wordingHash: string | null;
  submittedAt: Instant | null;
  approvedAt: Instant | null;
  paidAt: Instant | null;
  establishedAt: Instant | null;
  closedAt: Instant | null;
  createdBy: string;
  createdAt: Instant;
  updatedAt: Instant;
  version: number;
};

export type DraftPartyRow = {
  id: string;
  position: number;
  partyVariant: PartyVariant;
  name: string | null;
  abn: string | null;
  address: string | null;
  state: string | null;
  postcode: string | null;
  notes: string | null;
  partyEntityType: string | null;
  contactGivenName: string | null;
  contactFamilyName: string | null;
  contactEmail: string | null;
  contactPhoneNumber: string | null;
};

export type DraftCollaboratorRow = {
  id: string;
  accountId: string | null;
  emailAddress: string;
  givenName: string | null;
  familyName: string | null;
  organisationName: string | null;
  roles: Exclude<DraftRole, "PROVIDER" | "SUPPLIER">[];
  invitationStatus: "INVITED" | "EXPIRED" | "ACCEPTED";
  hasApproved: boolean;
};

/** What a reader of a shared record may know of the organisation that owns it, and what its fees depend on. */
export type OwnerRow = {
  id: OrganisationId;
  name: string;
  abn: string;
  state: string | null;
  discountPercentage: number;
};

export type DraftChildren = {
  parties: DraftPartyRow[];
  collaborators: DraftCollaboratorRow[];
  attachments: AttachmentRow[];
  invoices: InvoiceRow[];
  refunds: RefundRow[];
  unmatchedPayments: UnmatchedPaymentRow[];
  feeSummary: FeeSummaryRow | null;
  organisation: OwnerRow;
  /** What the organisation may still use of its referral discounts on this draft. */
  referralCreditCents: Cents;
  documentId: string | null;
  bgSwitch: BankSwitchRow | null;
  suretyBond: SuretyBondRow | null;
  requestedSuretyDocument: RequestedDocumentRow | null;
  financeApplication: FinanceApplicationRow | null;
};

/** What the row tells about the person who asks. */
export type DraftFactsRow = {
  actorCollaboratorRoles: DraftRole[] | null;
  actorHasApproved: boolean;
  actorIsViewer: boolean;
};

export type Draft = DraftRow & DraftChildren & DraftFactsRow;
