// The bank's own file of a guarantee: which of a draft's files may be it, and what follows once a document has it.

import type { DocumentId } from "@bondline/domain/ids.ts";
import { isDownloadable } from "@bondline/domain/records/attachments/attachment-display.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/drafts/public.ts";
import { type AttachmentRow, issuedPapersOf } from "../../records/attachments/public.ts";

const NO_PAPER_MESSAGE = "Attach the issued guarantee as a PDF first.";
const PAPER_NOT_READY_MESSAGE =
  "This file has not been checked yet, or was not taken. Wait, or attach another.";

/** Nothing is issued with a file that has not been looked through. */
export function requireIssuedPaper(draft: Draft, id: string): AttachmentRow {
  const paper = issuedPapersOf(draft).find((each) => each.id === id);
  if (paper === undefined) refuseFields({ issuedPaperId: NO_PAPER_MESSAGE });
  if (!isDownloadable({ ...paper, received: paper.receivedAt !== null }))
    refuseFields({ issuedPaperId: PAPER_NOT_READY_MESSAGE });
  return paper;
}

/** A digital original goes to the beneficiary as soon as its file is there. */
export async function enqueueDigitalOriginal(
  tx: Transaction,
  { deliveryType }: Pick<Draft, "deliveryType">,
  documentId: DocumentId,
): Promise<void> {
  if (deliveryType !== "DIGITAL") return;
  const { accountId } = requirePerson(tx.actor);
  await tx.enqueue(
    "send-digital-original",
    { documentId, sentBy: accountId },
    { key: `digital original ${documentId}` },
  );
}
