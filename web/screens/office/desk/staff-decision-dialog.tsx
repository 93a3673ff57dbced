// The dialog of the decision that was chosen.

import type { ReactNode } from "react";
import { StaffPaymentDialog } from "../../drafts/draft-payments/public/staff-payment-dialog.tsx";
import { StaffSecurityHeldDialog } from "../../drafts/draft-payments/public/staff-security-held-dialog.tsx";
import type { DecisionDialogProps } from "../../drafts/drafts/public/decision-dialog-props.ts";
import type { DecisionKind } from "../../drafts/drafts/public/staff-decision.ts";
import {
  StaffConfirmDialog,
  StaffNotConfirmDialog,
  StaffTakeBackDialog,
} from "../../drafts/second-approvals/public/staff-approval-dialogs.tsx";
import { StaffApproveDialog } from "./staff-approve-dialog.tsx";
import { StaffEstablishDialog } from "./staff-establish-dialog.tsx";
import { StaffDeclineDialog, StaffRequestDialog } from "./staff-reason-dialog.tsx";

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
