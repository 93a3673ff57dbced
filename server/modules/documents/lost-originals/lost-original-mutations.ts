// The calls about lost originals and the commands that they run.

import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { accessDocument } from "../documents/document-access.ts";
import { DocumentRef } from "../documents/public.ts";
import { consentToLostDocument } from "./commands/consent-to-lost-document.ts";
import { declareDocumentLost } from "./commands/declare-document-lost.ts";
import { giveLostDocumentIndemnity } from "./commands/give-lost-document-indemnity.ts";
import { refuseLostDocument } from "./commands/refuse-lost-document.ts";
import { withdrawLostDocument } from "./commands/withdraw-lost-document.ts";
import { LostOutcomeRef } from "./lost-original-schema.ts";

const LostDocumentPayloadRef = payloadOf("LostDocumentPayload", {
  document: record(DocumentRef, accessDocument, "documentId"),
});

mutation("declareDocumentLost", {
  whileActing: "WILL",
  input: inputOf("DeclareDocumentLostInput", (t) => ({
    documentId: t.id({ required: true }),
    lastSeenDate: t.string({ required: true }),
    searched: t.string({ required: true }),
    version: t.int({ required: true, description: "Of the document." }),
  })),
  payload: LostDocumentPayloadRef,
  run: declareDocumentLost,
});

mutation("giveLostDocumentIndemnity", {
  whileActing: "WILL",
  input: versionedInput("GiveLostDocumentIndemnityInput", (t) => ({
    documentId: t.id({ required: true }),
    fileId: t.id({ description: "The signed indemnity: a file of the document that has been checked." }),
    indemnityDate: t.string({ required: true }),
    indemnityName: t.string({ required: true }),
    indemnityStatement: t.string({ required: true }),
  })),
  payload: LostDocumentPayloadRef,
  run: giveLostDocumentIndemnity,
});

mutation("consentToLostDocument", {
  whileActing: "WILL",
  input: versionedInput("ConsentToLostDocumentInput", (t) => ({
    agreement: t.string({
      description: "How the beneficiary agreed, where the applicant has declared the loss of issued paper.",
    }),
    answerNote: t.string(),
    documentId: t.id({ required: true }),
    outcome: t.field({ type: LostOutcomeRef, required: true }),
    replacementNumber: t.string({ description: "Where a replacement is issued." }),
  })),
  payload: LostDocumentPayloadRef,
  run: consentToLostDocument,
});

mutation("refuseLostDocument", {
  whileActing: "WILL",
  input: versionedInput("RefuseLostDocumentInput", (t) => ({
    answerNote: t.string({ required: true }),
    documentId: t.id({ required: true }),
  })),
  payload: LostDocumentPayloadRef,
  run: refuseLostDocument,
});

mutation("withdrawLostDocument", {
  whileActing: "WILL",
  input: versionedInput("WithdrawLostDocumentInput", (t) => ({
    documentId: t.id({ required: true }),
    foundNote: t.string(),
  })),
  payload: LostDocumentPayloadRef,
  run: withdrawLostDocument,
});
