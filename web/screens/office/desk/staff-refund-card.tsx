// The refunds of a draft on the desk, where their payment is recorded.

import { lazy, Suspense, useState } from "react";
import type { RefundFieldsFragment } from "../../../api/generated/graphql.ts";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { RefundCard } from "../../money/invoices/public/refund-card.tsx";
import type { StaffDraftRecord } from "./staff-check.ts";

const StaffRefundDialog = lazy(async () => ({
  default: (await import("./staff-refund-dialog.tsx")).StaffRefundDialog,
}));

type CardProps = { readonly draft: StaffDraftRecord; readonly live: LiveRecord<StaffDraftRecord> };

export function StaffRefundCard({ draft, live }: CardProps) {
  const [recording, setRecording] = useState<RefundFieldsFragment>();
  const mayRecord = draft.capabilities.includes("CAN_SETTLE_PAYMENT");
  return (
    <>
      <RefundCard refunds={draft.refunds} reader="staff" onRecord={mayRecord ? setRecording : undefined} />
      <Suspense fallback={null}>
        {recording !== undefined && (
          <StaffRefundDialog
            draft={draft}
            live={live}
            refund={recording}
            onClose={() => setRecording(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
