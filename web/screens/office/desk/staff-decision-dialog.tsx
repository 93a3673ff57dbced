// The dialog of the decision that was chosen.

import type { ReactNode } from "react";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { StaffApproveDialog } from "./staff-approve-dialog.tsx";
import type { StaffDraftRecord } from "./staff-check.ts";
import type { DecisionFacts, DecisionKind } from "./staff-decision.ts";
import { StaffEstablishDialog } from "./staff-establish-dialog.tsx";
import { StaffPaymentDialog } from "./staff-payment-dialog.tsx";
import { StaffDeclineDialog, StaffRequestDialog } from "./staff-reason-dialog.tsx";

export type DecisionDialogProps = {
  readonly facts: DecisionFacts;
  readonly live: LiveRecord<StaffDraftRecord>;
  readonly onClose: () => void;
};

const DIALOGS = {
  request: StaffRequestDialog,
  decline: StaffDeclineDialog,
  approve: StaffApproveDialog,
  payment: StaffPaymentDialog,
  establish: StaffEstablishDialog,
} as const satisfies Record<DecisionKind, (props: DecisionDialogProps) => ReactNode>;

export function StaffDecisionDialog({
  kind,
  ...props
}: DecisionDialogProps & { readonly kind: DecisionKind }) {
  const Chosen = DIALOGS[kind];
  return <Chosen {...props} />;
}
