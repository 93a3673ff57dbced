// What fees have earned by a day: day by day over what each invoice line is for, to the cent as the invoices say without the books, by months, kinds and products.
// Shows: INV-39.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { DraftId } from "@bondline/domain/ids.ts";
import { cents, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { type Instant, instant } from "@bondline/domain/values/time/instant.ts";
import { addDays, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { aCreditNote } from "../../../../testing/builders/credit-note-builder.ts";
import { anInvoicedPeriodOn, aSubscriptionOn } from "../../../../testing/builders/subscription-builder.ts";
import { must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { accessDraftAsSystem } from "../../drafts/drafts/draft-access.ts";
import { writeInvoice } from "../invoices/commands/write-invoice.ts";
import { insertPeriod } from "../subscriptions/subscription-store.ts";

const TODAY = plainDate("2027-03-09");

let world: World;
let rosa: Api;
let owner: pg.Client;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const credited = await world.draft({ status: "PENDING_PAYMENT" });
  const established = await world.draft({ status: "ESTABLISHED" });
  const refused = await world.draft({ status: "PENDING_PAYMENT" });
  await aShortPeriod(await world.draft({ status: "PROCESSING" }));
  await onDay("2027-01-05T01:00:00Z");
  await aCreditNote(world.app, credited, "33.33");
  await anInvoicedPeriodOn(world.app, established);
  await onDay("2027-02-20T01:00:00Z");
  const { version } = await seenDraft(rosa, refused.id);
  await must(rosa, "rejectDraft", { id: refused.id, version, reason: "Not for this purpose." });
  await world.draft({ status: "PROCESSING" });
  await onDay("2027-03-09T01:00:00Z");
});
after(async () => {
  await owner.end();
  await world.end();
});

/** Sessions have ended meanwhile. */
async function onDay(moment: string): Promise<void> {
  world.clock.setTo(instant(moment) as Instant);
  rosa = await world.as("rosa");
}

/** A taxed line that is asked once, and a period that is over soon, with a discount. */
async function aShortPeriod({ id }: { id: string }): Promise<void> {
  const period = { startDate: plainDate("2026-11-20"), endDate: plainDate("2026-12-21") };
  const subscriptionId = await aSubscriptionOn(world.app, { id });
  await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    const draft = await accessDraftAsSystem(tx, id as DraftId);
    const line = { taxTreatment: "INPUT_TAXED", period } as const;
    const invoice = await writeInvoice(tx, draft, [
      { ...line, kind: "LATER_PERIOD", description: "Fee", amountCents: cents(10_001n) },
      { ...line, kind: "ONGOING_PERCENTAGE", description: "Less", amountCents: cents(-777n) },
      { kind: "ADDED", description: "Courier", amountCents: cents(2_005n), taxTreatment: "TAXABLE_10" },
    ]);
    const place = { draftId: draft.id, organisationId: draft.organisationId, subscriptionId };
    await insertPeriod(tx, place, { ...period, amountCents: cents(10_001n), invoiceId: invoice.id });
  });
}

type Sums = Record<"before" | "credited" | "earned" | "gst" | "invoiced" | "toCome", string>;
const SUMS = "sums { before credited earned gst invoiced toCome }";
const SUM_NAMES = ["before", "credited", "earned", "gst", "invoiced", "toCome"] as const;

async function accrualsOf(asAt: string) {
  const { data } = await rosa.ask(
    `query A($asAt: Date!) { accruals(asAt: $asAt) { from to months { from to ${SUMS} } kinds { kind ${SUMS} } products { product ${SUMS} }
       total { before credited earned gst invoiced toCome } ahead { from to amount } unknown { count amount } } }`,
    { asAt },
  );
  return data.accruals;
}

type Line = { invoiceNumber: string; sums: Sums; periodFrom: string | null; periodTo: string | null };

/** All pages, two lines at a time. */
async function linesOf(asAt: string, narrowed: object = {}): Promise<Line[]> {
  const found: Line[] = [];
  for (let after: string | null = null; ; ) {
    const { data } = await rosa.ask(
      `query L($asAt: Date!, $month: Int, $kind: FeeLineKind, $product: ProcessType, $after: String) {
         accrualLines(asAt: $asAt, month: $month, kind: $kind, product: $product, first: 2, after: $after) {
           totalCount pageInfo { hasNextPage endCursor } edges { node { invoiceNumber periodFrom periodTo isPeriodUnknown organisationName ${SUMS} } } } }`,
      { asAt, after, ...narrowed },
    );
    const { edges, pageInfo, totalCount } = data.accrualLines;
    found.push(...edges.map(({ node }: { node: Line }) => node));
    if (pageInfo.hasNextPage) after = pageInfo.endCursor;
    else {
      assert.equal(totalCount, found.length);
      return found;
    }
  }
}

type ShownRow = {
  day: string;
  amount: bigint;
  isInvoiced: boolean;
  from: string | null;
  until: string | null;
};

