// The only access checks of referrers' statements: for whoever may see the person, in the referral portal and at the provider's desk.

import {
  LONG_STATEMENT_MESSAGE,
  requireStatementSpan,
  STATEMENT_LINES_MAX,
  type StatementSpan,
  usualSpans,
} from "@bondline/domain/money/client-statements/client-statement.ts";
import type { ReferrerStatementSums } from "@bondline/domain/money/referrals/referrer-account.ts";
import { REFERRER_STATEMENT_EXPORT_COLUMNS } from "@bondline/domain/records/exports/referrer-statement-export-columns.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessReferringPerson, type ReferringPerson } from "../referrals/referrer-account-access.ts";
import {
  countReferrerEntries,
  listReferrerEntries,
  listWholeReferrerStatement,
  type ReferrerEntry,
  referrerStatementToExport,
  sumReferrerStatement,
} from "./referrer-statement-store.ts";

export type { ReferrerEntry };

export type ReferrerStatementQuery = { personId: string; from: string; to: string };
export type ReferrerStatement = StatementSpan & ReferrerStatementSums & { person: ReferringPerson };

export async function readReferrerStatement(
  tx: Transaction,
  asked: ReferrerStatementQuery,
): Promise<ReferrerStatement> {
  const { person, of } = await statementOf(tx, asked);
  const sums = await sumReferrerStatement(tx, of);
  return { ...sums, from: of.from, to: of.to, person };
}

export async function listReferrerStatement(
  tx: Transaction,
  { first, after, ...asked }: ReferrerStatementQuery & PageArguments,
): Promise<Page<ReferrerEntry>> {
  const { of } = await statementOf(tx, asked);
  return await listReferrerEntries(tx, of, { first, after });
}

/** All of it, for a paper. */
export async function readWholeReferrerStatement(
  tx: Transaction,
  asked: ReferrerStatementQuery,
): Promise<{ statement: ReferrerStatement; entries: ReferrerEntry[] }> {
  const statement = await readReferrerStatement(tx, asked);
  const of = { personId: statement.person.id, from: statement.from, to: statement.to };
  const entries = await listWholeReferrerStatement(tx, of, STATEMENT_LINES_MAX);
  if (entries.length > STATEMENT_LINES_MAX) refuseFields({ from: LONG_STATEMENT_MESSAGE });
  return { statement, entries };
}

export type ReferrerStatementToExport = {
  personId: string;
  /** Both, or the last whole month. */
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export async function accessReferrerStatementToExport(
  tx: Transaction,
  { personId, from, to }: ReferrerStatementToExport,
): Promise<RowSource> {
  const usual = usualSpans(dayAt(tx.now, DEFAULT_ZONE)).LAST_MONTH;
  const isUsual = !from && !to;
  const asked = isUsual ? { personId, ...usual } : { personId, from: from ?? "", to: to ?? "" };
  const { person, of } = await statementOf(tx, asked);
  return listSourceOf(tx, {
    name: [person.personName, `statement ${of.from} to ${of.to}`],
    columns: REFERRER_STATEMENT_EXPORT_COLUMNS,
    rights: "REFERRER_STATEMENT",
    count: () => countReferrerEntries(tx, of),
    statement: referrerStatementToExport(of),
  });
}

async function statementOf(tx: Transaction, { personId, from, to }: ReferrerStatementQuery) {
  const person = await accessReferringPerson(tx, personId);
  const span = requireStatementSpan({ from, to }, dayAt(tx.now, DEFAULT_ZONE));
  return { person, of: { personId: person.id, ...span } };
}
