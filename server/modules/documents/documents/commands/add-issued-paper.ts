// Gives a document that was issued without its file the bank's PDF, or a better one: the newest is shown as the guarantee.

import { refuseFields } from "@bondline/domain/refusals.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { accessDocumentOfIssue } from "../document-access.ts";
import { copyAttachment } from "../document-copy-store.ts";
import { enqueueDigitalOriginal, requireIssuedPaper } from "../issued-paper.ts";
import { touchDocument } from "./touch-document.ts";

export type AddIssuedPaperInput = { draftId: string; issuedPaperId: string };

export async function addIssuedPaper(tx: Transaction, input: AddIssuedPaperInput): Promise<CommandResult> {
  const draft = await accessDraftToChange(tx, { id: input.draftId, version: undefined }, "CAN_GIVE_PAPER");
  const paper = requireIssuedPaper(draft, input.issuedPaperId);
  const document = await accessDocumentOfIssue(tx, draft);
  if (document.attachments.some(({ storageKey }) => storageKey === paper.storageKey))
    refuseFields({ issuedPaperId: "This file is on the document already." });

  await copyAttachment(tx, document, paper);
  await enqueueDigitalOriginal(tx, draft, document.id);
  await touchDocument(tx, document);
  return { draftId: draft.id, documentId: document.id };
}
