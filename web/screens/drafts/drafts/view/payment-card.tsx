// What is to be paid and how: by card on the payment provider's page, or by bank deposit with the reference.

import { presentInvoice } from "@bondline/domain/money/invoices/present-invoice.ts";
import type { StatusTone } from "@bondline/domain/status-tone.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import {
  aud,
  centsFromDecimal,
  formatAud,
  largerOfCents,
  subtractCents,
  ZERO_CENTS,
} from "@bondline/domain/values/money/money.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { buttonClasses } from "../../../../ui/button-look.ts";
import { Card } from "../../../../ui/card.tsx";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { DefinitionList } from "../../../../ui/definition-list.tsx";
import { CardPaymentIcon, DownloadIcon } from "../../../../ui/icons.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { creditedItem } from "../../../money/invoices/public/credited-item.ts";
import { paymentNews } from "../../../money/invoices/public/payment-news.ts";
import { useInvoiceFile } from "../../../money/invoices/public/use-invoice-file.ts";
import { PAY_WORDS } from "../draft-words.ts";
import {
  can,
  type DraftInvoice,
  type DraftRecord,
  dayText,
  type PaymentState,
  paymentState,
} from "./draft-facts.ts";

type PaymentDetails = NonNullable<DraftRecord["paymentDetails"]>;

const BADGES: Record<Exclude<PaymentState, "none">, { tone: StatusTone; words: string }> = {
  payable: { tone: "warn", words: PAY_WORDS.payable },
  confirming: { tone: "info", words: PAY_WORDS.processing },
  paid: { tone: "ok", words: PAY_WORDS.paid },
  expired: { tone: "mute", words: PAY_WORDS.expired },
};

type Props = {
  readonly draft: DraftRecord;
  /** The payment page has just sent the reader back. */
  readonly hasReturned: boolean;
};

export function PaymentCard({ draft, hasReturned }: Props) {
  const details = draft.paymentDetails;
  const invoice = presentInvoice(draft.invoices, ({ status }) => status);
  const state = paymentState(invoice, hasReturned);
  if (details === null || state === "none") return null;

  const { tone, words } = BADGES[state];
  const mayPay = state === "payable" && can(draft, "CAN_MAKE_PAYMENT");
  return (
    <Card heading={PAY_WORDS.title} action={<StatusBadge tone={tone}>{words}</StatusBadge>} hasBody>
      <p className="figures text-figure font-semibold">
        {formatAud(state === "paid" ? chargedOf(details) : openOf(details))}
      </p>
      <p className="figures text-label text-ink-3">{whenOf(details, invoice)}</p>
      <div className="mt-4 border-t border-line pt-4">
        <PaymentLines details={details} gst={invoice?.gst ?? "0.00"} />
      </div>
      {paymentNews(invoice?.paymentIntents ?? []).map((news) => (
        <p key={news} className="figures mt-3 text-label text-danger">
          {news}
        </p>
      ))}
      {state === "confirming" && (
        <div className="mt-4">
          <Notice tone="info" title={PAY_WORDS.confirming}>
            {PAY_WORDS.confirmingSentence}
          </Notice>
        </div>
      )}
      {mayPay && invoice?.hostedUrl && <PayByCard address={invoice.hostedUrl} />}
      {(state === "payable" || state === "confirming") && <BankDeposit details={details} />}
      {invoice !== undefined && state !== "expired" && (
        <DownloadInvoice draft={draft} invoice={invoice} isReceipt={state === "paid"} />
      )}
    </Card>
  );
}

/** Without what was credited. */
function chargedOf({ totalAmount, creditedAmount }: PaymentDetails) {
  return subtractCents(centsFromDecimal(totalAmount), centsFromDecimal(creditedAmount));
}

/** What is still to pay; what is beyond the total stands among the refunds. */
function openOf(details: PaymentDetails) {
  return largerOfCents(subtractCents(chargedOf(details), centsFromDecimal(details.paidAmount)), ZERO_CENTS);
}

