// The security money of a draft on the desk, where it is recorded as held and as returned.

import { lazy, Suspense, useState } from "react";
import type { LiveRecord } from "../../../../app/use-live-record.ts";
import { Button } from "../../../../ui/button.tsx";
import { isAboveZero, SecurityCard } from "../../../money/security-money/public/security-card.tsx";
import { stepWaits } from "../../../office/step-approvals/public/step-waiting-words.ts";
import type { StaffDraftRecord } from "../../drafts/public/staff-check.ts";
import { SECURITY_DIALOG_WORDS as WORDS } from "../staff-security-words.ts";

const StaffSecurityHeldDialog = lazy(async () => ({
  default: (await import("./staff-security-held-dialog.tsx")).StaffSecurityHeldDialog,
}));
const StaffSecurityReturnDialog = lazy(async () => ({
  default: (await import("../staff-security-return-dialog.tsx")).StaffSecurityReturnDialog,
}));

type CardProps = {
  readonly draft: StaffDraftRecord;
  readonly live: LiveRecord<StaffDraftRecord>;
  /** Who has approved a return, while it waits for a second person. */
  readonly returnApprovedBy: string | undefined;
};

export function StaffSecurityCard({ draft, live, returnApprovedBy }: CardProps) {
  const [recording, setRecording] = useState<"held" | "return">();
  const { securityMoney: security, capabilities } = draft;
  if (security === null) return null;
  const mayHold = capabilities.includes("CAN_RECORD_SECURITY_HELD") && isAboveZero(security.missingAmount);
  const mayReturn =
    capabilities.includes("CAN_RECORD_SECURITY_RETURN") && isAboveZero(security.returnableAmount);
  const dialog = { facts: { draft }, live, onClose: () => setRecording(undefined) };
  return (
    <>
      <SecurityCard
        security={security}
        reader="staff"
        action={
          <>
            {mayHold && (
              <Button size="small" onClick={() => setRecording("held")}>
                {WORDS.recordHeld}
              </Button>
            )}
            {mayReturn && returnApprovedBy !== undefined && (
              <p className="text-label text-ink-2">{stepWaits(returnApprovedBy)}</p>
            )}
            {mayReturn && returnApprovedBy === undefined && (
              <Button size="small" onClick={() => setRecording("return")}>
                {WORDS.recordReturn}
              </Button>
            )}
          </>
        }
      />
      <Suspense fallback={null}>
        {recording === "held" && <StaffSecurityHeldDialog {...dialog} />}
        {recording === "return" && <StaffSecurityReturnDialog {...dialog} />}
      </Suspense>
    </>
  );
}
