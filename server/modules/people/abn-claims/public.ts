// What other modules may know of claims to ABNs, beside the commands and the access.

export type { ClaimAdministrator } from "./abn-claim-record.ts";
export { AbnStatusRef, ClaimAdministratorRef } from "./abn-claim-schema.ts";
export { ADMINISTRATORS_OF_ORGANISATION } from "./abn-claim-store.ts";
