// Changes that a second person approves in the contract: the list of them, and deciding about one.

import {
  CHANGE_DECISIONS,
  CHANGE_STATUSES,
  CHANGE_SUBJECTS,
} from "@bondline/domain/office/changes/office-change.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { type ChangedField, changedFieldsOf } from "./change-fields.ts";
import { decideOfficeChange } from "./commands/decide-office-change.ts";
import {
  accessOfficeChange,
  accessOfficeChanges,
  decisionsNow,
  type OfficeChangeRow,
} from "./office-change-access.ts";

const ChangeStatusRef = enumOf("OfficeChangeStatus", CHANGE_STATUSES);
const ChangeDecisionRef = enumOf("OfficeChangeDecision", CHANGE_DECISIONS);

const ChangedFieldRef = builder.objectRef<ChangedField>("OfficeChangedField").implement({
  fields: (t) => ({
    after: t.exposeString("after", { nullable: true }),
    before: t.exposeString("before", { nullable: true }),
    field: t.exposeString("field"),
    label: t.exposeString("label"),
  }),
});

export const OfficeChangeRef = builder.objectRef<OfficeChangeRow>("OfficeChange").implement({
  description: "A change that takes effect once a second administrator approves it.",
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true }),
    decidedBy: t.exposeString("decidedByName", { nullable: true }),
    decisionNote: t.exposeString("decisionNote", { nullable: true }),
    decisions: t.field({
      type: [ChangeDecisionRef],
      description: "What whoever asks may decide about it.",
      resolve: async (change, _args, context) => decisionsNow(await context.read(), change),
    }),
    fields: t.field({
      type: [ChangedFieldRef],
      description: "Each field as it would become and, while it waits, as it stands.",
      resolve: async (change, _args, context) => changedFieldsOf(await context.read(), change),
    }),
    id: t.exposeID("id"),
    proposedBy: t.exposeString("proposedByName"),
    reason: t.exposeString("reason"),
    status: t.expose("status", { type: ChangeStatusRef }),
    subject: t.expose("subject", { type: enumOf("OfficeChangeSubject", CHANGE_SUBJECTS) }),
    subjectId: t.exposeID("subjectId"),
    subjectName: t.exposeString("subjectName"),
    version: t.exposeInt("version"),
  }),
});

const OfficeChangeConnectionRef = connectionOf(OfficeChangeRef, { name: "OfficeChange" });

export const OfficeChangePayloadRef = payloadOf("OfficeChangePayload", {
  officeChange: record(OfficeChangeRef, accessOfficeChange, "officeChangeId"),
});

builder.queryFields((t) => ({
  officeChange: t.field({
    type: OfficeChangeRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessOfficeChange(await context.read(), id),
  }),
  officeChanges: t.field({
    type: OfficeChangeConnectionRef,
    args: { ...forwards(t.arg), status: t.arg({ type: ChangeStatusRef }) },
    resolve: async (_root, args, context) => accessOfficeChanges(await context.read(), args),
  }),
}));

mutation("decideOfficeChange", {
  whileActing: "OFFICE",
  input: versionedInput("DecideOfficeChangeInput", (t) => ({
    decision: t.field({ type: ChangeDecisionRef, required: true }),
    note: t.string(),
  })),
  payload: OfficeChangePayloadRef,
  run: decideOfficeChange,
});
