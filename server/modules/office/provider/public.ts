// What other modules may know of the provider, beside the commands and the access.

export { providerId, providerState, reminderSteps, secondApprovalSums } from "./provider-access.ts";
export type { DepositAccountRow } from "./provider-store.ts";
