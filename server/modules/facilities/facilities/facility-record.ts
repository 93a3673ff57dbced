// A facility as the server holds it: the row, with its costs, its sharing and the sums over what is on it.

import type { DocumentVariant, SecurityType } from "@bondline/domain/documents/documents/document.ts";
import type { FacilityCostKind, FacilityStatus } from "@bondline/domain/facilities/facilities/facility.ts";
import type { FacilityId, OrganisationId, SupplierId } from "@bondline/domain/ids.ts";
import type { FeeType } from "@bondline/domain/money/fees/fee-schedule.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { OwnerRow } from "../../drafts/drafts/draft-record.ts";
import type { SharingParty } from "./facility-share-record.ts";

export type FacilityRow = {
  id: FacilityId;
  organisationId: OrganisationId;
  name: string;
  supplierId: SupplierId | null;
  provider: string;
  status: FacilityStatus;
  isSystemFacility: boolean;
  limitCents: Cents;
  startDate: PlainDate;
  endDate: PlainDate | null;
  documentVariants: DocumentVariant[];
  securityType: SecurityType | null;
  setUpCostCents: Cents | null;
  annualCostCents: Cents | null;
  endedReason: string | null;
  closedAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
  version: number;
};

/** Cents are plain numbers here: the row comes as a JSON child. */
export type FacilityCostRow = {
  kind: FacilityCostKind;
  recurringFeeType: FeeType;
  recurringCostFrequency: number;
  recurringFixedCostCents: number | null;
  recurringPercentageCost: string | null;
  recurringMinimumAnnualCents: number | null;
};

export type Facility = FacilityRow & {
  costs: FacilityCostRow[];
  sharedWith: SharingParty[];
  organisation: OwnerRow;
  establishedCents: Cents;
  projectedCents: Cents;
  draftsCents: Cents;
  documents: number;
  /** The person belongs to an organisation that it is shared with. */
  actorIsSharedWith: boolean;
};
