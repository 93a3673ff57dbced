// The approvals of a step with a record, for the provider's people: its own script, since nobody else has them.

import type { ApprovedStep } from "@bondline/domain/office/step-approvals/step-approval.ts";
import { lazy, Suspense } from "react";
import { useSession } from "../../../../app/session.ts";

const StepApprovalsCard = lazy(async () => ({
  default: (await import("../step-approvals-card.tsx")).StepApprovalsCard,
}));

export type StepApprovalsProps = {
  readonly step: ApprovedStep;
  readonly record: { readonly id: string; readonly version: number };
  /** Any other number than before means that the record has changed: its approvals are read again. */
  readonly revision: number;
  /** The record is no longer what was read. */
  readonly onBehind: () => void;
  /** Who has approved what waits now, so that nobody is offered the same step again meanwhile. */
  readonly onWaiting: (approvedBy: string | undefined) => void;
};

export function StepApprovals(props: StepApprovalsProps) {
  const { staff } = useSession();
  if (staff === null || staff.supplier !== null) return null;
  return (
    <Suspense>
      <StepApprovalsCard key={props.record.id} {...props} />
    </Suspense>
  );
}
