// The first approvals of a draft that needs two, as a part of it: for the provider's staff alone, by the policy of their table.

import {
  type DraftApprovalDecision,
  draftApprovalDecisions,
} from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import type { TaxTreatment } from "@bondline/domain/money/invoices/tax-treatment.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { draftPart } from "../../../record-parts.ts";
import { type Actor, requirePerson } from "../../../transaction/actor.ts";
import type { Draft } from "../drafts/public.ts";

export type FeeLineInput = { description: string; amount: string; taxTreatment: TaxTreatment };

export type DraftApproval = Omit<Tables["draft_approval"], "lineItems"> & {
  lineItems: FeeLineInput[];
  approvedByName: string;
  decidedByName: string | null;
  feeSummaryName: string;
};

export const SECOND_APPROVAL_OF_DRAFT = draftPart({
  // The policy of its table shows its rows to the provider's staff alone, and they stand in no history of the draft.
  readers: "everybody",
  inHistory: [],
  reads: {
    deskApprovals: `(select coalesce(jsonb_agg(to_jsonb(v) || jsonb_build_object('fee_summary_name', f.name, 'approved_by_name', p.given_name || ' ' || p.family_name,
        'decided_by_name', s.given_name || ' ' || s.family_name) order by v.created_at desc, v.id desc), '[]')
      from draft_approval v join fee_summary f on f.id = v.fee_summary_id join account p on p.id = v.approved_by left join account s on s.id = v.decided_by
     where v.draft_id = d.id) as desk_approvals`,
  },
  fields: { deskApprovals: ["deskApprovals"] },
});

/** The newest first. */
export function deskApprovalsOf(draft: Draft): DraftApproval[] {
  return (draft as Draft & { deskApprovals: DraftApproval[] }).deskApprovals;
}

export function waitingApprovalOf(draft: Draft): DraftApproval | undefined {
  return deskApprovalsOf(draft).find(({ status }) => status === "WAITING");
}

export function approvalFacts(actor: Actor, { status, approvedBy }: DraftApproval) {
  return { status, isOwn: requirePerson(actor).accountId === approvedBy };
}

export function approvalDecisionsNow(actor: Actor, approval: DraftApproval): DraftApprovalDecision[] {
  return draftApprovalDecisions(approvalFacts(actor, approval));
}
