// Security money in the database: SQL and nothing else.

import type { SecurityMovementKind } from "@bondline/domain/money/security-money/security-money.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { insertRow } from "../../../database/write-row.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

type DraftPlace = Pick<Tables["draft"], "id" | "organisationId">;
export type SecurityPlace<Right extends string> = Granted<DraftPlace, Right>;

type NewMovement = {
  kind: SecurityMovementKind;
  amountCents: Cents;
  movedDate: PlainDate;
  reference: string;
  returnedTo: string | null;
};

/** Called with the draft locked. A movement that was written stays as it is. */
export async function insertSecurityMovement(
  tx: Transaction,
  { id: draftId, organisationId }: SecurityPlace<"CAN_RECORD_SECURITY_HELD" | "CAN_RECORD_SECURITY_RETURN">,
  movement: NewMovement,
): Promise<string> {
  const id = tx.newId();
  const recordedBy = requirePerson(tx.actor).accountId;
  await insertRow(tx, "security_money", {
    ...movement,
    id,
    draftId,
    organisationId,
    recordedBy,
    createdAt: tx.now,
  });
  return id;
}
