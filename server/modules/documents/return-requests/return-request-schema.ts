// Requests for return in the contract: as the document's readers see them, and what the bearer of a link sees.

import { DOCUMENT_REQUEST_STATUS_TEXT } from "@bondline/domain/documents/documents/document-text.ts";
import { RETURN_REQUEST_FIELDS } from "@bondline/domain/documents/return-requests/return-request-fields.ts";
import {
  RETURN_ANSWER_TEXT,
  RETURN_METHOD_TEXT,
} from "@bondline/domain/documents/return-requests/return-request-text.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { ProcessTypeRef } from "../../../graphql/shared-types.ts";
import { DocumentRef } from "../documents/public.ts";
import { readReturnRequestOfCode } from "./return-request-access.ts";
import { openReturnOf, requestForReturnOf } from "./return-request-part.ts";
import {
  RETURN_REQUEST_COLUMNS,
  type ReturnRequestOfCode,
  type ReturnRequestRow,
} from "./return-request-record.ts";

const StatusRef = enumOf("DocumentRequestForReturnStatus", codesIn(DOCUMENT_REQUEST_STATUS_TEXT));
export const ReturnAnswerRef = enumOf("DocumentReturnAnswer", codesIn(RETURN_ANSWER_TEXT));
export const ReturnMethodRef = enumOf("DocumentReturnMethod", codesIn(RETURN_METHOD_TEXT));

const RequestForReturnRef = builder.objectRef<ReturnRequestRow>("DocumentRequestForReturn").implement({
  fields: (t) => ({
    ...outputFieldsOf(t, RETURN_REQUEST_FIELDS, {
      columns: RETURN_REQUEST_COLUMNS,
      enums: { answer: ReturnAnswerRef, answerMethod: ReturnMethodRef },
    }),
    askAgainAt: t.expose("askAgainAt", {
      type: "DateTime",
      nullable: true,
      description: 'When whoever has answered "not yet" is asked again by itself.',
    }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
    endedBy: t.exposeString("endedByName", {
      nullable: true,
      description: "Who recorded the return, or took the request back.",
    }),
    id: t.exposeID("id"),
    linkEndsAt: t.expose("linkEndsAt", { type: "DateTime", nullable: true }),
    mailsSent: t.exposeInt("mailsSent", { description: "The first one and every reminder." }),
    nextReminderAt: t.expose("nextReminderAt", { type: "DateTime", nullable: true }),
    requestedBy: t.exposeString("requestedByName"),
    status: t.expose("status", { type: StatusRef }),
  }),
});

const RequestForReturnOfCodeRef = builder
  .objectRef<ReturnRequestOfCode>("DocumentRequestForReturnOfCode")
  .implement({
    description: "What the bearer of a return link may know of the document.",
    fields: (t) => ({
      amount: t.expose("amountCents", { type: "Decimal" }),
      bankName: t.exposeString("bankName", { nullable: true }),
      beneficiaryName: t.exposeString("beneficiaryName", { nullable: true }),
      beneficiaryState: t.exposeString("beneficiaryState", { nullable: true }),
      documentVariant: t.expose("documentVariant", { type: ProcessTypeRef }),
      guaranteeNumber: t.exposeString("guaranteeNumber", { nullable: true }),
      name: t.exposeString("name", { nullable: true }),
      obligationsEndedDate: t.expose("obligationsEndedDate", { type: "Date", nullable: true }),
      organisationName: t.exposeString("organisationName"),
      projectAddress: t.exposeString("projectAddress", { nullable: true }),
      purpose: t.exposeString("purpose", { nullable: true }),
      reason: t.exposeString("reason", { nullable: true }),
      requestedBy: t.exposeString("requestedByName"),
      retentionType: t.exposeString("retentionType", { nullable: true }),
    }),
  });

builder.queryField("documentRequestForReturn", (t) =>
  t.field({
    type: RequestForReturnOfCodeRef,
    args: { requestId: t.arg.id({ required: true }), returnCode: t.arg.string({ required: true }) },
    resolve: async (_root, link, context) => readReturnRequestOfCode(context, link),
  }),
);

builder.objectFields(DocumentRef, (t) => ({
  requestedAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "When the return that is still waited for was asked for.",
    resolve: (document) => openReturnOf(document)?.createdAt,
  }),
  requestForReturn: t.field({
    type: RequestForReturnRef,
    nullable: true,
    description: "The newest request for the return of the original, open or ended.",
    resolve: (document) => requestForReturnOf(document),
  }),
}));
