// The facility calls of the contract and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation, publicMutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { accessDocument } from "../../documents/documents/document-access.ts";
import {
  DocumentRef,
  RecurringFeeTypeRef,
  SecurityTypeRef,
} from "../../documents/documents/document-schema.ts";
import { ProcessTypeRef } from "../../drafts/drafts/draft-schema.ts";
import { closeDocumentFacility } from "./commands/close-document-facility.ts";
import { createDocumentFacility } from "./commands/create-document-facility.ts";
import { declineDocumentFacility } from "./commands/decline-document-facility.ts";
import { establishDocumentFacility } from "./commands/establish-document-facility.ts";
import { sendDocumentFacilityToSupplier } from "./commands/send-document-facility-to-supplier.ts";
import { setDocumentFacility } from "./commands/set-document-facility.ts";
import { stopSharingDocumentFacility } from "./commands/stop-sharing-document-facility.ts";
import { updateDocumentFacility } from "./commands/update-document-facility.ts";
import { accessFacility } from "./facility-access.ts";
import { shareByNumber } from "./facility-recipient.ts";
import { DocumentFacilityRef } from "./facility-schema.ts";

const DocumentFacilityPayloadRef = payloadOf("DocumentFacilityPayload", {
  documentFacility: record(DocumentFacilityRef, accessFacility, "facilityId"),
});

const FacilityCostsInputRef = builder.inputType("FacilityCostsInput", {
  fields: (t) => ({
    recurringCostFrequency: t.int(),
    recurringFeeType: t.field({ type: RecurringFeeTypeRef }),
    recurringFixedCost: t.string(),
    recurringMinimumAnnualCost: t.string(),
    recurringPercentageCost: t.string(),
  }),
});

const DocumentFacilityFieldsInputRef = builder.inputType("DocumentFacilityFieldsInput", {
  description: "The whole facility: what is left out is empty.",
  fields: (t) => ({
    annualCost: t.string(),
    bankFrontedBondCosts: t.field({ type: FacilityCostsInputRef }),
    costs: t.field({ type: FacilityCostsInputRef }),
    documentVariants: t.field({ type: [ProcessTypeRef], required: true }),
    endDate: t.string(),
    limit: t.string({ required: true }),
    name: t.string({ required: true }),
    premiumRecurringCosts: t.field({ type: FacilityCostsInputRef }),
    provider: t.string(),
    securityType: t.field({ type: SecurityTypeRef }),
    setUpCost: t.string(),
    startDate: t.string({ required: true }),
    supplierId: t.id(),
  }),
});

mutation("createDocumentFacility", {
  input: inputOf("CreateDocumentFacilityInput", (t) => ({
    facility: t.field({ type: DocumentFacilityFieldsInputRef, required: true }),
    organisationId: t.id({ required: true }),
  })),
  payload: DocumentFacilityPayloadRef,
  run: createDocumentFacility,
});

mutation("updateDocumentFacility", {
  input: versionedInput("UpdateDocumentFacilityInput", (t) => ({
    facility: t.field({ type: DocumentFacilityFieldsInputRef, required: true }),
  })),
  payload: DocumentFacilityPayloadRef,
  run: updateDocumentFacility,
});

const DocumentFacilityVersionInputRef = versionedInput("DocumentFacilityVersionInput", (t) => ({
  reason: t.string(),
}));

mutation("closeDocumentFacility", {
  input: DocumentFacilityVersionInputRef,
  payload: DocumentFacilityPayloadRef,
  run: closeDocumentFacility,
});
mutation("declineDocumentFacility", {
  input: DocumentFacilityVersionInputRef,
  payload: DocumentFacilityPayloadRef,
  run: declineDocumentFacility,
});
mutation("establishDocumentFacility", {
  input: DocumentFacilityVersionInputRef,
  payload: DocumentFacilityPayloadRef,
  run: establishDocumentFacility,
});
mutation("sendDocumentFacilityToSupplier", {
  input: DocumentFacilityVersionInputRef,
  payload: DocumentFacilityPayloadRef,
  run: sendDocumentFacilityToSupplier,
});

publicMutation("shareDocumentFacility", {
  input: versionedInput("ShareDocumentFacilityInput", (t) => ({
    abn: t.string({ required: true }),
  })),
  payload: DocumentFacilityPayloadRef,
  run: shareByNumber,
});

mutation("stopSharingDocumentFacility", {
  input: versionedInput("StopSharingDocumentFacilityInput", (t) => ({
    organisationId: t.id({ required: true }),
  })),
  payload: DocumentFacilityPayloadRef,
  run: stopSharingDocumentFacility,
});

mutation("setDocumentFacility", {
  input: inputOf("SetDocumentFacilityInput", (t) => ({
    documentId: t.id({ required: true }),
    facilityId: t.id(),
    version: t.int({ required: true }),
  })),
  payload: payloadOf("SetDocumentFacilityPayload", {
    document: record(DocumentRef, accessDocument, "documentId"),
  }),
  run: setDocumentFacility,
});
