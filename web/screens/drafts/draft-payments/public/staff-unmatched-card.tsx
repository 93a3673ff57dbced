// Card payments that are not the ones that were asked for: what was expected, what came, and what was decided.

import {
  PAYMENT_DIFFERENCE_TEXT,
  UNMATCHED_PAYMENT_STATUS_TEXT,
} from "@bondline/domain/money/invoices/unmatched-payment.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { lazy, Suspense, useState } from "react";
import { dayOfInstant } from "../../../../app/time/instant-text.ts";
import type { LiveRecord } from "../../../../app/use-live-record.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { type Definition, DefinitionList } from "../../../../ui/definition-list.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { moneyText } from "../../../money/invoices/public/money-text.ts";
import type { StaffDraftRecord } from "../../drafts/public/staff-check.ts";
import { UNMATCHED_WORDS as WORDS } from "../staff-unmatched-words.ts";

const StaffUnmatchedDialog = lazy(async () => ({
  default: (await import("../staff-unmatched-dialog.tsx")).StaffUnmatchedDialog,
}));

export type UnmatchedPayment = StaffDraftRecord["unmatchedPayments"][number];
type CardProps = { readonly draft: StaffDraftRecord; readonly live: LiveRecord<StaffDraftRecord> };

export function StaffUnmatchedCard({ draft, live }: CardProps) {
  const [deciding, setDeciding] = useState<UnmatchedPayment>();
  if (draft.unmatchedPayments.length === 0) return null;
  const mayDecide = draft.capabilities.includes("CAN_SETTLE_PAYMENT");
  const isWaiting = draft.unmatchedPayments.some(({ decidedAt }) => decidedAt === null);
  return (
    <Card
      heading={WORDS.heading}
      action={
        <StatusBadge tone={isWaiting ? "warn" : "mute"}>
          {isWaiting ? WORDS.waiting : WORDS.settled}
        </StatusBadge>
      }
    >
      <CardBody isBelowHeading>
        <ul className="grid gap-4">
          {waitingFirst(draft.unmatchedPayments).map((payment) => (
            <li key={payment.id} className="not-first:border-t not-first:border-line not-first:pt-4">
              <DefinitionList items={factsOf(payment)} />
              {mayDecide && payment.decidedAt === null && (
                <div className="mt-3">
                  <Button size="small" onClick={() => setDeciding(payment)}>
                    {WORDS.decide}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </CardBody>
      <Suspense fallback={null}>
        {deciding !== undefined && (
          <StaffUnmatchedDialog
            draft={draft}
            live={live}
            payment={deciding}
            onClose={() => setDeciding(undefined)}
          />
        )}
      </Suspense>
    </Card>
  );
}

function waitingFirst(payments: readonly UnmatchedPayment[]): UnmatchedPayment[] {
  return payments.toSorted((one, other) => Number(one.decidedAt !== null) - Number(other.decidedAt !== null));
}

/** Once it is decided, what was asked for no longer matters. */
function factsOf(payment: UnmatchedPayment): Definition[] {
  const differs = payment.differs.map((each) => PAYMENT_DIFFERENCE_TEXT[each]).join(", ");
  return [
    { term: WORDS.came, value: moneyText(payment.receivedAmount, payment.receivedCurrency), note: differs },
    ...(payment.decidedAt === null ? askedFor(payment) : outcomeOf(payment)),
    {
      term: WORDS.reference,
      value: <span className="text-meta break-all">{payment.providerPaymentId}</span>,
    },
  ];
}

function askedFor(payment: UnmatchedPayment): Definition[] {
  return [
    {
      term: WORDS.expected,
      value: moneyText(payment.expectedAmount, payment.expectedCurrency),
      note: payment.invoiceNumber,
    },
    { term: WORDS.receivedOn, value: formatDate(dayOfInstant(payment.createdAt)) },
  ];
}

function outcomeOf({ status, reason }: UnmatchedPayment): Definition[] {
  return [{ term: WORDS.outcome, value: UNMATCHED_PAYMENT_STATUS_TEXT[status], note: reason }];
}
