// What a longer bank statement costs: more pieces of the same size, none of which looks at the lines before it.
// Shows: INV-51.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  csvStatement,
  readStatement,
  type StatementRow,
} from "../../../../testing/builders/bank-statement-builder.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { type Statement, statementsOf } from "../../../../testing/statements.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

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
