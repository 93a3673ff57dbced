// A person who was invited onto a document leaves it, in whichever roles they were on it.

import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessOwnPlace } from "../collaborator-access.ts";
import { deleteFromDocument } from "../collaborator-store.ts";

export async function leaveDocument(
  tx: Transaction,
  { documentId }: { documentId: string },
): Promise<Answer> {
  const { accountId } = requirePerson(tx.actor);
  const { document, own } = await accessOwnPlace(tx, documentId);
  for (const { id } of own) await deleteFromDocument(tx, document, id);
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
  await tx.announce("account", { id: accountId });
  return { documentId: document.id };
}
