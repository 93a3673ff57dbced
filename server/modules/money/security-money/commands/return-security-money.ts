// Writes down that security money went back: when, under which reference and to whom.

import { securityReturnFields } from "@bondline/domain/money/security-money/security-money.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
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

/** Called with the draft locked; answers the movement's id. */
export async function returnSecurityMoney(
  tx: Transaction,
  place: SecurityPlace<"CAN_RECORD_SECURITY_RETURN">,
  { security, input }: { security: SecurityMoney; input: SecurityReturnInput },
): Promise<string> {
  const { amount, returnedDate, reference, returnedTo } = input;
  const today = dayAt(tx.now, DEFAULT_ZONE);
  const { returnableCents, heldDate = today } = security;
  const rules = securityReturnFields({ today, heldDate, returnableCents });
  const returned = requireFields(rules, { amount, returnedDate, reference, returnedTo });
  return await insertSecurityMovement(tx, place, {
    kind: "RETURNED",
    amountCents: returned.amount,
    movedDate: returned.returnedDate,
    reference: returned.reference,
    returnedTo: returned.returnedTo,
  });
}
