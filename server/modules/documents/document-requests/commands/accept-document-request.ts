// Agrees to what was asked for: it is done once it is executed.

import {
  type ACCEPT_FIELDS,
  ACCEPT_RULES,
} from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { acceptanceFaults } from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { SentTexts } from "@bondline/domain/values/fields/field.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { answerRequest } from "../answer.ts";
import { accessRequestToAnswer } from "../document-request-access.ts";

export type AcceptDocumentRequestInput = { id: string; version: number } & SentTexts<typeof ACCEPT_FIELDS>;

export async function acceptDocumentRequest(
  tx: Transaction,
  { answerNote, agreement, ...named }: AcceptDocumentRequestInput,
): Promise<CommandResult> {
  const on = await accessRequestToAnswer(tx, named, "accept");
  const said = requireFields(ACCEPT_RULES, { answerNote, agreement });
  const faults = acceptanceFaults(on.request, said);
  if (Object.keys(faults).length > 0) refuseFields(faults);
  return await answerRequest(tx, on, "accept", said);
}
