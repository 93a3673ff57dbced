// Announces a file for a draft and hands out the one link by which it can be uploaded.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import {
  ATTACHMENT_VARIANTS,
  checkFile,
  ISSUED_PAPER,
} from "@bondline/domain/records/attachments/attachment.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { choiceMessage } from "@bondline/domain/values/fields/choice.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import type { Answer } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange } from "../../../drafts/drafts/draft-access.ts";
import { rightFor } from "../access-attachment.ts";
import { insertAttachment, storageUsed } from "../attachment-store.ts";
import { filesFor } from "../draft-attachments.ts";

export type CreateDraftAttachmentInput = {
  draftId: string;
  fileName: string;
  contentType: string;
  contentMd5Checksum: string;
  fileSize: number;
  variant?: string | null | undefined;
};

const ATTACHMENTS_MAX = 50;
/** The link lives 15 minutes; a little later nothing can come by it any more. */
export const UPLOAD_MINUTES = 15;
export const SWEEP_MINUTES = 20;
const MD5_BASE64 = /^[A-Za-z0-9+/]{22}==$/;

export async function createDraftAttachment(
  tx: Transaction,
  input: CreateDraftAttachmentInput,
): Promise<Answer> {
  const draft = await accessDraftToChange(
    tx,
    { id: input.draftId, version: undefined },
    rightFor(input.variant),
  );
  const file = checkFile(
    { fileName: input.fileName, contentType: input.contentType, sizeBytes: input.fileSize },
    input.variant === ISSUED_PAPER ? "ISSUED_PAPER" : "RECORD",
  );
  if (!file.ok) refuseFields({ file: file.message });
  if (!MD5_BASE64.test(input.contentMd5Checksum))
    refuseFields({ contentMd5Checksum: "This is not the MD5 of a file in base64." });
  if (filesFor(tx.actor, draft).length >= ATTACHMENTS_MAX)
    refuseFields({ file: `A draft can hold at most ${ATTACHMENTS_MAX} attachments.` });

  const { perDraft } = tx.app.settings.storage;
  const bytesOfDraft = filesFor(tx.actor, draft).reduce(
    (sum, { fileSize }) => sum + fileSize,
    file.value.sizeBytes,
  );
  if (bytesOfDraft > perDraft)
    refuseFields({ file: `The files of a draft can come to at most ${megabytes(perDraft)}.` });

  const id = tx.newId();
  const uploadedBy = requirePerson(tx.actor).accountId;
  await insertAttachment(tx, {
    id,
    draftId: draft.id,
    organisationId: draft.organisationId,
    variant: requireVariant(input.variant),
    fileName: file.value.fileName,
    contentType: file.value.contentType,
    contentMd5Checksum: input.contentMd5Checksum,
    fileSize: file.value.sizeBytes,
    storageKey: `${draft.organisationId}/${tx.newId()}`,
    uploadedBy,
  });
  await requireStorage(tx, draft.organisationId, uploadedBy);
  await tx.enqueue(
    "sweep-attachment",
    { attachmentId: id },
    { key: `sweep ${id}`, runAt: addMinutes(tx.now, SWEEP_MINUTES) },
  );
  await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  return { draftId: draft.id, attachmentId: id };
}

/** Asked once the file is counted, so that of those who come at once each sees what the one before it took. */
async function requireStorage(tx: Transaction, organisation: OrganisationId, person: string): Promise<void> {
  const { perOrganisation, waitingPerPerson } = tx.app.settings.storage;
  if ((await storageUsed(tx, { organisation })) > perOrganisation)
    refuseFields({
      file: `The files of an organisation can come to at most ${megabytes(perOrganisation)}. Please remove some, or ask us for more room.`,
    });
  if ((await storageUsed(tx, { person })) > waitingPerPerson)
    refuseFields({
      file: `You have started more than ${megabytes(waitingPerPerson)} of files that have not come. Please wait until they have, or for ${SWEEP_MINUTES} minutes.`,
    });
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString("en-AU")} MB`;
}

function requireVariant(variant: string | null | undefined): string {
  const code = variant ?? "OTHER";
  if (code === ISSUED_PAPER) return code;
  const codes: readonly string[] = ATTACHMENT_VARIANTS.map((each) => each.code);
  if (!codes.includes(code)) refuseFields({ variant: choiceMessage(codes) });
  return code;
}
