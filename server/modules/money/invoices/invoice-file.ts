// An invoice as a PDF file: what is billed and to whom, line by line, and how it is paid or that it was.

import { INVOICE_STATUS_TEXT, invoiceHeading } from "@bondline/domain/money/invoices/invoice.ts";
import { invoiceDueDate } from "@bondline/domain/money/invoices/invoice-due.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { formatAud, subtractCents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import {
  bytesOf,
  type Fact,
  INK,
  MARGIN,
  newPage,
  type PdfPage as Page,
  WIDTH,
  writeFacts,
  writeHead,
  writeRow,
  writeRule,
} from "../../../pdf/pdf-page.ts";
import { BANK_ACCOUNT } from "./bank-account.ts";
import type { BillingInvoice } from "./invoice-list-store.ts";
import type { InvoiceRow } from "./invoice-record.ts";

export type InvoiceFile = { fileName: string; contentType: "application/pdf"; content: Buffer };

const AMOUNT_WIDTH = 120;

/** What is written of an invoice. */
export type BilledInvoice = Pick<
  BillingInvoice,
  | "invoice"
  | "organisationName"
  | "organisationAbn"
  | "organisationAddress"
  | "draftReferenceNumber"
  | "processType"
  | "beneficiaryName"
>;

/** Who an invoice comes from, as the law knows them. */
type Operator = { readonly name: string; readonly abn: string };

/** Without an operator it says nothing of who it comes from but the portal's name. */
export async function invoiceFile(
  billed: BilledInvoice,
  operator: Operator | undefined,
): Promise<InvoiceFile> {
  const { invoice } = billed;
  const title = `${invoiceHeading(invoice.lines)} ${invoice.invoiceNumber}`;
  // The same invoice is the same file: its own day, not the moment of writing.
  const page = newPage(title, new Date(invoice.createdAt));
  const written = bytesOf(page);
  writeHead(page, title, operator === undefined ? undefined : nameOf(operator));
  writeFacts(page, factsOf(billed));
  writeLines(page, invoice);
  writePayment(page, invoice);
  page.end();
  return {
    fileName: `${invoice.invoiceNumber}.pdf`,
    contentType: "application/pdf",
    content: await written,
  };
}

function nameOf({ name, abn }: Operator): string {
  return `${name}, ${kindOfBusinessNumber(abn)} ${formatAbnOrAcn(abn)}`;
}

function factsOf({ invoice, ...billed }: BilledInvoice): Fact[] {
  const { organisationAbn: abn, beneficiaryName } = billed;
  const issuedDate = dayAt(invoice.createdAt, DEFAULT_ZONE);
  const purpose = `${PROCESS_TYPE_TEXT[billed.processType]} ${billed.draftReferenceNumber}`;
  return [
    ["Billed to", billed.organisationName],
    [kindOfBusinessNumber(abn), formatAbnOrAcn(abn)],
    ["Address", billed.organisationAddress],
    ["For", beneficiaryName === null ? purpose : `${purpose} for ${beneficiaryName}`],
    ["Issued", formatDate(issuedDate)],
    ...(invoice.status === "open" ? ([["Due", formatDate(invoiceDueDate(issuedDate))]] as const) : []),
    ["Status", statusOf(invoice)],
  ];
}

function statusOf({ status, paidAt }: InvoiceRow): string {
  const text = INVOICE_STATUS_TEXT[status];
  return paidAt === null ? text : `${text} on ${formatDate(dayAt(paidAt, DEFAULT_ZONE))}`;
}

function writeLines(page: Page, invoice: InvoiceRow): void {
  const { lines, gstCents, totalCents, paidCents, status } = invoice;
  const amountRow = (left: string, amountCents: typeof totalCents, font?: "strong") =>
    writeRow(page, {
      left,
      right: formatAud(amountCents),
      leftWidth: WIDTH - AMOUNT_WIDTH,
      align: "right",
      ...(font && { font }),
    });
  writeRule(page);
  for (const { description, amountCents } of lines) amountRow(description, amountCents);
  amountRow("GST", gstCents);
  writeRule(page);
  amountRow("Total", totalCents, "strong");
  if (paidCents > 0n) amountRow("Paid", paidCents);
  if (status === "open" && paidCents > 0n)
    amountRow("Still to pay", subtractCents(totalCents, paidCents), "strong");
  page.moveDown(1.5);
}

function writePayment(page: Page, { status, depositReferenceNumber }: InvoiceRow): void {
  if (status !== "open") return;
  page.font("strong").fontSize(12).fillColor(INK).text("Pay by bank transfer", MARGIN).moveDown(0.5);
  writeFacts(page, [
    ["Account name", BANK_ACCOUNT.name],
    ["BSB", formatBsb(BANK_ACCOUNT.bsb)],
    ["Account number", BANK_ACCOUNT.number],
    ["Reference", depositReferenceNumber],
  ]);
}
