// A client's statement: each line and its balance, who may see it, its files, and after whatever became of the invoices that it comes to what is owed.
// Shows: INV-38.

import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { addDays, type PlainDate, plainDate } from "@bondline/domain/values/time/plain-date.ts";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import readSheets from "read-excel-file/node";
import { extractText, getDocumentProxy } from "unpdf";
import type { Api } from "../../../../testing/api.ts";
import { approveByTwo } from "../../../../testing/builders/refund-builder.ts";
import { must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aStage } from "../../../../testing/money-ways/run-case.ts";
import { WAY_NAMES, WAYS } from "../../../../testing/money-ways/ways.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const MACQUARIE = idOf("fee summary", "macquarieCash");
const BEGINS = "2026-11-01";
const SUMS = "openingBalance invoiced takenBack paid refunded closingBalance gst";
const LINE = "kind date invoiceNumber draftReferenceNumber way reference amount gst balance";

type Sums = Record<
  "openingBalance" | "invoiced" | "takenBack" | "paid" | "refunded" | "closingBalance" | "gst",
  string
>;
type Line = {
  kind: string;
  date: string;
  amount: string;
  balance: string;
  gst: string;
  invoiceNumber: string;
  draftReferenceNumber: string;
};

async function statementOf(api: Api, from: string, to: string) {
  const asked = `(organisationId: "${HARBOUR}", from: "${from}", to: "${to}"`;
  const { statement, statementEntries } = await api.get(
    `{ statement${asked}) { ${SUMS} } statementEntries${asked}, first: 100) { totalCount edges { node { ${LINE} } } } }`,
  );
  const lines: Line[] = statementEntries.edges.map(({ node }: { node: Line }) => node);
  assert.equal(statementEntries.totalCount, lines.length);
  return { sums: statement as Sums, lines };
}

const centsOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + centsFromDecimal(text), 0n);

/** What the list of invoices says is owed, less what the requests say is still due back. */
async function owedBy(api: Api): Promise<bigint> {
  const { invoices } = await api.get(
    `{ invoices(organisationId: "${HARBOUR}", first: 100) { edges { node { draftId invoice { stripeInvoiceStatus total creditedAmount paidAmount } } } } }`,
  );
  type Listed = {
    draftId: string;
    invoice: { stripeInvoiceStatus: string; total: string; creditedAmount: string; paidAmount: string };
  };
  const listed: Listed[] = invoices.edges.map(({ node }: { node: Listed }) => node);
  const open = listed.filter(({ invoice }) => invoice.stripeInvoiceStatus === "open");
  const owed =
    centsOf(open.map(({ invoice }) => invoice.total)) -
    centsOf(open.map(({ invoice }) => invoice.creditedAmount)) -
    centsOf(open.map(({ invoice }) => invoice.paidAmount));
  let dueBack = 0n;
  for (const draftId of new Set(listed.map((each) => each.draftId))) {
    const { refunds } = await seenDraft(api, draftId, "refunds { amount status reason }");
    type Refund = { amount: string; status: string; reason: string };
    const waiting = refunds.filter(
      ({ status, reason }: Refund) => status !== "PAID" && reason !== "UNMATCHED",
    );
    dueBack += centsOf(waiting.map(({ amount }: Refund) => amount));
  }
  return owed - dueBack;
}

/** Each line's balance is the one before and its amount, and the sums are those of the lines. */
function requireWhole({ sums, lines }: { sums: Sums; lines: readonly Line[] }) {
  let balance = centsFromDecimal(sums.openingBalance) as bigint;
  for (const line of lines) {
    balance += centsFromDecimal(line.amount);
    assert.equal(centsFromDecimal(line.balance), balance, JSON.stringify(line));
  }
  assert.equal(centsFromDecimal(sums.closingBalance), balance);
  const sumOf = (kind: string) =>
    centsOf(lines.filter((line) => line.kind === kind).map(({ amount }) => amount));
  assert.deepEqual(
    [sumOf("INVOICE"), sumOf("TAKEN_BACK"), sumOf("PAYMENT"), sumOf("REFUND")],
    [sums.invoiced, sums.takenBack, sums.paid, sums.refunded].map(centsFromDecimal),
  );
  assert.equal(centsOf(lines.map(({ gst }) => gst)), centsFromDecimal(sums.gst));
  assert.deepEqual(
    lines.map(({ date }) => date),
    lines.map(({ date }) => date).toSorted(),
  );
}

