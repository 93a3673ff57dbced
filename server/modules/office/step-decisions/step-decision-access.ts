// Who sees and decides about steps that wait for a second person: the provider's staff who may take the step itself.

import {
  type DraftApprovalDecision,
  decideDraftApproval,
  draftApprovalDecisions,
} from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import type { ApprovedStep } from "@bondline/domain/office/step-approvals/step-approval.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { type Actor, isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import { refuseStale } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessDraft, accessDraftToChange } from "../../drafts/drafts/draft-access.ts";
import { accessFacility, accessFacilityToChange } from "../../facilities/facilities/facility-access.ts";
import {
  accessApplicationDetails,
  accessApplicationToChange,
} from "../../facilities/facility-applications/application-access.ts";
import { findDraftOfRefund } from "../../money/invoices/public.ts";
import { findWaitingStep, listStepApprovals, type StepApproval } from "../step-approvals/public.ts";

type Wanted = { id: string; version: number };
type SteppedRecord = { id: string };
type StepAccess = {
  see: (tx: Transaction, id: string) => Promise<SteppedRecord>;
  lock: (tx: Transaction, wanted: Wanted) => Promise<SteppedRecord>;
  missing: "DRAFT_NOT_FOUND" | "FACILITY_APPLICATION_NOT_FOUND" | "FACILITY_NOT_FOUND";
};

const ACCESS: Readonly<Record<ApprovedStep, StepAccess>> = {
  SECURITY_RETURN: {
    see: (tx, id) => accessDraft(tx, id),
    lock: (tx, wanted) => accessDraftToChange(tx, wanted, "CAN_RECORD_SECURITY_RETURN"),
    missing: "DRAFT_NOT_FOUND",
  },
  FACILITY_ESTABLISH: {
    see: accessApplicationDetails,
    lock: (tx, wanted) => accessApplicationToChange(tx, wanted, "CAN_ESTABLISH"),
    missing: "FACILITY_APPLICATION_NOT_FOUND",
  },
  FACILITY_ARRANGED: {
    see: accessFacility,
    lock: (tx, wanted) => accessFacilityToChange(tx, wanted, "CAN_ESTABLISH"),
    missing: "FACILITY_NOT_FOUND",
  },
  FACILITY_RAISE: {
    see: accessFacility,
    lock: (tx, wanted) => accessFacilityToChange(tx, wanted, "CAN_EDIT"),
    missing: "FACILITY_NOT_FOUND",
  },
  DRAFT_DISCOUNT: {
    see: (tx, id) => accessDraft(tx, id),
    lock: (tx, wanted) => accessDraftToChange(tx, wanted, "CAN_GIVE_DISCOUNT"),
    missing: "DRAFT_NOT_FOUND",
  },
  DRAFT_DEPOSIT: {
    see: (tx, id) => accessDraft(tx, id),
    lock: (tx, wanted) => accessDraftToChange(tx, wanted, "CAN_RECORD_PAYMENT"),
    missing: "DRAFT_NOT_FOUND",
  },
  /** With the version of its draft. */
  REFUND_TRANSFER: {
    see: async (tx, id) => {
      await accessDraft(tx, (await findDraftOfRefund(tx, id)) ?? id);
      return { id };
    },
    lock: async (tx, { id, version }) => {
      const draftId = (await findDraftOfRefund(tx, id)) ?? id;
      await accessDraftToChange(tx, { id: draftId, version }, "CAN_SETTLE_PAYMENT");
      return { id };
    },
    missing: "DRAFT_NOT_FOUND",
  },
};

export async function accessStepApprovals(
  tx: Transaction,
  { step, recordId }: { step: ApprovedStep; recordId: string },
): Promise<StepApproval[]> {
  const { see, missing } = ACCESS[step];
  const { id } = await see(tx, recordId);
  if (!isProviderStaff(tx.actor)) refuse(missing, { id: recordId });
  return await listStepApprovals(tx, id, step);
}

type Asked = Wanted & { step: ApprovedStep; approvalId: string; decision: DraftApprovalDecision };

/** With its record locked, and as it was read; the record keeps its version while one approval takes the place of another. */
export async function accessStepToDecide(
  tx: Transaction,
  { step, approvalId, decision, ...wanted }: Asked,
): Promise<StepApproval> {
  const { lock, missing } = ACCESS[step];
  const { id } = await lock(tx, wanted);
  if (!isProviderStaff(tx.actor)) refuse(missing, { id });
  const approval = (await findWaitingStep(tx, id, step)) ?? refuseUndecided(decision);
  const { version } = wanted;
  if (approval.id !== approvalId) refuseStale(version, version);
  const decided = decideDraftApproval(factsOf(tx.actor, approval), decision);
  if (decided.allowed) return approval;
  if (decided.because === "own") refuse("SECOND_APPROVER_NEEDED");
  return refuse("APPROVAL_WAITING", { by: approval.approvedByName });
}

function refuseUndecided(event: string): never {
  return refuse("INVALID_TRANSITION", { record: "record", status: "without a first approval", event });
}

export function stepDecisionsNow(actor: Actor, approval: StepApproval): DraftApprovalDecision[] {
  return draftApprovalDecisions(factsOf(actor, approval));
}

function factsOf(actor: Actor, { status, approvedBy }: StepApproval) {
  return { status, isOwn: requirePerson(actor).accountId === approvedBy };
}
