// Decides on what was put up for a required document: approved, or not approved with a reason and, where it helps, a file.

import {
  APPROVAL_RULES,
  DECLINE_REQUIRED_DOCUMENT_RULES,
  decidesAs,
  partyOf,
  type RequiredDocumentOutcome,
  statusAfterDecision,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import { asRequiredDocumentMessageId } from "@bondline/domain/ids.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { Draft } from "../../drafts/public.ts";
import { notifyOfRequiredDocument } from "../notify-of-required-document.ts";
import { accessRequiredDocumentToChange, deciderOn } from "../required-document-access.ts";
import { requireFileFor } from "../required-document-file.ts";
import type { RequiredDocumentMessageRow, RequiredDocumentRow } from "../required-document-record.ts";
import { insertRequiredDocumentMessage, saveRequiredDocument } from "../required-document-store.ts";
import { isPutUp, messagesOf } from "../required-document-thread.ts";
import { reviewFormsOf } from "../review-forms-of.ts";

export type ActionRequiredDocumentMessageInput = {
  requiredDocumentId: string;
  requiredDocumentMessageId: string;
  outcome: RequiredDocumentOutcome;
  message?: string | null | undefined;
  attachment?: string | null | undefined;
};

const REPLACED_MESSAGE = "Something newer was put up since. Please look at that one.";

export async function actionRequiredDocumentMessage(
  tx: Transaction,
  {
    requiredDocumentId,
    requiredDocumentMessageId,
    outcome,
    attachment,
    ...texts
  }: ActionRequiredDocumentMessageInput,
): Promise<CommandResult> {
  const author = requirePerson(tx.actor);
  const { draft, document, side } = await accessRequiredDocumentToChange(
    tx,
    requiredDocumentId,
    "CAN_MANAGE_REQUIRED_DOCUMENTS",
  );
  const decided = await requirePutUp(tx, document, requiredDocumentMessageId);
  const overallStatus = statusAfterDecision(document, outcome);
  const as = requireDecider(tx, draft, document);
  const isApproved = outcome === "APPROVED";
  const { message } = requireFields(isApproved ? APPROVAL_RULES : DECLINE_REQUIRED_DOCUMENT_RULES, texts);

  await insertRequiredDocumentMessage(tx, draft, {
    requiredDocumentId: document.id,
    parentMessageId: decided.parentMessageId ?? decided.id,
    fromParty: side,
    message,
    hasApproval: isApproved,
    onBehalfOfApplicant: as === "ON_BEHALF",
    attachmentId: requireFileFor(draft, document.id, attachment),
    author,
  });
  await saveRequiredDocument(tx, document, { overallStatus });
  await reviewFormsOf(tx, draft.id);
  await notifyOfRequiredDocument(tx, draft, {
    event: partyOf(side) === "APPLICANT" ? "REQUIRED_DOCUMENT_DECIDED" : newsOf(isApproved),
    document,
    text: message,
  });
  return { draftId: draft.id, requiredDocumentId: document.id };
}

function newsOf(isApproved: boolean) {
  return isApproved ? "REQUIRED_DOCUMENT_APPROVED" : "REQUIRED_DOCUMENT_NOT_APPROVED";
}

/** The last of what was put up: a decision about something older would be about what nobody goes by. */
async function requirePutUp(
  tx: Transaction,
  document: RequiredDocumentRow,
  id: string,
): Promise<RequiredDocumentMessageRow> {
  const wanted = asRequiredDocumentMessageId(id);
  const putUp = (await messagesOf(tx, document)).filter(isPutUp);
  const decided = putUp.find((each) => each.id === wanted);
  if (decided === undefined) refuse("REQUIRED_DOCUMENT_MESSAGE_NOT_FOUND", { id });
  if (decided !== putUp[0]) refuseFields({ requiredDocumentMessageId: REPLACED_MESSAGE });
  return decided;
}

/** To whoever is on the side that put it up there is nothing to decide. */
function requireDecider(tx: Transaction, draft: Draft, document: RequiredDocumentRow) {
  const as = decidesAs(document, deciderOn(tx.actor, draft));
  return as ?? refuse("REQUIRED_DOCUMENT_NOT_FOUND", { id: document.id });
}
