// The open invoices of a draft beside the one that its payment request is about: each with what is owed, and the ways in which it is paid.

import { presentInvoice } from "@bondline/domain/money/invoices/present-invoice.ts";
import { centsFromDecimal, formatAud, subtractCents } from "@bondline/domain/values/money/money.ts";
import { buttonClasses } from "../../../../ui/button-look.ts";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { CardPaymentIcon } from "../../../../ui/icons.ts";
import { PAY_WORDS } from "../draft-words.ts";
import { can, type DraftInvoice, type DraftRecord, dayText, paymentState } from "./draft-facts.ts";

type Props = {
  readonly draft: DraftRecord;
  /** The invoice whose payment page has just sent the reader back. */
  readonly paid: unknown;
};

/** Another period may be invoiced while the one before is owed. The oldest first: it is due first. */
export function otherOpenInvoices({ invoices }: Pick<DraftRecord, "invoices">): DraftInvoice[] {
  const present = presentInvoice(invoices, ({ status }) => status);
  return invoices
    .filter(({ id, status }) => status === "open" && id !== present?.id)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

export function OtherInvoicesCard({ draft, paid }: Props) {
  const others = otherOpenInvoices(draft);
  if (draft.paymentDetails === null || others.length === 0) return null;
  return (
    <Card heading={PAY_WORDS.others}>
      <CardBody isBelowHeading>
        <ul className="grid gap-4">
          {others.map((invoice) => (
            <li key={invoice.id} className="not-first:border-t not-first:border-line not-first:pt-4">
              <OtherInvoice
                invoice={invoice}
                isConfirming={paymentState(invoice, paid === invoice.id) === "confirming"}
                mayPay={can(draft, "CAN_MAKE_PAYMENT")}
              />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

type InvoiceProps = {
  readonly invoice: DraftInvoice;
  readonly isConfirming: boolean;
  readonly mayPay: boolean;
};

function OtherInvoice({ invoice, isConfirming, mayPay }: InvoiceProps) {
  const { invoiceNumber, dueDate, lineItems, depositReferenceNumber, hostedUrl } = invoice;
  const due = dayText(dueDate);
  return (
    <>
      <p className="figures flex flex-wrap justify-between gap-x-3 font-semibold">
        <span>{invoiceNumber}</span>
        <span>{formatAud(owedOf(invoice))}</span>
      </p>
      <p className="figures mt-0.5 text-label text-ink-2">
        {lineItems.map(({ description }) => description).join(", ")}
      </p>
      {due !== null && <p className="figures mt-0.5 text-label text-ink-3">{PAY_WORDS.dueOn(due)}</p>}
      {isConfirming && <p className="mt-2 text-label text-ink-2">{PAY_WORDS.confirming}</p>}
      {!isConfirming && mayPay && hostedUrl !== null && (
        <a
          href={hostedUrl}
          aria-label={PAY_WORDS.payThis(invoiceNumber)}
          className={`${buttonClasses({ variant: "secondary", size: "regular", isFullWidth: true })} mt-3`}
        >
          <CardPaymentIcon />
          {PAY_WORDS.payByCard}
        </a>
      )}
      <p className="mt-3 flex items-center justify-between gap-3 rounded-control bg-sunken px-3 py-2">
        <span className="min-w-0">
          <span className="block text-meta text-ink-2">{PAY_WORDS.reference}</span>
          <span className="figures block font-semibold break-all">{depositReferenceNumber}</span>
        </span>
        <CopyButton text={depositReferenceNumber} label={PAY_WORDS.copyReference} />
      </p>
    </>
  );
}

function owedOf({ total, creditedAmount, paidAmount }: DraftInvoice) {
  const charged = subtractCents(centsFromDecimal(total), centsFromDecimal(creditedAmount));
  return subtractCents(charged, centsFromDecimal(paidAmount));
}
