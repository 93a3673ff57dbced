// A document as the server holds it: the row, with the children that one statement brings along.

import type {
  DocumentRole,
  DocumentStatus,
  DocumentVariant,
  RetentionType,
  SecurityType,
} from "@bondline/domain/documents/documents/document.ts";
import type { DOCUMENT_SECTIONS } from "@bondline/domain/documents/documents/document-fields.ts";
import type { ExpiryType } from "@bondline/domain/drafts/drafts/draft.ts";
import type { DocumentId, DraftId, FacilityId, OrganisationId, SupplierId } from "@bondline/domain/ids.ts";
import type { FeeType } from "@bondline/domain/money/fees/fee-schedule.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { OwnColumns } from "../../../fields/field-columns.ts";
import type { DraftPartyRow, OwnerRow } from "../../drafts/drafts/draft-record.ts";
import type { InvoiceRow } from "../../money/invoices/invoice-record.ts";
import type { AttachmentRow } from "../../records/attachments/attachment-record.ts";
import type { CustodianRow, HandoverRow } from "../handovers/handover-record.ts";

export type DocumentRow = OwnColumns<Omit<typeof DOCUMENT_SECTIONS.purpose, "purpose">> & {
  purpose: string | null;
  id: DocumentId;
  organisationId: OrganisationId;
  originalDraftId: DraftId | null;
  referenceNumber: string;
  status: DocumentStatus;
  documentVariant: DocumentVariant;
  amountCents: Cents;
  guaranteeNumber: string | null;
  supplierId: SupplierId | null;
  facilityId: FacilityId | null;
  /** Null where a projected document has none yet. */
  bankName: string | null;
  bankBsb: string | null;
  bankAddress: string | null;
  expiryType: ExpiryType;
  expiresAt: PlainDate | null;
  expiryCondition: string | null;
  expiryZone: string;
  expiryInstant: Instant | null;
  expectedReturnDate: PlainDate | null;
  establishedAt: PlainDate | null;
  interestStartDate: PlainDate | null;
  interestEndDate: PlainDate | null;
  retentionType: RetentionType | null;
  securityType: SecurityType | null;
  description: string | null;
  wordingHash: string | null;
  wordingHtml: string | null;
  isSystemDocument: boolean;
  closedAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
  version: number;
};

/** Cents are plain numbers here: the row comes as a JSON child. */
export type CostRow = {
  setUpCostCents: number;
  recurringFeeType: FeeType;
  recurringCostFrequency: number;
  recurringFixedCostCents: number | null;
  recurringPercentageCost: string | null;
  recurringMinimumAnnualCents: number | null;
};

/** As it is written: amounts are whole cents. */
export type CostColumns = {
  [Column in keyof CostRow]: Column extends `${string}Cents` ? CostRow[Column] | Cents : CostRow[Column];
};

export type MetadataRow = { id: string; key: string; value: string };

export type DocumentChildren = {
  metadata: MetadataRow[];
  parties: DraftPartyRow[];
  attachments: AttachmentRow[];
  invoices: InvoiceRow[];
  cost: CostRow | null;
  custodian: CustodianRow | null;
  /** The one that waits for its recipient, even when its link has ended. */
  handover: HandoverRow | null;
  organisation: OwnerRow;
  supplierName: string | null;
};

export type DocumentFactsRow = { actorCollaboratorRoles: DocumentRole[] | null; actorIsViewer: boolean };

export type Document = DocumentRow & DocumentChildren & DocumentFactsRow;