function whenOf({ requestedAt }: PaymentDetails, invoice: DraftInvoice | undefined): string {
  if (invoice?.status === "paid" && invoice.paidAt !== null)
    return PAY_WORDS.paidOn(exactDate(invoice.paidAt));
  const asked = PAY_WORDS.askedOn(exactDate(requestedAt));
  const due = invoice?.status === "open" ? dayText(invoice.dueDate) : null;
  return due === null ? asked : `${asked}, ${PAY_WORDS.dueBy(due)}`;
}

type DownloadProps = {
  readonly draft: DraftRecord;
  readonly invoice: DraftInvoice;
  readonly isReceipt: boolean;
};

/** Once it is paid, the invoice says so and is the receipt. */
function DownloadInvoice({ draft, invoice, isReceipt }: DownloadProps) {
  const { save, isLoading } = useInvoiceFile();
  const { id: draftId, organisationId } = draft;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Button
        icon={DownloadIcon}
        isLoading={isLoading}
        onClick={() => void save({ draftId, organisationId, invoiceId: invoice.id })}
      >
        {isReceipt ? PAY_WORDS.receipt : PAY_WORDS.invoice}
      </Button>
    </div>
  );
}

function PaymentLines({ details, gst }: { readonly details: PaymentDetails; readonly gst: string }) {
  const paid = centsFromDecimal(details.paidAmount);
  const credited = creditedItem(PAY_WORDS.credited, details.creditedAmount);
  const lines = details.lineItems.map(({ description, amount }) => ({
    term: description,
    value: aud(amount),
  }));
  const state =
    paid === 0n
      ? []
      : [
          { term: PAY_WORDS.paidSoFar, value: formatAud(paid) },
          { term: PAY_WORDS.stillToPay, value: formatAud(openOf(details)) },
        ];
  return (
    <>
      <DefinitionList areAmounts items={[...lines, ...credited, ...state]} />
      {centsFromDecimal(gst) !== 0n && (
        <p className="mt-1.5 text-right text-meta text-ink-3">{PAY_WORDS.gst(aud(gst))}</p>
      )}
    </>
  );
}

/** Leaves for the payment provider's page in this tab; it comes back to this address. */
function PayByCard({ address }: { readonly address: string }) {
  return (
    <div className="mt-5">
      <a href={address} className={buttonClasses({ variant: "primary", size: "regular", isFullWidth: true })}>
        <CardPaymentIcon />
        {PAY_WORDS.payByCard}
      </a>
      <p className="mt-2 text-label text-ink-3">
        {PAY_WORDS.cardPreferred} {PAY_WORDS.directDebit}
      </p>
    </div>
  );
}

function BankDeposit({ details }: { readonly details: PaymentDetails }) {
  return (
    <div className="mt-4">
      <p className="flex items-center gap-3 text-label text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {PAY_WORDS.orByDeposit}
      </p>
      <div className="mt-4 flex items-center justify-between gap-3 rounded-control bg-sunken px-3 py-2.5">
        <p className="min-w-0">
          <span className="block text-meta text-ink-2">{PAY_WORDS.reference}</span>
          <span className="figures mt-0.5 block text-heading font-semibold break-all">
            {details.paymentDescription}
          </span>
        </p>
        <CopyButton text={details.paymentDescription} label={PAY_WORDS.copyReference} />
      </div>
      <div className="mt-4">
        <DefinitionList
          items={[
            { term: PAY_WORDS.account, value: details.bankAccountName },
            { term: PAY_WORDS.bsb, value: bsbText(details.bankAccountBsb) },
            { term: PAY_WORDS.number, value: details.bankAccountNumber },
          ]}
        />
      </div>
      <p className="mt-3 text-label text-ink-3">{PAY_WORDS.depositTakes}</p>
    </div>
  );
}

function bsbText(bsb: string): string {
  return /^\d{6}$/.test(bsb) ? formatBsb(bsb) : bsb;
}
