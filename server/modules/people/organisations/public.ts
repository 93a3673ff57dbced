// What other modules may know of organisations, beside the commands and the access.

export { isOfClient } from "./named-client-store.ts";
export { OrganisationPayloadRef } from "./organisation-payload.ts";
export { MemberRoleRef, OrganisationRef } from "./organisation-schema.ts";
export type { Organisation } from "./organisation-store.ts";
export { DraftOrganisationRef, type OwnerRow } from "./owner-schema.ts";
export { newReferralCode } from "./referral-code.ts";
