// Agrees to a request, or refuses it, by the mailed link: once, with the name that is typed.

import type { AgreementAnswer } from "@bondline/domain/documents/document-requests/document-request.ts";
import { agreementByLinkRules } from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Context } from "../../../../graphql/context.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { runTransaction } from "../../../../transaction/transaction.ts";
import { saveAgreement } from "../agree.ts";
import { type AgreementLink, accessRequestByLink, readRequestOfLink } from "../agreement-access.ts";

export type AnswerDocumentRequestAgreementByLinkInput = AgreementLink & {
  answer: AgreementAnswer;
  agreementByName: string;
  agreementReason?: string | null | undefined;
};

/** Whoever is signed in, the link is what allows it: the history says by which name, and to which address the link was mailed. */
export async function answerDocumentRequestAgreementByLink(
  context: Context,
  input: AnswerDocumentRequestAgreementByLinkInput,
): Promise<CommandResult> {
  const { answer, agreementByName, agreementReason } = input;
  const { request } = await readRequestOfLink(context, input);
  const given = requireFields(agreementByLinkRules(answer), { agreementByName, agreementReason });
  const bearer = `${given.agreementByName}, by the agreement link emailed to ${request.agreementEmail}`;
  await runTransaction(context.application, { system: bearer }, async (tx) => {
    await saveAgreement(tx, await accessRequestByLink(tx, input), { ...given, agreementAnswer: answer });
  });
  return {};
}
