// The provider or the bank asks for a document of a draft, or opens one that it will put up itself.

import {
  ASK_FOR_DOCUMENT_RULES,
  mayPutUp,
  REQUIRED_DOCUMENT_KINDS,
  REQUIRED_DOCUMENTS_MAX,
  type RequiredDocumentType,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../drafts/draft-access.ts";
import { notifyOfRequiredDocument } from "../notify-of-required-document.ts";
import { sideOn } from "../required-document-access.ts";
import { requiredDocumentsOf } from "../required-document-part.ts";
import { insertRequiredDocument, insertRequiredDocumentMessage } from "../required-document-store.ts";

export type CreateRequiredDocumentInput = {
  draftId: string;
  requiredDocumentType: RequiredDocumentType;
  message?: string | null | undefined;
};

const FULL_MESSAGE = `A draft can have at most ${REQUIRED_DOCUMENTS_MAX} required documents.`;
const NOT_YOURS_MESSAGE = "The provider puts up the draft form. Please ask them for it.";

export async function createRequiredDocument(
  tx: Transaction,
  { draftId, requiredDocumentType, ...texts }: CreateRequiredDocumentInput,
): Promise<CommandResult> {
  const author = requirePerson(tx.actor);
  const draft = await accessDraftToChange(tx, { id: draftId, version: undefined }, "CAN_ASK_FOR_DOCUMENTS");
  const side = sideOn(tx.actor, draft) ?? "PROVIDER_ADMIN";
  const isAsked = REQUIRED_DOCUMENT_KINDS[requiredDocumentType].flow === "REQUEST";
  if (!isAsked && !mayPutUp(requiredDocumentType, side))
    refuseFields({ requiredDocumentType: NOT_YOURS_MESSAGE });
  if (requiredDocumentsOf(draft).length >= REQUIRED_DOCUMENTS_MAX)
    refuseFields({ requiredDocumentType: FULL_MESSAGE });
  const { message } = requireFields(ASK_FOR_DOCUMENT_RULES, texts);

  const requiredDocumentId = await insertRequiredDocument(tx, draft, { requiredDocumentType });
  if (message !== null)
    await insertRequiredDocumentMessage(tx, draft, { requiredDocumentId, fromParty: side, message, author });
  if (isAsked)
    await notifyOfRequiredDocument(tx, draft, {
      event: "REQUIRED_DOCUMENT_ASKED",
      document: { requiredDocumentType, name: null },
      text: message,
    });
  return { draftId: draft.id, requiredDocumentId };
}
