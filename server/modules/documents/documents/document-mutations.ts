// The document calls of the contract and the commands that they run.

import {
  DOCUMENT_FIELDS,
  DOCUMENT_NOTE_FIELDS,
  DOCUMENT_SECTIONS,
} from "@bondline/domain/documents/documents/document-fields.ts";
import { DRAFT_PARTY_FIELDS } from "@bondline/domain/drafts/drafts/draft-fields.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { type InputBuilder, inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef, payloadOf, record } from "../../../graphql/payloads.ts";
import { PARTY_CHANGES, PartyContactInputRef, PartyVariantRef } from "../../parties/parties/public.ts";
import { amendDocument } from "./commands/amend-document.ts";
import { createDocument } from "./commands/create-document.ts";
import { createDocumentCostRate } from "./commands/create-document-cost-rate.ts";
import { createDocumentMetadata } from "./commands/create-document-metadata.ts";
import { removeDocument } from "./commands/remove-document.ts";
import { removeDocumentCostRate } from "./commands/remove-document-cost-rate.ts";
import { removeDocumentMetadata } from "./commands/remove-document-metadata.ts";
import { reopenDocument } from "./commands/reopen-document.ts";
import { setDocumentFacility } from "./commands/set-document-facility.ts";
import { updateDocument } from "./commands/update-document.ts";
import { updateDocumentCosts } from "./commands/update-document-costs.ts";
import { updateDocumentMetadata } from "./commands/update-document-metadata.ts";
import { accessDocument } from "./document-access.ts";
import { DOCUMENT_ENUMS, DocumentRef } from "./document-schema.ts";

export const DocumentPayloadRef = payloadOf("DocumentPayload", {
  document: record(DocumentRef, accessDocument, "documentId"),
});

const DocumentCostsInputRef = builder.inputType("DocumentCostsInput", {
  fields: (t) => inputFieldsOf(t, DOCUMENT_SECTIONS.costs, DOCUMENT_ENUMS, { group: "costs" }),
});

const DocumentPartyInputRef = builder.inputType("DocumentPartyInput", {
  description: PARTY_CHANGES,
  fields: (t) => ({
    ...inputFieldsOf(t, DRAFT_PARTY_FIELDS, { partyVariant: PartyVariantRef }),
    id: t.id(),
    isDeleted: t.boolean(),
    primaryContact: t.field({ type: PartyContactInputRef }),
  }),
});

const DocumentMetadataInputRef = builder.inputType("DocumentMetadataInput", {
  fields: (t) => ({ key: t.string({ required: true }), value: t.string() }),
});

const DocumentChangesInputRef = builder.inputType("DocumentChangesInput", {
  description: "A field left out stays as it is; a field given as null is emptied.",
  fields: (t) => ({
    ...inputFieldsOf(t, DOCUMENT_FIELDS, DOCUMENT_ENUMS),
    costs: t.field({ type: DocumentCostsInputRef }),
    metadata: t.field({ type: [DocumentMetadataInputRef] }),
    parties: t.field({ type: [DocumentPartyInputRef] }),
  }),
});

const DocumentNotesInputRef = builder.inputType("DocumentNotesInput", {
  description: "A field left out stays as it is; a field given as null is emptied.",
  fields: (t) => ({
    ...inputFieldsOf(t, DOCUMENT_NOTE_FIELDS, DOCUMENT_ENUMS),
    metadata: t.field({ type: [DocumentMetadataInputRef] }),
  }),
});

mutation("createDocument", {
  whileActing: "AS_MEMBER",
  input: inputOf("CreateDocumentInput", (t) => ({
    document: t.field({ type: DocumentChangesInputRef, required: true }),
    isHeld: t.boolean({
      description: "Paper that the organisation received as its beneficiary, issued outside the portal.",
    }),
    isProjected: t.boolean({ required: true }),
    organisationId: t.id({ required: true }),
  })),
  payload: DocumentPayloadRef,
  run: createDocument,
});

mutation("updateDocument", {
  whileActing: "AS_MEMBER",
  input: versionedInput("UpdateDocumentInput", (t) => ({
    document: t.field({ type: DocumentNotesInputRef, required: true }),
  })),
  payload: DocumentPayloadRef,
  run: updateDocument,
});

mutation("amendDocument", {
  whileActing: "WILL",
  input: versionedInput("AmendDocumentInput", (t) => ({
    amendments: t.field({ type: DocumentChangesInputRef, required: true }),
    isEstablished: t.boolean(),
  })),
  payload: DocumentPayloadRef,
  run: amendDocument,
});

mutation("removeDocument", {
  whileActing: "WILL",
  input: versionedInput("RemoveDocumentInput", () => ({})),
  payload: EmptyPayloadRef,
  run: removeDocument,
});

const metadataKey = (t: InputBuilder) => ({
  documentId: t.id({ required: true }),
  key: t.string({ required: true }),
  version: t.int({ required: true }),
});
const metadataValue = (t: InputBuilder) => ({ ...metadataKey(t), value: t.string({ required: true }) });

mutation("createDocumentMetadata", {
  whileActing: "AS_MEMBER",
  input: inputOf("CreateDocumentMetadataInput", metadataValue),
  payload: DocumentPayloadRef,
  run: createDocumentMetadata,
});

mutation("updateDocumentMetadata", {
  whileActing: "AS_MEMBER",
  input: inputOf("UpdateDocumentMetadataInput", metadataValue),
  payload: DocumentPayloadRef,
  run: updateDocumentMetadata,
});

mutation("removeDocumentMetadata", {
  whileActing: "AS_MEMBER",
  input: inputOf("RemoveDocumentMetadataInput", metadataKey),
  payload: DocumentPayloadRef,
  run: removeDocumentMetadata,
});

mutation("updateDocumentCosts", {
  whileActing: "AS_MEMBER",
  input: versionedInput("UpdateDocumentCostsInput", (t) => ({
    costs: t.field({ type: DocumentCostsInputRef, required: true }),
  })),
  payload: DocumentPayloadRef,
  run: updateDocumentCosts,
});

const costRateKey = (t: InputBuilder) => ({
  documentId: t.id({ required: true }),
  fromDate: t.string({ required: true }),
  version: t.int({ required: true }),
});

mutation("createDocumentCostRate", {
  whileActing: "AS_MEMBER",
  input: inputOf("CreateDocumentCostRateInput", (t) => ({
    ...costRateKey(t),
    recurringFixedCost: t.string({ description: "Of a fixed fee: the amount of each payment." }),
    recurringPercentageCost: t.string({ description: "Of a percentage: the percent a year." }),
  })),
  payload: DocumentPayloadRef,
  run: createDocumentCostRate,
});

mutation("removeDocumentCostRate", {
  whileActing: "AS_MEMBER",
  input: inputOf("RemoveDocumentCostRateInput", costRateKey),
  payload: DocumentPayloadRef,
  run: removeDocumentCostRate,
});

mutation("reopenDocument", {
  whileActing: "WILL",
  input: versionedInput("ReopenDocumentInput", (t) => ({
    expiresAt: t.string({ description: "A new end, where the old one has passed." }),
  })),
  payload: DocumentPayloadRef,
  run: reopenDocument,
});

mutation("setDocumentFacility", {
  whileActing: "AS_MEMBER",
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
