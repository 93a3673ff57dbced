// The issuer refuses to settle a lost original, with the reason; the guarantee stays as it is.

import { REFUSE_RULES } from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { accessLostOriginal, type LostOriginalInput } from "../lost-original-access.ts";
import { saveLostOriginal } from "../lost-original-store.ts";
import { notifyOfLoss } from "../notify-of-loss.ts";

export type RefuseLostDocumentInput = LostOriginalInput & { answerNote: string };

export async function refuseLostDocument(
  tx: Transaction,
  { id, documentId, version, ...texts }: RefuseLostDocumentInput,
): Promise<CommandResult> {
  const { givenName, familyName } = requirePerson(tx.actor);
  const { lost, status, document } = await accessLostOriginal(tx, { id, documentId, version }, "refuse");
  const { answerNote } = requireFields(REFUSE_RULES, texts);

  const by = `${givenName} ${familyName}`;
  const answered = { answeredByName: by, answeredAt: tx.now, endedAt: tx.now };
  await saveLostOriginal(tx, document, lost.id, { ...answered, answerNote, status });
  await touchDocument(tx, document);
  await notifyOfLoss(tx, document, { id: lost.id, news: "LOST_REFUSED", by, text: answerNote });
  return { documentId: document.id };
}
