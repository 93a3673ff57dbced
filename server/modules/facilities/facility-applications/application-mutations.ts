// The calls on applications for facilities and the commands that they run.

import {
  APPLICANT_FIELDS,
  ENTITY_FIELDS,
  OWNER_FIELDS,
  PROPERTY_FIELDS,
  WANTED_FIELDS,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { FacilityApplicationPayloadRef } from "./application-payload.ts";
import { FacilityTypeRef, PROPERTY_ENUMS } from "./application-schema.ts";
import { answerFacilityApplicationQuestion } from "./commands/answer-facility-application-question.ts";
import { approveFacilityApplication } from "./commands/approve-facility-application.ts";
import { askFacilityApplicant } from "./commands/ask-facility-applicant.ts";
import { closeFacilityApplication } from "./commands/close-facility-application.ts";
import { createFacilityApplication } from "./commands/create-facility-application.ts";
import { establishFacilityApplication } from "./commands/establish-facility-application.ts";
import { recordFacilityApplicationBankOutcome } from "./commands/record-facility-application-bank-outcome.ts";
import { recordFacilityApplicationPayment } from "./commands/record-facility-application-payment.ts";
import { rejectFacilityApplication } from "./commands/reject-facility-application.ts";
import { sendFacilityApplicationToSupplier } from "./commands/send-facility-application-to-supplier.ts";
import { submitFacilityApplication } from "./commands/submit-facility-application.ts";
import { updateFacilityApplication } from "./commands/update-facility-application.ts";

const ApplicantInputRef = builder.inputType("FacilityApplicantInput", {
  fields: (t) => inputFieldsOf(t, APPLICANT_FIELDS),
});
const SharedEntityInputRef = builder.inputType("SharedEntityInput", {
  fields: (t) => inputFieldsOf(t, ENTITY_FIELDS),
});
const PropertyOwnerInputRef = builder.inputType("PropertyOwnerInput", {
  fields: (t) => inputFieldsOf(t, OWNER_FIELDS),
});
const PropertyInputRef = builder.inputType("FacilityPropertyInput", {
  fields: (t) => ({
    ...inputFieldsOf(t, PROPERTY_FIELDS, PROPERTY_ENUMS),
    owners: t.field({ type: [PropertyOwnerInputRef] }),
  }),
});
const FieldsInputRef = builder.inputType("FacilityApplicationFieldsInput", {
  description: "The whole application: what is left out is empty.",
  fields: (t) => ({
    ...inputFieldsOf(t, WANTED_FIELDS),
    applicant: t.field({ type: ApplicantInputRef }),
    entities: t.field({ type: [SharedEntityInputRef] }),
    properties: t.field({ type: [PropertyInputRef] }),
  }),
});

mutation("createFacilityApplication", {
  whileActing: "AS_MEMBER",
  input: inputOf("CreateFacilityApplicationInput", (t) => ({
    facilityType: t.field({ type: FacilityTypeRef, required: true }),
    organisationId: t.id({ required: true }),
  })),
  payload: FacilityApplicationPayloadRef,
  run: createFacilityApplication,
});

mutation("updateFacilityApplication", {
  whileActing: "AS_MEMBER",
  input: versionedInput("UpdateFacilityApplicationInput", (t) => ({
    application: t.field({ type: FieldsInputRef, required: true }),
  })),
  payload: FacilityApplicationPayloadRef,
  run: updateFacilityApplication,
});

const VersionInputRef = versionedInput("FacilityApplicationVersionInput", (t) => ({
  reason: t.string(),
}));
mutation("approveFacilityApplication", {
  whileActing: "OFFICE",
  input: VersionInputRef,
  payload: FacilityApplicationPayloadRef,
  run: approveFacilityApplication,
});
mutation("closeFacilityApplication", {
  whileActing: "WILL",
  input: VersionInputRef,
  payload: FacilityApplicationPayloadRef,
  run: closeFacilityApplication,
});
mutation("rejectFacilityApplication", {
  whileActing: "OFFICE",
  input: VersionInputRef,
  payload: FacilityApplicationPayloadRef,
  run: rejectFacilityApplication,
});
mutation("submitFacilityApplication", {
  whileActing: "WILL",
  input: VersionInputRef,
  payload: FacilityApplicationPayloadRef,
  run: submitFacilityApplication,
});

mutation("askFacilityApplicant", {
  whileActing: "OFFICE",
  input: versionedInput("AskFacilityApplicantInput", (t) => ({
    question: t.string({ required: true }),
  })),
  payload: FacilityApplicationPayloadRef,
  run: askFacilityApplicant,
});
mutation("answerFacilityApplicationQuestion", {
  whileActing: "WILL",
  input: versionedInput("AnswerFacilityApplicationQuestionInput", (t) => ({
    answer: t.string({ required: true }),
  })),
  payload: FacilityApplicationPayloadRef,
  run: answerFacilityApplicationQuestion,
});

mutation("sendFacilityApplicationToSupplier", {
  whileActing: "WILL",
  input: versionedInput("SendFacilityApplicationToSupplierInput", (t) => ({
    supplierId: t.id({ required: true }),
  })),
  payload: FacilityApplicationPayloadRef,
  run: sendFacilityApplicationToSupplier,
});

mutation("recordFacilityApplicationBankOutcome", {
  whileActing: "OFFICE",
  input: versionedInput("RecordFacilityApplicationBankOutcomeInput", (t) => ({
    isApproved: t.boolean({ required: true }),
    reason: t.string(),
  })),
  payload: FacilityApplicationPayloadRef,
  run: recordFacilityApplicationBankOutcome,
});

mutation("recordFacilityApplicationPayment", {
  whileActing: "OFFICE",
  input: versionedInput("RecordFacilityApplicationPaymentInput", (t) => ({
    amount: t.string({ required: true }),
    receivedDate: t.field({ type: "Date", required: true }),
  })),
  payload: FacilityApplicationPayloadRef,
  run: recordFacilityApplicationPayment,
});

mutation("establishFacilityApplication", {
  whileActing: "OFFICE",
  input: versionedInput("EstablishFacilityApplicationInput", (t) => ({
    endDate: t.string(),
    limit: t.string({ required: true }),
    name: t.string({ required: true }),
    startDate: t.string({ required: true }),
  })),
  payload: FacilityApplicationPayloadRef,
  run: establishFacilityApplication,
});
