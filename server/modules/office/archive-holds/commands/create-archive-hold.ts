// Sets a legal hold on a record: it is kept from the archive, and brought back where it is archived already.

import type { ArchiveHoldId } from "@bondline/domain/ids.ts";
import { HELD_RECORDS, HOLD_REASON } from "@bondline/domain/records/archive/archive-hold.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { bringBack } from "../../../records/archive/commands/bring-back.ts";
import { accessRecordToHold, type HeldAsked } from "../archive-hold-access.ts";
import { insertHold, isHeld } from "../archive-hold-store.ts";

export type CreateArchiveHoldInput = HeldAsked & { reason: string };

export async function createArchiveHold(
  tx: Transaction,
  { reason: typed, ...asked }: CreateArchiveHoldInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const record = await accessRecordToHold(tx, asked);
  const { reason } = requireFields({ reason: HOLD_REASON }, { reason: typed });
  await bringBack(tx, HELD_RECORDS[record.kind], record);
  if (await isHeld(tx, record))
    refuse("INVALID_TRANSITION", { record: "record", status: "on legal hold", event: "hold" });
  const id = tx.newId() as ArchiveHoldId;
  await insertHold(tx, record, {
    id,
    reason,
    heldBy: accountId,
    heldByName: `${givenName} ${familyName}`.trim(),
  });
  return { archiveHoldId: id };
}
