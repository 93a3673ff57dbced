// The calls of the contract on the files of documents and the commands that they run.

import { ATTACHMENT_VARIANTS } from "@bondline/domain/records/attachments/attachment.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { optionsOf } from "@bondline/domain/values/fields/field.ts";
import { labelsByCode } from "@bondline/domain/values/reference-data/option-list.ts";
import { oneOf } from "../../../graphql/field-options.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation, type Payload } from "../../../graphql/mutation.ts";
import { payloadOf, readAgain, record, resultField } from "../../../graphql/payloads.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  AttachmentRef,
  type AttachmentRow,
  FileUploadRef,
  fileUploadOf,
} from "../../records/attachments/public.ts";
import { accessDocument } from "../documents/document-access.ts";
import { DocumentRef } from "../documents/public.ts";
import { completeDocumentAttachmentUpload } from "./commands/complete-document-attachment-upload.ts";
import { createDocumentAttachment } from "./commands/create-document-attachment.ts";
import { removeDocumentAttachment } from "./commands/remove-document-attachment.ts";

const VARIANTS = optionsOf(labelsByCode(ATTACHMENT_VARIANTS));

const document = record(DocumentRef, accessDocument, "documentId");
const shown = { attachment: readAgain(AttachmentRef, attachmentOf), document };

async function attachmentOf(tx: Transaction, answer: Payload): Promise<AttachmentRow> {
  const { attachments } = await accessDocument(tx, resultField(answer, "documentId"));
  const id = resultField<string>(answer, "attachmentId");
  return attachments.find((each) => each.id === id) ?? refuse("ATTACHMENT_NOT_FOUND", { id });
}

const attachmentInput = (name: string) =>
  inputOf(name, (t) => ({
    documentId: t.id({ required: true }),
    id: t.id({ required: true }),
  }));

mutation("createDocumentAttachment", {
  whileActing: "AS_MEMBER",
  input: inputOf("CreateDocumentAttachmentInput", (t) => ({
    contentMd5Checksum: t.string({ required: true }),
    contentType: t.string({ required: true }),
    documentId: t.id({ required: true }),
    fileName: t.string({ required: true }),
    fileSize: t.int({ required: true }),
    variant: t.string(oneOf(VARIANTS)),
  })),
  payload: payloadOf("CreateDocumentAttachmentPayload", {
    ...shown,
    fileUpload: readAgain(FileUploadRef, async (tx, answer) =>
      fileUploadOf(tx.app, await attachmentOf(tx, answer)),
    ),
  }),
  run: createDocumentAttachment,
});

mutation("completeDocumentAttachmentUpload", {
  whileActing: "AS_MEMBER",
  input: attachmentInput("CompleteDocumentAttachmentUploadInput"),
  payload: payloadOf("DocumentAttachmentPayload", shown),
  run: completeDocumentAttachmentUpload,
});

mutation("removeDocumentAttachment", {
  whileActing: "AS_MEMBER",
  input: attachmentInput("RemoveDocumentAttachmentInput"),
  payload: payloadOf("RemoveDocumentAttachmentPayload", { document }),
  run: removeDocumentAttachment,
});
