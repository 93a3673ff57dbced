// Agrees to what was asked for: it is done once it is executed.

import { ACCEPT_RULES } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { answerRequest } from "../answer.ts";
import { accessRequestToAnswer } from "../document-request-access.ts";

export type AcceptDocumentRequestInput = {
  id: string;
  version: number;
  answerNote?: string | null | undefined;
};

export async function acceptDocumentRequest(
  tx: Transaction,
  { answerNote, ...named }: AcceptDocumentRequestInput,
): Promise<Answer> {
  const on = await accessRequestToAnswer(tx, named, "accept");
  return await answerRequest(tx, on, "accept", requireFields(ACCEPT_RULES, { answerNote }));
}
