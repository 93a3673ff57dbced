// How the later periods of a guarantee are paid: set up on the payment provider's page, how it stands, and stopping it.

import {
  SUBSCRIPTION_STATUS_TEXT,
  SUBSCRIPTION_STATUS_TONE,
} from "@bondline/domain/money/subscriptions/payment-subscription.ts";
import { centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import type { DraftRecordFragment, LaterPaymentsFieldsFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { CommandDialog } from "../../../../app/form/command-dialog.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { CardPaymentIcon } from "../../../../ui/icons.ts";
import { LinkButton } from "../../../../ui/link-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { SetUpLaterPaymentsMutation, StopLaterPaymentsMutation } from "./later-payments-operations.ts";
import { LATER_PAYMENTS_WORDS as WORDS } from "./later-payments-words.ts";

type Subscription = NonNullable<LaterPaymentsFieldsFragment["paymentSubscription"]>;
type NextPeriod = LaterPaymentsFieldsFragment["nextPeriod"];
type Props = {
  readonly draft: LaterPaymentsFieldsFragment;
  readonly onChanged: (draft: DraftRecordFragment) => void;
};

/** Nothing for somebody who can neither set it up nor see that it is on or what comes next. */
export function LaterPaymentsCard({ draft, onChanged }: Props) {
  const subscription = draft.paymentSubscription;
  const mayChange = draft.capabilities.includes("CAN_SET_UP_LATER_PAYMENTS");
  if (subscription === null && !mayChange && draft.nextPeriod === null) return null;
  return (
    <Card
      heading={WORDS.heading}
      action={
        subscription !== null && (
          <StatusBadge tone={SUBSCRIPTION_STATUS_TONE[subscription.status]}>
            {SUBSCRIPTION_STATUS_TEXT[subscription.status]}
          </StatusBadge>
        )
      }
      hasBody
    >
      {subscription === null ? (
        <>
          <NextInvoice period={draft.nextPeriod} />
          {mayChange && <p className="text-label text-ink-2">{WORDS.offer}</p>}
        </>
      ) : (
        <HowItStands subscription={subscription} period={draft.nextPeriod} />
      )}
      {mayChange && <Actions draft={draft} subscription={subscription} onChanged={onChanged} />}
    </Card>
  );
}

function NextInvoice({ period }: { readonly period: NextPeriod }) {
  if (period === null) return null;
  return (
    <div className="mb-3">
      <DefinitionList
        items={[{ term: WORDS.nextInvoice, value: amountOn(period.amount, period.invoiceDate) }]}
      />
      <p className="mt-1.5 text-label text-ink-3">{WORDS.dueOn(formatDate(plainDate(period.startDate)))}</p>
    </div>
  );
}

function amountOn(amount: string, day: string): string {
  return WORDS.amountOn(formatAud(centsFromDecimal(amount)), formatDate(plainDate(day)));
}

type LaterPaymentsProps = { readonly subscription: Subscription; readonly period: NextPeriod };

function HowItStands({ subscription, period }: LaterPaymentsProps) {
  const { status, hostedUrl, currentPeriodEnd } = subscription;
  if (status === "incomplete")
    return (
      <>
        <NextInvoice period={period} />
        <p className="text-label text-ink-2">{hostedUrl === null ? WORDS.opening : WORDS.ready}</p>
      </>
    );
  const day = currentPeriodEnd === null ? "" : formatDate(plainDate(currentPeriodEnd));
  return (
    <>
      {status === "past_due" && (
        <div className="mb-4">
          <Notice tone="danger" title={WORDS.declined}>
            {WORDS.declinedSentence}
          </Notice>
        </div>
      )}
      <DefinitionList
        items={[
          { term: WORDS.paidWith, value: methodText(subscription) },
          {
            term: WORDS.nextCharge,
            value: period === null ? day : amountOn(period.amount, period.startDate),
          },
        ]}
      />
      {status === "active" && <p className="mt-3 text-label text-ink-2">{WORDS.on}</p>}
    </>
  );
}

function methodText({ method, lastDigits }: Subscription): string {
  const digits = lastDigits ?? "";
  return method === "DIRECT_DEBIT" ? WORDS.account(digits) : WORDS.card(digits);
}

type ActionsProps = Props & { readonly subscription: Subscription | null };

function Actions({ draft, subscription, onChanged }: ActionsProps) {
  const { send, sending } = useCommand(SetUpLaterPaymentsMutation);
  const [isStopping, setStopping] = useState(false);
  const input = { id: draft.id, version: draft.version };
  const setUp = async () => {
    const answer = await send(input);
    if (answer.ok) onChanged(answer.data.generateNewStripeSubscription.draft);
  };
  const hostedUrl = subscription?.hostedUrl ?? null;
  const isWaiting = subscription?.status === "incomplete";
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {hostedUrl !== null && (
        <LinkButton variant="primary" href={hostedUrl}>
          {WORDS.goOn}
        </LinkButton>
      )}
      {!isWaiting && (
        <Button icon={CardPaymentIcon} isLoading={sending} onClick={() => void setUp()}>
          {subscription === null ? WORDS.setUp : WORDS.another}
        </Button>
      )}
      {subscription !== null && (
        <Button variant="quiet" onClick={() => setStopping(true)}>
          {WORDS.stop}
        </Button>
      )}
      {isStopping && (
        <CommandDialog
          command={StopLaterPaymentsMutation}
          input={input}
          title={WORDS.stopTitle}
          sentence={WORDS.stopSentence}
          confirmLabel={WORDS.stopConfirm}
          isDangerous
          done={{ title: WORDS.stopped }}
          onDone={({ cancelPaymentSubscription }) => onChanged(cancelPaymentSubscription.draft)}
          onClose={() => setStopping(false)}
        />
      )}
    </div>
  );
}
