// The calls about requests after issue and the commands that they run.

import { DOCUMENT_REQUEST_KINDS } from "@bondline/domain/documents/document-requests/document-request.ts";
import {
  ACCEPT_FIELDS,
  CHANGE_FIELDS,
  CLAIM_FIELDS,
  DECLINE_FIELDS,
  EXECUTE_FIELDS,
  MILESTONE_FIELDS,
} from "@bondline/domain/documents/document-requests/document-request-fields.ts";
import { enumOf } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf, ofVersion, versionedInput } from "../../../graphql/inputs.ts";
import { mutation, publicMutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef, payloadOf, record } from "../../../graphql/payloads.ts";
import { accessDocument } from "../documents/document-access.ts";
import { DocumentRef } from "../documents/public.ts";
import { acceptDocumentRequest } from "./commands/accept-document-request.ts";
import { answerDocumentRequestAgreement } from "./commands/answer-document-request-agreement.ts";
import { answerDocumentRequestAgreementByLink } from "./commands/answer-document-request-agreement-by-link.ts";
import { confirmDocumentMilestone } from "./commands/confirm-document-milestone.ts";
import { createDocumentClaim } from "./commands/create-document-claim.ts";
import { createDocumentRequest } from "./commands/create-document-request.ts";
import { declineDocumentRequest } from "./commands/decline-document-request.ts";
import { executeDocumentRequest } from "./commands/execute-document-request.ts";
import { sendDocumentRequestAgreement } from "./commands/send-document-request-agreement.ts";
import { withdrawDocumentRequest } from "./commands/withdraw-document-request.ts";
import { accessDocumentRequest } from "./document-request-access.ts";
import {
  AgreementAnswerRef,
  ClaimActionRef,
  ClaimOutcomeRef,
  DocumentRequestRef,
  WordingFieldRef,
} from "./document-request-schema.ts";

/** A claim has a call of its own. */
const ChangeKindRef = enumOf(
  "DocumentChangeKind",
  DOCUMENT_REQUEST_KINDS.filter((kind) => kind !== "CLAIM"),
);

const AskedPayloadRef = payloadOf("DocumentRequestAskedPayload", {
  document: record(DocumentRef, accessDocument, "documentId"),
});
const RequestPayloadRef = payloadOf("DocumentRequestPayload", {
  documentRequest: record(DocumentRequestRef, accessDocumentRequest, "documentRequestId"),
});

mutation("createDocumentRequest", {
  whileActing: "WILL",
  input: inputOf("CreateDocumentRequestInput", (t) => ({
    ...inputFieldsOf(
      t,
      CHANGE_FIELDS,
      { wordingField: WordingFieldRef },
      {
        descriptions: {
          amount: "By how much, for an increase or a reduction.",
          milestone: "Of a reduction that is accepted now and done once this is reached; instead of a day.",
          newAmount: "What it becomes, instead of by how much.",
          newText: "Of an amendment that sets anything but the whole wording.",
          newWording: "The whole wording, where an amendment sets that.",
          percentage:
            "By which share of what it is now, 0 to 1000, instead of by how much. To the nearest cent.",
          requestedExpiryDate: "Of an extension.",
          scheduledDate: "Of a reduction that is accepted now and done on a day to come.",
          wordingField: "What an amendment sets.",
        },
      },
    ),
    documentId: t.id({ required: true }),
    kind: t.field({ type: ChangeKindRef, required: true }),
    version: t.int({ required: true, description: "Of the document." }),
  })),
  payload: AskedPayloadRef,
  run: createDocumentRequest,
});

mutation("createDocumentClaim", {
  whileActing: "WILL",
  input: inputOf("CreateDocumentClaimInput", (t) => ({
    ...inputFieldsOf(
      t,
      CLAIM_FIELDS,
      { claimAction: ClaimActionRef },
      {
        required: ["amount", "claimAction"],
        descriptions: { requestedExpiryDate: "To extend to, where that would do instead of paying." },
      },
    ),
    documentId: t.id({ required: true }),
    version: t.int({ required: true, description: "Of the document." }),
  })),
  payload: AskedPayloadRef,
  run: createDocumentClaim,
});

mutation("acceptDocumentRequest", {
  whileActing: "WILL",
  input: inputOf("AcceptDocumentRequestInput", (t) => ({
    ...inputFieldsOf(
      t,
      ACCEPT_FIELDS,
      {},
      {
        descriptions: {
          agreement: "Of a reduction on a day to come: how the beneficiary has agreed on paper.",
        },
      },
    ),
    ...ofVersion(t),
  })),
  payload: RequestPayloadRef,
  run: acceptDocumentRequest,
});

mutation("confirmDocumentMilestone", {
  whileActing: "WILL",
  input: inputOf("ConfirmDocumentMilestoneInput", (t) => ({
    ...inputFieldsOf(t, MILESTONE_FIELDS, {}, { required: ["reachedDate"] }),
    ...ofVersion(t),
  })),
  payload: RequestPayloadRef,
  run: confirmDocumentMilestone,
});

mutation("answerDocumentRequestAgreement", {
  whileActing: "WILL",
  input: versionedInput("AnswerDocumentRequestAgreementInput", (t) => ({
    agreementReason: t.string({ description: "Of a refusal." }),
    answer: t.field({ type: AgreementAnswerRef, required: true }),
  })),
  payload: RequestPayloadRef,
  run: answerDocumentRequestAgreement,
});

mutation("sendDocumentRequestAgreement", {
  whileActing: "SHARING",
  input: versionedInput("SendDocumentRequestAgreementInput", (t) => ({
    agreementEmail: t.string({
      description: "The address on the guarantee, unless its issuer names another.",
    }),
  })),
  payload: RequestPayloadRef,
  run: sendDocumentRequestAgreement,
});

publicMutation("answerDocumentRequestAgreementByLink", {
  whileActing: "WILL",
  input: inputOf("AnswerDocumentRequestAgreementByLinkInput", (t) => ({
    agreementByName: t.string({ required: true }),
    agreementCode: t.string({ required: true }),
    agreementReason: t.string({ description: "Of a refusal." }),
    answer: t.field({ type: AgreementAnswerRef, required: true }),
    requestId: t.id({ required: true }),
  })),
  payload: EmptyPayloadRef,
  run: answerDocumentRequestAgreementByLink,
});

mutation("declineDocumentRequest", {
  whileActing: "WILL",
  input: inputOf("DeclineDocumentRequestInput", (t) => ({
    ...inputFieldsOf(t, DECLINE_FIELDS, {}, { required: ["answerNote"] }),
    ...ofVersion(t),
  })),
  payload: RequestPayloadRef,
  run: declineDocumentRequest,
});

mutation("executeDocumentRequest", {
  whileActing: "OFFICE",
  input: inputOf("ExecuteDocumentRequestInput", (t) => ({
    ...inputFieldsOf(
      t,
      EXECUTE_FIELDS,
      { claimOutcome: ClaimOutcomeRef },
      {
        descriptions: {
          agreement:
            "How whoever loses by it has agreed on paper, where somebody else asks for it and they have not agreed here.",
          claimOutcome: "Paid, unless it is said.",
        },
      },
    ),
    ...ofVersion(t),
  })),
  payload: RequestPayloadRef,
  run: executeDocumentRequest,
});

mutation("withdrawDocumentRequest", {
  whileActing: "WILL",
  input: versionedInput("WithdrawDocumentRequestInput", () => ({})),
  payload: RequestPayloadRef,
  run: withdrawDocumentRequest,
});
