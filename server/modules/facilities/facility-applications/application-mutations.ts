// The calls on applications for facilities and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { accessApplication } from "./application-access.ts";
import { FacilityApplicationRef, FacilityTypeRef, PropertyTypeRef } from "./application-schema.ts";
import { approveFacilityApplication } from "./commands/approve-facility-application.ts";
import { closeFacilityApplication } from "./commands/close-facility-application.ts";
import { createFacilityApplication } from "./commands/create-facility-application.ts";
import { establishFacilityApplication } from "./commands/establish-facility-application.ts";
import { recordFacilityApplicationBankOutcome } from "./commands/record-facility-application-bank-outcome.ts";
import { recordFacilityApplicationPayment } from "./commands/record-facility-application-payment.ts";
import { rejectFacilityApplication } from "./commands/reject-facility-application.ts";
import { sendFacilityApplicationToSupplier } from "./commands/send-facility-application-to-supplier.ts";
import { submitFacilityApplication } from "./commands/submit-facility-application.ts";
import { updateFacilityApplication } from "./commands/update-facility-application.ts";

const PayloadRef = payloadOf("FacilityApplicationPayload", {
  facilityApplication: record(FacilityApplicationRef, accessApplication, "applicationId"),
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

mutation("createFacilityApplication", {
  input: inputOf("CreateFacilityApplicationInput", (t) => ({
    facilityType: t.field({ type: FacilityTypeRef, required: true }),
    organisationId: t.id({ required: true }),
  })),
  payload: PayloadRef,
  run: createFacilityApplication,
});

mutation("updateFacilityApplication", {
  input: versionedInput("UpdateFacilityApplicationInput", (t) => ({
    application: t.field({ type: FieldsInputRef, required: true }),
  })),
  payload: PayloadRef,
  run: updateFacilityApplication,
});

const VersionInputRef = versionedInput("FacilityApplicationVersionInput", (t) => ({
  reason: t.string(),
}));
mutation("approveFacilityApplication", {
  input: VersionInputRef,
  payload: PayloadRef,
  run: approveFacilityApplication,
});
mutation("closeFacilityApplication", {
  input: VersionInputRef,
  payload: PayloadRef,
  run: closeFacilityApplication,
});
mutation("rejectFacilityApplication", {
  input: VersionInputRef,
  payload: PayloadRef,
  run: rejectFacilityApplication,
});
mutation("submitFacilityApplication", {
  input: VersionInputRef,
  payload: PayloadRef,
  run: submitFacilityApplication,
});

mutation("sendFacilityApplicationToSupplier", {
  input: versionedInput("SendFacilityApplicationToSupplierInput", (t) => ({
    supplierId: t.id({ required: true }),
  })),
  payload: PayloadRef,
  run: sendFacilityApplicationToSupplier,
});

mutation("recordFacilityApplicationBankOutcome", {
  input: versionedInput("RecordFacilityApplicationBankOutcomeInput", (t) => ({
    isApproved: t.boolean({ required: true }),
    reason: t.string(),
  })),
  payload: PayloadRef,
  run: recordFacilityApplicationBankOutcome,
});

mutation("recordFacilityApplicationPayment", {
  input: versionedInput("RecordFacilityApplicationPaymentInput", (t) => ({
    amount: t.string({ required: true }),
    receivedDate: t.field({ type: "Date", required: true }),
  })),
  payload: PayloadRef,
  run: recordFacilityApplicationPayment,
});

mutation("establishFacilityApplication", {
  input: versionedInput("EstablishFacilityApplicationInput", (t) => ({
    endDate: t.string(),
    limit: t.string({ required: true }),
    name: t.string({ required: true }),
    startDate: t.string({ required: true }),
  })),
  payload: PayloadRef,
  run: establishFacilityApplication,
});
