// Actions of the bank in the contract: on their document, and in the list of the desk.

import {
  BANK_ACTION_CAPABILITIES,
  BANK_ACTION_KINDS,
  BANK_ACTION_STATUSES,
} from "@bondline/domain/documents/bank-actions/bank-action.ts";
import { BANK_ACTION_FIELDS } from "@bondline/domain/documents/bank-actions/bank-action-fields.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { outputFieldsOf } from "../../../graphql/fields-of-record.ts";
import { COUNT_MAX } from "../../../graphql/list-page.ts";
import { AttachmentRef, type AttachmentRow } from "../../records/attachments/public.ts";
import { type Document, DocumentRef } from "../documents/public.ts";
import { capabilitiesOn, listDeskBankActions } from "./bank-action-access.ts";
import { bankActionsOf } from "./bank-action-part.ts";
import { BANK_ACTION_COLUMNS, type BankActionOfDesk, type BankActionRow } from "./bank-action-record.ts";

export const BankActionKindRef = enumOf("BankActionKind", BANK_ACTION_KINDS);
const StatusRef = enumOf("BankActionStatus", BANK_ACTION_STATUSES);
const CapabilityRef = enumOf("BankActionCapability", BANK_ACTION_CAPABILITIES);

type Shown = BankActionRow & {
  capabilities: ReturnType<typeof capabilitiesOn>;
  attachments: readonly AttachmentRow[];
};

const BankActionRef = builder.objectRef<Shown>("DocumentBankAction").implement({
  description: "What the bank is asked to do about a guarantee, none of whose terms it changes.",
  fields: (t) => ({
    ...outputFieldsOf(t, BANK_ACTION_FIELDS, {
      columns: BANK_ACTION_COLUMNS,
      enums: { kind: BankActionKindRef },
      always: ["kind", "note"],
    }),
    answerFile: t.field({
      description: "The bank's, such as the letter that was asked for.",
      type: AttachmentRef,
      nullable: true,
      resolve: ({ attachments, answerFileId }) => attachments.find(({ id }) => id === answerFileId),
    }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    answeredBy: t.exposeString("answeredByName", { nullable: true }),
    capabilities: t.expose("capabilities", { type: [CapabilityRef] }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    endedAt: t.expose("endedAt", { type: "DateTime", nullable: true }),
    file: t.field({
      description: "The applicant's, such as the form that is to be used.",
      type: AttachmentRef,
      nullable: true,
      resolve: ({ attachments, fileId }) => attachments.find(({ id }) => id === fileId),
    }),
    id: t.exposeID("id"),
    questionedAt: t.expose("questionedAt", { type: "DateTime", nullable: true }),
    repliedBy: t.exposeString("repliedByName", { nullable: true }),
    requestedBy: t.exposeString("requestedByName"),
    status: t.expose("status", { type: StatusRef }),
    takenAt: t.expose("takenAt", { type: "DateTime", nullable: true }),
    takenBy: t.exposeString("takenByName", { nullable: true }),
  }),
});

builder.objectFields(DocumentRef, (t) => ({
  bankActions: t.field({
    type: [BankActionRef],
    description: "What was asked of the bank besides changes, the newest first.",
    resolve: async (document: Document, _args, context) => {
      const { actor } = await context.read();
      const { attachments } = document;
      return bankActionsOf(document).map((action) => ({
        ...action,
        attachments,
        capabilities: capabilitiesOn(actor, document, action),
      }));
    },
  }),
}));

const StaffBankActionRef = builder.objectRef<BankActionOfDesk>("StaffBankAction").implement({
  description: "An action of the bank as the desk lists it.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    applicantName: t.exposeString("applicantName"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    documentId: t.exposeID("documentId"),
    guaranteeNumber: t.exposeString("guaranteeNumber", { nullable: true }),
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: BankActionKindRef }),
    organisationId: t.exposeID("organisationId"),
    referenceNumber: t.exposeString("referenceNumber"),
    requestedBy: t.exposeString("requestedByName"),
    status: t.expose("status", { type: StatusRef }),
    takenBy: t.exposeString("takenByName", { nullable: true }),
  }),
});
const StaffBankActionConnectionRef = connectionOf(StaffBankActionRef, {
  name: "StaffBankAction",
  cappedAt: COUNT_MAX,
});

builder.queryField("staffBankActions", (t) =>
  t.field({
    type: StaffBankActionConnectionRef,
    description:
      "What waits for the bank, the longest waiting first; to a supplier's own people those on what it issued.",
    args: forwards(t.arg),
    resolve: async (_root, args, context) => listDeskBankActions(await context.read(), args),
  }),
);
