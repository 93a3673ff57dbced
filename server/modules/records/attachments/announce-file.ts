// A file is announced for a record: whether it may be attached and there is room for it, and the row by which it is waited for.

import type { OrganisationId, RequiredDocumentId } from "@bondline/domain/ids.ts";
import { type AttachmentPurpose, checkFile } from "@bondline/domain/records/attachments/attachment.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { choiceMessage } from "@bondline/domain/values/fields/choice.ts";
import { addMinutes } from "@bondline/domain/values/time/instant.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { AttachmentRow, FileOwner } from "./attachment-record.ts";
import { insertAttachment, storageUsed } from "./attachment-store.ts";

export type AnnouncedFile = {
  fileName: string;
  contentType: string;
  contentMd5Checksum: string;
  fileSize: number;
  variant?: string | null | undefined;
};

/** The record that it is attached to, locked, with the files that it has. */
export type FilePlace = {
  owner: FileOwner;
  /** Of no organisation where it is the provider's own. */
  record: { id: string; organisationId: OrganisationId | null };
  files: readonly AttachmentRow[];
  purpose: AttachmentPurpose;
  /** Of a draft: the required document that it is for. */
  draftRequestedDocumentId?: RequiredDocumentId;
  /** What a file there may be. */
  variants: readonly string[];
  /** Where the file stands in the call, if that is more than a file. */
  field?: string;
};

const ATTACHMENTS_MAX = 50;
/** The link lives 15 minutes; a little later nothing can come by it any more. */
export const UPLOAD_MINUTES = 15;
export const SWEEP_MINUTES = 20;
const MD5_BASE64 = /^[A-Za-z0-9+/]{22}==$/;
/** As sentences to people name the record. */
const CALLED: Record<FileOwner, { at: string; of: string }> = {
  draft: { at: "A draft", of: "a draft" },
  document: { at: "A document", of: "a document" },
  "facility application": { at: "An application", of: "an application" },
  "import job": { at: "An import", of: "an import" },
  "bank statement": { at: "A bank statement", of: "a bank statement" },
};

/** Answers the file's id. */
export async function announceFile(tx: Transaction, place: FilePlace, sent: AnnouncedFile): Promise<string> {
  const { owner, record, purpose, variants, draftRequestedDocumentId = null, field = "file" } = place;
  const { fileName, contentType, contentMd5Checksum } = sent;
  const file = checkFile({ fileName, contentType, sizeBytes: sent.fileSize }, purpose);
  if (!file.ok) refuseFields({ [field]: file.message });
  if (!MD5_BASE64.test(contentMd5Checksum))
    refuseFields({ contentMd5Checksum: "This is not the MD5 of a file in base64." });
  requireRoomAt(tx, place, file.value.sizeBytes);
  const variant = sent.variant ?? "OTHER";
  if (!variants.includes(variant)) refuseFields({ variant: choiceMessage(variants) });

  const { organisationId } = record;
  const id = tx.newId();
  const uploadedBy = requirePerson(tx.actor).accountId;
  await insertAttachment(
    tx,
    { owner, id: record.id },
    {
      id,
      organisationId,
      variant,
      fileName: file.value.fileName,
      contentType: file.value.contentType,
      contentMd5Checksum,
      fileSize: file.value.sizeBytes,
      storageKey: `${organisationId ?? "provider"}/${tx.newId()}`,
      uploadedBy,
      draftRequestedDocumentId,
    },
  );
  if (organisationId !== null) await requireStorage(tx, { organisationId, uploadedBy, field });
  await tx.enqueue(
    "sweep-attachment",
    { attachmentId: id },
    { key: `sweep ${id}`, runAt: addMinutes(tx.now, SWEEP_MINUTES) },
  );
  return id;
}

/** In the background, and as often as somebody says that it was sent. */
export async function lookForFile(tx: Transaction, id: string): Promise<void> {
  await tx.enqueue("receive-attachment", { attachmentId: id }, { key: `receive ${id}` });
}

function requireRoomAt(tx: Transaction, { owner, files, field = "file" }: FilePlace, bytes: number): void {
  const { at, of } = CALLED[owner];
  if (files.length >= ATTACHMENTS_MAX)
    refuseFields({ [field]: `${at} can hold at most ${ATTACHMENTS_MAX} attachments.` });
  const { perRecord } = tx.app.settings.storage;
  if (files.reduce((sum, { fileSize }) => sum + fileSize, bytes) > perRecord)
    refuseFields({ [field]: `The files of ${of} can come to at most ${megabytes(perRecord)}.` });
}

type Stored = { organisationId: OrganisationId; uploadedBy: string; field: string };

/** Asked once the file is counted, so that of those who come at once each sees what the one before it took. */
async function requireStorage(
  tx: Transaction,
  { organisationId: organisation, uploadedBy: person, field }: Stored,
): Promise<void> {
  const { perOrganisation, waitingPerPerson } = tx.app.settings.storage;
  if ((await storageUsed(tx, { organisation })) > perOrganisation)
    refuseFields({
      [field]: `The files of an organisation can come to at most ${megabytes(perOrganisation)}. Please remove some, or ask us for more room.`,
    });
  if ((await storageUsed(tx, { person })) > waitingPerPerson)
    refuseFields({
      [field]: `You have started more than ${megabytes(waitingPerPerson)} of files that have not come. Please wait until they have, or for ${SWEEP_MINUTES} minutes.`,
    });
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString("en-AU")} MB`;
}
