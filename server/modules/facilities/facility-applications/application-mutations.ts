// The calls on applications for facilities and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { commandField, type Payload } from "../../../graphql/command-field.ts";
import { mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { accessApplication } from "./application-access.ts";
import { FacilityApplicationRef, FacilityTypeRef, PropertyTypeRef } from "./application-schema.ts";
import { createFacilityApplication } from "./commands/create-facility-application.ts";
import {
  approveFacilityApplication,
  closeFacilityApplication,
  recordFacilityApplicationBankOutcome,
  recordFacilityApplicationPayment,
  rejectFacilityApplication,
  sendFacilityApplicationToSupplier,
} from "./commands/decide-facility-application.ts";
import { establishFacilityApplication } from "./commands/establish-facility-application.ts";
import { submitFacilityApplication } from "./commands/submit-facility-application.ts";
import { updateFacilityApplication } from "./commands/update-facility-application.ts";

const PayloadRef = builder.objectRef<Payload>("FacilityApplicationPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    facilityApplication: t.field({
      type: FacilityApplicationRef,
      resolve: async (answer, _args, context) =>
        accessApplication(await context.read(), resultField(answer, "applicationId")),
    }),
  }),
});

const ApplicantInputRef = builder.inputType("FacilityApplicantInput", {
  fields: (t) => ({
    abn: t.string(),
    address: t.string(),
    companyName: t.string(),
    contactName: t.string(),
    contactTitle: t.string(),
    emailAddress: t.string(),
    entityType: t.string(),
    industry: t.string(),
    phoneNumber: t.string(),
    website: t.string(),
  }),
});
const SharedEntityInputRef = builder.inputType("SharedEntityInput", {
  fields: (t) => ({ abn: t.string(), name: t.string() }),
});
const PropertyOwnerInputRef = builder.inputType("PropertyOwnerInput", {
  fields: (t) => ({ applicantRelationship: t.string(), name: t.string() }),
});
const PropertyInputRef = builder.inputType("FacilityPropertyInput", {
  fields: (t) => ({
    address: t.string(),
    estimatedValue: t.string(),
    isMortgaged: t.boolean(),
    isPrimaryPlaceOfResidence: t.boolean(),
    lender: t.string(),
    outstandingMortgage: t.string(),
    owners: t.field({ type: [PropertyOwnerInputRef] }),
    propertyType: t.field({ type: PropertyTypeRef }),
  }),
});
const FieldsInputRef = builder.inputType("FacilityApplicationFieldsInput", {
  description: "The whole application: what is left out is empty.",
  fields: (t) => ({
    applicant: t.field({ type: ApplicantInputRef }),
    entities: t.field({ type: [SharedEntityInputRef] }),
    facilityLimit: t.string(),
    isShared: t.boolean(),
    properties: t.field({ type: [PropertyInputRef] }),
  }),
});

commandField({
  name: "createFacilityApplication",
  input: builder.inputType("CreateFacilityApplicationInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      facilityType: t.field({ type: FacilityTypeRef, required: true }),
      organisationId: t.id({ required: true }),
    }),
  }),
  payload: PayloadRef,
  run: createFacilityApplication,
});

commandField({
  name: "updateFacilityApplication",
  input: builder.inputType("UpdateFacilityApplicationInput", {
    fields: (t) => ({
      application: t.field({ type: FieldsInputRef, required: true }),
      clientMutationId: t.string({ required: true }),
      id: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: PayloadRef,
  run: updateFacilityApplication,
});

const VersionInputRef = builder.inputType("FacilityApplicationVersionInput", {
  fields: (t) => ({
    clientMutationId: t.string({ required: true }),
    id: t.id({ required: true }),
    reason: t.string(),
    version: t.int({ required: true }),
  }),
});
const STEPS = {
  approveFacilityApplication,
  closeFacilityApplication,
  rejectFacilityApplication,
  submitFacilityApplication,
};
for (const [name, run] of Object.entries(STEPS))
  commandField({ name, input: VersionInputRef, payload: PayloadRef, run });

commandField({
  name: "sendFacilityApplicationToSupplier",
  input: builder.inputType("SendFacilityApplicationToSupplierInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      id: t.id({ required: true }),
      supplierId: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: PayloadRef,
  run: sendFacilityApplicationToSupplier,
});

commandField({
  name: "recordFacilityApplicationBankOutcome",
  input: builder.inputType("RecordFacilityApplicationBankOutcomeInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      id: t.id({ required: true }),
      isApproved: t.boolean({ required: true }),
      reason: t.string(),
      version: t.int({ required: true }),
    }),
  }),
  payload: PayloadRef,
  run: recordFacilityApplicationBankOutcome,
});

commandField({
  name: "recordFacilityApplicationPayment",
  input: builder.inputType("RecordFacilityApplicationPaymentInput", {
    fields: (t) => ({
      amount: t.string({ required: true }),
      clientMutationId: t.string({ required: true }),
      id: t.id({ required: true }),
      receivedDate: t.field({ type: "Date", required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: PayloadRef,
  run: recordFacilityApplicationPayment,
});

commandField({
  name: "establishFacilityApplication",
  input: builder.inputType("EstablishFacilityApplicationInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      endDate: t.string(),
      id: t.id({ required: true }),
      limit: t.string({ required: true }),
      name: t.string({ required: true }),
      startDate: t.string({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: PayloadRef,
  run: establishFacilityApplication,
});
