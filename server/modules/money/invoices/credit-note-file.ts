// A credit note as a PDF file: what is taken back of which invoice and why, line by line with its tax apart.

import type { PaperAmount, PaperContent } from "@bondline/domain/records/papers/paper-content.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { formatAud } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { writeContent } from "../../../pdf/paper-blocks.ts";
import { endPages } from "../../../pdf/pdf-foot.ts";
import { bytesOf, newPage } from "../../../pdf/pdf-page.ts";
import type { Operator } from "../../office/provider/public.ts";
import { type BilledInvoice, type InvoiceFile, operatorText } from "./invoice-file.ts";
import type { CreditNoteRow } from "./invoice-record.ts";

/** With the note that the file is of. */
export type CreditedInvoice = BilledInvoice & { creditNote: CreditNoteRow };

export async function creditNoteFile(
  credited: CreditedInvoice,
  operator: Operator | undefined,
): Promise<InvoiceFile> {
  const { creditNote } = credited;
  const content = creditNotePaper(credited, operator);
  // The same note is the same file: its own day, not the moment of writing.
  const page = newPage(content.title, new Date(creditNote.createdAt));
  const written = bytesOf(page);
  writeContent(page, content);
  endPages(page);
  return {
    fileName: `${creditNote.creditNoteNumber}.pdf`,
    contentType: "application/pdf",
    content: await written,
  };
}

function creditNotePaper(credited: CreditedInvoice, operator: Operator | undefined): PaperContent {
  const { creditNote, invoice, organisationAbn: abn } = credited;
  return {
    title: `Credit note ${creditNote.creditNoteNumber}`,
    by: operatorText(operator),
    blocks: [
      {
        kind: "facts",
        facts: [
          ["Credited to", credited.organisationName],
          [kindOfBusinessNumber(abn), formatAbnOrAcn(abn)],
          ["Address", credited.organisationAddress],
          ["Invoice", `${invoice.invoiceNumber} of ${dayText(invoice.createdAt)}`],
          ["For", credited.draftReferenceNumber],
          ["Issued", dayText(creditNote.createdAt)],
          ["Reason", creditNote.reason],
          // A tax invoice is adjusted by a paper that says that it does so.
          ...(creditNote.gstCents > 0n ? ([["GST", "This is an adjustment note."]] as const) : []),
        ],
      },
      { kind: "amounts", amounts: amountsOf(creditNote) },
    ],
  };
}

function amountsOf({ lines, gstCents, totalCents }: CreditNoteRow): PaperAmount[] {
  const row = (label: string, cents: typeof totalCents, isTotal = false): PaperAmount => ({
    label,
    amount: formatAud(cents),
    isTotal,
  });
  const credited = lines.map(({ description, amountCents }) => row(description, amountCents));
  return [...credited, row("GST", gstCents), row("Credited", totalCents, true)];
}

function dayText(instant: CreditNoteRow["createdAt"]): string {
  return formatDate(dayAt(instant, DEFAULT_ZONE));
}
