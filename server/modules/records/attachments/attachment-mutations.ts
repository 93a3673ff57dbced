// The attachment calls of the contract and the commands that they run.

import { ATTACHMENT_VARIANTS } from "@bondline/domain/records/attachments/attachment.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { optionsOf } from "@bondline/domain/values/fields/field.ts";
import { labelsByCode } from "@bondline/domain/values/reference-data/option-list.ts";
import type { App } from "../../../app.ts";
import { builder } from "../../../graphql/builder.ts";
import { oneOf } from "../../../graphql/field-options.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation, type Payload } from "../../../graphql/mutation.ts";
import { payloadOf, readAgain, record, resultField } from "../../../graphql/payloads.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { DraftPayloadRef, DraftRef } from "../../drafts/drafts/public.ts";
import type { AttachmentRow } from "./attachment-record.ts";
import { AttachmentRef } from "./attachment-schema.ts";
import { completeDraftAttachmentUpload } from "./commands/complete-draft-attachment-upload.ts";
import { createDraftAttachment, UPLOAD_MINUTES } from "./commands/create-draft-attachment.ts";
import { removeDraftAttachment } from "./commands/remove-draft-attachment.ts";
import { filesFor } from "./draft-attachments.ts";

const VARIANTS = optionsOf(labelsByCode(ATTACHMENT_VARIANTS));

type FileUpload = {
  contentType: string;
  fileName: string;
  uploadPresignedUrl: string;
  headers: { name: string; value: string }[];
};

const FileUploadHeaderRef = builder.objectRef<{ name: string; value: string }>("FileUploadHeader").implement({
  fields: (t) => ({ name: t.exposeString("name"), value: t.exposeString("value") }),
});

const FileUploadRef = builder.objectRef<FileUpload>("FileUpload").implement({
  fields: (t) => ({
    contentType: t.exposeString("contentType"),
    fileName: t.exposeString("fileName"),
    headers: t.field({ type: [FileUploadHeaderRef], resolve: ({ headers }) => headers }),
    uploadPresignedUrl: t.exposeString("uploadPresignedUrl"),
  }),
});

const AttachmentPayloadRef = payloadOf("AttachmentPayload", {
  attachment: readAgain(AttachmentRef, attachmentOf),
  draft: record(DraftRef, accessDraft, "draftId"),
});

const CreateDraftAttachmentPayloadRef = payloadOf("CreateDraftAttachmentPayload", {
  attachment: readAgain(AttachmentRef, attachmentOf),
  draft: record(DraftRef, accessDraft, "draftId"),
  // The link is made when it is read, so that no answer that is kept holds one.
  fileUpload: readAgain(FileUploadRef, async (tx, answer) =>
    fileUploadOf(tx.app, await attachmentOf(tx, answer)),
  ),
});

async function attachmentOf(tx: Transaction, answer: Payload): Promise<AttachmentRow> {
  const draft = await accessDraft(tx, resultField(answer, "draftId"));
  const id = resultField<string>(answer, "attachmentId");
  return filesFor(tx.actor, draft).find((each) => each.id === id) ?? refuse("ATTACHMENT_NOT_FOUND", { id });
}

async function fileUploadOf(app: App, attachment: AttachmentRow): Promise<FileUpload> {
  const { url, headers } = await app.ports.files.presignUpload({
    key: attachment.storageKey,
    contentType: attachment.contentType,
    contentMd5: attachment.contentMd5Checksum,
    contentLength: attachment.fileSize,
    fileName: attachment.fileName,
    expiresInSeconds: UPLOAD_MINUTES * 60,
  });
  return {
    contentType: attachment.contentType,
    fileName: attachment.fileName,
    uploadPresignedUrl: url,
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
  };
}

const attachmentInput = (name: string) =>
  inputOf(name, (t) => ({
    draftId: t.id({ required: true }),
    id: t.id({ required: true }),
  }));

mutation("createDraftAttachment", {
  input: inputOf("CreateDraftAttachmentInput", (t) => ({
    contentMd5Checksum: t.string({ required: true }),
    contentType: t.string({ required: true }),
    draftId: t.id({ required: true }),
    fileName: t.string({ required: true }),
    fileSize: t.int({ required: true }),
    variant: t.string(oneOf(VARIANTS)),
  })),
  payload: CreateDraftAttachmentPayloadRef,
  run: createDraftAttachment,
});

mutation("completeDraftAttachmentUpload", {
  input: attachmentInput("CompleteDraftAttachmentUploadInput"),
  payload: AttachmentPayloadRef,
  run: completeDraftAttachmentUpload,
});

mutation("removeDraftAttachment", {
  input: attachmentInput("RemoveDraftAttachmentInput"),
  payload: DraftPayloadRef,
  run: removeDraftAttachment,
});
