// Gives a draft a file that came back signed from an e-signature service, for one of its required documents. Nobody uploaded it.

import type { AccountId, RequiredDocumentId } from "@bondline/domain/ids.ts";
import { REQUESTED_FILE } from "@bondline/domain/records/attachments/attachment.ts";
import type { SignedFile } from "../../../../envelope-owner.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { Draft } from "../../../drafts/drafts/public.ts";
import { insertSignedFile } from "../attachment-store.ts";

/** Its id, by which the thread names it. The last who signed stands for whoever brought it. */
export async function keepSignedFile(
  tx: Transaction,
  { id: draftId, organisationId }: Pick<Draft, "id" | "organisationId">,
  { stored, ...file }: SignedFile & { requiredDocumentId: RequiredDocumentId; uploadedBy: AccountId },
): Promise<string> {
  const id = tx.newId();
  const { requiredDocumentId: draftRequestedDocumentId, uploadedBy, ...named } = file;
  await insertSignedFile(tx, {
    ...named,
    ...{ id, organisationId, draftId, draftRequestedDocumentId, uploadedBy },
    variant: REQUESTED_FILE,
    contentMd5Checksum: stored.md5,
    fileSize: stored.byteLength,
    sha256: stored.sha256,
  });
  return id;
}
