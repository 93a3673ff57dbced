// The only access checks of clients' statements: for the members who see their organisation's billing, and for the provider's people.

import {
  LONG_STATEMENT_MESSAGE,
  requireStatementSpan,
  STATEMENT_LINES_MAX,
  type StatementSpan,
  type StatementSums,
  usualSpans,
} from "@bondline/domain/money/client-statements/client-statement.ts";
import { STATEMENT_EXPORT_COLUMNS } from "@bondline/domain/records/exports/statement-export-columns.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { listSourceOf } from "../../../spreadsheets/list-source.ts";
import type { RowSource } from "../../../spreadsheets/row-source.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { accessOrganisationOrClient } from "../../people/organisations/organisation-access.ts";
import type { Organisation } from "../../people/organisations/public.ts";
import {
  countStatementEntries,
  listStatementEntries,
  listWholeStatement,
  type StatementEntry,
  statementToExport,
  sumStatement,
} from "./client-statement-store.ts";

export type { StatementEntry } from "./client-statement-store.ts";

export type StatementQuery = { organisationId: string; from: string; to: string };
export type ClientStatement = StatementSpan & StatementSums & { organisation: Organisation; gstCents: Cents };

export async function readStatement(tx: Transaction, asked: StatementQuery): Promise<ClientStatement> {
  const { organisation, of } = await statementOf(tx, asked);
  const sums = await sumStatement(tx, of);
  return { ...sums, from: of.from, to: of.to, organisation };
}

export async function listStatement(
  tx: Transaction,
  { first, after, ...asked }: StatementQuery & PageArguments,
): Promise<Page<StatementEntry>> {
  const { of } = await statementOf(tx, asked);
  return await listStatementEntries(tx, of, { first, after });
}

/** All of it, for a paper. */
export async function readWholeStatement(
  tx: Transaction,
  asked: StatementQuery,
): Promise<{ statement: ClientStatement; entries: StatementEntry[] }> {
  const statement = await readStatement(tx, asked);
  const of = { organisationId: statement.organisation.id, from: statement.from, to: statement.to };
  const entries = await listWholeStatement(tx, of, STATEMENT_LINES_MAX);
  if (entries.length > STATEMENT_LINES_MAX) refuseFields({ from: LONG_STATEMENT_MESSAGE });
  return { statement, entries };
}

export type StatementToExport = {
  organisationId: string;
  /** Both, or the last whole month. */
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export async function accessStatementToExport(
  tx: Transaction,
  { organisationId, from, to }: StatementToExport,
): Promise<RowSource> {
  const usual = usualSpans(dayAt(tx.now, DEFAULT_ZONE)).LAST_MONTH;
  const isUsual = !from && !to;
  const asked = isUsual ? { organisationId, ...usual } : { organisationId, from: from ?? "", to: to ?? "" };
  const { organisation, of } = await statementOf(tx, asked);
  return listSourceOf(tx, {
    name: [organisation.name, `statement ${of.from} to ${of.to}`],
    columns: STATEMENT_EXPORT_COLUMNS,
    rights: "CAN_VIEW_BILLING",
    count: () => countStatementEntries(tx, of),
    statement: statementToExport(of),
  });
}

async function statementOf(tx: Transaction, { organisationId, from, to }: StatementQuery) {
  const organisation = await accessOrganisationOrClient(tx, organisationId, "CAN_VIEW_BILLING");
  const span = requireStatementSpan({ from, to }, dayAt(tx.now, DEFAULT_ZONE));
  return { organisation, of: { organisationId: organisation.id, ...span } };
}
