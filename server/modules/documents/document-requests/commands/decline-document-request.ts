// Says no to what was asked for, with the reason; the document stays as it is.

import {
  type DECLINE_FIELDS,
  DECLINE_RULES,
} from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import type { SentTexts } from "@bondline/domain/values/fields/field.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { answerRequest } from "../answer.ts";
import { accessRequestToAnswer } from "../document-request-access.ts";

export type DeclineDocumentRequestInput = { id: string; version: number } & SentTexts<typeof DECLINE_FIELDS>;

export async function declineDocumentRequest(
  tx: Transaction,
  { answerNote, ...named }: DeclineDocumentRequestInput,
): Promise<CommandResult> {
  const on = await accessRequestToAnswer(tx, named, "decline");
  return await answerRequest(tx, on, "decline", requireFields(DECLINE_RULES, { answerNote }));
}
