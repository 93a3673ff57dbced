// The calls about actions of the bank and the commands that they run.

import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { accessDocument } from "../documents/document-access.ts";
import { DocumentRef } from "../documents/public.ts";
import { BankActionKindRef } from "./bank-action-schema.ts";
import { completeBankAction } from "./commands/complete-bank-action.ts";
import { declineBankAction } from "./commands/decline-bank-action.ts";
import { questionBankAction } from "./commands/question-bank-action.ts";
import { replyToBankAction } from "./commands/reply-to-bank-action.ts";
import { requestBankAction } from "./commands/request-bank-action.ts";
import { takeBankAction } from "./commands/take-bank-action.ts";
import { withdrawBankAction } from "./commands/withdraw-bank-action.ts";

const BankActionPayloadRef = payloadOf("BankActionPayload", {
  document: record(DocumentRef, accessDocument, "documentId"),
});

const FILE = "A file of the document that has been checked.";

mutation("requestBankAction", {
  whileActing: "WILL",
  input: inputOf("RequestBankActionInput", (t) => ({
    documentId: t.id({ required: true }),
    fileId: t.id({ description: FILE }),
    kind: t.field({ type: BankActionKindRef, required: true }),
    note: t.string({ required: true }),
  })),
  payload: BankActionPayloadRef,
  run: requestBankAction,
});

mutation("takeBankAction", {
  whileActing: "OFFICE",
  input: inputOf("TakeBankActionInput", (t) => ({
    documentId: t.id({ required: true }),
    id: t.id({ required: true }),
  })),
  payload: BankActionPayloadRef,
  run: takeBankAction,
});

mutation("questionBankAction", {
  whileActing: "OFFICE",
  input: inputOf("QuestionBankActionInput", (t) => ({
    documentId: t.id({ required: true }),
    id: t.id({ required: true }),
    question: t.string({ required: true }),
  })),
  payload: BankActionPayloadRef,
  run: questionBankAction,
});

mutation("replyToBankAction", {
  whileActing: "WILL",
  input: inputOf("ReplyToBankActionInput", (t) => ({
    documentId: t.id({ required: true }),
    fileId: t.id({ description: `${FILE} In the place of the one before.` }),
    id: t.id({ required: true }),
    reply: t.string({ required: true }),
  })),
  payload: BankActionPayloadRef,
  run: replyToBankAction,
});

mutation("completeBankAction", {
  whileActing: "OFFICE",
  input: inputOf("CompleteBankActionInput", (t) => ({
    answerNote: t.string({ description: "What was done; needed where no file shows it." }),
    documentId: t.id({ required: true }),
    fileId: t.id({ description: FILE }),
    id: t.id({ required: true }),
  })),
  payload: BankActionPayloadRef,
  run: completeBankAction,
});

mutation("declineBankAction", {
  whileActing: "OFFICE",
  input: inputOf("DeclineBankActionInput", (t) => ({
    answerNote: t.string({ required: true }),
    documentId: t.id({ required: true }),
    id: t.id({ required: true }),
  })),
  payload: BankActionPayloadRef,
  run: declineBankAction,
});

mutation("withdrawBankAction", {
  whileActing: "WILL",
  input: inputOf("WithdrawBankActionInput", (t) => ({
    documentId: t.id({ required: true }),
    id: t.id({ required: true }),
  })),
  payload: BankActionPayloadRef,
  run: withdrawBankAction,
});
