// The facility calls of the contract and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { commandField, type Payload, publicField } from "../../../graphql/command-field.ts";
import { mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { accessDocument } from "../../documents/documents/document-access.ts";
import { DocumentRef, SecurityTypeRef } from "../../documents/documents/document-schema.ts";
import { ProcessTypeRef } from "../../drafts/drafts/draft-schema.ts";
import { RecurringFeeTypeRef } from "../../money/fee-summaries/recurring-cost-schema.ts";
import { createDocumentFacility } from "./commands/create-document-facility.ts";
import {
  closeDocumentFacility,
  declineDocumentFacility,
  establishDocumentFacility,
  sendDocumentFacilityToSupplier,
} from "./commands/move-document-facility.ts";
import { setDocumentFacility } from "./commands/set-document-facility.ts";
import { stopSharingDocumentFacility } from "./commands/stop-sharing-document-facility.ts";
import { updateDocumentFacility } from "./commands/update-document-facility.ts";
import { accessFacility } from "./facility-access.ts";
import { shareByNumber } from "./facility-recipient.ts";
import { DocumentFacilityRef } from "./facility-schema.ts";

const DocumentFacilityPayloadRef = builder.objectRef<Payload>("DocumentFacilityPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    documentFacility: t.field({
      type: DocumentFacilityRef,
      resolve: async (answer, _args, context) =>
        accessFacility(await context.read(), resultField(answer, "facilityId")),
    }),
  }),
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

commandField({
  name: "createDocumentFacility",
  input: builder.inputType("CreateDocumentFacilityInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      facility: t.field({ type: DocumentFacilityFieldsInputRef, required: true }),
      organisationId: t.id({ required: true }),
    }),
  }),
  payload: DocumentFacilityPayloadRef,
  run: createDocumentFacility,
});

commandField({
  name: "updateDocumentFacility",
  input: builder.inputType("UpdateDocumentFacilityInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      facility: t.field({ type: DocumentFacilityFieldsInputRef, required: true }),
      id: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: DocumentFacilityPayloadRef,
  run: updateDocumentFacility,
});

const DocumentFacilityVersionInputRef = builder.inputType("DocumentFacilityVersionInput", {
  fields: (t) => ({
    clientMutationId: t.string({ required: true }),
    id: t.id({ required: true }),
    reason: t.string(),
    version: t.int({ required: true }),
  }),
});

const MOVES = {
  closeDocumentFacility,
  declineDocumentFacility,
  establishDocumentFacility,
  sendDocumentFacilityToSupplier,
};
for (const [name, run] of Object.entries(MOVES))
  commandField({ name, input: DocumentFacilityVersionInputRef, payload: DocumentFacilityPayloadRef, run });

publicField({
  name: "shareDocumentFacility",
  input: builder.inputType("ShareDocumentFacilityInput", {
    fields: (t) => ({
      abn: t.string({ required: true }),
      clientMutationId: t.string({ required: true }),
      id: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: DocumentFacilityPayloadRef,
  run: shareByNumber,
});

commandField({
  name: "stopSharingDocumentFacility",
  input: builder.inputType("StopSharingDocumentFacilityInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      id: t.id({ required: true }),
      organisationId: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: DocumentFacilityPayloadRef,
  run: stopSharingDocumentFacility,
});

commandField({
  name: "setDocumentFacility",
  input: builder.inputType("SetDocumentFacilityInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      documentId: t.id({ required: true }),
      facilityId: t.id(),
      version: t.int({ required: true }),
    }),
  }),
  payload: builder.objectRef<Payload>("SetDocumentFacilityPayload").implement({
    fields: (t) => ({
      clientMutationId: t.string({ resolve: mutationIdOf }),
      document: t.field({
        type: DocumentRef,
        resolve: async (answer, _args, context) =>
          accessDocument(await context.read(), resultField(answer, "documentId")),
      }),
    }),
  }),
  run: setDocumentFacility,
});