/** The oracle: what the records say without the books, each with the days that its line is for. */
async function shown(): Promise<ShownRow[]> {
  const { rows } = await owner.query(
    `with line as (select l.*, i.status, i.voided_at, i.created_at as raised_at, d.status as draft_status, d.closed_at,
                          coalesce((select sum(c.amount_cents) from credit_note_line c where c.invoice_line_id = l.id), 0) as credited
                     from invoice_line l join invoice i on i.id = l.invoice_id join draft d on d.id = l.draft_id)
     select (t.at at time zone 'Australia/Sydney')::date::text as day, t.cents::text as cents, t.is_invoiced, period_from_date::text as from, period_until_date::text as until
       from line, lateral (
         select raised_at as at, amount_cents as cents, true as is_invoiced
         union all select voided_at, amount_cents - credited, false where status = 'void'
         union all select closed_at, amount_cents - credited, false where status = 'paid' and draft_status = 'REJECTED'
         union all select c.created_at, c.amount_cents, false from credit_note_line c where c.invoice_line_id = line.id) t`,
  );
  return rows.map(({ day, cents, is_invoiced, from, until }) => ({
    day,
    from,
    until,
    amount: BigInt(cents),
    isInvoiced: is_invoiced,
  }));
}

const between = (rows: readonly ShownRow[], from: string, to: string, isInvoiced: boolean) =>
  rows
    .filter((row) => row.isInvoiced === isInvoiced && row.day >= from && row.day <= to)
    .reduce((sum, { amount }) => sum + amount, 0n);

type Fraction = { above: bigint; below: bigint };

/** What no day of a line has yet brought, in cents: its days are counted one by one, and nothing is rounded. */
function toCome(rows: readonly ShownRow[], at: string): Fraction {
  return rows
    .filter(({ day, from }) => day <= at && from !== null)
    .reduce<Fraction>(
      ({ above, below }, { amount, isInvoiced, from, until }) => {
        let [left, all] = [0n, 0n];
        for (let each = plainDate(from ?? ""); each < (until ?? ""); each = addDays(each, 1)) {
          all += 1n;
          if (each > at) left += 1n;
        }
        const moved = isInvoiced ? amount : -amount;
        return { above: above * all + below * moved * left, below: below * all };
      },
      { above: 0n, below: 1n },
    );
}

/** Each line is rounded to its nearest cent: half a cent for each of them is as far as a sum can be off. */
function isWithinRounding(cents: bigint, { above, below }: Fraction, lines: number): boolean {
  const off = cents * below - above;
  return (off < 0n ? -off : off) * 2n <= BigInt(lines) * below;
}

const DAYS = ["2026-11-20", "2026-12-20", "2026-12-31", "2027-01-05", "2027-02-20", TODAY] as PlainDate[];

describe("as at a day", () => {
  test("what was invoiced, taken back and is to come is what the invoices say, month by month", async () => {
    const rows = await shown();
    let compared = 0;
    for (const day of DAYS)
      for (const { from, to, sums } of (await accrualsOf(day)).months) {
        assert.equal(
          centsFromDecimal(sums.invoiced),
          between(rows, from, to, true),
          `${day}, invoiced ${from}`,
        );
        assert.equal(
          centsFromDecimal(sums.credited),
          between(rows, from, to, false),
          `${day}, credited ${from}`,
        );
        assert.ok(
          isWithinRounding(centsFromDecimal(sums.toCome), toCome(rows, to), rows.length),
          `${day}, to come at ${to} is ${sums.toCome}`,
        );
        compared += sums.toCome === "0.00" ? 0 : 1;
      }
    assert.ok(compared >= 10, "there is something to compare");
  });

  test("each month begins with what the one before left, and all of them come to the year", async () => {
    for (const day of DAYS) {
      const { from, months, total } = await accrualsOf(day);
      let before = "0.00";
      for (const { sums } of months) {
        assert.equal(sums.before, before);
        before = sums.toCome;
        const value = (name: keyof Sums) => centsFromDecimal(sums[name]);
        assert.equal(
          value("before") + value("invoiced") - value("credited") - value("earned"),
          value("toCome"),
        );
      }
      assert.equal(total.toCome, before);
      assert.deepEqual([from, months.at(-1).to], ["2026-07-01", day]);
    }
  });

  test("it comes to the books: fees less discounts, and the GST apart", async () => {
    for (const day of DAYS) {
      const { total } = await accrualsOf(day);
      const { rows } = await owner.query(
        `select coalesce(sum(-amount_cents) filter (where account like 'FEES%' or account like '%DISCOUNTS'), 0)::text as fees,
                coalesce(sum(-amount_cents) filter (where account = 'GST'), 0)::text as gst
           from book_entry where move_date <= $1`,
        [day],
      );
      assert.equal(String(centsFromDecimal(total.invoiced) - centsFromDecimal(total.credited)), rows[0].fees);
      assert.equal(String(centsFromDecimal(total.gst)), rows[0].gst);
    }
  });

  test("what is over is earned, and what it was is the whole line, with its discount", async () => {
    const { kinds } = await accrualsOf("2026-12-20");
    const discount = kinds.find(({ kind }: { kind: string }) => kind === "ONGOING_PERCENTAGE");
    assert.deepEqual([discount.sums.earned, discount.sums.toCome], ["-7.77", "0.00"]);
    const earlier = (await accrualsOf("2026-11-20")).kinds;
    const first = earlier.find(({ kind }: { kind: string }) => kind === "ONGOING_PERCENTAGE");
    assert.deepEqual([first.sums.earned, first.sums.toCome], ["-0.25", "-7.52"]);
  });

  test("what is to come is earned in months ahead, and all of them come to it", async () => {
    const { ahead, total } = await accrualsOf(TODAY);
    assert.deepEqual([ahead[0].from, ahead[0].to, ahead.at(-1).to], ["2027-03-10", "2027-03-31", null]);
    const sum = ahead.reduce(
      (all: bigint, { amount }: { amount: string }) => all + centsFromDecimal(amount),
      0n,
    );
    assert.equal(sum, centsFromDecimal(total.toCome));
    assert.ok(sum > 0n);
  });

  test("the year after begins with what this one has left", async () => {
    const before = await accrualsOf(TODAY);
    world.clock.setTo(instant("2027-07-20T01:00:00Z"));
    rosa = await world.as("rosa");
    const [june, july] = [await accrualsOf("2027-06-30"), await accrualsOf("2027-07-20")];
    assert.equal(july.total.before, june.total.toCome);
    assert.equal(july.from, "2027-07-01");
    assert.equal(july.total.invoiced, "0.00");
    assert.deepEqual((await accrualsOf(TODAY)).total, before.total);
    await onDay("2027-03-09T01:00:00Z");
  });
});

