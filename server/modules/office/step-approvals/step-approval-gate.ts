// Where a step of the desk stops for a second person: called by the step's own command, with its record locked and what was sent validated.

import type { OrganisationId } from "@bondline/domain/ids.ts";
import { OUR_CURRENCY } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import {
  type ApprovedStep,
  type GivenStep,
  stepNeedsSecond,
} from "@bondline/domain/office/step-approvals/step-approval.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { addCents, type Cents, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { secondApprovalSums } from "../provider/public.ts";
import { announceStepRecord, notifyOfFirstStep } from "./step-approval-mails.ts";
import {
  findWaitingStep,
  insertStepApproval,
  isWaitingUnseen,
  type StepApproval,
} from "./step-approval-store.ts";

export type StepToTake = {
  step: ApprovedStep;
  product: string;
  /** Where the step changes it: the lower sum of both counts. */
  productBefore?: string;
  amountCents: Cents;
  /** What one person alone has done of it before: both count against the sum, so that nobody splits what takes two. */
  aloneCents?: Cents;
  /** Ours where it is left out. */
  currency?: string;
  record: { id: string; organisationId: OrganisationId; referenceNumber: string };
  given: GivenStep;
  /** What the record says of it, where the step changes what stands. */
  before?: GivenStep;
};

/** True once the first approval is written, and nothing else is to be done; false where the step goes on, such as by the second person. */
export async function waitsForSecondPerson(
  tx: Transaction,
  {
    step,
    product,
    productBefore = product,
    amountCents,
    aloneCents = ZERO_CENTS,
    currency = OUR_CURRENCY,
    record,
    given,
    before,
  }: StepToTake,
  confirmed: StepApproval | undefined,
): Promise<boolean> {
  const isOfProvider = isProviderStaff(tx.actor);
  if (!isOfProvider && (await isWaitingUnseen(tx, record.id, step)))
    refuse("APPROVAL_WAITING", { by: "The provider" });
  const waiting = await findWaitingStep(tx, record.id, step);
  if (waiting !== undefined && waiting.id !== confirmed?.id)
    refuse("APPROVAL_WAITING", { by: waiting.approvedByName });
  const sums = await secondApprovalSums(tx);
  const needsSecond = [product, productBefore].some((each) =>
    stepNeedsSecond({ step, product: each, amountCents: addCents(amountCents, aloneCents) }, sums),
  );
  if (waiting !== undefined || !needsSecond) return false;
  // Both approvals are the provider's own.
  if (!isOfProvider) refuse("LEFT_TO_PROVIDER");
  const { id: recordId, organisationId, referenceNumber: reference } = record;
  const approvedBy = requirePerson(tx.actor).accountId;
  const approval = { id: tx.newId(), organisationId, step, recordId, reference, amountCents, currency };
  await insertStepApproval(tx, {
    ...approval,
    given: JSON.stringify(given),
    before: before === undefined ? null : JSON.stringify(before),
    status: "WAITING",
    approvedBy,
    createdAt: tx.now,
  });
  await notifyOfFirstStep(tx, approval);
  await announceStepRecord(tx, approval);
  return true;
}

/** For what one person may do, where it would change what the first approval is about. */
export async function requireNoneWaiting(
  tx: Transaction,
  recordId: string,
  step: ApprovedStep,
): Promise<void> {
  const waiting = await findWaitingStep(tx, recordId, step);
  if (waiting !== undefined) refuse("APPROVAL_WAITING", { by: waiting.approvedByName });
}
