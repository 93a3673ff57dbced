// A prepared request as the server holds it.

import type { Purpose } from "@bondline/domain/drafts/drafts/draft.ts";
import type { OriginationKind } from "@bondline/domain/drafts/prepared-requests/prepared-request.ts";
import type {
  DraftId,
  FeeSummaryId,
  OrganisationId,
  PreparedRequestId,
  SupplierId,
} from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";

export type PreparedRequestDetails = {
  emailAddress: string;
  processType: OriginationKind;
  amountCents: Cents;
  purpose: Purpose | null;
  specifiedOtherPurpose: string | null;
  beneficiaryName: string | null;
  beneficiaryAbn: string | null;
  projectAddress: string | null;
  contractTitle: string | null;
  contractNumber: string | null;
  agreementContent: string | null;
  feeSummaryId: FeeSummaryId | null;
  note: string | null;
  lastDate: PlainDate;
};

export type PreparedRequestRow = PreparedRequestDetails & {
  id: PreparedRequestId;
  supplierId: SupplierId | null;
  /** The product and its bank or insurer, in words. */
  productName: string | null;
  /** A person and for whom they work, as it was when they prepared it. */
  preparedBy: string;
  withdrawnAt: Instant | null;
  usedAt: Instant | null;
  organisationId: OrganisationId | null;
  draftId: DraftId | null;
  createdAt: Instant;
  version: number;
};
