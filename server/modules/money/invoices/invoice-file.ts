// An invoice as a PDF file: what is billed and to whom, line by line, and how it is paid or that it was.

import { createRequire } from "node:module";
import { INVOICE_STATUS_TEXT, invoiceHeading } from "@bondline/domain/money/invoices/invoice.ts";
import { invoiceDueDate } from "@bondline/domain/money/invoices/invoice-due.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { formatBsb } from "@bondline/domain/values/fields/bsb.ts";
import { formatAud, subtractCents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import PdfDocument from "pdfkit";
import { BANK_ACCOUNT } from "./bank-account.ts";
import type { BillingInvoice } from "./invoice-list-store.ts";
import type { InvoiceRow } from "./invoice-record.ts";

export type InvoiceFile = { fileName: string; contentType: "application/pdf"; content: Buffer };

/** Whole typefaces, since a beneficiary's name may need letters of any alphabet. */
const FONT_FILES = createRequire(import.meta.url);
const FONTS = {
  regular: FONT_FILES.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  strong: FONT_FILES.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
};
const INK = "#16181d";
const QUIET = "#4c515c";
const RULE = "#d2d3cd";
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const TERM_WIDTH = 130;
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
  const page = new PdfDocument({
    size: "A4",
    margin: MARGIN,
    lang: "en-AU",
    // The same invoice is the same file: its own day, not the moment of writing.
    info: { Title: title, Author: "Bondline", CreationDate: new Date(invoice.createdAt) },
  });
  const written = bytesOf(page);
  page.registerFont("regular", FONTS.regular).registerFont("strong", FONTS.strong).fillColor(INK);
  writeHead(page, title, operator);
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

type Page = InstanceType<typeof PdfDocument>;
type Fact = readonly [term: string, value: string];

async function bytesOf(page: Page): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of page) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function writeHead(page: Page, title: string, operator: Operator | undefined): void {
  page.font("strong").fontSize(11).text("Bondline");
  if (operator !== undefined) page.font("regular").fontSize(9).fillColor(QUIET).text(nameOf(operator));
  page.font("strong").fillColor(INK).moveDown(1.5);
  page.fontSize(20).text(title).moveDown(1);
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

function writeFacts(page: Page, facts: readonly Fact[]): void {
  for (const [term, value] of facts)
    writeRow(page, { left: term, right: value, leftWidth: TERM_WIDTH, align: "left" });
  page.moveDown(1);
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

type Row = {
  left: string;
  right: string;
  leftWidth: number;
  align: "left" | "right";
  font?: "regular" | "strong";
};

/** Both texts begin at one height; the next row begins below the longer one. */
function writeRow(page: Page, { left, right, leftWidth, align, font = "regular" }: Row): void {
  const rightWidth = WIDTH - leftWidth;
  page.font(font).fontSize(10);
  const gap = 12;
  const height = Math.max(
    page.heightOfString(left, { width: leftWidth - gap }),
    page.heightOfString(right, { width: rightWidth }),
  );
  if (page.y + height > page.page.height - MARGIN) page.addPage();
  const top = page.y;
  page.fillColor(align === "left" ? QUIET : INK).text(left, MARGIN, top, { width: leftWidth - gap });
  page.fillColor(INK).text(right, MARGIN + leftWidth, top, { width: rightWidth, align, features: ["tnum"] });
  page.x = MARGIN;
  page.y = top + height + 6;
}

function writeRule(page: Page): void {
  page
    .moveTo(MARGIN, page.y)
    .lineTo(MARGIN + WIDTH, page.y)
    .lineWidth(0.75)
    .stroke(RULE);
  page.y += 8;
}
