// An application for a facility as the server holds it: the row, with the lists that belong to it.

import type { FacilityType } from "@bondline/domain/facilities/facilities/facility.ts";
import type { FacilityApplicationStatus } from "@bondline/domain/facilities/facilities/facility-application.ts";
import type { PropertyType } from "@bondline/domain/facilities/facilities/facility-fees.ts";
import type { FacilityApplicationId, FacilityId, OrganisationId, SupplierId } from "@bondline/domain/ids.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { OwnerRow } from "../../drafts/drafts/draft-record.ts";

export type ApplicationRow = {
  id: FacilityApplicationId;
  organisationId: OrganisationId;
  referenceNumber: string;
  status: FacilityApplicationStatus;
  facilityType: FacilityType;
  facilityLimitCents: Cents | null;
  entityType: string | null;
  industry: string | null;
  companyName: string | null;
  abn: string | null;
  address: string | null;
  website: string | null;
  contactName: string | null;
  contactTitle: string | null;
  phoneNumber: string | null;
  emailAddress: string | null;
  isShared: boolean | null;
  supplierId: SupplierId | null;
  sentToSupplierAt: Instant | null;
  applicationFeeCents: Cents;
  feePaidCents: Cents | null;
  feePaidDate: PlainDate | null;
  decisionReason: string | null;
  facilityId: FacilityId | null;
  submittedAt: Instant | null;
  closedAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
  version: number;
};

export type EntityRow = { id: string; name: string | null; abn: string | null };
export type PropertyOwnerRow = { id: string; name: string | null; applicantRelationship: string | null };
/** Cents are plain numbers here: the row comes as a JSON child. */
export type PropertyRow = {
  id: string;
  address: string | null;
  propertyType: PropertyType | null;
  isPrimaryPlaceOfResidence: boolean | null;
  estimatedValueCents: number | null;
  isMortgaged: boolean | null;
  outstandingMortgageCents: number | null;
  lender: string | null;
  owners: PropertyOwnerRow[];
};

export type FacilityApplication = ApplicationRow & {
  entities: EntityRow[];
  properties: PropertyRow[];
  organisation: OwnerRow;
  supplierName: string | null;
};
