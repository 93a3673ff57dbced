// The proof that notice of an expiry was given, in the contract, and its acknowledgement.

import { NOTICE_MAIL_TEXT, NOTICE_REASON_TEXT } from "@bondline/domain/records/alerts/expiry-ladder.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { NotificationRef } from "../notifications/public.ts";
import { acknowledgeDocumentExpiry } from "./commands/acknowledge-document-expiry.ts";
import {
  type ExpiryAcknowledgement,
  type ExpiryLadder,
  type ExpiryNotice,
  readExpiryLadder,
  readExpiryToAcknowledge,
} from "./expiry-notice-access.ts";

const NoticeReasonRef = enumOf("ExpiryNoticeReason", codesIn(NOTICE_REASON_TEXT));
const NoticeMailStatusRef = enumOf("ExpiryNoticeMailStatus", codesIn(NOTICE_MAIL_TEXT));

const ExpiryNoticeRef = builder.objectRef<ExpiryNotice>("ExpiryNotice").implement({
  description: "That one person was told of an expiry at one step.",
  fields: (t) => ({
    businessDays: t.exposeInt("step", { description: "How many business days before the expiry." }),
    emailAddress: t.exposeString("emailAddress"),
    expiresAt: t.expose("expiresAt", { type: "Date" }),
    givenAt: t.expose("createdAt", { type: "DateTime" }),
    id: t.exposeID("id"),
    mailSettledAt: t.expose("mailSettledAt", { type: "DateTime", nullable: true }),
    mailStatus: t.expose("mailStatus", { type: NoticeMailStatusRef }),
    reason: t.expose("noticeReason", { type: NoticeReasonRef }),
  }),
});

const ExpiryAcknowledgementRef = builder.objectRef<ExpiryAcknowledgement>("ExpiryAcknowledgement").implement({
  fields: (t) => ({
    acknowledgedAt: t.expose("createdAt", { type: "DateTime" }),
    acknowledgedBy: t.exposeString("acknowledgedByName"),
    expiresAt: t.expose("expiresAt", { type: "Date" }),
    id: t.exposeID("id"),
  }),
});

const ExpiryLadderRef = builder.objectRef<ExpiryLadder>("DocumentExpiryLadder").implement({
  description:
    "Reminders of a document's expiry to one side of it: who was told at which step, and who acknowledged.",
  fields: (t) => ({
    acknowledgements: t.field({
      type: [ExpiryAcknowledgementRef],
      description: "The newest first; one of each expiry.",
      resolve: ({ acknowledgements }) => acknowledgements,
    }),
    expiresAt: t.expose("expiresAt", { type: "Date", nullable: true }),
    isHolders: t.exposeBoolean("isHolders", {
      description: "They are of an organisation that holds it; else of the document's own.",
    }),
    isOn: t.exposeBoolean("isOn", { description: "The organisation has asked for these reminders." }),
    nextBusinessDays: t.int({ nullable: true, resolve: ({ nextStep }) => nextStep?.step ?? null }),
    nextDate: t.field({ type: "Date", nullable: true, resolve: ({ nextStep }) => nextStep?.day ?? null }),
    notices: t.field({
      type: [ExpiryNoticeRef],
      description: "The newest first.",
      resolve: ({ notices }) => notices,
    }),
    organisationId: t.exposeID("organisationId", {
      nullable: true,
      description: "Whose reminders they are; null for who holds it for no organisation.",
    }),
  }),
});

builder.queryField("documentExpiryLadder", (t) =>
  t.field({
    type: ExpiryLadderRef,
    args: { documentId: t.arg.id({ required: true }) },
    resolve: async (_root, { documentId }, context) => readExpiryLadder(await context.read(), documentId),
  }),
);

builder.objectFields(NotificationRef, (t) => ({
  expiryToAcknowledge: t.field({
    type: "Date",
    nullable: true,
    description: "The expiry that it reminds of, while it waits to be acknowledged by whoever asks.",
    resolve: async ({ kind, documentId }, _args, context) =>
      kind === "EXPIRY_NEARS" && documentId !== null
        ? readExpiryToAcknowledge(await context.read(), documentId)
        : null,
  }),
}));

mutation("acknowledgeDocumentExpiry", {
  whileActing: "WILL",
  input: inputOf("AcknowledgeDocumentExpiryInput", (t) => ({
    documentId: t.id({ required: true }),
    expiresAt: t.field({ type: "Date", required: true }),
  })),
  payload: payloadOf("AcknowledgeDocumentExpiryPayload", {
    expiryLadder: record(ExpiryLadderRef, readExpiryLadder, "documentId"),
  }),
  run: acknowledgeDocumentExpiry,
});
