// The calls about beneficiaries' confirmations and the commands that they run.

import { inputOf } from "../../../graphql/inputs.ts";
import { mutation, publicMutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef } from "../../../graphql/payloads.ts";
import { DraftPayloadRef } from "../drafts/public.ts";
import { answerDraftConfirmation } from "./commands/answer-draft-confirmation.ts";
import { askDraftConfirmation } from "./commands/ask-draft-confirmation.ts";
import { cancelDraftConfirmation } from "./commands/cancel-draft-confirmation.ts";
import { ConfirmationAnswerRef } from "./confirmation-schema.ts";

mutation("askDraftConfirmation", {
  whileActing: "WILL",
  input: inputOf("AskDraftConfirmationInput", (t) => ({
    draftId: t.id({ required: true }),
    emailAddress: t.string({
      description: "The beneficiary's address on the draft, unless the bank's side names another.",
    }),
  })),
  payload: DraftPayloadRef,
  run: askDraftConfirmation,
});

mutation("cancelDraftConfirmation", {
  whileActing: "WILL",
  input: inputOf("CancelDraftConfirmationInput", (t) => ({ id: t.id({ required: true }) })),
  payload: DraftPayloadRef,
  run: cancelDraftConfirmation,
});

publicMutation("answerDraftConfirmation", {
  whileActing: "WILL",
  input: inputOf("AnswerDraftConfirmationInput", (t) => ({
    answer: t.field({ type: ConfirmationAnswerRef, required: true }),
    code: t.string({ description: "Of the link; without it for whoever is signed in and may answer." }),
    draftConfirmationId: t.id({ required: true }),
    name: t.string({ required: true }),
    position: t.string({ required: true }),
    reason: t.string({ description: "What is wrong." }),
    version: t.int({ required: true, description: "Of what was read." }),
  })),
  payload: EmptyPayloadRef,
  run: answerDraftConfirmation,
});
