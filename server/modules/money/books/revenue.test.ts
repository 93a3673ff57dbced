// The provider's revenue: each figure of each month agrees with the records to the cent, is the sum of its entries, and is for administrators alone.
// Shows: Q-003.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { REVENUE_FIGURES, REVENUE_RULES, type RevenueFigure } from "@bondline/domain/money/books/revenue.ts";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { aCreditNote } from "../../../../testing/builders/credit-note-builder.ts";
import { approveByTwo } from "../../../../testing/builders/refund-builder.ts";
import { must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

let world: World;
let rosa: Api;
let owner: pg.Client;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  for (const each of ["a payment of more", "a credit", "a cancellation"] as const) await aStory(each);
  await world.draft({ status: "PENDING_PAYMENT" });
});
after(async () => {
  await owner.end();
  await world.end();
});

async function step(
  name: "recordDraftPayment" | "recordRefundPayment" | "rejectDraft",
  id: string,
  input: object,
) {
  const { version } = await seenDraft(rosa, id);
  await must(rosa, name, { id, version, ...input });
}

/** Money of several months, of which some goes back. */
async function aStory(which: "a payment of more" | "a credit" | "a cancellation"): Promise<void> {
  const draft = await world.draft({ status: "PENDING_PAYMENT" });
  const invoiceId = draft.invoices[0]?.id;
  await step("recordDraftPayment", draft.id, { invoiceId, amount: "700.00", receivedDate: "2026-08-31" });
  await step("recordDraftPayment", draft.id, { invoiceId, amount: "3300.00", receivedDate: "2026-10-01" });
  if (which === "a credit") await aCreditNote(world.app, draft, "500.00");
  if (which === "a cancellation") await step("rejectDraft", draft.id, { reason: "Not for this purpose." });
  const { refunds } = await seenDraft(rosa, draft.id, "refunds { id }");
  await approveByTwo(world.app, { id: draft.id, refundId: refunds[0].id });
  const payment = { paidDate: "2026-11-20", method: "BANK_TRANSFER", reference: "NPP 118" };
  await step("recordRefundPayment", draft.id, { refundId: refunds[0].id, ...payment });
}

const SUMS = "invoiced credited gst received surplus owed refunded";
const NAME_OF: Record<RevenueFigure, string> = {
  INVOICED: "invoiced",
  CREDITED: "credited",
  GST: "gst",
  RECEIVED: "received",
  SURPLUS: "surplus",
  OWED: "owed",
  REFUNDED: "refunded",
};

async function revenueOf(year: number) {
  const { data } = await rosa.ask(
    `query R($year: Int!) { revenue(year: $year) { year firstYear opening months { from to opening sums { ${SUMS} } } total { ${SUMS} } } }`,
    { year },
  );
  return data.revenue;
}

type Entry = { amount: string; date: string; kind: string };

/** All pages, three entries at a time. */
async function entriesOf(figure: RevenueFigure, year: number, month: number | null): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let after: string | null = null; ; ) {
    const { data } = await rosa.ask(
      `query E($figure: RevenueFigure!, $year: Int!, $month: Int, $after: String) {
         revenueEntries(figure: $figure, year: $year, month: $month, first: 3, after: $after) {
           pageInfo { hasNextPage endCursor } edges { node { id amount date kind number organisationName draftReferenceNumber isReversal } } } }`,
      { figure, year, month, after },
    );
    const { edges, pageInfo } = data.revenueEntries;
    found.push(...edges.map(({ node }: { node: Entry }) => node));
    if (!pageInfo.hasNextPage) return found;
    after = pageInfo.endCursor;
  }
}

/** The oracle: what the records themselves say of days, without the books. */
const BY_RECORDS: Record<RevenueFigure, string> = {
  INVOICED: "select total_cents from invoice where issued between $1 and $2",
  CREDITED: `select n.total_cents from credit_note n where (n.created_at at time zone 'Australia/Sydney')::date between $1 and $2
    union all select i.total_cents - i.credited_cents from invoice i join draft d on d.id = i.draft_id
      where (i.status = 'void' and (i.voided_at at time zone 'Australia/Sydney')::date between $1 and $2)
         or (i.status = 'paid' and d.status = 'REJECTED' and (d.closed_at at time zone 'Australia/Sydney')::date between $1 and $2)`,
  GST: "select gst_cents from invoice where issued between $1 and $2",
  RECEIVED: "select amount_cents from payment where received_date between $1 and $2",
  SURPLUS:
    "select amount_cents from refund where (created_at at time zone 'Australia/Sydney')::date between $1 and $2",
  OWED: `select total_cents from invoice where issued <= $2 union all select -amount_cents from payment where received_date <= $2
    union all select amount_cents from refund where (created_at at time zone 'Australia/Sydney')::date <= $2
    union all select -total_cents from credit_note where (created_at at time zone 'Australia/Sydney')::date <= $2
    union all select i.credited_cents - i.total_cents from invoice i join draft d on d.id = i.draft_id
      where d.status = 'REJECTED' and (d.closed_at at time zone 'Australia/Sydney')::date <= $2`,
  REFUNDED: "select amount_cents from refund where paid_date between $1 and $2",
};

