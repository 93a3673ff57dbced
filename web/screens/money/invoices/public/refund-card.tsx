// What is due back or was paid back of the money that came for a draft: the same for applicant and staff, who also record it.

import {
  isRefundDue,
  isRefundUnderWay,
  REFUND_METHOD_TEXT,
  REFUND_REASON_TEXT,
} from "@bondline/domain/money/invoices/refund.ts";
import { addCents, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { ReactNode } from "react";
import type { RefundFieldsFragment } from "../../../../api/generated/graphql.ts";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { moneyText } from "./money-text.ts";
import { REFUND_WORDS as WORDS } from "./refund-words.ts";

type RefundCardProps = {
  readonly refunds: readonly RefundFieldsFragment[];
  readonly reader: "applicant" | "staff";
  /** Offered beside each that is due, to those who may pay it. */
  readonly onPay?: PayRefund | undefined;
  /** Below them. */
  readonly more?: ReactNode;
};

export type PayRefund = Readonly<
  Record<"approve" | "record" | "send" | "takeBack", (refund: RefundFieldsFragment) => void>
> & {
  /** What stands in the place of the buttons while a first approval waits. */
  readonly waits: (refund: RefundFieldsFragment) => string | undefined;
};

export function RefundCard({ refunds, reader, onPay, more }: RefundCardProps) {
  if (refunds.length === 0) return null;
  const due = refunds.filter(isRefundDue);
  return (
    <Card
      heading={WORDS.heading}
      action={
        <StatusBadge tone={toneOf(refunds, reader)}>
          {due.length > 0
            ? WORDS.due(totalText(due))
            : refunds.some(isRefundUnderWay)
              ? WORDS.sent
              : WORDS.paidBack}
        </StatusBadge>
      }
    >
      <CardBody isBelowHeading>
        {due.length > 0 && <p className="mb-3 text-label text-ink-2">{WORDS.sentence[reader]}</p>}
        <ul className="grid gap-3">
          {dueFirst(refunds).map((refund) => (
            <li key={refund.id} className="not-first:border-t not-first:border-line not-first:pt-3">
              <Refund refund={refund} reader={reader} />
              {onPay !== undefined && isRefundDue(refund) && <PayButtons refund={refund} onPay={onPay} />}
            </li>
          ))}
        </ul>
        {more}
      </CardBody>
    </Card>
  );
}

function PayButtons({ refund, onPay }: { readonly refund: RefundFieldsFragment; readonly onPay: PayRefund }) {
  const waits = onPay.waits(refund);
  if (waits !== undefined) return <p className="mt-2 text-label text-ink-2">{waits}</p>;
  // What waits to go to the card, or for the payer's bank, is said above, and goes no other way meanwhile.
  if (refund.isAwaitingApproval || refund.isDisputed) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {refund.canGoThroughProvider && (
        <Button size="small" onClick={() => onPay.send(refund)}>
          {WORDS.send}
        </Button>
      )}
      {refund.isTransferApproved ? (
        <>
          <Button size="small" onClick={() => onPay.record(refund)}>
            {WORDS.record}
          </Button>
          <Button size="small" onClick={() => onPay.takeBack(refund)}>
            {WORDS.takeBack}
          </Button>
        </>
      ) : (
        <Button size="small" onClick={() => onPay.approve(refund)}>
          {WORDS.approve}
        </Button>
      )}
    </div>
  );
}

type RefundProps = Pick<RefundCardProps, "reader"> & { readonly refund: RefundFieldsFragment };

function Refund({ refund, reader }: RefundProps) {
  const { paidDate, paidMethod, paidReference, paidNote, sentAt, failureReason, transferTo } = refund;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-label">
      <p className="min-w-0 break-words text-ink-2">{REFUND_REASON_TEXT[refund.reason]}</p>
      <p className="figures text-right font-medium">{moneyText(refund.amount, refund.currency)}</p>
      <div className="figures col-span-2 min-w-0 break-words text-meta text-ink-3">
        <p>
          {isRefundDue(refund)
            ? WORDS.dueSince(refund.invoiceNumber, formatDate(dayOfInstant(refund.createdAt)))
            : refund.invoiceNumber}
        </p>
        {isRefundUnderWay(refund) && sentAt !== null && (
          <p>{WORDS.sentOn(formatDate(dayOfInstant(sentAt)))}</p>
        )}
        {isRefundDue(refund) && failureReason !== null && (
          <p className="text-danger">{WORDS.failed(failureReason)}</p>
        )}
        {reader === "staff" && refund.isAwaitingApproval && <p>{WORDS.awaitingApproval}</p>}
        {reader === "staff" && isRefundDue(refund) && refund.isDisputed && <p>{WORDS.disputed}</p>}
        {reader === "staff" && transferTo !== null && <p>{WORDS.approved(transferTo)}</p>}
        {paidDate !== null && paidMethod !== null && (
          <p>{WORDS.paid(formatDate(plainDate(paidDate)), REFUND_METHOD_TEXT[paidMethod])}</p>
        )}
        {paidReference !== null && (
          <p>
            {WORDS.reference} {paidReference}
          </p>
        )}
        {paidNote !== null && <p className="mt-1 whitespace-pre-line text-ink-2">{paidNote}</p>}
      </div>
    </div>
  );
}

/** What waits for the reader is marked as that. */
function toneOf(refunds: RefundCardProps["refunds"], reader: RefundCardProps["reader"]) {
  if (refunds.some(isRefundDue)) return reader === "staff" ? "warn" : "info";
  return refunds.some(isRefundUnderWay) ? "info" : "ok";
}

function dueFirst(refunds: readonly RefundFieldsFragment[]): RefundFieldsFragment[] {
  return refunds.toSorted((one, other) => Number(isRefundDue(other)) - Number(isRefundDue(one)));
}

/** Each currency by itself. */
function totalText(refunds: readonly RefundFieldsFragment[]): string {
  const currencies = [...new Set(refunds.map(({ currency }) => currency))].sort();
  return currencies
    .map((each) => {
      const ofIt = refunds.filter(({ currency }) => currency === each);
      return moneyText(addCents(...ofIt.map(({ amount }) => centsFromDecimal(amount))), each);
    })
    .join(", ");
}
