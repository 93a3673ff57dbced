// The invoices of a document: number, what it is for, how it stands and its total, with the hosted page for paying.

import { aud } from "@bondline/domain/values/money/money.ts";
import { exactDate } from "../../../../app/time/instant-text.ts";
import { Card, CardBody, CardRow } from "../../../../ui/card.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TextLink } from "../../../../ui/text-link.tsx";
import { paymentNews } from "../../../money/invoices/public/payment-news.ts";
import type { DocumentRecord } from "./document-facts.ts";
import { INVOICE_STATUS_WORDS, PAYMENT_PROCESSING, DOCUMENT_WORDS as WORDS } from "./document-view-words.ts";

type Invoice = DocumentRecord["invoices"][number];

export function DocumentInvoices({ invoices }: { readonly invoices: readonly Invoice[] }) {
  return (
    <Card heading={WORDS.invoices} note={invoices.length > 0 ? invoices.length : undefined} hasRows>
      {invoices.length === 0 ? (
        <CardBody>
          <p className="text-body text-ink-2">{WORDS.noInvoices}</p>
        </CardBody>
      ) : (
        invoices.map((invoice) => (
          <CardRow key={invoice.id}>
            <InvoiceRow invoice={invoice} />
          </CardRow>
        ))
      )}
    </Card>
  );
}

function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const { text, tone } = statusOf(invoice);
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="figures truncate text-body font-medium">
          {invoice.hostedUrl === null ? (
            invoice.invoiceNumber
          ) : (
            <TextLink href={invoice.hostedUrl} target="_blank" rel="noopener">
              {invoice.invoiceNumber}
            </TextLink>
          )}
        </p>
        <p className="figures text-label text-ink-3">
          {WORDS.invoiceNote(exactDate(invoice.createdAt), invoice.depositReferenceNumber)}
        </p>
        {paymentNews(invoice.paymentIntents).map((news) => (
          <p key={news} className="figures text-label text-danger">
            {news}
          </p>
        ))}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-x-4 gap-y-1 sm:flex-row sm:items-center">
        <StatusBadge tone={tone}>{text}</StatusBadge>
        <p className="figures text-right text-body font-medium sm:w-32">{aud(invoice.total)}</p>
      </div>
    </>
  );
}

function statusOf({ status, paymentStatus, paidAt }: Invoice) {
  if (status === "open" && paymentStatus === "processing") return PAYMENT_PROCESSING;
  const shown = INVOICE_STATUS_WORDS[status];
  const isDated = status === "paid" && paidAt !== null;
  return isDated ? { ...shown, text: WORDS.paidOn(exactDate(paidAt)) } : shown;
}
