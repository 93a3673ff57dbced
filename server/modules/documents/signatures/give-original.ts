// Gives a document its signed original: kept with it for good, possessed by the beneficiary, shown to both sides and sent.

import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import type { Granted } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { keepMadeFile, type MadeFile } from "../documents/commands/keep-made-file.ts";
import { accessDocumentAsSystem } from "../documents/document-access.ts";
import type { Document } from "../documents/public.ts";
import { givePossession } from "../possessions/commands/give-possession.ts";
import { notifyOfSignature } from "./notify-of-signature.ts";
import type { SignatureRow } from "./signature-record.ts";
import { saveSignature } from "./signature-store.ts";

type Given = Pick<SignatureRow, "id" | "signedName" | "authority" | "answeredBy">;

export async function giveOriginal(
  tx: Transaction,
  document: Granted<Document, "AS_SYSTEM">,
  { id, signedName, authority, answeredBy }: Given,
  file: MadeFile,
): Promise<void> {
  const paperId = await keepMadeFile(tx, document, { ...file, variant: ISSUED_PAPER });
  await saveSignature(tx, document, id, { paperId, fileSha256: file.stored.sha256 });
  await givePossession(tx, await accessDocumentAsSystem(tx, document.id));
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
  await notifyOfSignature(tx, document, {
    id,
    news: "ORIGINAL_SIGNED",
    by: signedName ?? "",
    text: authority,
  });
  const sent = { documentId: document.id, sentBy: answeredBy };
  await tx.enqueue("send-digital-original", sent, { key: `digital original ${document.id}` });
}
