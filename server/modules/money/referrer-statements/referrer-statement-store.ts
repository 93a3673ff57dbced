// The lines of referrers' statements in the database: SQL and nothing else.

import type { StatementSpan } from "@bondline/domain/money/client-statements/client-statement.ts";
import type {
  ReferrerEntryKind,
  ReferrerStatementSums,
} from "@bondline/domain/money/referrals/referrer-account.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { countRows, findRow, listRows } from "../../../database/read-rows.ts";
import type { LongStatement } from "../../../database/row-cursor.ts";
import { runningBalance } from "../../../database/running-balance.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";

export type ReferrerStatementOf = StatementSpan & { readonly personId: string };

export type ReferrerEntry = {
  id: string;
  kind: ReferrerEntryKind;
  entryDate: PlainDate;
  /** Of an earning. */
  organisationName: string | null;
  /** Of a payout. */
  reference: string | null;
  /** Below zero where it takes off what is owed. */
  amountCents: Cents;
  /** What is owed after it. */
  balanceCents: Cents;
};

const ACCOUNT = runningBalance({
  view: "referrer_statement_entry",
  owner: "referral_portal_member_id",
  kinds: ["EARNED", "TAKEN_BACK", "PAID_OUT"] satisfies ReferrerEntryKind[],
});
/** One question for the names of all, since none of them may be read from its table. */
const ENTRIES = `${ACCOUNT.lines} left join referral_progress(array(
    select r.id from referral r where r.referral_portal_member_id = $1)) n on n.id = e.referral_id`;
const COLUMNS =
  "e.id, e.kind, e.entry_date, n.organisation_name, e.reference, e.amount_cents, e.balance_cents";

const valuesOf = ({ personId, from, to }: ReferrerStatementOf) => [personId, from, to];

export async function listReferrerEntries(tx: Transaction, of: ReferrerStatementOf, list: PageArguments) {
  return await listRows<ReferrerEntry>(tx, list, {
    keyset: { column: "e.place", cast: "text", id: "e.id", direction: "ASC" },
    columns: COLUMNS,
    from: ENTRIES,
    where: ACCOUNT.within,
    values: valuesOf(of),
    counted: ACCOUNT.counted,
  });
}

/** As many as a paper has room for, and one more. */
export async function listWholeReferrerStatement(tx: Transaction, of: ReferrerStatementOf, max: number) {
  return await tx.query<ReferrerEntry>(
    `select ${COLUMNS} from ${ENTRIES} where ${ACCOUNT.within} order by e.place, e.id limit ${max + 1}`,
    valuesOf(of),
  );
}

export async function sumReferrerStatement(tx: Transaction, of: ReferrerStatementOf) {
  const summed = await findRow<ReferrerStatementSums>(tx, SUMS, valuesOf(of));
  if (summed === undefined) throw new Error("A sum is there even of nothing.");
  return summed;
}

const SUMS = `select ${[
  ACCOUNT.opening,
  ACCOUNT.sumOfKind("earned_cents", "EARNED"),
  ACCOUNT.sumOfKind("taken_back_cents", "TAKEN_BACK"),
  ACCOUNT.sumOfKind("paid_out_cents", "PAID_OUT"),
].join(", ")} from ${ACCOUNT.summed}`;

export async function countReferrerEntries(tx: Transaction, of: ReferrerStatementOf): Promise<number> {
  return await countRows(tx, `${ACCOUNT.counted} where ${ACCOUNT.within}`, valuesOf(of));
}

export function referrerStatementToExport(of: ReferrerStatementOf): LongStatement {
  return {
    cells: CELLS,
    from: () => `${ENTRIES} where ${ACCOUNT.within} order by e.place, e.id`,
    values: valuesOf(of),
  };
}

const CELLS: Readonly<Record<string, string>> = {
  date: "e.entry_date::text",
  kind: "e.kind",
  client: "n.organisation_name",
  reference: "e.reference",
  amount: "e.amount_cents::text",
  balance: "e.balance_cents::text",
};
