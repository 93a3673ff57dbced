// The provider or the bank no longer needs a document: nothing waits for it any more, and what was said stays.

import {
  takesFiles,
  WITHDRAW_REQUIRED_DOCUMENT_RULES,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { notifyOfRequiredDocument } from "../notify-of-required-document.ts";
import { accessRequiredDocumentToChange } from "../required-document-access.ts";
import { insertRequiredDocumentMessage, saveRequiredDocument } from "../required-document-store.ts";
import { reviewFormsOf } from "../review-forms-of.ts";

export type WithdrawRequiredDocumentInput = { id: string; reason: string };

export async function withdrawRequiredDocument(
  tx: Transaction,
  { id, reason: given }: WithdrawRequiredDocumentInput,
): Promise<CommandResult> {
  const author = requirePerson(tx.actor);
  const { draft, document, side } = await accessRequiredDocumentToChange(tx, id, "CAN_ASK_FOR_DOCUMENTS");
  if (!takesFiles(document))
    refuse("INVALID_TRANSITION", {
      record: "required document",
      status: document.withdrawnAt === null ? "approved" : "withdrawn",
      event: "withdraw",
    });
  const { reason } = requireFields(WITHDRAW_REQUIRED_DOCUMENT_RULES, { reason: given });

  await saveRequiredDocument(tx, document, { withdrawnAt: tx.now });
  await reviewFormsOf(tx, draft.id);
  await insertRequiredDocumentMessage(tx, draft, {
    requiredDocumentId: document.id,
    fromParty: side,
    message: reason,
    author,
  });
  await notifyOfRequiredDocument(tx, draft, {
    event: "REQUIRED_DOCUMENT_WITHDRAWN",
    document,
    text: reason,
  });
  return { draftId: draft.id, requiredDocumentId: document.id };
}
