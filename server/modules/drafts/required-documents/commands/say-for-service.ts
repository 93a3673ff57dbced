// Something that an e-signature service has done, said in the thread by itself; with the signed file the document is put up by it.

import {
  type RequiredDocumentStatus,
  takesFiles,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import type { RequiredDocumentMessageId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/public.ts";
import type { RequiredDocumentRow } from "../required-document-record.ts";
import { insertRequiredDocumentMessage, saveRequiredDocument } from "../required-document-store.ts";

type SaidByService = {
  message: string;
  /** Under which it stands; null where it begins something. */
  parentMessageId?: RequiredDocumentMessageId | null;
  signed?: { attachmentId: string; overallStatus: RequiredDocumentStatus };
};

/** With the draft locked. The applicant has put up what it has signed. */
export async function sayForService(
  tx: Transaction,
  draft: Pick<Draft, "id" | "organisationId">,
  document: RequiredDocumentRow,
  { message, parentMessageId = null, signed }: SaidByService,
): Promise<RequiredDocumentMessageId> {
  if (signed !== undefined && !takesFiles(document))
    throw new Error("What is settled takes no signed file: its access check has let it through.");
  const id = await insertRequiredDocumentMessage(tx, draft, {
    requiredDocumentId: document.id,
    fromParty: "AUTOMATED_E_SIGNATURE",
    message,
    parentMessageId,
    attachmentId: signed?.attachmentId ?? null,
    author: null,
  });
  if (signed !== undefined)
    await saveRequiredDocument(tx, document, { overallStatus: signed.overallStatus, putUpBy: "APPLICANT" });
  return id;
}
