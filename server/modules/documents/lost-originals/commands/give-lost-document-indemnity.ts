// Gives the issuer of a lost original an indemnity: a statement that a named person has signed on a day, with the signed paper as a file where there is one.

import { indemnityRules } from "@bondline/domain/documents/lost-originals/lost-original.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { requireFileOf } from "../../document-files/public.ts";
import { touchDocument } from "../../documents/commands/touch-document.ts";
import { accessLostOriginal, type LostOriginalInput } from "../lost-original-access.ts";
import { saveLostOriginal } from "../lost-original-store.ts";
import { notifyOfLoss } from "../notify-of-loss.ts";

export type GiveLostDocumentIndemnityInput = LostOriginalInput & {
  indemnityStatement: string;
  indemnityName: string;
  indemnityDate: string;
  fileId?: string | null | undefined;
};

export async function giveLostDocumentIndemnity(
  tx: Transaction,
  { id, documentId, version, fileId, ...texts }: GiveLostDocumentIndemnityInput,
): Promise<CommandResult> {
  const { lost, status, document } = await accessLostOriginal(
    tx,
    { id, documentId, version },
    "giveIndemnity",
  );
  const given = requireFields(indemnityRules(dayAt(tx.now, DEFAULT_ZONE)), texts);
  const indemnityFileId = requireFileOf(document, fileId);

  const indemnity = { ...given, indemnityFileId, indemnityGivenAt: tx.now };
  await saveLostOriginal(tx, document, lost.id, { ...indemnity, status });
  await touchDocument(tx, document);
  await notifyOfLoss(tx, document, {
    id: lost.id,
    news: "LOST_INDEMNITY",
    by: given.indemnityName,
    text: given.indemnityStatement,
  });
  return { documentId: document.id };
}
