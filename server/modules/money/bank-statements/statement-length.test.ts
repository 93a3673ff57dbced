// What a longer bank statement costs: more pieces of the same size, none of which looks at the lines before it.
// Shows: INV-51, INV-75.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  csvStatement,
  readStatement,
  recordedStatement,
  type StatementRow,
} from "../../../../testing/builders/bank-statement-builder.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { type Statement, statementsOf } from "../../../../testing/statements.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { connectOnce } from "../../../database/connect.ts";

let world: World;
let reference: string;
before(async () => {
  world = await aWorld();
  const { invoices } = await world.draft({ status: "PENDING_PAYMENT" });
  reference = invoices[0]?.depositReferenceNumber ?? "";
});
after(() => world.end());

/** All for one invoice, so that each of them is planned. */
function rowsOf(count: number): StatementRow[] {
  return Array.from({ length: count }, (_, at) => ({
    amount: `${at + 1}.00`,
    narrative: `Credit ${reference}`,
  }));
}

/** To the last statement of the jobs that read it: what comes after it is ready would be heard with the next. */
async function sentFor(lines: number): Promise<Statement[]> {
  return await statementsOf(world.app, async () => {
    await readStatement(world.app, { bytes: csvStatement(rowsOf(lines)) });
    await untilJobsAreDone(world.ownerUrl);
  });
}

/** What a statement of the database is given, in characters. */
const sizeOf = ({ values }: Statement) =>
  JSON.stringify(values, (_key, value) => (typeof value === "bigint" ? String(value) : value)).length;
const largest = (sent: readonly Statement[]) => Math.max(...sent.map(sizeOf));
const countingLines = (sent: readonly Statement[]) =>
  sent.filter(({ text }) => /count\(\*\).* from bank_line/s.test(text)).length;

test("twice as many lines are read and planned in twice as many pieces, each as large as before", async () => {
  const [some, more] = [await sentFor(199), await sentFor(399)];
  const pieces = (sent: readonly Statement[]) =>
    sent.filter(({ text }) => /^(insert into bank_line |update bank_line l set state = case)/.test(text))
      .length;
  assert.equal(pieces(some), 4);
  assert.equal(pieces(more), 8);
  assert.ok(largest(more) < largest(some) * 1.1, `${largest(more)} beside ${largest(some)}`);
});

test("the lines are counted as often for a long statement as for a short one", async () => {
  const [short, long] = [await sentFor(3), await sentFor(403)];
  assert.notEqual(countingLines(short), 0);
  assert.equal(countingLines(long), countingLines(short));
});

/** Of a statement's lines: which of them it takes, by their numbers, by a limit, or by their ids. */
const IS_OF_A_PIECE = /line_number > \$2 and l\.line_number <= \$3|limit (1|1000)\b|as p \(id uuid/;

test("no statement of the database goes over all lines but to count them once they are read", async () => {
  const [some, more] = [await sentFor(199), await sentFor(399)];
  const ofLines = more.filter(({ text }) => /^(with|update|delete|select).*bank_line/s.test(text));
  const wide = ofLines.filter(
    ({ text }) => !IS_OF_A_PIECE.test(text) && !/count\(\*\)|max\(line_number\)/.test(text),
  );
  assert.deepEqual(
    wide.map(({ text }) => text),
    [],
  );
  const planning = (sent: readonly Statement[]) =>
    sent.filter(({ text }) =>
      /^update bank_line l set state = 'READ_BEFORE'|update bank_line l set (occurrence|open_cents)/.test(
        text,
      ),
    );
  assert.equal(planning(some).length, 3 * 2);
  assert.equal(planning(more).length, 3 * 4);
  assert.ok(planning(more).every(({ values }) => Number(values[2]) - Number(values[1]) === 100));
});

test("lines of one invoice count one after the other, however far apart they stand", async () => {
  const { invoices } = await world.draft({ status: "PENDING_PAYMENT" });
  const credit = `Credit ${invoices[0]?.depositReferenceNumber}`;
  const rows = rowsOf(450).map((row) => ({ ...row, narrative: "Interest" }));
  const paid: Record<number, string> = { 0: "1775.00", 149: "1000.00", 299: "1000.00", 448: "2.00" };
  for (const [at, amount] of Object.entries(paid)) rows[Number(at)] = { amount, narrative: credit };
  const { id } = await readStatement(world.app, { bytes: csvStatement(rows) });
  const owner = connectOnce(world.ownerUrl);
  await owner.connect();
  const seen = await owner.query(
    "select concat_ws(' ', state, match, note, open_cents) as said from bank_line where bank_statement_id = $1 and suggested_invoice_id is not null order by line_number",
    [id],
  );
  await owner.end();
  assert.deepEqual(
    seen.rows.map(({ said }) => said),
    ["MATCHED PART 377500", "MATCHED PART 200000", "MATCHED EXACT 100000", "UNMATCHED CLOSED 0"],
  );
});

test("lines that are alike have their turns, however far apart they stand, and are known again by another statement", async () => {
  const rows = rowsOf(250).map((row, at) => ({
    ...row,
    narrative: "Interest",
    amount: at % 120 === 0 ? "0.75" : row.amount,
  }));
  const alike = async (id: string) => {
    const owner = connectOnce(world.ownerUrl);
    await owner.connect();
    const { rows: found } = await owner.query(
      "select occurrence || ' ' || state as said from bank_line where bank_statement_id = $1 and amount_cents = 75 order by line_number",
      [id],
    );
    await owner.end();
    return found.map(({ said }) => said);
  };
  const first = await recordedStatement(world.app, { bytes: csvStatement(rows) });
  assert.deepEqual(await alike(first.id), ["1 UNMATCHED", "2 UNMATCHED", "3 UNMATCHED"]);
  const again = await readStatement(world.app, {
    bytes: csvStatement([...rows, { amount: "0.75", narrative: "Interest" }]),
  });
  assert.deepEqual(await alike(again.id), ["1 READ_BEFORE", "2 READ_BEFORE", "3 READ_BEFORE", "4 UNMATCHED"]);
});
