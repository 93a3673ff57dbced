// Acknowledges that a document is about to end: somebody looks after it, and nobody else of their side is reminded.

import { NOT_REMINDED_MESSAGE } from "@bondline/domain/records/alerts/expiry-ladder.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { formatDate, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDocumentToChange } from "../../../documents/documents/document-access.ts";
import { findRemindedSide } from "../expiry-notice-access.ts";
import { insertAcknowledgement } from "../expiry-proof-store.ts";

export type AcknowledgeExpiryInput = { documentId: string; expiresAt: string };

/** Of the expiry that the person's side was reminded of; whoever presses second finds it done. */
export async function acknowledgeDocumentExpiry(
  tx: Transaction,
  input: AcknowledgeExpiryInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const asked = { id: input.documentId, version: undefined };
  const document = await accessDocumentToChange(tx, asked, "CAN_ACKNOWLEDGE_EXPIRY");
  const { id: documentId, organisationId, expiresAt } = document;
  if (expiresAt === null || expiresAt !== input.expiresAt)
    refuseFields({ expiresAt: changedMessage(expiresAt) });
  const side = await findRemindedSide(tx, document);
  if (side === undefined) refuseFields({ expiresAt: NOT_REMINDED_MESSAGE });
  await insertAcknowledgement(tx, {
    ...side,
    expiresAt,
    acknowledgedBy: accountId,
    acknowledgedByName: `${givenName} ${familyName}`,
  });
  await tx.announce("document", { id: documentId, organisationId });
  return { documentId };
}

function changedMessage(expiresAt: PlainDate | null): string {
  return expiresAt === null
    ? "This document has no fixed end any more."
    : `It expires on ${formatDate(plainDate(expiresAt))} now. Please look again before you acknowledge.`;
}
