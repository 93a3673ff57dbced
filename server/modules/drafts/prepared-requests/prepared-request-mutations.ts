// The calls on prepared requests and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { commandField, type Payload } from "../../../graphql/command-field.ts";
import { mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { createDraftFromOrigination } from "./commands/create-draft-from-origination.ts";
import { createOrigination } from "./commands/create-origination.ts";
import { withdrawOrigination } from "./commands/withdraw-origination.ts";
import { accessPreparedRequest } from "./prepared-request-access.ts";
import { PreparedRequestKindRef, PreparedRequestRef } from "./prepared-request-schema.ts";

const PreparedRequestPayloadRef = builder.objectRef<Payload>("OriginationPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    origination: t.field({
      type: PreparedRequestRef,
      resolve: async (answer, _args, context) =>
        accessPreparedRequest(await context.read(), resultField(answer, "originationId")),
    }),
  }),
});

const CreateDraftFromPreparedRequestPayloadRef = builder
  .objectRef<Payload>("CreateDraftFromOriginationPayload")
  .implement({
    fields: (t) => ({
      clientMutationId: t.string({ resolve: mutationIdOf }),
      draftId: t.id({ resolve: (answer) => resultField<string>(answer, "draftId") }),
      organisationId: t.id({ resolve: (answer) => resultField<string>(answer, "organisationId") }),
    }),
  });

commandField({
  name: "createOrigination",
  input: builder.inputType("CreateOriginationInput", {
    fields: (t) => ({
      agreementContent: t.string(),
      amount: t.string({ required: true }),
      beneficiaryAbn: t.string(),
      beneficiaryName: t.string(),
      clientMutationId: t.string({ required: true }),
      contractNumber: t.string(),
      contractTitle: t.string(),
      emailAddress: t.string({ required: true }),
      feeSummaryId: t.id(),
      lastDate: t.string({ required: true, description: "The last day on which a draft can be made of it." }),
      note: t.string(),
      processType: t.field({ type: PreparedRequestKindRef, required: true }),
      projectAddress: t.string(),
      purpose: t.string(),
      specifiedOtherPurpose: t.string(),
    }),
  }),
  payload: PreparedRequestPayloadRef,
  run: createOrigination,
});

commandField({
  name: "withdrawOrigination",
  input: builder.inputType("WithdrawOriginationInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      id: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: PreparedRequestPayloadRef,
  run: withdrawOrigination,
});

commandField({
  name: "createDraftFromOrigination",
  input: builder.inputType("CreateDraftFromOriginationInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      organisationId: t.id({ required: true }),
      originationId: t.id({ required: true }),
    }),
  }),
  payload: CreateDraftFromPreparedRequestPayloadRef,
  run: createDraftFromOrigination,
});
