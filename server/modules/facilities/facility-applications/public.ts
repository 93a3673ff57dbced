// What other modules may know of applications for facilities, beside the commands and the access.

export { APPLICANT_COLUMNS, WANTED_COLUMNS } from "./application-columns.ts";
export { FacilityApplicationPayloadRef } from "./application-payload.ts";
export type { FacilityApplication } from "./application-record.ts";
export {
  FacilityApplicationFilterRef,
  FacilityApplicationRef,
  FacilityApplicationSortRef,
  StaffApplicationFilterRef,
  StaffApplicationSortRef,
} from "./application-schema.ts";
export { deleteSharesOfOrganisation } from "./application-share-store.ts";
