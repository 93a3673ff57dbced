// The refunds of a draft on the desk, where they are sent back to a card, or approved by two and recorded as paid.

import { lazy, Suspense, useCallback, useState } from "react";
import type { RefundFieldsFragment } from "../../../../api/generated/graphql.ts";
import type { LiveRecord } from "../../../../app/use-live-record.ts";
import { TextLink } from "../../../../ui/text-link.tsx";
import { RefundCard } from "../../../money/invoices/public/refund-card.tsx";
import { refundsHref } from "../../../money/invoices/public/refunds-href.ts";
import { StepApprovals } from "../../../office/step-approvals/public/step-approvals.tsx";
import { stepWaits } from "../../../office/step-approvals/public/step-waiting-words.ts";
import type { StaffDraftRecord } from "../../drafts/public/staff-check.ts";
import { REFUND_CARD_WORDS } from "./staff-refund-words.ts";

const DIALOGS = {
  approve: lazy(async () => ({
    default: (await import("../staff-refund-approval-dialog.tsx")).StaffRefundApprovalDialog,
  })),
  record: lazy(async () => ({ default: (await import("../staff-refund-dialog.tsx")).StaffRefundDialog })),
  takeBack: lazy(async () => ({
    default: (await import("../staff-refund-take-back-dialog.tsx")).StaffRefundTakeBackDialog,
  })),
  send: lazy(async () => ({
    default: (await import("../staff-card-refund-dialog.tsx")).StaffCardRefundDialog,
  })),
};

type CardProps = { readonly draft: StaffDraftRecord; readonly live: LiveRecord<StaffDraftRecord> };
type Paying = { readonly how: keyof typeof DIALOGS; readonly refund: RefundFieldsFragment };

export function StaffRefundCard({ draft, live }: CardProps) {
  const [paying, setPaying] = useState<Paying>();
  const [approvedBy, setApprovedBy] = useState<ReadonlyMap<string, string>>(new Map());
  const wait = useCallback((refundId: string, by: string | undefined) => {
    setApprovedBy((before) => {
      const others = [...before].filter(([id]) => id !== refundId);
      return new Map(by === undefined ? others : [...others, [refundId, by]]);
    });
  }, []);
  const mayPay = draft.capabilities.includes("CAN_SETTLE_PAYMENT");
  const onPay = {
    waits: ({ id }: RefundFieldsFragment) => {
      const by = approvedBy.get(id);
      return by === undefined ? undefined : stepWaits(by);
    },
    approve: (refund: RefundFieldsFragment) => setPaying({ how: "approve", refund }),
    record: (refund: RefundFieldsFragment) => setPaying({ how: "record", refund }),
    takeBack: (refund: RefundFieldsFragment) => setPaying({ how: "takeBack", refund }),
    send: (refund: RefundFieldsFragment) => setPaying({ how: "send", refund }),
  };
  return (
    <>
      <RefundCard
        refunds={draft.refunds}
        reader="staff"
        onPay={mayPay ? onPay : undefined}
        more={
          <p className="mt-3 text-label">
            <TextLink href={refundsHref({ search: draft.referenceNumber })}>
              {REFUND_CARD_WORDS.register}
            </TextLink>
          </p>
        }
      />
      {draft.refunds.map(({ id }) => (
        <RefundApprovals key={id} refundId={id} onWait={wait} {...{ draft, live }} />
      ))}
      <Suspense fallback={null}>
        {paying !== undefined && (
          <PayDialog {...paying} {...{ draft, live }} onClose={() => setPaying(undefined)} />
        )}
      </Suspense>
    </>
  );
}

type ApprovalsProps = CardProps & {
  readonly refundId: string;
  readonly onWait: (refundId: string, approvedBy: string | undefined) => void;
};

function RefundApprovals({ draft, live, refundId, onWait }: ApprovalsProps) {
  const onWaiting = useCallback((by: string | undefined) => onWait(refundId, by), [onWait, refundId]);
  return (
    <StepApprovals
      step="REFUND_TRANSFER"
      record={{ id: refundId, version: draft.version }}
      revision={live.revision}
      onBehind={live.reload}
      onWaiting={onWaiting}
    />
  );
}

function PayDialog({ how, ...props }: Paying & CardProps & { readonly onClose: () => void }) {
  const Dialog = DIALOGS[how];
  return <Dialog {...props} />;
}
