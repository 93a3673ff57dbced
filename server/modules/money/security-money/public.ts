// What other modules may know of security money, beside the commands.

export { SECURITY_OF_DOCUMENT, securityMovements } from "./security-money-children.ts";
export {
  type SecurityMoney,
  type SecurityMovementRow,
  type SecurityRow,
  securityMoney,
} from "./security-money-record.ts";
export { SecurityMoneyRef } from "./security-money-schema.ts";
export { requireSecurityReturn, type SecurityReturnInput } from "./security-return-rule.ts";
