// The document calls of the contract and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { commandField, type Payload } from "../../../graphql/command-field.ts";
import { mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { PartyContactInputRef } from "../../drafts/drafts/draft-input-schema.ts";
import { ExpiryTypeRef, ProcessTypeRef } from "../../drafts/drafts/draft-schema.ts";
import { PartyVariantRef } from "../../parties/parties/party-schema.ts";
import { amendDocument } from "./commands/amend-document.ts";
import { createDocument } from "./commands/create-document.ts";
import { updateDocument } from "./commands/update-document.ts";
import { accessDocument } from "./document-access.ts";
import { DocumentRef, RecurringFeeTypeRef, RetentionTypeRef, SecurityTypeRef } from "./document-schema.ts";

export const DocumentPayloadRef = builder.objectRef<Payload>("DocumentPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    document: t.field({
      type: DocumentRef,
      resolve: async (answer, _args, context) =>
        accessDocument(await context.read(), resultField(answer, "documentId")),
    }),
  }),
});

const DocumentCostsInputRef = builder.inputType("DocumentCostsInput", {
  fields: (t) => ({
    recurringCostFrequency: t.int(),
    recurringFeeType: t.field({ type: RecurringFeeTypeRef }),
    recurringFixedCost: t.string(),
    recurringMinimumAnnualCost: t.string(),
    recurringPercentageCost: t.string(),
    setUpCost: t.string(),
  }),
});

const DocumentPartyInputRef = builder.inputType("DocumentPartyInput", {
  description: "With an id it changes that party; without one it adds a party.",
  fields: (t) => ({
    abn: t.string(),
    address: t.string(),
    id: t.id(),
    isDeleted: t.boolean(),
    name: t.string(),
    notes: t.string(),
    partyEntityType: t.string(),
    partyVariant: t.field({ type: PartyVariantRef }),
    postcode: t.string(),
    primaryContact: t.field({ type: PartyContactInputRef }),
    state: t.string(),
  }),
});

const DocumentMetadataInputRef = builder.inputType("DocumentMetadataInput", {
  fields: (t) => ({ key: t.string({ required: true }), value: t.string() }),
});

const DocumentChangesInputRef = builder.inputType("DocumentChangesInput", {
  description: "A field left out stays as it is; a field given as null is emptied.",
  fields: (t) => ({
    agreementContent: t.string(),
    amount: t.string(),
    bankName: t.string(),
    costs: t.field({ type: DocumentCostsInputRef }),
    description: t.string(),
    documentVariant: t.field({ type: ProcessTypeRef }),
    establishedAt: t.string(),
    expectedReturnDate: t.string(),
    expiresAt: t.string(),
    expiryCondition: t.string(),
    expiryType: t.field({ type: ExpiryTypeRef }),
    guaranteeNumber: t.string(),
    metadata: t.field({ type: [DocumentMetadataInputRef] }),
    parties: t.field({ type: [DocumentPartyInputRef] }),
    projectAddress: t.string(),
    purpose: t.string(),
    referenceNumber: t.string(),
    retentionType: t.field({ type: RetentionTypeRef }),
    securityType: t.field({ type: SecurityTypeRef }),
    specifiedOtherPurpose: t.string(),
  }),
});

const DocumentNotesInputRef = builder.inputType("DocumentNotesInput", {
  description: "A field left out stays as it is; a field given as null is emptied.",
  fields: (t) => ({
    description: t.string(),
    expectedReturnDate: t.string(),
    metadata: t.field({ type: [DocumentMetadataInputRef] }),
    retentionType: t.field({ type: RetentionTypeRef }),
    securityType: t.field({ type: SecurityTypeRef }),
  }),
});

commandField({
  name: "createDocument",
  input: builder.inputType("CreateDocumentInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      document: t.field({ type: DocumentChangesInputRef, required: true }),
      isProjected: t.boolean({ required: true }),
      organisationId: t.id({ required: true }),
    }),
  }),
  payload: DocumentPayloadRef,
  run: createDocument,
});

commandField({
  name: "updateDocument",
  input: builder.inputType("UpdateDocumentInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      document: t.field({ type: DocumentNotesInputRef, required: true }),
      id: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: DocumentPayloadRef,
  run: updateDocument,
});

commandField({
  name: "amendDocument",
  input: builder.inputType("AmendDocumentInput", {
    fields: (t) => ({
      amendments: t.field({ type: DocumentChangesInputRef, required: true }),
      clientMutationId: t.string({ required: true }),
      id: t.id({ required: true }),
      isEstablished: t.boolean(),
      version: t.int({ required: true }),
    }),
  }),
  payload: DocumentPayloadRef,
  run: amendDocument,
});
