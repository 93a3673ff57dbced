// What each line would do: its invoice by the reference that stands in it, and how its amount stands to what is open by then.

import { hash } from "node:crypto";
import { asBankLineId } from "@bondline/domain/ids.ts";
import { type BankLine, bankLineText } from "@bondline/domain/money/bank-statements/bank-line.ts";
import { referencesIn, referencesNear } from "@bondline/domain/money/bank-statements/reference-search.ts";
import { bankMatchOf } from "@bondline/domain/money/invoices/bank-match.ts";
import { OUR_CURRENCY } from "@bondline/domain/money/invoices/unmatched-payment.ts";
import type { NewRow } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  findEndOfPiece,
  findInvoicesByReferences,
  type LinePlan,
  listLinesToPlan,
  type PlannedLine,
  type Planning,
  saveOpenBefore,
  savePlans,
} from "./bank-line-store.ts";
import type { ChangingStatement } from "./bank-statement-record.ts";
import type { StatementLine } from "./read-statement.ts";

type LineRow = NewRow<"bank_line">;
const NARRATIVE_MAX = 1_000;

/** Without a match yet: a later line may be the first of its like, and what is open is known once all are read. */
export async function stagedLines(
  tx: Transaction,
  { id: bankStatementId, accountKey }: ChangingStatement,
  lines: readonly StatementLine[],
): Promise<LineRow[]> {
  const deposits = lines.flatMap((each) => ("line" in each && isOurDeposit(each.line) ? [each.line] : []));
  const found = await invoicesNamedIn(tx, deposits);
  return lines.map((each): LineRow => {
    const place = { id: asBankLineId(tx.newId()), bankStatementId, accountKey, lineNumber: each.number };
    if (!("line" in each))
      return {
        ...place,
        ...EMPTY,
        narrative: each.text.slice(0, NARRATIVE_MAX),
        state: "UNREADABLE",
        fault: each.fault,
      };
    const { line } = each;
    const said = {
      ...EMPTY,
      bookedDate: line.bookedDate,
      amountCents: line.amountCents,
      currency: line.currency,
      narrative: line.narrative.slice(0, NARRATIVE_MAX),
      bankReference: line.bankReference,
      lineKey: hash("sha256", bankLineText(line)),
    };
    if (line.amountCents <= 0n) return { ...place, ...said, state: "DEBIT" };
    if (!isOurDeposit(line)) return { ...place, ...said, state: "UNMATCHED", note: "FOREIGN" };
    return { ...place, ...said, state: "UNMATCHED", ...(found.get(line) ?? { note: "NO_REFERENCE" }) };
  });
}

/** All rows of one statement have the same columns. */
const EMPTY = {
  bookedDate: null,
  amountCents: null,
  currency: OUR_CURRENCY,
  bankReference: null,
  lineKey: null,
  note: null,
  fault: null,
  suggestedInvoiceId: null,
};

const isOurDeposit = ({ amountCents, currency }: BankLine) => amountCents > 0n && currency === OUR_CURRENCY;

type Found = Pick<LineRow, "note" | "suggestedInvoiceId">;

/** Two questions for all of them. One that a slip away is found is only suggested. */
async function invoicesNamedIn(tx: Transaction, lines: readonly BankLine[]): Promise<Map<BankLine, Found>> {
  const found = new Map<BankLine, Found>();
  const exact = await lookUp(tx, lines, referencesIn);
  for (const [line, [only, ...others]] of exact)
    if (only !== undefined)
      found.set(
        line,
        others.length === 0
          ? { note: null, suggestedInvoiceId: only }
          : { note: "SEVERAL", suggestedInvoiceId: only },
      );
  const near = await lookUp(
    tx,
    lines.filter((line) => !found.has(line)),
    referencesNear,
  );
  for (const [line, [only]] of near)
    if (only !== undefined) found.set(line, { note: "NEAR", suggestedInvoiceId: only });
  return found;
}

async function lookUp(
  tx: Transaction,
  lines: readonly BankLine[],
  search: (text: string) => string[],
): Promise<[BankLine, string[]][]> {
  const named = lines.map((line) => [line, search(`${line.narrative} ${line.bankReference ?? ""}`)] as const);
  const asked = [...new Set(named.flatMap(([, references]) => references))];
  const rows = asked.length === 0 ? [] : await findInvoicesByReferences(tx, asked);
  const ids = new Map(rows.map(({ id, reference }) => [reference, id]));
  return named.map(([line, references]) => [line, references.flatMap((each) => ids.get(each) ?? [])]);
}

const BATCH = 100;

/** Of one invoice alone: a person waits for it. */
export async function planMatches(
  tx: Transaction,
  statement: ChangingStatement,
  invoiceId: string,
): Promise<void> {
  let after = 0;
  for (;;) {
    const until = await findEndOfPiece(tx, statement, { invoiceId, after, max: BATCH });
    if (until === undefined) return;
    await planPiece(tx, statement, { invoiceId, after, until });
    after = until;
  }
}

/** Once every piece before it is planned: each line counts after those before it that pay the same invoice. */
export async function planPiece(
  tx: Transaction,
  statement: ChangingStatement,
  piece: Planning,
): Promise<void> {
  await saveOpenBefore(tx, statement, piece);
  const lines = await listLinesToPlan(tx, statement, piece);
  if (lines.length > 0) await savePlans(tx, lines.map(planOf));
}

function planOf(line: PlannedLine): LinePlan {
  const { id, invoiceId, isRecorded, isByHand, isTwice, invoiceStatus, openCents, amountCents } = line;
  const match = isRecorded ? "RECORDED" : bankMatchOf({ status: invoiceStatus, openCents }, amountCents);
  if (isByHand) return { id, invoiceId, match, note: null };
  if (isTwice) return { id, invoiceId, match: null, note: "TWICE" };
  return match === "LATE"
    ? { id, invoiceId, match: null, note: "CLOSED" }
    : { id, invoiceId, match, note: null };
}