describe("the lines behind a row", () => {
  test("come to its figures, of the year, of a month, a kind and a product, page by page", async () => {
    const { months, kinds, products, total } = await accrualsOf(TODAY);
    const parts: [object, Sums][] = [
      [{}, total],
      ...months.map(({ from, sums }: { from: string; sums: Sums }) => [
        { month: Number(from.slice(5, 7)) },
        sums,
      ]),
      ...kinds.map(({ kind, sums }: { kind: string; sums: Sums }) => [{ kind }, sums]),
      ...products.map(({ product, sums }: { product: string; sums: Sums }) => [{ product }, sums]),
    ];
    for (const [narrowed, sums] of parts) {
      const lines = await linesOf(TODAY, narrowed);
      for (const name of SUM_NAMES)
        assert.equal(
          lines.reduce((all, line) => all + centsFromDecimal(line.sums[name]), 0n),
          centsFromDecimal(sums[name]),
          `${name} of ${JSON.stringify(narrowed)}`,
        );
    }
    assert.ok(kinds.length >= 5 && months.length === 9);
  });

  test("say for which days each is, and that nothing says which", async () => {
    const [first] = await linesOf("2026-11-30", { kind: "FIRST_PERIOD" });
    assert.deepEqual([first?.periodFrom, first?.periodTo], ["2026-11-20", "2027-05-19"]);
    const unknown = `update invoice_line set period_from_date = null, period_until_date = null where period_from_date = '2027-05-20'`;
    await owner.query(`begin; select begin_system_work('Set-up', now()); ${unknown}; commit`);
    const report = await accrualsOf(TODAY);
    assert.deepEqual(report.unknown, { count: 1, amount: "1000.00" });
    const later = (await linesOf(TODAY, { kind: "LATER_PERIOD" })).at(-1);
    assert.deepEqual([later?.sums.earned, later?.sums.toCome], ["1000.00", "0.00"]);
    const back = `update invoice_line l set period_from_date = p.start_date, period_until_date = p.end_date from subscription_period p
      where p.invoice_id = l.invoice_id and l.line_kind = 'LATER_PERIOD' and l.period_from_date is null`;
    await owner.query(`begin; select begin_system_work('Set-up', now()); ${back}; commit`);
  });

  test("leave as a file with the same figures", async () => {
    const { data } = await rosa.ask(
      "query ($w: ExportWanted!) { exportOffer(wanted: $w) { rowCount columns { key } } }",
      { w: { accruals: { asAt: TODAY, kind: "FIRST_PERIOD" } } },
    );
    assert.equal(data.exportOffer.rowCount, (await linesOf(TODAY, { kind: "FIRST_PERIOD" })).length);
  });
});

test("a day that is none, is to come or too old, and a month that has not begun, is refused by its field", async () => {
  const DAY = "Choose a day between 1 July 2000 and today.";
  const ask = async (asAt: string, month: number | null = null) =>
    refusalOf(
      await rosa.ask(
        "query ($d: Date!, $m: Int) { accrualLines(asAt: $d, month: $m, first: 1) { totalCount } }",
        { d: asAt, m: month },
      ),
    );
  assert.deepEqual(await ask("2027-03-10"), { asAt: DAY });
  assert.deepEqual(await ask("2000-06-30"), { asAt: DAY });
  assert.deepEqual(await ask(TODAY, 4), { month: "Choose a month that has begun by that day." });
  assert.equal(await ask(TODAY, 3), "OK");
});
