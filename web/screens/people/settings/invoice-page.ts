// An invoice as a page of its own, to be printed or saved: everything that is shown in it was escaped.

import { invoiceHeading, invoiceStatusText, owedCents } from "@bondline/domain/money/invoices/invoice.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { centsFromDecimal, formatAud, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { formatDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { SettingsInvoiceFragment } from "../../../api/generated/graphql.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { invoicePurpose, invoiceSums } from "../../money/invoices/public/invoice-purpose.ts";

export type BilledInvoice = SettingsInvoiceFragment;

/** `styleSheet` is an address of our own: the content policy allows no style that is written into the page. */
export function invoicePage(billed: BilledInvoice, styleSheet: string): Blob {
  const { invoice } = billed;
  const heading = headingOf(billed);
  const parts = [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    `<title>${escaped(`${heading} ${invoice.invoiceNumber}`)}</title>`,
    `<link rel="stylesheet" href="${escaped(styleSheet)}"></head><body>`,
    `<header><p class="issuer">Bondline</p><h1>${heading} ${escaped(invoice.invoiceNumber)}</h1></header>`,
    factsOf(billed),
    linesOf(billed),
    paymentOf(billed),
    "</body></html>",
  ];
  return new Blob([parts.join("")], { type: "text/html" });
}

function headingOf({ invoice }: BilledInvoice): string {
  return invoiceHeading(
    invoice.lineItems.map(({ amount, ...line }) => ({ ...line, amountCents: centsFromDecimal(amount) })),
  );
}

function factsOf(billed: BilledInvoice): string {
  const { invoice, organisationAbn: abn } = billed;
  return listOf([
    ["Billed to", billed.organisationName],
    [kindOfBusinessNumber(abn), formatAbnOrAcn(abn)],
    ["Address", billed.organisationAddress],
    ["For", invoicePurpose(billed)],
    ["Issued", formatDate(dayOfInstant(invoice.createdAt))],
    ["Due", formatDate(plainDate(invoice.dueDate))],
    ["Status", invoiceStatusText(invoiceSums(invoice))],
  ]);
}

function linesOf({ invoice }: BilledInvoice): string {
  const rows = invoice.lineItems.map(({ description, amount }) => row(description, amount));
  const sums = invoiceSums(invoice);
  const open = owedCents(sums);
  const credited = invoice.creditNotes.map(({ creditNoteNumber, total }) =>
    row(`Credit note ${creditNoteNumber}`, `-${total}`),
  );
  return [
    '<table><thead><tr><th scope="col">Description</th><th scope="col">Amount</th></tr></thead><tbody>',
    ...rows,
    row("GST", invoice.gst),
    `</tbody><tfoot>${row("Total", invoice.total)}`,
    ...credited,
    sums.paidCents > 0n ? row("Paid", invoice.paidAmount) : "",
    open === ZERO_CENTS || open === sums.totalCents
      ? ""
      : `<tr><th scope="row">Still to pay</th><td>${formatAud(open)}</td></tr>`,
    "</tfoot></table>",
  ].join("");
}

function row(label: string, amount: string): string {
  const shown = formatAud(centsFromDecimal(amount));
  return `<tr><th scope="row">${escaped(label)}</th><td>${escaped(shown)}</td></tr>`;
}

function paymentOf(billed: BilledInvoice): string {
  if (billed.invoice.status !== "open") return "";
  return `<h2>Pay by deposit</h2>${listOf([
    ["Account name", billed.bankAccountName],
    ["BSB", billed.bankAccountBsb],
    ["Account number", billed.bankAccountNumber],
    ["Reference", billed.invoice.depositReferenceNumber],
  ])}`;
}

function listOf(facts: readonly (readonly [string, string])[]): string {
  return `<dl>${facts.map(([term, value]) => `<dt>${escaped(term)}</dt><dd>${escaped(value)}</dd>`).join("")}</dl>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
