// The calls about requests for return in the contract, and the commands that they run.

import { RETURN_REQUEST_SECTIONS } from "@bondline/domain/documents/return-requests/return-request-fields.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation, publicMutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef, payloadOf, record } from "../../../graphql/payloads.ts";
import { accessDocument } from "../documents/document-access.ts";
import { DocumentRef } from "../documents/public.ts";
import { answerDocumentRequestForReturn } from "./commands/answer-document-request-for-return.ts";
import { createDocumentRequestForReturn } from "./commands/create-document-request-for-return.ts";
import { recordDocumentReturn } from "./commands/record-document-return.ts";
import { removeDocumentRequestForReturn } from "./commands/remove-document-request-for-return.ts";
import { ReturnAnswerRef, ReturnMethodRef } from "./return-request-schema.ts";

const RequestForReturnPayloadRef = payloadOf("DocumentRequestForReturnPayload", {
  document: record(DocumentRef, accessDocument, "documentId"),
});

mutation("createDocumentRequestForReturn", {
  whileActing: "WILL",
  input: inputOf("CreateDocumentRequestForReturnInput", (t) => ({
    ...inputFieldsOf(t, RETURN_REQUEST_SECTIONS.asked),
    documentId: t.id({ required: true }),
    version: t.int({ required: true }),
  })),
  payload: RequestForReturnPayloadRef,
  run: createDocumentRequestForReturn,
});

mutation("removeDocumentRequestForReturn", {
  whileActing: "WILL",
  input: versionedInput("RemoveDocumentRequestForReturnInput", (t) => ({
    documentId: t.id({ required: true }),
  })),
  payload: RequestForReturnPayloadRef,
  run: removeDocumentRequestForReturn,
});

mutation("recordDocumentReturn", {
  whileActing: "WILL",
  input: versionedInput("RecordDocumentReturnInput", (t) => ({
    returnNote: t.string(),
    returnedDate: t.string({ required: true }),
  })),
  payload: RequestForReturnPayloadRef,
  run: recordDocumentReturn,
});

publicMutation("answerDocumentRequestForReturn", {
  whileActing: "WILL",
  input: inputOf("AnswerDocumentRequestForReturnInput", (t) => ({
    answer: t.field({ type: ReturnAnswerRef, required: true }),
    answerDate: t.string({ description: "When it was returned, or when it is expected." }),
    answerMethod: t.field({ type: ReturnMethodRef }),
    answerReason: t.string(),
    answeredByName: t.string({ required: true }),
    requestId: t.id({ required: true }),
    returnCode: t.string({ required: true }),
  })),
  payload: EmptyPayloadRef,
  run: answerDocumentRequestForReturn,
});
