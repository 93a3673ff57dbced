// Steps that wait for a second person in the contract: for the provider's staff, and deciding about the one that waits.

import {
  DRAFT_APPROVAL_DECISIONS,
  DRAFT_APPROVAL_STATUSES,
} from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import {
  APPROVED_STEPS,
  type StepFact,
  stepFacts,
} from "@bondline/domain/office/step-approvals/step-approval.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { idOf, payloadOf } from "../../../graphql/payloads.ts";
import type { StepApproval } from "../step-approvals/public.ts";
import { decideStepApproval } from "./commands/decide-step-approval.ts";
import { accessStepApprovals, stepDecisionsNow } from "./step-decision-access.ts";

const StepRef = enumOf("ApprovedStep", APPROVED_STEPS);
const StatusRef = enumOf("StepApprovalStatus", DRAFT_APPROVAL_STATUSES);
const DecisionRef = enumOf("StepApprovalDecision", DRAFT_APPROVAL_DECISIONS);

const FactRef = builder.objectRef<StepFact>("StepApprovalFact").implement({
  fields: (t) => ({
    before: t.exposeString("before", {
      nullable: true,
      description: "What stands there, where the step changes it; empty for nothing.",
    }),
    label: t.exposeString("label"),
    value: t.exposeString("value"),
  }),
});

const StepApprovalRef = builder.objectRef<StepApproval>("StepApproval").implement({
  description: "A step that a first person of the desk has approved, and that takes two.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal" }),
    approvedBy: t.exposeString("approvedByName"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    currency: t.exposeString("currency"),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true }),
    decidedBy: t.exposeString("decidedByName", { nullable: true }),
    decisions: t.field({
      type: [DecisionRef],
      description: "What whoever asks may decide about it.",
      resolve: async (approval, _args, context) => stepDecisionsNow((await context.read()).actor, approval),
    }),
    facts: t.field({
      type: [FactRef],
      description: "What the first person has entered.",
      resolve: ({ step, given, before }) => stepFacts(step, given, before),
    }),
    id: t.exposeID("id"),
    note: t.exposeString("note", { nullable: true }),
    status: t.expose("status", { type: StatusRef }),
    step: t.expose("step", { type: StepRef }),
  }),
});

builder.queryField("stepApprovals", (t) =>
  t.field({
    type: [StepApprovalRef],
    description: "First approvals of a step with this record, the newest first.",
    args: {
      recordId: t.arg.id({ required: true }),
      step: t.arg({ type: StepRef, required: true }),
    },
    resolve: async (_root, args, context) => accessStepApprovals(await context.read(), args),
  }),
);

mutation("decideStepApproval", {
  whileActing: "OFFICE",
  input: versionedInput("DecideStepApprovalInput", (t) => ({
    approvalId: t.id({
      required: true,
      description: "The first approval that was read; where another stands, it is a conflict.",
    }),
    decision: t.field({ type: DecisionRef, required: true }),
    note: t.string({ description: "Needed where it is not confirmed." }),
    step: t.field({ type: StepRef, required: true }),
  })),
  payload: payloadOf("StepApprovalPayload", { recordId: idOf("recordId") }),
  run: decideStepApproval,
});
