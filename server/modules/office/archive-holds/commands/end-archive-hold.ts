// Ends a legal hold for a reason: from the next night on the record is archived as any other.

import { HOLD_REASON } from "@bondline/domain/records/archive/archive-hold.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessHoldToEnd, notifyWhoLooks } from "../archive-hold-access.ts";
import { saveHoldEnded } from "../archive-hold-store.ts";

export type EndArchiveHoldInput = { id: string; reason: string };

export async function endArchiveHold(tx: Transaction, input: EndArchiveHoldInput): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const { hold, record } = await accessHoldToEnd(tx, input.id);
  if (hold.endedAt !== null)
    refuse("INVALID_TRANSITION", { record: "legal hold", status: "ended", event: "end" });
  const { reason } = requireFields({ reason: HOLD_REASON }, { reason: input.reason });
  await saveHoldEnded(tx, hold.id, {
    endedReason: reason,
    endedBy: accountId,
    endedByName: `${givenName} ${familyName}`.trim(),
  });
  await notifyWhoLooks(tx, record);
  return { archiveHoldId: hold.id };
}
