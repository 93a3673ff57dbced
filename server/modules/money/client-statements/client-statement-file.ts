// A client's statement as a PDF file: what was owed, each line with the balance after it, what is owed, and the tax apart.

import {
  closingCents,
  STATEMENT_ENTRY_TEXT,
  STATEMENT_WAY_TEXT,
} from "@bondline/domain/money/client-statements/client-statement.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { type Cents, formatAud, ZERO_CENTS } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { endPages } from "../../../pdf/pdf-foot.ts";
import {
  bytesOf,
  newPage,
  type Row,
  WIDTH,
  writeFacts,
  writeHead,
  writeHeading,
  writeRows,
} from "../../../pdf/pdf-page.ts";
import { type TableColumn, writeTable } from "../../../pdf/pdf-table.ts";
import type { Operator } from "../../office/provider/public.ts";
import { operatorText } from "../invoices/public.ts";
import type { ClientStatement, StatementEntry } from "./client-statement-access.ts";
import type { StatementFile } from "./statement-file-schema.ts";

type Made = { operator: Operator | undefined; now: Instant };
type Whole = { statement: ClientStatement; entries: readonly StatementEntry[] };

export async function statementFile(
  { statement, entries }: Whole,
  { operator, now }: Made,
): Promise<StatementFile> {
  const { organisation, from, to } = statement;
  const page = newPage("Statement", new Date(now));
  const written = bytesOf(page);
  writeHead(page, "Statement", operatorText(operator) ?? undefined);
  writeFacts(page, [
    ["Client", organisation.name],
    [kindOfBusinessNumber(organisation.abn), formatAbnOrAcn(organisation.abn)],
    ["From", formatDate(from)],
    ["To", formatDate(to)],
    ["Made on", formatDate(dayAt(now, DEFAULT_ZONE))],
  ]);
  if (entries.length > 0) {
    writeHeading(page, "Invoices and payments");
    writeTable(page, COLUMNS, entries.map(cellsOf));
  }
  writeHeading(page, "Summary");
  writeRows(page, summaryOf(statement), { leftWidth: WIDTH - 120, align: "right" });
  endPages(page);
  return {
    fileName: `Statement ${from} to ${to}.pdf`,
    contentType: "application/pdf",
    content: await written,
  };
}

const COLUMNS: readonly TableColumn[] = [
  { header: "Date", width: 62 },
  { header: "What", width: WIDTH - 62 - 84 - 66 - 84 },
  { header: "Amount", width: 84, align: "right" },
  { header: "GST in it", width: 66, align: "right" },
  { header: "Balance", width: 84, align: "right" },
];

function cellsOf(entry: StatementEntry): readonly string[] {
  const { entryDate, amountCents, gstCents, balanceCents } = entry;
  const amounts = [amountCents, gstCents, balanceCents].map((amount) => formatAud(amount));
  return [formatDate(entryDate), whatOf(entry), ...amounts];
}

function whatOf({ kind, way, reference, invoiceNumber, draftReferenceNumber }: StatementEntry): string {
  const how = way === null ? "" : `, ${STATEMENT_WAY_TEXT[way].toLowerCase()}`;
  const under = reference === null ? "" : ` ${reference}`;
  return `${STATEMENT_ENTRY_TEXT[kind]}${how}${under}\n${invoiceNumber} for ${draftReferenceNumber}`;
}

function summaryOf(statement: ClientStatement): Row[] {
  const row = (left: string, amount: Cents, isStrong = false): Row => ({
    left,
    right: formatAud(amount),
    isStrong,
  });
  return [
    row(`Balance before ${formatDate(statement.from)}`, statement.openingCents),
    row("Invoiced", statement.invoicedCents),
    ...(statement.creditedCents === ZERO_CENTS ? [] : [row("Credit notes", statement.creditedCents)]),
    row("Invoices taken back", statement.takenBackCents),
    row("Paid", statement.paidCents),
    row("Refunds paid", statement.refundedCents),
    row(`Balance on ${formatDate(statement.to)}`, closingCents(statement), true),
    row("GST in what was invoiced, less what was credited or taken back", statement.gstCents),
  ];
}
