// Agrees to a request, or refuses it, for the side that loses by it.

import type { AgreementAnswer } from "@bondline/domain/documents/document-requests/document-request.ts";
import { agreementRules } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { saveAgreement } from "../agree.ts";
import { accessRequestToAgree } from "../agreement-access.ts";
import { nameOfActor } from "../answer.ts";

export type AnswerDocumentRequestAgreementInput = {
  id: string;
  version: number;
  answer: AgreementAnswer;
  agreementReason?: string | null | undefined;
};

export async function answerDocumentRequestAgreement(
  tx: Transaction,
  { answer, agreementReason, ...named }: AnswerDocumentRequestAgreementInput,
): Promise<CommandResult> {
  const on = await accessRequestToAgree(tx, named);
  const given = requireFields(agreementRules(answer), { agreementReason });
  await saveAgreement(tx, on, { ...given, agreementAnswer: answer, agreementByName: nameOfActor(tx) });
  return { documentId: on.document.id, documentRequestId: on.request.id };
}