async function recordsSay(figure: RevenueFigure, from: string, to: string): Promise<bigint> {
  const issued =
    "(select *, (created_at at time zone 'Australia/Sydney')::date as issued from invoice) invoice";
  const text = BY_RECORDS[figure].replace("from invoice where", `from ${issued} where`);
  const values = text.includes("$1") ? [from, to] : [to];
  const { rows } = await owner.query(
    `select coalesce(sum(c), 0)::text as sum from (${values.length === 1 ? text.replaceAll("$2", "$1") : text}) r (c)`,
    values,
  );
  return BigInt(rows[0].sum);
}

describe("a financial year", () => {
  test("goes from July to the present month, and every figure of it is what the records say", async () => {
    const { months, firstYear } = await revenueOf(2027);
    assert.deepEqual(
      months.map(({ from, to }: { from: string; to: string }) => `${from} ${to}`),
      [
        "2026-07-01 2026-07-31",
        "2026-08-01 2026-08-31",
        "2026-09-01 2026-09-30",
        "2026-10-01 2026-10-31",
        "2026-11-01 2026-11-30",
      ],
    );
    assert.equal(firstYear, 2027);
    const seen: bigint[] = [];
    for (const { from, to, sums } of months)
      for (const figure of REVENUE_FIGURES) {
        const shown = centsFromDecimal(sums[NAME_OF[figure]]);
        assert.equal(shown, await recordsSay(figure, from, to), `${figure} of ${from}`);
        seen.push(shown);
      }
    assert.ok(seen.filter((amount) => amount !== 0n).length >= 10, "there is something to compare");
  });

  test("adds up: what was owed, and what came to it and off it, is what is owed", async () => {
    const { months, opening, total } = await revenueOf(2027);
    const of = (sums: Record<string, string>, name: string) => centsFromDecimal(sums[name] ?? "");
    for (const part of [...months, { opening, sums: total }]) {
      const { sums } = part;
      assert.equal(
        centsFromDecimal(part.opening) +
          of(sums, "invoiced") -
          of(sums, "credited") -
          of(sums, "received") +
          of(sums, "surplus"),
        of(sums, "owed"),
      );
    }
    assert.equal(months.at(-1).sums.owed, total.owed);
  });

  test("that is over or to come is shown without what is not in it", async () => {
    const past = await revenueOf(2026);
    assert.equal(past.months.length, 12);
    assert.deepEqual([past.opening, past.total.owed, past.total.invoiced], ["0.00", "0.00", "0.00"]);
    const { months, opening, total } = await revenueOf(2028);
    assert.deepEqual(months, []);
    assert.equal(opening, total.owed);
  });
});

describe("a figure", () => {
  test("is the sum of its entries, of a month and of the year, page by page", async () => {
    const { months, opening, total } = await revenueOf(2027);
    const parts = [
      ...months.map((part: { from: string }) => ({ ...part, month: Number(part.from.slice(5, 7)) })),
      { opening, sums: total, month: null },
    ];
    for (const part of parts)
      for (const figure of REVENUE_FIGURES) {
        const entries = await entriesOf(figure, 2027, part.month);
        const sum = entries.reduce((all, { amount }) => all + centsFromDecimal(amount), 0n);
        const before = REVENUE_RULES[figure].isBalance === true ? centsFromDecimal(part.opening) : 0n;
        assert.equal(before + sum, centsFromDecimal(part.sums[NAME_OF[figure]]), `${figure} ${part.month}`);
        assert.deepEqual(
          entries.map(({ date }) => date),
          entries.map(({ date }) => date).toSorted(),
        );
      }
  });

  test("says whose each entry is, and by which number it is known", async () => {
    const [first] = (await entriesOf("CREDITED", 2027, 11)) as (Entry & Record<string, string>)[];
    assert.equal(first?.organisationName, "Harbour Civil Pty Ltd");
    const numbers = ((await entriesOf("CREDITED", 2027, 11)) as (Entry & { number: string })[]).map(
      (each) => each.number,
    );
    assert.ok(
      numbers.some((each) => each.startsWith("CN-")) && numbers.some((each) => each.startsWith("INV-")),
    );
  });

  test("of a year or a month that is none is refused by its field", async () => {
    const ask = (year: number, month: number | null) =>
      rosa.ask(
        "query E($y: Int!, $m: Int) { revenueEntries(figure: GST, year: $y, month: $m, first: 1) { totalCount } }",
        {
          y: year,
          m: month,
        },
      );
    assert.deepEqual(refusalOf(await ask(1, 13)), {
      year: "Choose a financial year between 2000 and 2100.",
      month: "Choose a month from 1 to 12.",
    });
    assert.equal(refusalOf(await ask(2027, null)), "OK");
  });
});
