// Prepares the evidence of a document for whoever asks: what they may read of it now, signed, behind a link that lives a quarter of an hour.

import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { takeFromLimit } from "../../../people/accounts/public.ts";
import { accessDocument } from "../../documents/document-access.ts";
import { sealContent } from "../evidence-content.ts";
import { evidencePack } from "../evidence-pack.ts";
import { insertEvidence } from "../evidence-store.ts";

export type CreateDocumentEvidenceInput = { documentId: string };

const LINK_MINUTES = 15;

export async function createDocumentEvidence(
  tx: Transaction,
  { documentId }: CreateDocumentEvidenceInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const document = await accessDocument(tx, documentId);
  await takeFromLimit(tx, "evidencePacks", accountId);

  const id = tx.newId();
  const files = await evidencePack(tx, document);
  const linkEndsAt = addMinutes(tx.now, LINK_MINUTES);
  await insertEvidence(tx, document, {
    id,
    preparedBy: accountId,
    preparedFor: `${givenName} ${familyName}`,
    contentEncrypted: sealContent(tx.app, id, files),
    linkEndsAt,
  });
  await tx.enqueue("clear-evidence", { evidenceId: id }, { key: `evidence ${id}`, runAt: linkEndsAt });
  return { evidenceId: id };
}
