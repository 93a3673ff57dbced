// Writes down that security money has come to be held: the money itself lies at the bank.

import { securityHeldFields } from "@bondline/domain/money/security-money/security-money.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { SecurityMoney } from "../security-money-record.ts";
import { insertSecurityMovement, type SecurityPlace } from "../security-money-store.ts";

export type SecurityHeldInput = { amount: string; heldDate: string; reference: string };

/** Called with the draft locked; answers the movement's id. */
export async function holdSecurityMoney(
  tx: Transaction,
  place: SecurityPlace<"CAN_RECORD_SECURITY_HELD">,
  { security, input }: { security: SecurityMoney; input: SecurityHeldInput },
): Promise<string> {
  const { amount, heldDate, reference } = input;
  const rules = securityHeldFields({
    today: dayAt(tx.now, DEFAULT_ZONE),
    missingCents: security.missingCents,
  });
  const held = requireFields(rules, { amount, heldDate, reference });
  return await insertSecurityMovement(tx, place, {
    kind: "HELD",
    amountCents: held.amount,
    movedDate: held.heldDate,
    reference: held.reference,
    returnedTo: null,
  });
}
