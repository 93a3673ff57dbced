// The facility calls of the contract and the commands that they run.

import { RECURRING_COST_FIELDS } from "@bondline/domain/money/fees/recurring-cost-fields.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation, publicMutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import { RECURRING_COST_OUTPUT } from "../../money/fee-summaries/public.ts";
import { addDocumentFacilityMember } from "./commands/add-document-facility-member.ts";
import { closeDocumentFacility } from "./commands/close-document-facility.ts";
import { createDocumentFacility } from "./commands/create-document-facility.ts";
import { declineDocumentFacility } from "./commands/decline-document-facility.ts";
import { establishDocumentFacility } from "./commands/establish-document-facility.ts";
import { recordDocumentFacilityBankOutcome } from "./commands/record-document-facility-bank-outcome.ts";
import { removeDocumentFacilityMember } from "./commands/remove-document-facility-member.ts";
import { sendDocumentFacilityToSupplier } from "./commands/send-document-facility-to-supplier.ts";
import { stopSharingDocumentFacility } from "./commands/stop-sharing-document-facility.ts";
import { updateDocumentFacility } from "./commands/update-document-facility.ts";
import { accessFacility } from "./facility-access.ts";
import { shareByNumber } from "./facility-recipient.ts";
import { DocumentFacilityRef, FACILITY_ENUMS, FACILITY_VALUES } from "./facility-schema.ts";

const DocumentFacilityPayloadRef = payloadOf("DocumentFacilityPayload", {
  documentFacility: record(DocumentFacilityRef, accessFacility, "facilityId"),
});

const FacilityCostsInputRef = builder.inputType("FacilityCostsInput", {
  fields: (t) => inputFieldsOf(t, RECURRING_COST_FIELDS, RECURRING_COST_OUTPUT.enums),
});

/** The provider of one that is held with a bank or insurer of the portal is that one's own name. */
const DocumentFacilityFieldsInputRef = builder.inputType("DocumentFacilityFieldsInput", {
  description: "The whole facility: what is left out is empty.",
  fields: (t) => ({
    ...inputFieldsOf(t, FACILITY_VALUES, FACILITY_ENUMS, { required: ["limit", "name", "startDate"] }),
    bankFrontedBondCosts: t.field({ type: FacilityCostsInputRef }),
    costs: t.field({ type: FacilityCostsInputRef }),
    documentVariants: t.field({ type: [ProcessTypeRef], required: true }),
    premiumRecurringCosts: t.field({ type: FacilityCostsInputRef }),
    supplierId: t.id(),
  }),
});

mutation("createDocumentFacility", {
  whileActing: "AS_MEMBER",
  input: inputOf("CreateDocumentFacilityInput", (t) => ({
    facility: t.field({ type: DocumentFacilityFieldsInputRef, required: true }),
    organisationId: t.id({ required: true }),
  })),
  payload: DocumentFacilityPayloadRef,
  run: createDocumentFacility,
});

mutation("updateDocumentFacility", {
  whileActing: "AS_MEMBER",
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
  whileActing: "WILL",
  input: DocumentFacilityVersionInputRef,
  payload: DocumentFacilityPayloadRef,
  run: closeDocumentFacility,
});
mutation("declineDocumentFacility", {
  whileActing: "OFFICE",
  input: DocumentFacilityVersionInputRef,
  payload: DocumentFacilityPayloadRef,
  run: declineDocumentFacility,
});
mutation("establishDocumentFacility", {
  whileActing: "OFFICE",
  input: DocumentFacilityVersionInputRef,
  payload: DocumentFacilityPayloadRef,
  run: establishDocumentFacility,
});
mutation("recordDocumentFacilityBankOutcome", {
  whileActing: "OFFICE",
  input: versionedInput("RecordDocumentFacilityBankOutcomeInput", (t) => ({
    isApproved: t.boolean({ required: true }),
    reason: t.string(),
  })),
  payload: DocumentFacilityPayloadRef,
  run: recordDocumentFacilityBankOutcome,
});
mutation("sendDocumentFacilityToSupplier", {
  whileActing: "WILL",
  input: DocumentFacilityVersionInputRef,
  payload: DocumentFacilityPayloadRef,
  run: sendDocumentFacilityToSupplier,
});

publicMutation("shareDocumentFacility", {
  whileActing: "SHARING",
  input: versionedInput("ShareDocumentFacilityInput", (t) => ({
    abn: t.string({ required: true }),
  })),
  payload: DocumentFacilityPayloadRef,
  run: shareByNumber,
});

mutation("stopSharingDocumentFacility", {
  whileActing: "SHARING",
  input: versionedInput("StopSharingDocumentFacilityInput", (t) => ({
    organisationId: t.id({ required: true }),
  })),
  payload: DocumentFacilityPayloadRef,
  run: stopSharingDocumentFacility,
});

mutation("addDocumentFacilityMember", {
  whileActing: "SHARING",
  input: versionedInput("AddDocumentFacilityMemberInput", (t) => ({
    emailAddress: t.string({ required: true }),
  })),
  payload: DocumentFacilityPayloadRef,
  run: addDocumentFacilityMember,
});

mutation("removeDocumentFacilityMember", {
  whileActing: "SHARING",
  input: versionedInput("RemoveDocumentFacilityMemberInput", (t) => ({
    personId: t.id({ required: true }),
  })),
  payload: DocumentFacilityPayloadRef,
  run: removeDocumentFacilityMember,
});
