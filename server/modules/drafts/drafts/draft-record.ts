// A draft as the server holds it: the row, with the children that one statement brings along.

import type { DraftRole } from "@bondline/domain/drafts/drafts/draft.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import type { FeeSummaryRow } from "../../money/fee-summaries/fee-summary-record.ts";
import type { FinanceApplicationRow } from "../../money/finance/finance-record.ts";
import type { InvoiceRow } from "../../money/invoices/invoice-record.ts";
import type { RefundRow, UnmatchedPaymentRow } from "../../money/invoices/refund-record.ts";
import type { PartyRow } from "../../parties/parties/party-record.ts";
import type { OwnerRow } from "../../people/organisations/owner-schema.ts";
import type { AttachmentRow } from "../../records/attachments/attachment-record.ts";
import type { BankSwitchRow } from "../bank-switches/bank-switch-record.ts";
import type { RequestedDocumentRow, SuretyBondRow } from "../surety-bonds/surety-bond-record.ts";

/** Without what the database alone reads. */
export type DraftRow = Omit<Tables["draft"], "searchText">;

export type DraftCollaboratorRow = Tables["draft_collaborator"];

export type DraftChildren = {
  parties: PartyRow[];
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
