// The calls of the contract on the files of drafts and the commands that they run.

import { ATTACHMENT_VARIANTS } from "@bondline/domain/records/attachments/attachment.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { optionsOf } from "@bondline/domain/values/fields/field.ts";
import { labelsByCode } from "@bondline/domain/values/reference-data/option-list.ts";
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
import { createDraftAttachment } from "./commands/create-draft-attachment.ts";
import { removeDraftAttachment } from "./commands/remove-draft-attachment.ts";
import { openableFiles } from "./draft-attachments.ts";
import { FileUploadRef, fileUploadOf } from "./file-upload-schema.ts";

const VARIANTS = optionsOf(labelsByCode(ATTACHMENT_VARIANTS));

const AttachmentPayloadRef = payloadOf("AttachmentPayload", {
  attachment: readAgain(AttachmentRef, attachmentOf),
  draft: record(DraftRef, accessDraft, "draftId"),
});

const CreateDraftAttachmentPayloadRef = payloadOf("CreateDraftAttachmentPayload", {
  attachment: readAgain(AttachmentRef, attachmentOf),
  draft: record(DraftRef, accessDraft, "draftId"),
  fileUpload: readAgain(FileUploadRef, async (tx, answer) =>
    fileUploadOf(tx.app, await attachmentOf(tx, answer)),
  ),
});

async function attachmentOf(tx: Transaction, answer: Payload): Promise<AttachmentRow> {
  const draft = await accessDraft(tx, resultField(answer, "draftId"));
  const id = resultField<string>(answer, "attachmentId");
  return (
    openableFiles(tx.actor, draft).find((each) => each.id === id) ?? refuse("ATTACHMENT_NOT_FOUND", { id })
  );
}

const attachmentInput = (name: string) =>
  inputOf(name, (t) => ({
    draftId: t.id({ required: true }),
    id: t.id({ required: true }),
  }));

mutation("createDraftAttachment", {
  whileActing: "AS_MEMBER",
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
  whileActing: "AS_MEMBER",
  input: attachmentInput("CompleteDraftAttachmentUploadInput"),
  payload: AttachmentPayloadRef,
  run: completeDraftAttachmentUpload,
});

mutation("removeDraftAttachment", {
  whileActing: "AS_MEMBER",
  input: attachmentInput("RemoveDraftAttachmentInput"),
  payload: DraftPayloadRef,
  run: removeDraftAttachment,
});