describe("a client's statement", () => {
  let world: World;
  let ada: Api;
  let rosa: Api;
  before(async () => {
    world = await aWorld();
    await later(0);
  });
  after(() => world.end());
  /** Nobody stays signed in for days. */
  const later = async (days: number) => {
    world.clock.advance({ days });
    [ada, rosa] = [await world.as("ada"), await world.as("rosa")];
  };

  test("has a line for each invoice, payment, refund and invoice taken back, with what is owed after it", async () => {
    assert.deepEqual((await statementOf(ada, BEGINS, "2026-11-20")).lines, []);
    const draft = await world.draft({ status: "PENDING_PAYMENT" });
    const [invoice] = draft.invoices;
    await later(2);
    const part = { amount: "4000.00", receivedDate: "2026-11-21", invoiceId: invoice?.id };
    await must(rosa, "recordDraftPayment", { id: draft.id, version: draft.version, ...part });
    await later(1);
    const { refunds } = await seenDraft(rosa, draft.id, "refunds { id }");
    const paid = await approveByTwo(world.app, { id: draft.id, refundId: refunds[0].id });
    const back = { paidDate: "2026-11-23", method: "BANK_TRANSFER", reference: "NPP 118" };
    await must(rosa, "recordRefundPayment", {
      id: draft.id,
      version: paid.version,
      refundId: paid.refundId,
      ...back,
    });
    const { version } = await seenDraft(rosa, draft.id);
    world.clock.advance({ minutes: 1 });
    await must(rosa, "rejectDraft", { id: draft.id, version, reason: "Withdrawn." });

    const { sums, lines } = await statementOf(ada, BEGINS, "2026-11-23");
    const about = { invoiceNumber: invoice?.invoiceNumber, draftReferenceNumber: draft.referenceNumber };
    const none = { way: null, reference: null, gst: "0.00" };
    assert.deepEqual(lines, [
      { ...about, ...none, kind: "INVOICE", date: "2026-11-20", amount: "3775.00", balance: "3775.00" },
      {
        ...about,
        ...none,
        kind: "PAYMENT",
        date: "2026-11-21",
        way: "DEPOSIT",
        amount: "-4000.00",
        balance: "-225.00",
      },
      {
        ...about,
        ...none,
        kind: "REFUND",
        date: "2026-11-23",
        way: "BANK_TRANSFER",
        reference: "NPP 118",
        amount: "225.00",
        balance: "0.00",
      },
      { ...about, ...none, kind: "TAKEN_BACK", date: "2026-11-23", amount: "-3775.00", balance: "-3775.00" },
    ]);
    requireWhole({ sums, lines });
    assert.equal(await owedBy(ada), -377_500n);
  });

  test("of a later span opens where the one before it closed", async () => {
    const first = await statementOf(ada, BEGINS, "2026-11-21");
    const second = await statementOf(ada, "2026-11-22", "2026-11-23");
    assert.equal(first.sums.closingBalance, "-225.00");
    assert.equal(second.sums.openingBalance, "-225.00");
    assert.deepEqual(
      second.lines.map(({ kind }) => kind),
      ["REFUND", "TAKEN_BACK"],
    );
    requireWhole(first);
    requireWhole(second);
  });

  test("says what of it is tax, apart", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const lineItems = [{ description: "Courier", amount: "100.05", taxTreatment: "TAXABLE_10" }];
    const { id, version } = draft;
    await must(rosa, "approveDraft", { id, version, feeSummaryId: MACQUARIE, lineItems });
    const { sums, lines } = await statementOf(ada, "2026-11-23", "2026-11-23");
    const line = lines.find(({ draftReferenceNumber }) => draftReferenceNumber === draft.referenceNumber);
    assert.equal(line?.gst, "10.01");
    assert.equal(sums.gst, "10.01");
    requireWhole({ sums, lines });
  });

  test("is for those who see the billing and for the provider's people, and is nobody else's", async () => {
    const asked = `(organisationId: "${HARBOUR}", from: "${BEGINS}", to: "2026-11-23")`;
    const calls = [
      `{ statement${asked} { gst } }`,
      `{ statementEntries${asked} { totalCount } }`,
      `{ statementFile${asked} { fileName } }`,
    ];
    const expected = await statementOf(ada, BEGINS, "2026-11-23");
    for (const person of ["ben", "rosa", "gus"] as const)
      assert.deepEqual(await statementOf(await world.as(person), BEGINS, "2026-11-23"), expected, person);
    for (const person of ["cam", "wes", "sam", "dee", "fay"] as const)
      for (const call of calls)
        assert.equal(await (await world.as(person)).codeOf(call), "ORGANISATION_NOT_FOUND", person);
    const ofNobody = calls.map((call) => call.replace(HARBOUR, randomUUID()));
    for (const call of ofNobody) assert.equal(await rosa.codeOf(call), "ORGANISATION_NOT_FOUND");
  });

  test("ends today at the latest, and not before it begins", async () => {
    const fieldsOf = async (from: string, to: string) => {
      const query = `{ statement(organisationId: "${HARBOUR}", from: "${from}", to: "${to}") { gst } }`;
      return refusalOf(await ada.ask(query));
    };
    assert.deepEqual(await fieldsOf(BEGINS, "2026-11-24"), {
      to: "This date must be on or before 23/11/2026",
    });
    assert.deepEqual(await fieldsOf("2026-11-03", "2026-11-02"), {
      to: "This date must be on or after 03/11/2026",
    });
  });

  test("is a PDF that opens and says the same", async () => {
    const { statementFile } = await ada.get(
      `{ statementFile(organisationId: "${HARBOUR}", from: "${BEGINS}", to: "2026-11-23") { fileName contentType content } }`,
    );
    assert.equal(statementFile.fileName, "Statement 2026-11-01 to 2026-11-23.pdf");
    assert.equal(statementFile.contentType, "application/pdf");
    const bytes = new Uint8Array(Buffer.from(statementFile.content, "base64"));
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    const said = text.replace(/\s+/g, " ");
    const { sums, lines } = await statementOf(ada, BEGINS, "2026-11-23");
    for (const part of [
      "Bondline Pty Ltd, ABN 51 824 753 556",
      "Client Harbour Civil Pty Ltd",
      "From 01/11/2026 To 23/11/2026",
      `20/11/2026 Invoice ${lines[0]?.invoiceNumber} for`,
      "Refund paid, bank transfer NPP 118",
      "$225.00 $0.00 $0.00",
      "Balance before 01/11/2026 $0.00",
      `Balance on 23/11/2026 ${Number(sums.closingBalance) < 0 ? "-" : ""}$`,
      "GST in what was invoiced, less what was credited or taken back $10.01",
    ])
      assert.ok(said.includes(part), `${part} in ${said}`);
  });

  test("is a spreadsheet with the same lines, for the provider's people too", async () => {
    const { lines } = await statementOf(ada, BEGINS, "2026-11-23");
    const columns = ["date", "kind", "invoiceNumber", "amount", "gst", "balance"];
    const expected = lines.map(({ date, invoiceNumber, amount, gst, balance }) => [
      date,
      invoiceNumber,
      amount,
      gst,
      balance,
    ]);
    const days = { from: BEGINS, to: "2026-11-23" };
    for (const api of [ada, rosa]) {
      const [header, ...rows] = parse(await fileOf(api, days, columns, "CSV")) as string[][];
      assert.deepEqual(header, ["Date", "What", "Invoice", "Amount", "GST in it", "Balance"]);
      assert.deepEqual(
        rows.map(([date, , ...rest]) => [date, ...rest]),
        expected,
      );
      assert.equal(rows[1]?.[1], "Payment");
    }
    const [sheet] = await readSheets(await fileOf(ada, days, columns, "XLSX"));
    assert.deepEqual(
      sheet?.data.slice(1).map((row) => row.at(-1)),
      lines.map(({ balance }) => Number(balance)),
    );
  });

  test("without days is a spreadsheet of the last whole month", async () => {
    await later(10);
    const rows = parse(await fileOf(ada, {}, ["date"], "CSV")) as string[][];
    const { lines } = await statementOf(ada, BEGINS, "2026-11-30");
    assert.deepEqual(
      rows.slice(1).flat(),
      lines.map(({ date }) => date),
    );
  });

  async function fileOf(api: Api, statement: object, columns: readonly string[], format: string) {
    const input = { wanted: { organisationId: HARBOUR, statement }, columns, format };
    const { data, errors } = await api.mutate("createExport", "CreateExportInput", input, "export { id }");
    assert.equal(errors, undefined, JSON.stringify(errors));
    await untilJobsAreDone(world.ownerUrl);
    const { id } = data.createExport.export;
    const found = await api.get(`{ export(id: "${id}") { kind download { url } } }`);
    assert.equal(found.export.kind, "REPORT");
    const bytes = Buffer.from(await (await fetch(found.export.download.url)).arrayBuffer());
    return format === "CSV" ? bytes.subarray(3) : bytes;
  }
});

