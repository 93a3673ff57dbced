// First approvals of a draft in the contract: for the provider's staff, and deciding about the one that waits.

import {
  DRAFT_APPROVAL_DECISIONS,
  DRAFT_APPROVAL_STATUSES,
  needsSecondApproval,
} from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { isProviderStaff } from "../../../transaction/actor.ts";
import { TaxTreatmentRef } from "../../money/invoices/public.ts";
import { secondApprovalSums } from "../../office/provider/public.ts";
import { DraftPayloadRef, DraftRef } from "../drafts/public.ts";
import { decideDraftApproval } from "./commands/decide-draft-approval.ts";
import {
  approvalDecisionsNow,
  type DraftApproval,
  deskApprovalsOf,
  type FeeLineInput,
} from "./second-approval-part.ts";

const StatusRef = enumOf("DraftApprovalStatus", DRAFT_APPROVAL_STATUSES);
const DecisionRef = enumOf("DraftApprovalDecision", DRAFT_APPROVAL_DECISIONS);

const ApprovedLineRef = builder.objectRef<FeeLineInput>("DraftApprovalLine").implement({
  fields: (t) => ({
    amount: t.exposeString("amount"),
    description: t.exposeString("description"),
    taxTreatment: t.expose("taxTreatment", { type: TaxTreatmentRef }),
  }),
});

const DraftApprovalRef = builder.objectRef<DraftApproval>("DraftApproval").implement({
  description: "What a first person of the desk has approved of a draft that takes two.",
  fields: (t) => ({
    approvedBy: t.exposeString("approvedByName"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true }),
    decidedBy: t.exposeString("decidedByName", { nullable: true }),
    decisions: t.field({
      type: [DecisionRef],
      description: "What whoever asks may decide about it.",
      resolve: async (approval, _args, context) => {
        const { actor } = await context.read();
        return approvalDecisionsNow(actor, approval);
      },
    }),
    feeSummaryId: t.exposeID("feeSummaryId"),
    feeSummaryName: t.exposeString("feeSummaryName"),
    id: t.exposeID("id"),
    lineItems: t.field({
      type: [ApprovedLineRef],
      description: "What was added to the fees by hand.",
      resolve: ({ lineItems }) => lineItems,
    }),
    note: t.exposeString("note", { nullable: true }),
    status: t.expose("status", { type: StatusRef }),
  }),
});

builder.objectField(DraftRef, "deskApprovals", (t) =>
  t.field({
    type: [DraftApprovalRef],
    description: "First approvals of a draft that takes two, the newest first; for the provider's staff.",
    resolve: async (draft, _args, context) =>
      isProviderStaff((await context.read()).actor) ? deskApprovalsOf(draft) : [],
  }),
);

builder.objectField(DraftRef, "needsSecondApproval", (t) =>
  t.field({
    type: "Boolean",
    nullable: true,
    description: "Whether approving it takes two people by its kind and amount; for the provider's staff.",
    resolve: async (draft, _args, context) => {
      const tx = await context.read();
      return isProviderStaff(tx.actor) ? needsSecondApproval(draft, await secondApprovalSums(tx)) : null;
    },
  }),
);

mutation("decideDraftApproval", {
  whileActing: "OFFICE",
  input: versionedInput("DecideDraftApprovalInput", (t) => ({
    decision: t.field({ type: DecisionRef, required: true }),
    note: t.string({ description: "Needed where it is not confirmed." }),
  })),
  payload: DraftPayloadRef,
  run: decideDraftApproval,
});
