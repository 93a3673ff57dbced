// The invoices of an issued draft that are still to be paid, each with what is owed; a deposit for it is recorded there.

import { centsFromDecimal, formatAud, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { lazy, Suspense, useState } from "react";
import type { LiveRecord } from "../../../../app/use-live-record.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { stepWaits } from "../../../office/step-approvals/public/step-waiting-words.ts";
import type { StaffDraftRecord } from "../../drafts/public/staff-check.ts";
import { aud, openInvoices } from "../../drafts/public/staff-draft-facts.ts";
import { chargedOf, owedOf } from "../credit-form.ts";
import { OPEN_INVOICE_WORDS as WORDS } from "../staff-open-invoices-words.ts";

const StaffPaymentDialog = lazy(async () => ({
  default: (await import("./staff-payment-dialog.tsx")).StaffPaymentDialog,
}));

type Invoice = StaffDraftRecord["invoices"][number];
type CardProps = {
  readonly draft: StaffDraftRecord;
  readonly live: LiveRecord<StaffDraftRecord>;
  /** Who has approved a deposit, while it waits for a second person. */
  readonly depositApprovedBy: string | undefined;
};

/** Before the issue the payment is what the draft waits for, and is recorded in the bar below. */
export function StaffOpenInvoicesCard({ draft, live, depositApprovedBy }: CardProps) {
  const [payingId, setPayingId] = useState<string>();
  if (draft.documentId === null) return null;
  const invoices = openInvoices(draft);
  const mayRecord = draft.capabilities.includes("CAN_RECORD_PAYMENT");
  return (
    <>
      {invoices.length > 0 && (
        <Card heading={WORDS.heading}>
          <CardBody isBelowHeading>
            <ul className="grid gap-4">
              {invoices.map((invoice) => (
                <li key={invoice.id} className="not-first:border-t not-first:border-line not-first:pt-4">
                  <OpenInvoice
                    invoice={invoice}
                    onRecord={
                      mayRecord && depositApprovedBy === undefined ? () => setPayingId(invoice.id) : undefined
                    }
                  />
                </li>
              ))}
            </ul>
            {mayRecord && depositApprovedBy !== undefined && (
              <p className="mt-3 text-label text-ink-2">{stepWaits(depositApprovedBy)}</p>
            )}
          </CardBody>
        </Card>
      )}
      <Suspense fallback={null}>
        {payingId !== undefined && (
          <StaffPaymentDialog
            facts={{ draft }}
            live={live}
            invoiceId={payingId}
            onClose={() => setPayingId(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

type InvoiceProps = { readonly invoice: Invoice; readonly onRecord: (() => void) | undefined };

function OpenInvoice({ invoice, onRecord }: InvoiceProps) {
  const { invoiceNumber, dueDate, lineItems, depositReferenceNumber, paidAmount } = invoice;
  return (
    <>
      <p className="figures flex flex-wrap justify-between gap-x-3 font-semibold">
        <span>{invoiceNumber}</span>
        <span>{formatAud(owedOf(invoice))}</span>
      </p>
      <p className="figures mt-0.5 text-label text-ink-2">
        {lineItems.map(({ description }) => description).join(", ")}
      </p>
      {centsFromDecimal(paidAmount) > ZERO_CENTS && (
        <p className="figures mt-0.5 text-label text-ink-2">
          {WORDS.received(aud(paidAmount), formatAud(chargedOf(invoice)))}
        </p>
      )}
      {dueDate !== null && (
        <p className="figures mt-0.5 text-label text-ink-3">{WORDS.dueOn(formatDate(plainDate(dueDate)))}</p>
      )}
      <p className="mt-3 flex items-center justify-between gap-3 rounded-control bg-sunken px-3 py-1.5">
        <span className="min-w-0">
          <span className="block text-meta text-ink-3">{WORDS.reference}</span>
          <span className="figures block font-semibold break-all">{depositReferenceNumber}</span>
        </span>
        <CopyButton text={depositReferenceNumber} label={WORDS.copyReference(invoiceNumber)} />
      </p>
      {onRecord !== undefined && (
        <div className="mt-3">
          <Button size="small" aria-label={WORDS.recordOf(invoiceNumber)} onClick={onRecord}>
            {WORDS.record}
          </Button>
        </div>
      )}
    </>
  );
}
