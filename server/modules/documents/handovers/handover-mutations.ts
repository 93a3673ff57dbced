// The handover calls of the contract and the commands that they run.

import { builder } from "../../../graphql/builder.ts";
import { commandField, type Payload, publicField } from "../../../graphql/command-field.ts";
import { EmptyPayloadRef, mutationIdOf, resultField } from "../../../graphql/payloads.ts";
import { accessDocument } from "../documents/document-access.ts";
import { DocumentRef } from "../documents/document-schema.ts";
import { confirmDocumentHandover } from "./commands/confirm-document-handover.ts";
import { createDocumentHandover } from "./commands/create-document-handover.ts";
import { removeDocumentHandover } from "./commands/remove-document-handover.ts";

const DocumentHandoverPayloadRef = builder.objectRef<Payload>("DocumentHandoverPayload").implement({
  fields: (t) => ({
    clientMutationId: t.string({ resolve: mutationIdOf }),
    document: t.field({
      type: DocumentRef,
      resolve: async (answer, _args, context) =>
        accessDocument(await context.read(), resultField<string>(answer, "documentId")),
    }),
  }),
});

commandField({
  name: "createDocumentHandover",
  input: builder.inputType("CreateDocumentHandoverInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      documentId: t.id({ required: true }),
      emailAddress: t.string({ required: true }),
      name: t.string({ required: true }),
      notes: t.string(),
      storageAddress: t.string(),
      version: t.int({ required: true }),
    }),
  }),
  payload: DocumentHandoverPayloadRef,
  run: createDocumentHandover,
});

publicField({
  name: "confirmDocumentHandover",
  input: builder.inputType("ConfirmDocumentHandoverInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      dateReceived: t.string({ required: true }),
      documentId: t.id({ required: true }),
      handoverCode: t.string({ required: true }),
      name: t.string({ required: true }),
      notes: t.string(),
      storageAddress: t.string({ required: true }),
    }),
  }),
  payload: EmptyPayloadRef,
  run: confirmDocumentHandover,
});

commandField({
  name: "removeDocumentHandover",
  input: builder.inputType("RemoveDocumentHandoverInput", {
    fields: (t) => ({
      clientMutationId: t.string({ required: true }),
      documentId: t.id({ required: true }),
      id: t.id({ required: true }),
      version: t.int({ required: true }),
    }),
  }),
  payload: DocumentHandoverPayloadRef,
  run: removeDocumentHandover,
});
