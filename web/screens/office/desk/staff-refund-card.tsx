// The refunds of a draft on the desk, where they are sent back to a card or recorded as paid.

import { lazy, Suspense, useState } from "react";
import type { RefundFieldsFragment } from "../../../api/generated/graphql.ts";
import type { LiveRecord } from "../../../app/use-live-record.ts";
import { RefundCard } from "../../money/invoices/public/refund-card.tsx";
import type { StaffDraftRecord } from "./staff-check.ts";

const DIALOGS = {
  record: lazy(async () => ({ default: (await import("./staff-refund-dialog.tsx")).StaffRefundDialog })),
  send: lazy(async () => ({
    default: (await import("./staff-card-refund-dialog.tsx")).StaffCardRefundDialog,
  })),
};

type CardProps = { readonly draft: StaffDraftRecord; readonly live: LiveRecord<StaffDraftRecord> };
type Paying = { readonly how: keyof typeof DIALOGS; readonly refund: RefundFieldsFragment };

export function StaffRefundCard({ draft, live }: CardProps) {
  const [paying, setPaying] = useState<Paying>();
  const mayPay = draft.capabilities.includes("CAN_SETTLE_PAYMENT");
  const onPay = {
    record: (refund: RefundFieldsFragment) => setPaying({ how: "record", refund }),
    send: (refund: RefundFieldsFragment) => setPaying({ how: "send", refund }),
  };
  return (
    <>
      <RefundCard refunds={draft.refunds} reader="staff" onPay={mayPay ? onPay : undefined} />
      <Suspense fallback={null}>
        {paying !== undefined && (
          <PayDialog {...paying} {...{ draft, live }} onClose={() => setPaying(undefined)} />
        )}
      </Suspense>
    </>
  );
}

function PayDialog({ how, ...props }: Paying & CardProps & { readonly onClose: () => void }) {
  const Dialog = DIALOGS[how];
  return <Dialog {...props} />;
}
