// Handovers and custodians in the contract: as the document's readers see them, and what the bearer of a link sees.

import { isLocked } from "@bondline/domain/documents/handovers/second-code.ts";
import { builder } from "../../../graphql/builder.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import { DocumentRef } from "../documents/public.ts";
import { type HandoverOfCode, readHandoverOfCode } from "./handover-access.ts";
import { custodyOf } from "./handover-part.ts";
import type { CustodianRow, HandoverPaper, HandoverRow } from "./handover-record.ts";

const CustodianRef = builder.objectRef<CustodianRow>("Custodian").implement({
  fields: (t) => ({
    dateReceived: t.expose("receivedDate", { type: "Date" }),
    emailAddress: t.exposeString("emailAddress"),
    name: t.exposeString("name"),
    notes: t.exposeString("notes", { nullable: true }),
    storageAddress: t.exposeString("storageAddress"),
  }),
});

const DocumentHandoverRef = builder.objectRef<HandoverRow>("DocumentHandover").implement({
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    emailAddress: t.exposeString("emailAddress"),
    hasSecondCode: t.boolean({
      description: "Its recipient confirms with a code that came another way than the link.",
      resolve: ({ secondCodeNumber }) => secondCodeNumber > 0,
    }),
    id: t.exposeID("id"),
    isLocked: t.boolean({
      description: "Too many wrong second codes: it waits for a new one.",
      resolve: ({ secondCodeTries }) => isLocked(secondCodeTries),
    }),
    linkEndsAt: t.expose("linkEndsAt", { type: "DateTime" }),
    name: t.exposeString("name"),
    nextReminderAt: t.expose("nextReminderAt", { type: "DateTime", nullable: true }),
    notes: t.exposeString("notes", { nullable: true }),
    openedAt: t.expose("openedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the digital original was first fetched by the link.",
    }),
    requestedBy: t.exposeString("requestedByName"),
    storageAddress: t.exposeString("storageAddress", { nullable: true }),
  }),
});

const HandoverPaperRef = builder.objectRef<HandoverPaper>("HandoverPaper").implement({
  description: "The guarantee as the bank issued it.",
  fields: (t) => ({ fileName: t.exposeString("fileName"), fileSize: t.exposeInt("fileSize") }),
});

const HandoverOfCodeRef = builder.objectRef<HandoverOfCode>("HandoverOfCode").implement({
  description: "What the bearer of a handover's link may know of the document.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    bankName: t.exposeString("bankName", { nullable: true }),
    beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
    documentVariant: t.expose("documentVariant", { type: ProcessTypeRef }),
    guaranteeNumber: t.exposeString("guaranteeNumber", { nullable: true }),
    handedOverBy: t.exposeString("requestedByName"),
    isDigital: t.exposeBoolean("isDigital", {
      description: "There is no paper: the original is the file that the link leads to.",
    }),
    name: t.exposeString("name"),
    needsSecondCode: t.boolean({ resolve: ({ secondCodeHash }) => secondCodeHash !== null }),
    notes: t.exposeString("notes", { nullable: true }),
    organisationName: t.exposeString("organisationName"),
    paper: t.field({ type: HandoverPaperRef, nullable: true, resolve: ({ paper }) => paper }),
    storageAddress: t.exposeString("storageAddress", { nullable: true }),
  }),
});

builder.queryField("documentHandover", (t) =>
  t.field({
    type: HandoverOfCodeRef,
    args: { documentId: t.arg.id({ required: true }), handoverCode: t.arg.string({ required: true }) },
    resolve: async (_root, link, context) => readHandoverOfCode(context, link),
  }),
);

builder.objectFields(DocumentRef, (t) => ({
  custodian: t.field({
    type: CustodianRef,
    nullable: true,
    description: "Who keeps the paper original.",
    resolve: (document) => custodyOf(document).custodian,
  }),
  handover: t.field({
    type: DocumentHandoverRef,
    nullable: true,
    description: "The handover that waits for its recipient.",
    resolve: (document) => custodyOf(document).handover,
  }),
}));
