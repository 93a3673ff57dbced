// What other modules may know of the provider, beside the commands and the access.

export {
  operatorEmail,
  providerId,
  providerState,
  reminderSteps,
  secondApprovalSums,
  supportEmail,
} from "./provider-access.ts";
export type { DepositAccountRow } from "./provider-store.ts";
