// What other modules may know of facilities, beside the commands and the access.

export { FACILITY_COLUMNS } from "./facility-columns.ts";
export { type FacilityInput, requireFacilityContent } from "./facility-input.ts";
export { facilityColumnsKeptFrom } from "./facility-readers.ts";
export { countLookUp } from "./facility-recipient.ts";
export type { Facility } from "./facility-record.ts";
export {
  DocumentFacilitySortRef,
  FacilityFilterRef,
  FacilitySideRef,
  FacilityTabRef,
  SharedOrganisationRef,
  StaffFacilityFilterRef,
} from "./facility-schema.ts";
export type { ShareOffer, SharingParty } from "./facility-share-record.ts";
export { FacilityShareOfferConnectionRef, FacilityShareOfferRef } from "./facility-share-schema.ts";
export { endSharingOfOrganisation, withdrawOffersOfOrganisation } from "./facility-share-store.ts";
export { facilityAsSent } from "./raised-facility.ts";
