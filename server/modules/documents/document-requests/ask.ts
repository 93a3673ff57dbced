// What asking for anything has in common: it is validated against the document and what waits on it, written down, and shown to the others.

import {
  isOpenRequest,
  OPEN_REQUESTS_MAX,
  type RequestSide,
} from "@bondline/domain/documents/document-requests/document-request.ts";
import {
  type Asked,
  hasEnded,
  requestFaults,
} from "@bondline/domain/documents/document-requests/document-request-terms.ts";
import { DOCUMENT_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import { documentStatusAfter } from "@bondline/domain/documents/documents/document-transitions.ts";
import type { AccountId } from "@bondline/domain/ids.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { addCents, type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import type { CommandResult } from "../../../graphql/idempotency.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { touchDocument } from "../documents/commands/touch-document.ts";
import type { GrantedDocument } from "../documents/document-access.ts";
import type { Document } from "../documents/public.ts";
import { agreementToAsk } from "./ask-agreement.ts";
import { notifyAsked } from "./document-request-mails.ts";
import { requestsOf, termsOf } from "./document-request-part.ts";
import { insertDocumentRequest } from "./document-request-store.ts";

export type NewRequest = Asked & { side: RequestSide; reason: string | null };
type ToAskOn = GrantedDocument<"CAN_AMEND" | "CAN_CLAIM"> | Granted<Document, "AS_SYSTEM">;
export type Asking = { accountId: AccountId; name: string };

export function requireAskable(tx: Transaction, document: ToAskOn, asked: NewRequest): void {
  const { kind } = asked;
  if (hasEnded(termsOf(document), tx.now))
    refuse("INVALID_TRANSITION", {
      record: "document",
      status: DOCUMENT_STATUS_TEXT.CLOSED_EXPIRED,
      event: kind,
    });
  if (kind === "CANCELLATION") documentStatusAfter(document.status, "closeCancelled");
  if (requestsOf(document).filter(isOpenRequest).length >= OPEN_REQUESTS_MAX)
    refuseFields({ documentId: `At most ${OPEN_REQUESTS_MAX} requests can wait on one guarantee.` });
  const faults = requestFaults(asked, termsOf(document), {
    now: tx.now,
    claimedCents: claimedBeside(document),
  });
  if (Object.keys(faults).length > 0) refuseFields(faults);
}

/** What claims that wait ask for, but for one of them. */
export function claimedBeside(document: Document, id?: string): Cents {
  const claims = requestsOf(document).filter(
    (each) => each.kind === "CLAIM" && each.id !== id && isOpenRequest(each),
  );
  return addCents(...claims.map(({ amountCents }) => amountCents ?? ZERO_CENTS));
}

export async function ask(tx: Transaction, document: ToAskOn, asked: NewRequest): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  return await askFor(tx, document, asked, { accountId, name: `${givenName} ${familyName}` });
}

const NOT_AGREED = { status: "REQUESTED", agreement: null, agreementAnswer: null } as const;

/** In somebody's name, such as that of who wanted it to be asked for once the time has come. */
export async function askFor(
  tx: Transaction,
  document: ToAskOn,
  asked: NewRequest,
  by: Asking,
): Promise<CommandResult> {
  const request = {
    ...asked,
    requestedBy: by.accountId,
    requestedByName: by.name,
    fromAmountCents: document.amountCents,
    fromExpiryDate: document.expiresAt,
    fromText: asked.wordingField === null ? null : termsOf(document).wording[asked.wordingField],
  };
  const { columns, code } = await agreementToAsk(tx, document, {
    ...{ ...request, ...NOT_AGREED },
    createdAt: tx.now,
  });
  const id = await insertDocumentRequest(tx, document, { ...request, ...columns });
  await touchDocument(tx, document);
  await notifyAsked(tx, document, { id, code });
  return { documentId: document.id, documentRequestId: id };
}
