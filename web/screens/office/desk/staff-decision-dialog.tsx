// The dialog of the decision that was chosen.

import type { ReactNode } from "react";
import type { DecisionDialogProps } from "./decision-dialog-props.ts";
import { StaffConfirmDialog, StaffNotConfirmDialog, StaffTakeBackDialog } from "./staff-approval-dialogs.tsx";
import { StaffApproveDialog } from "./staff-approve-dialog.tsx";
import type { DecisionKind } from "./staff-decision.ts";
import { StaffEstablishDialog } from "./staff-establish-dialog.tsx";
import { StaffPaymentDialog } from "./staff-payment-dialog.tsx";
import { StaffDeclineDialog, StaffRequestDialog } from "./staff-reason-dialog.tsx";
import { StaffSecurityHeldDialog } from "./staff-security-held-dialog.tsx";

const DIALOGS = {
  request: StaffRequestDialog,
  decline: StaffDeclineDialog,
  approve: StaffApproveDialog,
  takeBack: StaffTakeBackDialog,
  notConfirm: StaffNotConfirmDialog,
  confirm: StaffConfirmDialog,
  payment: StaffPaymentDialog,
  security: StaffSecurityHeldDialog,
  establish: StaffEstablishDialog,
} as const satisfies Record<DecisionKind, (props: DecisionDialogProps) => ReactNode>;

export function StaffDecisionDialog({
  kind,
  ...props
}: DecisionDialogProps & { readonly kind: DecisionKind }) {
  const Chosen = DIALOGS[kind];
  return <Chosen {...props} />;
}
