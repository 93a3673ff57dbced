// The desk's list of all required documents in the contract.

import { REQUIRED_DOCUMENT_STAGES } from "@bondline/domain/drafts/required-documents/required-document.ts";
import { REQUIRED_DOCUMENT_FILTERS } from "@bondline/domain/drafts/required-documents/required-document-filters.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { filterFieldsOf } from "../../../graphql/list-filter.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { SortDirectionRef } from "../../../graphql/shared-types.ts";
import { DraftStatusRef } from "../drafts/public.ts";
import {
  listAllRequiredDocuments,
  type RegisteredRequiredDocument,
} from "./required-document-register-access.ts";
import { FromPartyRef, PartyRef, RequiredDocumentTypeRef } from "./required-document-schema.ts";

const StageRef = enumOf("RequiredDocumentStage", REQUIRED_DOCUMENT_STAGES);

const RegisteredRef = builder.objectRef<RegisteredRequiredDocument>("StaffRequiredDocument").implement({
  description: "A required document as the desk lists it among those of all clients' drafts.",
  fields: (t) => ({
    applicantName: t.exposeString("applicantName"),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    draftId: t.exposeID("draftId"),
    draftStatus: t.expose("draftStatus", { type: DraftStatusRef }),
    id: t.exposeID("id"),
    lastMessageAt: t.expose("lastMessageAt", { type: "DateTime", nullable: true }),
    lastMessageFrom: t.expose("lastMessageFrom", { type: FromPartyRef, nullable: true }),
    messageCount: t.exposeInt("messageCount"),
    name: t.exposeString("name", {
      nullable: true,
      description: "What it is called where its type does not say enough.",
    }),
    organisationId: t.exposeID("organisationId"),
    referenceNumber: t.exposeString("referenceNumber", { description: "Of its draft." }),
    requiredDocumentType: t.expose("requiredDocumentType", { type: RequiredDocumentTypeRef }),
    stage: t.expose("stage", {
      type: StageRef,
      description: "Its status, also before anything was put up and once it is withdrawn.",
    }),
    statusSince: t.expose("statusSince", {
      type: "DateTime",
      description: "Since when it stands as it does.",
    }),
    supplierName: t.exposeString("supplierName", { nullable: true }),
    waitsFor: t.expose("waitsFor", {
      type: PartyRef,
      nullable: true,
      description: "Null once nothing is left to do, or the draft is over.",
    }),
  }),
});

export const StaffRequiredDocumentFilterRef = builder.inputType("StaffRequiredDocumentFilter", {
  description: "What is left out, or is an empty list or text, asks for nothing.",
  fields: (t) =>
    filterFieldsOf(t, REQUIRED_DOCUMENT_FILTERS, {
      types: RequiredDocumentTypeRef,
      stages: StageRef,
      waitsFor: PartyRef,
      lastFrom: FromPartyRef,
    }),
});

export const StaffRequiredDocumentSortRef = builder.inputType("StaffRequiredDocumentSort", {
  fields: (t) => ({
    direction: t.field({ type: SortDirectionRef, required: true }),
    field: t.field({
      type: enumOf("StaffRequiredDocumentSortField", ["CREATED_AT", "SINCE"]),
      required: true,
    }),
  }),
});

builder.queryField("staffRequiredDocuments", (t) =>
  t.field({
    type: connectionOf(RegisteredRef, { name: "StaffRequiredDocument", cappedAt: COUNT_MAX }),
    description:
      "What all clients' drafts need, also what is over, to a supplier's own people of those that were sent to it: what has stood longest as it does first unless it is said otherwise.",
    args: {
      ...forwards(t.arg),
      filter: t.arg({ type: StaffRequiredDocumentFilterRef }),
      search: t.arg.string({ description: "In the clients' names and the drafts' words and numbers." }),
      sort: t.arg({ type: StaffRequiredDocumentSortRef }),
    },
    resolve: async (_root, args, context) => listAllRequiredDocuments(await context.read(), args),
  }),
);
