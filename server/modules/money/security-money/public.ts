// What other modules may know of security money, beside the commands.

export { SECURITY_OF_DOCUMENT } from "./security-money-children.ts";
export { SECURITY_OF_DRAFT } from "./security-money-part.ts";
export {
  type SecurityMoney,
  type SecurityMovementRow,
  type SecurityRow,
  securityMoney,
} from "./security-money-record.ts";
export { SecurityMoneyRef } from "./security-money-schema.ts";
export { requireSecurityReturn, type SecurityReturnInput } from "./security-return-rule.ts";
