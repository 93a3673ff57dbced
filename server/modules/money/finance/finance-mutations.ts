// The finance calls of the contract and the commands that they run.

import { FINANCE_CONTACT_FIELDS } from "@bondline/domain/money/finance/finance-fields.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record, resultField } from "../../../graphql/payloads.ts";
import { accessDraft } from "../../drafts/drafts/draft-access.ts";
import { DraftPayloadRef } from "../../drafts/drafts/public.ts";
import { answerFinanceEnquiry } from "./commands/answer-finance-enquiry.ts";
import { clientNotInterestedInFinance } from "./commands/client-not-interested-in-finance.ts";
import { closeFinanceEnquiry } from "./commands/close-finance-enquiry.ts";
import { createFinanceEnquiry } from "./commands/create-finance-enquiry.ts";
import { setApplicationContactDetails } from "./commands/set-application-contact-details.ts";
import { settleFinanceEnquiry } from "./commands/settle-finance-enquiry.ts";
import { withdrawFinanceEnquiry } from "./commands/withdraw-finance-enquiry.ts";
import { accessFinanceEnquiry } from "./finance-access.ts";
import { financeOf } from "./finance-part.ts";
import {
  ApplicationContactDetailsRef,
  CONTACT_PATHS,
  FINANCE_ENUMS,
  FinanceEnquiryRef,
} from "./finance-schema.ts";

const ContactDetailsInputRef = builder.inputType("ContactDetailsInput", {
  fields: (t) => inputFieldsOf(t, FINANCE_CONTACT_FIELDS, FINANCE_ENUMS, { required: CONTACT_PATHS }),
});

const FinanceEnquiryPayloadRef = payloadOf("FinanceEnquiryPayload", {
  financeEnquiry: record(FinanceEnquiryRef, accessFinanceEnquiry, "financeEnquiryId"),
});

const ApplicationContactDetailsPayloadRef = payloadOf("ApplicationContactDetailsPayload", {
  applicationContactDetails: (t) =>
    t.field({
      type: ApplicationContactDetailsRef,
      nullable: true,
      resolve: async (answer, _args, context) =>
        financeOf(await accessDraft(await context.read(), resultField(answer, "draftId"))),
    }),
});

mutation("createFinanceEnquiry", {
  whileActing: "WILL",
  input: inputOf("CreateFinanceEnquiryInput", (t) => ({
    amount: t.string(),
    contactDetails: t.field({ type: ContactDetailsInputRef, required: true }),
    draftId: t.id(),
    message: t.string(),
    organisationId: t.id({ required: true }),
    termMonths: t.int(),
  })),
  payload: FinanceEnquiryPayloadRef,
  run: createFinanceEnquiry,
});

mutation("setApplicationContactDetails", {
  whileActing: "AS_MEMBER",
  input: inputOf("SetApplicationContactDetailsInput", (t) => ({
    contactDetails: t.field({ type: ContactDetailsInputRef, required: true }),
    draftId: t.id({ required: true }),
    version: t.int({ description: "Of the details that were read; left out where there were none." }),
  })),
  payload: ApplicationContactDetailsPayloadRef,
  run: setApplicationContactDetails,
});

mutation("clientNotInterestedInFinance", {
  whileActing: "WILL",
  input: inputOf("ClientNotInterestedInFinanceInput", (t) => ({
    draftId: t.id({ required: true }),
  })),
  payload: DraftPayloadRef,
  run: clientNotInterestedInFinance,
});

mutation("answerFinanceEnquiry", {
  whileActing: "WILL",
  input: versionedInput("AnswerFinanceEnquiryInput", (t) => ({
    answerNote: t.string({ required: true }),
  })),
  payload: FinanceEnquiryPayloadRef,
  run: answerFinanceEnquiry,
});

mutation("settleFinanceEnquiry", {
  whileActing: "WILL",
  input: versionedInput("SettleFinanceEnquiryInput", (t) => ({
    settledAmount: t.string({ required: true }),
    settledDate: t.string({ required: true }),
  })),
  payload: FinanceEnquiryPayloadRef,
  run: settleFinanceEnquiry,
});

mutation("closeFinanceEnquiry", {
  whileActing: "WILL",
  input: versionedInput("CloseFinanceEnquiryInput", (t) => ({
    closingReason: t.string({ required: true }),
  })),
  payload: FinanceEnquiryPayloadRef,
  run: closeFinanceEnquiry,
});

mutation("withdrawFinanceEnquiry", {
  whileActing: "WILL",
  input: versionedInput("WithdrawFinanceEnquiryInput", () => ({})),
  payload: FinanceEnquiryPayloadRef,
  run: withdrawFinanceEnquiry,
});