describe("whatever became of the invoices", () => {
  let world: World;
  before(async () => {
    world = await aWorld();
  });
  after(() => world.end());

  const HISTORIES = 12;
  const history = fc.record({
    ways: fc.array(fc.constantFrom(...WAY_NAMES), { minLength: 1, maxLength: 4 }),
    daysApart: fc.integer({ min: 0, max: 3 }),
  });

  test("each statement comes to what the invoices say is owed, and any two of its parts to the whole", async () => {
    let today = plainDate("2026-11-20");
    const days = new Set<PlainDate>([today]);
    for (const { ways, daysApart } of fc.sample(history, { numRuns: HISTORIES, seed: 20_261_128 })) {
      const [applicant, staff] = [await world.as("ada"), await world.as("rosa")];
      const fixture = await aStage({ world, applicant, staff, owner: undefined as never });
      for (const way of ways) await (await WAYS[way](fixture))();
      const whole = await statementOf(applicant, BEGINS, today);
      requireWhole(whole);
      assert.equal(
        centsFromDecimal(whole.sums.closingBalance),
        await owedBy(applicant),
        ways.join(", then "),
      );
      world.clock.advance({ days: daysApart });
      today = addDays(today, daysApart);
      days.add(today);
    }
    const applicant = await world.as("ada");
    const whole = await statementOf(applicant, BEGINS, today);
    for (const day of days) {
      if (day === today) continue;
      const one = await statementOf(applicant, BEGINS, day);
      const other = await statementOf(applicant, addDays(day, 1), today);
      assert.equal(one.sums.closingBalance, other.sums.openingBalance);
      assert.deepEqual([...one.lines, ...other.lines], whole.lines);
    }
  });
});
