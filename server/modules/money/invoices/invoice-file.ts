// An invoice as a PDF file: what is billed and to whom, line by line, and how it is paid or that it was.

import { invoiceHeading, invoiceStatusText, owedCents } from "@bondline/domain/money/invoices/invoice.ts";
import { invoiceDueDate } from "@bondline/domain/money/invoices/invoice-due.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import type {
  PaperAmount,
  PaperBlock,
  PaperContent,
  PaperFact,
} from "@bondline/domain/records/papers/paper-content.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { cents, formatAud } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { writeContent } from "../../../pdf/paper-blocks.ts";
import { endPages } from "../../../pdf/pdf-foot.ts";
import { bytesOf, newPage } from "../../../pdf/pdf-page.ts";
import type { DepositAccountRow, Operator } from "../../office/provider/public.ts";
import type { BillingInvoice } from "./invoice-list-store.ts";
import type { InvoiceRow } from "./invoice-record.ts";

export type InvoiceFile = { fileName: string; contentType: "application/pdf"; content: Buffer };

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

/** Where it is paid to. */
type Account = Pick<DepositAccountRow, "accountName" | "bsb" | "accountNumber">;

export async function invoiceFile(
  billed: BilledInvoice,
  operator: Operator | undefined,
  account: Account | undefined,
): Promise<InvoiceFile> {
  const { invoice } = billed;
  const content = invoicePaper(billed, operator, account);
  // The same invoice is the same file: its own day, not the moment of writing.
  const page = newPage(content.title, new Date(invoice.createdAt));
  const written = bytesOf(page);
  writeContent(page, content);
  endPages(page);
  return {
    fileName: `${invoice.invoiceNumber}.pdf`,
    contentType: "application/pdf",
    content: await written,
  };
}

export function invoicePaper(
  billed: BilledInvoice,
  operator: Operator | undefined,
  account: Account | undefined,
): PaperContent {
  const { invoice } = billed;
  return {
    title: `${invoiceHeading(invoice.lines)} ${invoice.invoiceNumber}`,
    by: operatorText(operator),
    blocks: [
      { kind: "facts", facts: factsOf(billed) },
      { kind: "amounts", amounts: amountsOf(invoice) },
      ...paymentOf(invoice, account),
    ],
  };
}

/** Null while nobody runs the portal yet. */
export function operatorText(operator: Operator | undefined): string | null {
  if (operator === undefined) return null;
  return `${operator.name}, ${kindOfBusinessNumber(operator.abn)} ${formatAbnOrAcn(operator.abn)}`;
}

function factsOf({ invoice, ...billed }: BilledInvoice): PaperFact[] {
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

function statusOf(invoice: InvoiceRow): string {
  const { paidAt } = invoice;
  const text = invoiceStatusText(invoice);
  return paidAt === null ? text : `${text} on ${formatDate(dayAt(paidAt, DEFAULT_ZONE))}`;
}

function amountsOf(invoice: InvoiceRow): PaperAmount[] {
  const { lines, gstCents, totalCents, paidCents, creditNotes } = invoice;
  const row = (label: string, amount: typeof totalCents, isTotal = false): PaperAmount => ({
    label,
    amount: formatAud(amount),
    isTotal,
  });
  const asked = lines.map(({ description, amountCents }) => row(description, amountCents));
  const paid = paidCents > 0n ? [row("Paid", paidCents)] : [];
  const credited = creditNotes.map((note) =>
    row(`Credit note ${note.creditNoteNumber}`, cents(-note.totalCents)),
  );
  const rest = owedCents(invoice);
  const due = rest > 0n && rest < totalCents ? [row("Still to pay", rest, true)] : [];
  return [...asked, row("GST", gstCents), row("Total", totalCents, true), ...credited, ...paid, ...due];
}

function paymentOf(
  { status, depositReferenceNumber }: InvoiceRow,
  account: Account | undefined,
): PaperBlock[] {
  if (status !== "open" || account === undefined) return [];
  const facts: PaperFact[] = [
    ["Account name", account.accountName],
    ["BSB", formatBsb(account.bsb)],
    ["Account number", account.accountNumber],
    ["Reference", depositReferenceNumber],
  ];
  return [
    { kind: "heading", text: "Pay by bank transfer" },
    { kind: "facts", facts },
  ];
}
