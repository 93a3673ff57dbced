// Writes down that security money went back: when, under which reference and to whom.

import type { Transaction } from "../../../../transaction/transaction.ts";
import { insertSecurityMovement, type SecurityPlace } from "../security-money-store.ts";
import type { SecurityReturn } from "../security-return-rule.ts";

/** Called with the draft locked; answers the movement's id. */
export async function returnSecurityMoney(
  tx: Transaction,
  place: SecurityPlace<"CAN_RECORD_SECURITY_RETURN">,
  { amount: amountCents, returnedDate: movedDate, reference, returnedTo }: SecurityReturn,
): Promise<string> {
  const movement = { amountCents, movedDate, reference, returnedTo };
  return await insertSecurityMovement(tx, place, { kind: "RETURNED", ...movement });
}
