// The issuer settles a lost original against its indemnity: the guarantee is cancelled, or goes on with a replacement.

import { documentStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import {
  consentRules,
  type LostOriginalOutcome,
} from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { recordCustodyMove } from "../../custody/public.ts";
import { requireNothingClaimed } from "../../document-requests/public.ts";
import { moveDocument } from "../../documents/commands/move-document.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import type { GrantedDocument } from "../../documents/document-access.ts";
import { accessLostOriginal, type LostOriginalInput } from "../lost-original-access.ts";
import { saveLostOriginal } from "../lost-original-store.ts";
import { notifyOfLoss } from "../notify-of-loss.ts";

export type ConsentToLostDocumentInput = LostOriginalInput & {
  outcome: LostOriginalOutcome;
  agreement?: string | null | undefined;
  replacementNumber?: string | null | undefined;
  answerNote?: string | null | undefined;
};

export async function consentToLostDocument(
  tx: Transaction,
  { id, documentId, version, ...texts }: ConsentToLostDocumentInput,
): Promise<CommandResult> {
  const { givenName, familyName } = requirePerson(tx.actor);
  const { lost, status, document } = await accessLostOriginal(tx, { id, documentId, version }, "consent");
  const { side } = lost;
  const { isSystemDocument } = document;
  const said = requireFields(consentRules({ side, isSystemDocument, outcome: texts.outcome }), texts);
  const isCancelled = said.outcome === "CANCELLED";
  if (isCancelled) requireNothingClaimed(document);
  const by = `${givenName} ${familyName}`;
  const replacementNumber = isCancelled ? null : said.replacementNumber;
  const text = isCancelled ? said.answerNote : `Replacement issued, number ${replacementNumber}.`;

  const answered = { answeredByName: by, answeredAt: tx.now, endedAt: tx.now };
  await saveLostOriginal(tx, document, lost.id, { ...said, ...answered, replacementNumber, status });
  await recordCustodyMove(tx, document, {
    kind: isCancelled ? "CANCELLED" : "REPLACED",
    saidBy: by,
    note: text,
  });
  await settle(tx, document, said.outcome);
  await notifyOfLoss(tx, document, { id: lost.id, news: "LOST_CONSENTED", by, text });
  return { documentId: document.id };
}

/** A cancelled guarantee costs nothing from now on, and its facility is free. */
async function settle(
  tx: Transaction,
  document: GrantedDocument<"CAN_EXECUTE_REQUESTS">,
  outcome: LostOriginalOutcome,
): Promise<void> {
  if (outcome === "REPLACED") return await touchDocument(tx, document);
  const status = documentStatusAfter(document.status, "closeCancelled");
  await moveDocument(tx, document, { status, closedAt: tx.now });
}
