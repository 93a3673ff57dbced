// What every answer to a request has in common: how it stands, who said so, and that all sides hear of it.

import type { DocumentRequestEvent } from "@bondline/domain/documents/documents/document-transitions.ts";
import { documentRequestStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import type { CommandResult } from "../../../graphql/idempotency.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { touchDocument } from "../documents/commands/touch-document.ts";
import { type AgreementAsked, agreementToAsk } from "./ask-agreement.ts";
import type { GrantedRequest, RequestRight } from "./document-request-access.ts";
import { notifyAnswered, type RequestNews } from "./document-request-mails.ts";
import { saveAnswer } from "./document-request-store.ts";

const ASKED_ALREADY: AgreementAsked = { columns: {}, code: undefined };

/** For answers that leave the document as it is. */
export async function answerRequest<Event extends DocumentRequestEvent & RequestNews>(
  tx: Transaction,
  { request, document }: GrantedRequest<Event, RequestRight>,
  event: Event,
  said: { answerNote?: string | null; agreement?: string | null },
): Promise<CommandResult> {
  const answered = { ...said, status: documentRequestStatusAfter(request.status, event) };
  // What was asked before agreement could be given here is asked for now.
  const { columns, code } =
    request.agreementText === null
      ? await agreementToAsk(tx, document, { ...request, ...answered })
      : ASKED_ALREADY;
  await saveAnswer(tx, request, {
    ...answered,
    ...columns,
    answeredByName: nameOfActor(tx),
    answeredAt: tx.now,
  });
  await touchDocument(tx, document);
  await notifyAnswered(tx, document, { id: request.id, news: event, code });
  return { documentId: document.id, documentRequestId: request.id };
}

export const PORTAL_NAME = "Bondline";

/** A person, or the portal where something was agreed to be done on a day. */
export function nameOfActor(tx: Transaction): string {
  if (tx.actor.kind === "system") return PORTAL_NAME;
  const { givenName, familyName } = requirePerson(tx.actor);
  return `${givenName} ${familyName}`;
}
