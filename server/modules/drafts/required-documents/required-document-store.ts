// Required documents and their messages in the database: SQL and nothing else. Who may see or change one is asked of its draft.

import type {
  RequiredDocumentSender,
  RequiredDocumentType,
} from "@bondline/domain/drafts/required-documents/required-document.ts";
import {
  type AccountId,
  asRequiredDocumentId,
  asRequiredDocumentMessageId,
  type DraftId,
  type RequiredDocumentId,
  type RequiredDocumentMessageId,
} from "@bondline/domain/ids.ts";
import { findRow } from "../../../database/read-rows.ts";
import { type Changes, insertRow, updateRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { Draft } from "../drafts/public.ts";
import type { RequiredDocumentMessageRow, RequiredDocumentRow } from "./required-document-record.ts";

type OfDraft = Pick<Draft, "id" | "organisationId">;

type NewDocument = { requiredDocumentType: RequiredDocumentType } & Partial<
  Pick<RequiredDocumentRow, "name" | "templateUrl" | "isObligatory">
>;

export async function insertRequiredDocument(
  tx: Transaction,
  { id: draftId, organisationId }: OfDraft,
  document: NewDocument,
): Promise<RequiredDocumentId> {
  const id = asRequiredDocumentId(tx.newId());
  await insertRow(tx, "draft_required_document", {
    id,
    organisationId,
    draftId,
    name: null,
    templateUrl: null,
    isObligatory: true,
    ...document,
    overallStatus: null,
    putUpBy: null,
    withdrawnAt: null,
    createdAt: tx.now,
    statusSince: tx.now,
    // The database says whose paper its draft is.
    paperSupplierId: null,
  });
  await tx.announce("draft", { id: draftId, organisationId });
  return id;
}

/** With its draft locked. */
export async function saveRequiredDocument(
  tx: Transaction,
  { id }: RequiredDocumentRow,
  changes: Changes<"draft_required_document">,
): Promise<void> {
  await updateRow(tx, "draft_required_document", { id }, changes);
}

type NewMessage = {
  requiredDocumentId: RequiredDocumentId;
  fromParty: RequiredDocumentSender;
  message: string | null;
  /** Null for what the portal says by itself. */
  author: { accountId: AccountId; givenName: string; familyName: string } | null;
  parentMessageId?: RequiredDocumentMessageId | null;
  hasApproval?: boolean | null;
  onBehalfOfApplicant?: boolean;
  attachmentId?: string | null;
};

export async function insertRequiredDocumentMessage(
  tx: Transaction,
  { id: draftId, organisationId }: OfDraft,
  { author, ...said }: NewMessage,
): Promise<RequiredDocumentMessageId> {
  const id = asRequiredDocumentMessageId(tx.newId());
  await insertRow(tx, "draft_required_document_message", {
    parentMessageId: null,
    hasApproval: null,
    attachmentId: null,
    ...said,
    id,
    organisationId,
    draftId,
    createdBy: author?.accountId ?? null,
    givenName: author?.givenName ?? null,
    familyName: author?.familyName ?? null,
    createdAt: tx.now,
  });
  await tx.announce("draft", { id: draftId, organisationId });
  return id;
}

/** To whichever draft it belongs; whether that may be seen is asked next. */
export async function findDraftOfRequiredDocument(
  tx: Transaction,
  id: RequiredDocumentId,
): Promise<DraftId | undefined> {
  const found = await findRow<{ draftId: DraftId }>(
    tx,
    "select draft_id from draft_required_document where id = $1",
    [id],
  );
  return found?.draftId;
}

/** Of all documents of a draft, the newest first. */
export async function listRequiredDocumentMessages(
  tx: Transaction,
  draftId: DraftId,
): Promise<RequiredDocumentMessageRow[]> {
  return await tx.query<RequiredDocumentMessageRow>(
    `select m.* from draft_required_document_message m
      where m.draft_id = $1 order by m.created_at desc, m.id desc`,
    [draftId],
  );
}
