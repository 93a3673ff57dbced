// Saved answers in the contract.

import { builder } from "../../../graphql/builder.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef, payloadOf, record } from "../../../graphql/payloads.ts";
import { createSavedAnswer } from "./commands/create-saved-answer.ts";
import { removeSavedAnswer } from "./commands/remove-saved-answer.ts";
import { updateSavedAnswer } from "./commands/update-saved-answer.ts";
import { accessAnswer, accessAnswers, type SavedAnswer } from "./saved-answer-access.ts";

const SavedAnswerRef = builder.objectRef<SavedAnswer>("SavedAnswer").implement({
  description: "What the provider's staff send again and again, kept under a title.",
  fields: (t) => ({
    content: t.exposeString("content"),
    id: t.exposeID("id"),
    title: t.exposeString("title"),
    version: t.exposeInt("version"),
  }),
});

const SavedAnswerPayloadRef = payloadOf("SavedAnswerPayload", {
  savedAnswer: record(SavedAnswerRef, accessAnswer, "savedAnswerId"),
});

builder.queryField("savedAnswers", (t) =>
  t.field({
    type: [SavedAnswerRef],
    description: "By their titles.",
    resolve: async (_root, _args, context) => await accessAnswers(await context.read()),
  }),
);

mutation("createSavedAnswer", {
  whileActing: "OFFICE",
  input: inputOf("CreateSavedAnswerInput", (t) => ({
    content: t.string({ required: true }),
    title: t.string({ required: true }),
  })),
  payload: SavedAnswerPayloadRef,
  run: createSavedAnswer,
});

mutation("updateSavedAnswer", {
  whileActing: "OFFICE",
  input: versionedInput("UpdateSavedAnswerInput", (t) => ({
    content: t.string(),
    title: t.string(),
  })),
  payload: SavedAnswerPayloadRef,
  run: updateSavedAnswer,
});

mutation("removeSavedAnswer", {
  whileActing: "OFFICE",
  input: versionedInput("RemoveSavedAnswerInput", () => ({})),
  payload: EmptyPayloadRef,
  run: removeSavedAnswer,
});
