// What other modules may know of the provider, beside the commands and the access.

export {
  operatorEmail,
  operatorNow,
  providerId,
  providerState,
  reminderSteps,
  secondApprovalSums,
  supportEmail,
} from "./provider-access.ts";
export type { DepositAccountRow, Operator } from "./provider-store.ts";
