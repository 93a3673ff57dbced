// An offer to share a facility, as its two sides and the provider may see it: who offers to whom, and how it stands.

import type { ShareOfferStatus } from "@bondline/domain/facilities/facilities/facility-share-offer.ts";
import type { AccountId, FacilityId, FacilityShareOfferId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";

/** Under its legal name, as the provider confirmed it. */
export type SharingParty = { id: OrganisationId; name: string; abn: string };

export type ShareOffer = {
  id: FacilityShareOfferId;
  organisationId: OrganisationId;
  facilityId: FacilityId;
  offeredToOrganisationId: OrganisationId;
  status: ShareOfferStatus;
  offeredBy: AccountId;
  decidedAt: Instant | null;
  createdAt: Instant;
  offeredByOrganisation: SharingParty;
  offeredToOrganisation: SharingParty;
};
