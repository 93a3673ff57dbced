// The finance calls of the contract and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { commandField, type Payload } from "../../../graphql/command-field.ts";
import { mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { DraftPayloadRef } from "../../drafts/drafts/draft-payload.ts";
import { answerFinanceEnquiry } from "./commands/answer-finance-enquiry.ts";
import { clientNotInterestedInFinance } from "./commands/client-not-interested-in-finance.ts";
import { createFinanceEnquiry } from "./commands/create-finance-enquiry.ts";
import { setApplicationContactDetails } from "./commands/set-application-contact-details.ts";
import { accessFinanceEnquiry } from "./finance-access.ts";
import { ApplicationContactDetailsRef, FinanceEnquiryRef, PreferredTimeRef } from "./finance-schema.ts";

const ContactDetailsInputRef = builder.inputType("ContactDetailsInput", {
  fields: (t) => ({
    emailAddress: t.string({ required: true }),
    familyName: t.string({ required: true }),
    givenName: t.string({ required: true }),
    phoneNumber: t.string({ required: true }),
    preferredTime: t.field({ type: PreferredTimeRef, required: true }),
  }),
});

const FinanceEnquiryPayloadRef = builder.objectRef<Payload>("FinanceEnquiryPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    financeEnquiry: t.field({
      type: FinanceEnquiryRef,
      resolve: async (answer, _args, context) =>
        accessFinanceEnquiry(await context.read(), resultField(answer, "financeEnquiryId")),
    }),
  }),
});

const ApplicationContactDetailsPayloadRef = builder
  .objectRef<Payload>("ApplicationContactDetailsPayload")
  .implement({
    fields: (t) => ({
      applicationContactDetails: t.field({
        type: ApplicationContactDetailsRef,
        nullable: true,
        resolve: async (answer, _args, context) =>
          (await accessDraft(await context.read(), resultField(answer, "draftId"))).financeApplication,
      }),
      clientMutationId: t.string({ resolve: mutationIdOf }),
    }),
  });

commandField({
  name: "createFinanceEnquiry",
  input: builder.inputType("CreateFinanceEnquiryInput", {
    fields: (t) => ({
      amount: t.string(),
      clientMutationId: t.string({ required: true }),
      contactDetails: t.field({ type: ContactDetailsInputRef, required: true }),
      draftId: t.id(),
      message: t.string(),
      organisationId: t.id({ required: true }),
      termMonths: t.int(),
    }),
  }),
  payload: FinanceEnquiryPayloadRef,
  run: createFinanceEnquiry,
});

commandField({
  name: "setApplicationContactDetails",
  input: builder.inputType("SetApplicationContactDetailsInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      contactDetails: t.field({ type: ContactDetailsInputRef, required: true }),
      draftId: t.id({ required: true }),
      version: t.int({ description: "Of the details that were read; left out where there were none." }),
    }),
  }),
  payload: ApplicationContactDetailsPayloadRef,
  run: setApplicationContactDetails,
});

commandField({
  name: "clientNotInterestedInFinance",
  input: builder.inputType("ClientNotInterestedInFinanceInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      draftId: t.id({ required: true }),
    }),
  }),
  payload: DraftPayloadRef,
  run: clientNotInterestedInFinance,
});

commandField({
  name: "answerFinanceEnquiry",
  input: builder.inputType("AnswerFinanceEnquiryInput", {
    fields: (t) => ({
      answerNote: t.string({ required: true }),
      clientMutationId: t.string({ required: true }),
      id: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: FinanceEnquiryPayloadRef,
  run: answerFinanceEnquiry,
});
