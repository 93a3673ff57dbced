// Says that a lost original was found, before its issuer has settled the loss.

import { FOUND_RULES } from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { recordCustodyMove } from "../../custody/public.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { accessLostOriginal, type LostOriginalInput } from "../lost-original-access.ts";
import { saveLostOriginal } from "../lost-original-store.ts";
import { notifyOfLoss } from "../notify-of-loss.ts";

export type WithdrawLostDocumentInput = LostOriginalInput & { foundNote?: string | null | undefined };

export async function withdrawLostDocument(
  tx: Transaction,
  { id, documentId, version, ...texts }: WithdrawLostDocumentInput,
): Promise<CommandResult> {
  const { givenName, familyName } = requirePerson(tx.actor);
  const { lost, status, document } = await accessLostOriginal(tx, { id, documentId, version }, "withdraw");
  const { foundNote } = requireFields(FOUND_RULES, texts);

  const by = `${givenName} ${familyName}`;
  await saveLostOriginal(tx, document, lost.id, { foundNote, foundByName: by, endedAt: tx.now, status });
  await recordCustodyMove(tx, document, { kind: "FOUND", saidBy: by, note: foundNote });
  await touchDocument(tx, document);
  await notifyOfLoss(tx, document, { id: lost.id, news: "ORIGINAL_FOUND", by, text: foundNote });
  return { documentId: document.id };
}
