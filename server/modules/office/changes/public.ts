// What other modules may know of changes that a second person approves, beside the commands and the access.

export { OfficeChangePayloadRef } from "./office-change-schema.ts";
export { countApprovedChanges, listWaitingChanges, lockProviderRow } from "./office-change-store.ts";
