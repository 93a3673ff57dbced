// What is entered of security money that goes back, held against the rules of its form.

import { securityReturnFields } from "@bondline/domain/money/security-money/security-money.ts";
import { type FieldValues, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { SecurityMoney } from "./security-money-record.ts";

export type SecurityReturnInput = {
  amount: string;
  returnedDate: string;
  reference: string;
  returnedTo: string;
};

export type SecurityReturn = FieldValues<ReturnType<typeof securityReturnFields>>;

/** What was sent, by the rules of its form. */
export function requireSecurityReturn(
  tx: Transaction,
  security: SecurityMoney,
  { amount, returnedDate, reference, returnedTo }: SecurityReturnInput,
): SecurityReturn {
  const today = dayAt(tx.now, DEFAULT_ZONE);
  const { returnableCents, heldDate = today } = security;
  const rules = securityReturnFields({ today, heldDate, returnableCents });
  return requireFields(rules, { amount, returnedDate, reference, returnedTo });
}
