// A facility as the server holds it: the row, with its costs, its sharing and the sums over what is on it.

import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import type { OwnerRow } from "../../people/organisations/public.ts";
import type { SharingParty } from "./facility-share-record.ts";

export type FacilityRow = Tables["facility"];

export type FacilityCostRow = Omit<
  Tables["facility_cost"],
  "id" | "organisationId" | "facilityId" | "createdAt"
>;

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
  /** The person was added to it by name. */
  actorIsViewer: boolean;
};
