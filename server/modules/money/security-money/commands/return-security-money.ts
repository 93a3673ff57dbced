// Writes down that security money went back: when, under which reference and to whom.

import { securityReturnFields } from "@bondline/domain/money/security-money/security-money.ts";
import { type FieldValues, requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { SecurityMoney } from "../security-money-record.ts";
import { insertSecurityMovement, type SecurityPlace } from "../security-money-store.ts";

export type SecurityReturnInput = {
  amount: string;
  returnedDate: string;
  reference: string;
  returnedTo: string;
};

type Returned = FieldValues<ReturnType<typeof securityReturnFields>>;

/** What was sent, by the rules of its form. */
export function requireSecurityReturn(
  tx: Transaction,
  security: SecurityMoney,
  { amount, returnedDate, reference, returnedTo }: SecurityReturnInput,
): Returned {
  const today = dayAt(tx.now, DEFAULT_ZONE);
  const { returnableCents, heldDate = today } = security;
  const rules = securityReturnFields({ today, heldDate, returnableCents });
  return requireFields(rules, { amount, returnedDate, reference, returnedTo });
}

/** Called with the draft locked; answers the movement's id. */
export async function returnSecurityMoney(
  tx: Transaction,
  place: SecurityPlace<"CAN_RECORD_SECURITY_RETURN">,
  { amount: amountCents, returnedDate: movedDate, reference, returnedTo }: Returned,
): Promise<string> {
  const movement = { amountCents, movedDate, reference, returnedTo };
  return await insertSecurityMovement(tx, place, { kind: "RETURNED", ...movement });
}
