// The statement of somebody who refers clients as a PDF file: what they were owed, each line with the balance after it, and what they are owed.

import {
  REFERRER_ENTRY_TEXT,
  referrerClosingCents,
} from "@bondline/domain/money/referrals/referrer-account.ts";
import { type Cents, formatAud } from "@bondline/domain/values/money/money.ts";
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
import type { StatementFile } from "../client-statements/public.ts";
import { operatorText } from "../invoices/public.ts";
import type { ReferrerEntry, ReferrerStatement } from "./referrer-statement-access.ts";

type Made = { operator: Operator | undefined; now: Instant };
type Whole = { statement: ReferrerStatement; entries: readonly ReferrerEntry[] };

export async function referrerStatementFile(
  { statement, entries }: Whole,
  { operator, now }: Made,
): Promise<StatementFile> {
  const { person, from, to } = statement;
  const page = newPage("Referral statement", new Date(now));
  const written = bytesOf(page);
  writeHead(page, "Referral statement", operatorText(operator) ?? undefined);
  writeFacts(page, [
    ["Referrer", person.personName],
    ["Firm", person.entityName],
    ["From", formatDate(from)],
    ["To", formatDate(to)],
    ["Made on", formatDate(dayAt(now, DEFAULT_ZONE))],
  ]);
  if (entries.length > 0) {
    writeHeading(page, "Earned and paid out");
    writeTable(page, COLUMNS, entries.map(cellsOf));
  }
  writeHeading(page, "Summary");
  writeRows(page, summaryOf(statement), { leftWidth: WIDTH - 120, align: "right" });
  endPages(page);
  return {
    fileName: `Referral statement ${from} to ${to}.pdf`,
    contentType: "application/pdf",
    content: await written,
  };
}

const COLUMNS: readonly TableColumn[] = [
  { header: "Date", width: 62 },
  { header: "What", width: WIDTH - 62 - 84 - 84 },
  { header: "Amount", width: 84, align: "right" },
  { header: "Balance", width: 84, align: "right" },
];

function cellsOf(entry: ReferrerEntry): readonly string[] {
  const { entryDate, kind, organisationName, reference, amountCents, balanceCents } = entry;
  const about = organisationName ?? reference;
  const what = about === null ? REFERRER_ENTRY_TEXT[kind] : `${REFERRER_ENTRY_TEXT[kind]}\n${about}`;
  return [formatDate(entryDate), what, formatAud(amountCents), formatAud(balanceCents)];
}

function summaryOf(statement: ReferrerStatement): Row[] {
  const row = (left: string, amount: Cents, isStrong = false): Row => ({
    left,
    right: formatAud(amount),
    isStrong,
  });
  return [
    row(`Balance before ${formatDate(statement.from)}`, statement.openingCents),
    row("Earned", statement.earnedCents),
    row("Earnings taken back", statement.takenBackCents),
    row("Paid out", statement.paidOutCents),
    row(`Balance on ${formatDate(statement.to)}`, referrerClosingCents(statement), true),
  ];
}
