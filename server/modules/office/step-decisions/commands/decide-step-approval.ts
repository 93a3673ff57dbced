// A second person confirms or declines a step that a first has approved, or the first takes it back; confirmed, it is taken in the same transaction.

import {
  DRAFT_APPROVAL_NOTE_RULES,
  type DraftApprovalDecision,
} from "@bondline/domain/drafts/second-approvals/second-approval.ts";
import type { ApprovedStep } from "@bondline/domain/office/step-approvals/step-approval.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { approveRefund } from "../../../drafts/draft-payments/commands/approve-refund.ts";
import { recordDraftPayment } from "../../../drafts/draft-payments/commands/record-draft-payment.ts";
import { recordSecurityReturn } from "../../../drafts/draft-payments/commands/record-security-return.ts";
import { setDraftDiscount } from "../../../drafts/drafts/commands/set-draft-discount.ts";
import { establishDocumentFacility } from "../../../facilities/facilities/commands/establish-document-facility.ts";
import { updateDocumentFacility } from "../../../facilities/facilities/commands/update-document-facility.ts";
import { facilityAsSent } from "../../../facilities/facilities/public.ts";
import { establishFacilityApplication } from "../../../facilities/facility-applications/commands/establish-facility-application.ts";
import { findDraftOfRefund } from "../../../money/invoices/public.ts";
import {
  announceStepRecord,
  notifyOfStepDecided,
  type StepApproval,
  saveStepApproval,
} from "../../step-approvals/public.ts";
import { accessStepToDecide } from "../step-decision-access.ts";

export type DecideStepApprovalInput = {
  id: string;
  version: number;
  step: ApprovedStep;
  /** The one that was read. */
  approvalId: string;
  decision: DraftApprovalDecision;
  note?: string | null | undefined;
};

type Taken = { id: string; version: number };

/** With what the first person has sent; all that the step asks is asked again. */
const TAKE: Readonly<
  Record<ApprovedStep, (tx: Transaction, at: Taken, approval: StepApproval) => Promise<CommandResult>>
> = {
  SECURITY_RETURN: (tx, at, approval) => {
    const said = saidIn(approval);
    const [amount, returnedDate, returnedTo, reference] = [
      said("amount"),
      said("returnedDate"),
      said("returnedTo"),
      said("reference"),
    ];
    return recordSecurityReturn(tx, { ...at, amount, returnedDate, returnedTo, reference }, approval);
  },
  FACILITY_ESTABLISH: (tx, at, approval) => {
    const said = saidIn(approval);
    const [name, limit, startDate, endDate] = [
      said("name"),
      said("limit"),
      said("startDate"),
      said("endDate") || null,
    ];
    return establishFacilityApplication(tx, { ...at, name, limit, startDate, endDate }, approval);
  },
  FACILITY_ARRANGED: (tx, at, approval) => establishDocumentFacility(tx, at, approval),
  FACILITY_RAISE: (tx, at, approval) =>
    updateDocumentFacility(tx, { ...at, facility: facilityAsSent(approval.given) }, approval),
  REFUND_TRANSFER: async (tx, { id: refundId, version }, approval) => {
    const id = (await findDraftOfRefund(tx, refundId)) ?? refundId;
    return await approveRefund(tx, { id, version, refundId, paidTo: saidIn(approval)("paidTo") }, approval);
  },
  DRAFT_DISCOUNT: (tx, at, approval) => {
    const { discountPercentage, establishmentFeeDiscountAmount, acceptedChannelPartnerId } = approval.given;
    const given = { discountPercentage, establishmentFeeDiscountAmount, acceptedChannelPartnerId };
    return setDraftDiscount(tx, { ...at, ...given }, approval);
  },
  DRAFT_DEPOSIT: (tx, at, approval) => {
    const said = saidIn(approval);
    const [invoiceId, amount, receivedDate] = [said("invoiceId"), said("amount"), said("receivedDate")];
    const { note } = approval.given;
    return recordDraftPayment(tx, { ...at, invoiceId, amount, receivedDate, note }, approval);
  },
};

/** What the first person has sent by its name, empty where it was left out. */
function saidIn({ given }: StepApproval): (name: string) => string {
  return (name) => given[name] ?? "";
}

export async function decideStepApproval(
  tx: Transaction,
  input: DecideStepApprovalInput,
): Promise<CommandResult> {
  const { id, version, step, decision } = input;
  const approval = await accessStepToDecide(tx, input);
  const { note } = requireFields({ note: DRAFT_APPROVAL_NOTE_RULES[decision] }, { note: input.note });
  if (decision === "CONFIRM") {
    // That it is confirmed, and by whom, is written by the trigger of the step itself.
    await TAKE[step](tx, { id, version }, approval);
    if (note !== null) await saveStepApproval(tx, approval, { note });
  } else {
    const status = decision === "DECLINE" ? "DECLINED" : "TAKEN_BACK";
    const decidedBy = requirePerson(tx.actor).accountId;
    await saveStepApproval(tx, approval, { status, note, decidedBy, decidedAt: tx.now });
    await announceStepRecord(tx, approval);
  }
  if (decision !== "TAKE_BACK")
    await notifyOfStepDecided(tx, approval, { isConfirmed: decision === "CONFIRM", note });
  return { recordId: id };
}
