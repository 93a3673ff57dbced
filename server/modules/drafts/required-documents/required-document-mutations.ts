// The calls about required documents and the commands that they run.

import { REQUIRED_DOCUMENT_OUTCOMES } from "@bondline/domain/drafts/required-documents/required-document.ts";
import { asRequiredDocumentId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { enumOf } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation, type Payload } from "../../../graphql/mutation.ts";
import { payloadOf, readAgain, resultField } from "../../../graphql/payloads.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { AttachmentRef, FileUploadRef, fileUploadOf } from "../../records/attachments/public.ts";
import { actionRequiredDocumentMessage } from "./commands/action-required-document-message.ts";
import { createRequiredDocument } from "./commands/create-required-document.ts";
import { createRequiredDocumentAttachment } from "./commands/create-required-document-attachment.ts";
import { createRequiredDocumentMessage } from "./commands/create-required-document-message.ts";
import { withdrawRequiredDocument } from "./commands/withdraw-required-document.ts";
import { filesOf } from "./required-document-file.ts";
import { documentOf, RequiredDocumentPayloadRef } from "./required-document-payload.ts";
import { RequiredDocumentRef, RequiredDocumentTypeRef } from "./required-document-schema.ts";

const OutcomeRef = enumOf("RequiredDocumentOutcome", REQUIRED_DOCUMENT_OUTCOMES);

async function fileOf(tx: Transaction, answer: Payload) {
  const { draft, document } = await documentOf(tx, answer);
  const id = resultField<string>(answer, "attachmentId");
  const file = filesOf(draft, asRequiredDocumentId(document.id)).find((each) => each.id === id);
  return file ?? refuse("ATTACHMENT_NOT_FOUND", { id });
}

const FILE = "A file of this required document that has been checked.";

mutation("createRequiredDocument", {
  whileActing: "OFFICE",
  input: inputOf("CreateRequiredDocumentInput", (t) => ({
    draftId: t.id({ required: true }),
    message: t.string(),
    requiredDocumentType: t.field({ type: RequiredDocumentTypeRef, required: true }),
  })),
  payload: RequiredDocumentPayloadRef,
  run: createRequiredDocument,
});

mutation("withdrawRequiredDocument", {
  whileActing: "OFFICE",
  input: inputOf("WithdrawRequiredDocumentInput", (t) => ({
    id: t.id({ required: true }),
    reason: t.string({ required: true }),
  })),
  payload: RequiredDocumentPayloadRef,
  run: withdrawRequiredDocument,
});

mutation("createRequiredDocumentAttachment", {
  whileActing: "WILL",
  input: inputOf("CreateRequiredDocumentAttachmentInput", (t) => ({
    contentMd5Checksum: t.string({ required: true }),
    contentType: t.string({ required: true }),
    fileName: t.string({ required: true }),
    fileSize: t.int({ required: true }),
    requiredDocumentId: t.id({ required: true }),
  })),
  payload: payloadOf("CreateRequiredDocumentAttachmentPayload", {
    attachment: readAgain(AttachmentRef, fileOf),
    fileUpload: readAgain(FileUploadRef, async (tx, answer) =>
      fileUploadOf(tx.app, await fileOf(tx, answer)),
    ),
    requiredDocument: readAgain(RequiredDocumentRef, documentOf),
  }),
  run: createRequiredDocumentAttachment,
});

mutation("createRequiredDocumentMessage", {
  whileActing: "WILL",
  input: inputOf("CreateRequiredDocumentMessageInput", (t) => ({
    attachment: t.id({ description: `${FILE} It is put up with the message.` }),
    message: t.string({ description: "Needed where no file is put up." }),
    parentMessageId: t.id({ description: "The message that it answers." }),
    requiredDocumentId: t.id({ required: true }),
  })),
  payload: RequiredDocumentPayloadRef,
  run: createRequiredDocumentMessage,
});

mutation("actionRequiredDocumentMessage", {
  whileActing: "WILL",
  input: inputOf("ActionRequiredDocumentMessageInput", (t) => ({
    attachment: t.id({ description: `${FILE} It shows what is wrong.` }),
    message: t.string({ description: "The reason, needed where it is not approved." }),
    outcome: t.field({ type: OutcomeRef, required: true }),
    requiredDocumentId: t.id({ required: true }),
    requiredDocumentMessageId: t.id({
      required: true,
      description: "What was put up last.",
    }),
  })),
  payload: RequiredDocumentPayloadRef,
  run: actionRequiredDocumentMessage,
});
