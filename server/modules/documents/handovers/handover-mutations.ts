// The handover calls of the contract and the commands that they run.

import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation, publicMutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef, payloadOf, record, valueField } from "../../../graphql/payloads.ts";
import { AttachmentDownloadRef } from "../../records/attachments/public.ts";
import { accessDocument } from "../documents/document-access.ts";
import { DocumentRef } from "../documents/public.ts";
import { confirmDocumentHandover } from "./commands/confirm-document-handover.ts";
import { createDocumentHandover } from "./commands/create-document-handover.ts";
import { openHandoverPaper } from "./commands/open-handover-paper.ts";
import { removeDocumentHandover } from "./commands/remove-document-handover.ts";
import { renewDocumentHandoverCode } from "./commands/renew-document-handover-code.ts";
import { secondCodeOf } from "./second-code.ts";

const DocumentHandoverPayloadRef = payloadOf("DocumentHandoverPayload", {
  document: record(DocumentRef, accessDocument, "documentId"),
  secondCode: (t) =>
    t.string({
      nullable: true,
      description: "Of a handover that was just made, or has a new code; no query tells it again.",
      resolve: ({ handoverId, secondCodeNumber }, _args, { application }) =>
        typeof handoverId === "string" && typeof secondCodeNumber === "number"
          ? secondCodeOf(application, { handoverId, number: secondCodeNumber })
          : null,
    }),
});

mutation("createDocumentHandover", {
  whileActing: "SHARING",
  input: inputOf("CreateDocumentHandoverInput", (t) => ({
    documentId: t.id({ required: true }),
    emailAddress: t.string({ required: true }),
    name: t.string({ required: true }),
    notes: t.string(),
    storageAddress: t.string(),
    version: t.int({ required: true }),
  })),
  payload: DocumentHandoverPayloadRef,
  run: createDocumentHandover,
});

publicMutation("confirmDocumentHandover", {
  whileActing: "WILL",
  input: inputOf("ConfirmDocumentHandoverInput", (t) => ({
    dateReceived: t.string({ required: true }),
    documentId: t.id({ required: true }),
    handoverCode: t.string({ required: true }),
    name: t.string({ required: true }),
    notes: t.string(),
    secondCode: t.string({ description: "Where the handover needs one, as its query says." }),
    storageAddress: t.string({ required: true }),
  })),
  payload: EmptyPayloadRef,
  run: confirmDocumentHandover,
});

publicMutation("openHandoverPaper", {
  whileActing: "SHARING",
  input: inputOf("OpenHandoverPaperInput", (t) => ({
    documentId: t.id({ required: true }),
    handoverCode: t.string({ required: true }),
  })),
  payload: payloadOf("OpenHandoverPaperPayload", { download: valueField(AttachmentDownloadRef, "download") }),
  run: openHandoverPaper,
});

mutation("renewDocumentHandoverCode", {
  whileActing: "SHARING",
  input: versionedInput("RenewDocumentHandoverCodeInput", (t) => ({
    documentId: t.id({ required: true }),
  })),
  payload: DocumentHandoverPayloadRef,
  run: renewDocumentHandoverCode,
});

mutation("removeDocumentHandover", {
  whileActing: "SHARING",
  input: versionedInput("RemoveDocumentHandoverInput", (t) => ({
    documentId: t.id({ required: true }),
  })),
  payload: DocumentHandoverPayloadRef,
  run: removeDocumentHandover,
});
