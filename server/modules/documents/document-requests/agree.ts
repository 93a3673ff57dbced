// What answering has in common, here or by a link: the answer is frozen with the hash of what was agreed to, and the others hear of it.

import { createHash } from "node:crypto";
import type { AgreementAnswer } from "@bondline/domain/documents/document-requests/document-request.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { touchDocument } from "../documents/commands/touch-document.ts";
import type { ToAgree } from "./agreement-access.ts";
import { notifyAgreement } from "./document-request-mails.ts";
import { saveAnswer } from "./document-request-store.ts";

export type GivenAgreement = {
  agreementAnswer: AgreementAnswer;
  agreementByName: string;
  agreementReason: string | null;
};

export async function saveAgreement(
  tx: Transaction,
  { request, document }: ToAgree,
  given: GivenAgreement,
): Promise<void> {
  await saveAnswer(tx, request, {
    ...given,
    agreementAnsweredAt: tx.now,
    agreementSha256: agreementHash(request.agreementText ?? ""),
  });
  await touchDocument(tx, document);
  await notifyAgreement(tx, document, { id: request.id, answer: given.agreementAnswer });
}

export function agreementHash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
