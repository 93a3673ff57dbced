// Deposits from the bank's own statement: each finds its invoice, is recorded once, and can be taken back while nothing has followed.
// Shows, INV-14, D-60.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import {
  csvStatement,
  readStatement,
  recordedStatement,
  type StatementRow,
  statementInStage,
} from "../../../../testing/builders/bank-statement-builder.ts";
import { anInvoicedPeriodOn } from "../../../../testing/builders/subscription-builder.ts";
import { must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { DEPOSIT_ACCOUNT } from "../../../demo/cast.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { applyBankStatement } from "./apply-bank-statement.ts";

let world: World;
let rosa: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
});
after(() => world.end());

const TOTAL = "3775.00";
/** As the bank writes it: the BSB before the number of the account for deposits. */
const ACCOUNT = `${DEPOSIT_ACCOUNT.bsb}${DEPOSIT_ACCOUNT.accountNumber}`;

async function anUnpaid() {
  const draft = await world.draft({ status: "PENDING_PAYMENT" });
  const [invoice] = draft.invoices;
  assert.ok(invoice);
  return { draft, invoiceId: invoice.id, reference: invoice.depositReferenceNumber };
}

const LINE = `id version lineNumber amount state match note isByHand openBefore reason decidedBy fault capabilities
  invoice { id open } suggestion { id } sameAs { fileName lineNumber }`;
const PAGE = `stage errors headers columns opening closing appliedBy counts { state count amount } earlierStatement { id } bankLines { edges { node { ${LINE} } } }`;

async function seen(id: string) {
  const { data } = await rosa.ask(`query Seen($id: ID!) { bankStatement(id: $id) { ${PAGE} } }`, { id });
  const { bankLines, ...statement } = data.bankStatement;
  return { ...statement, lines: bankLines.edges.map(({ node }: { node: object }) => node) };
}

/** State, match and note of each line. */
async function linesOf(id: string): Promise<string[]> {
  const { lines } = await seen(id);
  return lines.map(({ state, match, note }: Record<string, string | null>) =>
    [state, match, note].filter(Boolean).join(" "),
  );
}

async function invoiceOf(draftId: string) {
  return await seenDraft(
    rosa,
    draftId,
    "status invoices { id paidAmount stripeInvoiceStatus } refunds { amount status }",
  );
}

const dryRun = (rows: readonly StatementRow[]) => readStatement(world.app, { bytes: csvStatement(rows) });
const recorded = (rows: readonly StatementRow[]) =>
  recordedStatement(world.app, { bytes: csvStatement(rows) });

type LineCall = "matchBankLine" | "setAsideBankLine" | "undoBankLine";

async function onLine(statementId: string, at: number, name: LineCall, input: object) {
  const { lines } = await seen(statementId);
  const { id, version } = lines[at];
  const type = name === "matchBankLine" ? "MatchBankLineInput" : "BankLineReasonInput";
  return await rosa.mutate(name, type, { id, version, ...input }, `bankLine { ${LINE} }`);
}

describe("the dry run", () => {
  test("finds each line's invoice and says what it would do, and writes nothing", async () => {
    const [full, part, over, slip, closed] = [
      await anUnpaid(),
      await anUnpaid(),
      await anUnpaid(),
      await anUnpaid(),
      await anUnpaid(),
    ];
    await must(rosa, "recordDraftPayment", {
      id: closed.draft.id,
      version: closed.draft.version,
      invoiceId: closed.invoiceId,
      amount: TOTAL,
      receivedDate: "2026-10-01",
    });
    const { id } = await dryRun([
      {
        amount: TOTAL,
        narrative: `Osko HARBOUR CIVIL ${full.reference.replaceAll("-", " ").toLowerCase()} fees`,
      },
      { amount: "775.00", narrative: `Credit ${part.reference.replace("BL-", "INV-")}` },
      { amount: "2000.00", narrative: `again${part.reference.replaceAll("-", "")}` },
      { amount: "5000.00", narrative: over.reference },
      { amount: TOTAL, narrative: `${swapped(slip.reference)}` },
      { amount: TOTAL, narrative: closed.reference },
      { amount: "10.00", narrative: "Interest" },
      { amount: "-35.00", narrative: `Fee ${full.reference}` },
      { amount: "much", narrative: "Total" },
      { amount: TOTAL, narrative: `${full.reference} and ${over.reference}` },
    ]);
    assert.deepEqual(await linesOf(id), [
      "MATCHED EXACT",
      "MATCHED PART",
      "MATCHED PART",
      "MATCHED OVER",
      "UNMATCHED NEAR",
      "UNMATCHED CLOSED",
      "UNMATCHED NO_REFERENCE",
      "DEBIT",
      "UNREADABLE",
      "UNMATCHED SEVERAL",
    ]);
    const { lines, stage } = await seen(id);
    assert.equal(stage, "READY");
    assert.deepEqual([lines[0].invoice.id, lines[4].suggestion.id], [full.invoiceId, slip.invoiceId]);
    assert.deepEqual([lines[1].openBefore, lines[2].openBefore], ["3775.00", "3000.00"]);
    assert.equal(lines[8].fault, "The amount cannot be read.");
    const { status, invoices } = await invoiceOf(full.draft.id);
    assert.deepEqual([status, invoices[0].paidAmount], ["PENDING_PAYMENT", "0.00"]);
  });

  test("columns that it does not know are asked for once, and remembered for the account", async () => {
    const one = await anUnpaid();
    const bytes = (amount: string) =>
      csvStatement([{ amount, narrative: one.reference }], ["When", "How much", "What", "Which"]);
    const first = await readStatement(world.app, { bytes: bytes("1.00") }, "REFUSED");
    assert.match((await seen(first.id)).errors[0], /which column holds the day/);
    const columns = ["DATE", "AMOUNT", "NARRATIVE", ""];
    const wrong = await rosa.mutate(
      "mapBankStatement",
      "MapBankStatementInput",
      { ...first, columns: ["DATE", "DATE", "", ""] },
      "clientMutationId",
    );
    assert.deepEqual(refusalOf(wrong), {
      columns: "Two columns are “Day of the booking”. Choose one of them.",
    });
    await rosa.mutate(
      "mapBankStatement",
      "MapBankStatementInput",
      { ...first, columns },
      "bankStatement { id }",
    );
    await statementInStage(world.app, first.id, "READY");
    assert.deepEqual(await linesOf(first.id), ["MATCHED PART"]);
    const second = await readStatement(world.app, { bytes: bytes("2.00") });
    assert.deepEqual((await seen(second.id)).columns, columns);
  });

  test("its lines are read a page at a time in their order, all of them or those of a state", async () => {
    const { id } = await dryRun([
      { amount: "1.00", narrative: "One" },
      { amount: "-2.00", narrative: "Two" },
      { amount: "3.00", narrative: "Three" },
      { amount: "4.00", narrative: "Four" },
    ]);
    const asked = `query Lines($id: ID!, $states: [BankLineState!], $after: String) { bankStatement(id: $id) {
      bankLines(first: 2, after: $after, states: $states) { totalCount totalCountIsCapped pageInfo { hasNextPage endCursor } edges { node { amount } } } } }`;
    const pageAt = async (states: readonly string[] | null, cursor: string | null) => {
      const { data } = await rosa.ask(asked, { id, states, after: cursor });
      const { edges, pageInfo, totalCount } = data.bankStatement.bankLines;
      const amounts = edges.map(({ node }: { node: { amount: string } }) => node.amount);
      return { amounts, totalCount, hasNext: pageInfo.hasNextPage, endCursor: pageInfo.endCursor };
    };
    const first = await pageAt(null, null);
    assert.deepEqual([first.amounts, first.totalCount, first.hasNext], [["1.00", "-2.00"], 4, true]);
    const second = await pageAt(null, first.endCursor);
    assert.deepEqual([second.amounts, second.hasNext], [["3.00", "4.00"], false]);
    const waiting = await pageAt(["UNMATCHED"], null);
    assert.deepEqual([waiting.amounts, waiting.totalCount], [["1.00", "3.00"], 3]);
    assert.deepEqual((await pageAt(["UNMATCHED"], waiting.endCursor)).amounts, ["4.00"]);
    const forged = await rosa.ask(asked, { id, states: null, after: "none" });
    assert.deepEqual(refusalOf(forged), { after: "This cursor is not one that the list has given." });
  });

  test("nobody but the provider's people sees it", async () => {
    const { id } = await dryRun([{ amount: "1.00", narrative: "x" }]);
    const [line] = (await seen(id)).lines;
    for (const who of ["ada", "sam", "fay"] as const) {
      const api = await world.as(who);
      assert.equal(
        refusalOf(await api.ask(`{ bankStatement(id: "${id}") { id } }`)),
        "BANK_STATEMENT_NOT_FOUND",
      );
      assert.equal(refusalOf(await api.ask(`{ bankLine(id: "${line.id}") { id } }`)), "BANK_LINE_NOT_FOUND");
      assert.equal(
        refusalOf(await api.ask("{ unsettledBankLines { totalCount } }")),
        "BANK_STATEMENT_NOT_FOUND",
      );
    }
  });
});

describe("recording", () => {
  test("a deposit in full moves the draft on, a part stays open, what is too much is owed back", async () => {
    const [full, part, over] = [await anUnpaid(), await anUnpaid(), await anUnpaid()];
    const { id } = await recorded([
      { amount: TOTAL, narrative: full.reference },
      { amount: "775.00", narrative: part.reference },
      { amount: "4000.00", narrative: over.reference },
      { amount: "9.99", narrative: "somebody" },
    ]);
    assert.deepEqual(await linesOf(id), [
      "APPLIED EXACT",
      "APPLIED PART",
      "APPLIED OVER",
      "UNMATCHED NO_REFERENCE",
    ]);
    assert.equal((await seen(id)).appliedBy, "Rosa Whitfield");
    const stands = await Promise.all([full, part, over].map(({ draft }) => invoiceOf(draft.id)));
    assert.deepEqual(
      stands.map(({ status, invoices, refunds }) => [
        status,
        invoices[0].paidAmount,
        refunds.map((each: { amount: string }) => each.amount),
      ]),
      [
        ["PROCESSING", TOTAL, []],
        ["PENDING_PAYMENT", "775.00", []],
        ["PROCESSING", "4000.00", ["225.00"]],
      ],
    );
    const { data } = await rosa.ask(
      "{ unsettledBankLines(first: 50) { edges { node { bankStatementId amount } } } }",
    );
    const waiting = data.unsettledBankLines.edges.filter(
      ({ node }: { node: { bankStatementId: string } }) => node.bankStatementId === id,
    );
    assert.equal(waiting.length, 1);
  });

  test("the same file, and the same line in another file, count once", async () => {
    const one = await anUnpaid();
    const rows = [
      { amount: "100.00", narrative: one.reference },
      { amount: "100.00", narrative: one.reference },
      { amount: "5.00", narrative: `unknown ${one.reference.slice(3, 6)}` },
    ];
    const [early, late] = [await dryRun(rows), await dryRun(rows)];
    await rosa.mutate("startBankStatement", "BankStatementVersionInput", early, "clientMutationId");
    await statementInStage(world.app, early.id, "COMPLETE");
    assert.equal((await seen(late.id)).earlierStatement.id, early.id);
    await rosa.mutate("startBankStatement", "BankStatementVersionInput", late, "clientMutationId");
    await statementInStage(world.app, late.id, "COMPLETE");
    assert.deepEqual(await linesOf(late.id), ["READ_BEFORE", "READ_BEFORE", "READ_BEFORE"]);
    const third = await dryRun([...rows, { amount: "100.00", narrative: one.reference }]);
    assert.deepEqual(await linesOf(third.id), [
      "READ_BEFORE",
      "READ_BEFORE",
      "READ_BEFORE",
      "UNMATCHED TWICE",
    ]);
    assert.equal((await invoiceOf(one.draft.id)).invoices[0].paidAmount, "200.00");
  });

  test("a deposit that staff have recorded by hand is tied to its line, and not recorded again", async () => {
    const one = await anUnpaid();
    const payment = { id: one.draft.id, version: one.draft.version, invoiceId: one.invoiceId };
    await must(rosa, "recordDraftPayment", { ...payment, amount: "775.00", receivedDate: "2026-11-18" });
    const { id } = await recorded([{ amount: "775.00", narrative: one.reference }]);
    assert.deepEqual(await linesOf(id), ["APPLIED RECORDED"]);
    assert.equal((await invoiceOf(one.draft.id)).invoices[0].paidAmount, "775.00");
  });

  test("what has changed since the dry run is not recorded, and waits for a person", async () => {
    const one = await anUnpaid();
    const statement = await dryRun([{ amount: TOTAL, narrative: one.reference }]);
    const payment = { id: one.draft.id, version: one.draft.version, invoiceId: one.invoiceId };
    await must(rosa, "recordDraftPayment", { ...payment, amount: "1.00", receivedDate: "2026-11-18" });
    await rosa.mutate("startBankStatement", "BankStatementVersionInput", statement, "clientMutationId");
    await statementInStage(world.app, statement.id, "COMPLETE");
    assert.deepEqual(await linesOf(statement.id), ["UNMATCHED CHANGED"]);
  });

  test("is stopped after a line, goes on where it stood, and a job that comes twice records nothing twice", async () => {
    const invoices = [await anUnpaid(), await anUnpaid(), await anUnpaid()];
    const statement = await dryRun(
      invoices.map(({ reference }) => ({ amount: "10.00", narrative: reference })),
    );
    const stop = () =>
      rosa.mutate("stopBankStatement", "StopBankStatementInput", { id: statement.id }, "clientMutationId");
    assert.equal(refusalOf(await stop()), "INVALID_TRANSITION");
    const asPortal = (text: string) =>
      runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(text, [statement.id]));
    await asPortal("update bank_statement set stage = 'APPLYING' where id = $1");
    assert.equal(refusalOf(await stop()), "OK");
    const [{ id: accountId } = { id: "" }] = (await asPortal(
      "select created_by as id from bank_statement where id = $1",
    )) as { id: string }[];
    const work = { bankStatementId: statement.id, accountId: accountId as never };
    await applyBankStatement(world.app, work);
    assert.deepEqual(await linesOf(statement.id), ["MATCHED PART", "MATCHED PART", "MATCHED PART"]);
    await asPortal("update bank_statement set stage = 'APPLYING' where id = $1");
    await Promise.all([applyBankStatement(world.app, work), applyBankStatement(world.app, work)]);
    assert.deepEqual(await linesOf(statement.id), ["APPLIED PART", "APPLIED PART", "APPLIED PART"]);
    for (const { draft } of invoices)
      assert.equal((await invoiceOf(draft.id)).invoices[0].paidAmount, "10.00");
  });
});

describe("a camt.053 file", () => {
  const balance = (kind: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="AUD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
  const entry = ({ amount, narrative, id }: StatementRow) =>
    `<Ntry><Amt Ccy="AUD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>
      <AcctSvcrRef>${id}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${narrative}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  const camt = (rows: readonly StatementRow[], closing: string, account = ACCOUNT) => ({
    fileName: "november.xml",
    bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>${account}</Id></Othr></Id></Acct>
      ${balance("OPBD", "100.00")}${balance("CLBD", closing)}${rows.map(entry).join("")}</Stmt></BkToCstmrStmt></Document>`),
  });

  test("is read in a dry run, recorded, and counts once where it comes twice", async () => {
    const [full, part] = [await anUnpaid(), await anUnpaid()];
    const rows = [
      { amount: TOTAL, narrative: full.reference, id: `SVC-${full.invoiceId}` },
      { amount: "775.00", narrative: part.reference, id: `SVC-${part.invoiceId}` },
      { amount: "9.99", narrative: "somebody", id: "SVC-3" },
    ];
    const file = camt(rows, "4659.99");
    const early = await readStatement(world.app, file);
    assert.deepEqual(await linesOf(early.id), ["MATCHED EXACT", "MATCHED PART", "UNMATCHED NO_REFERENCE"]);
    const { opening, closing } = await seen(early.id);
    assert.deepEqual([opening, closing], ["100.00", "4659.99"]);
    assert.equal((await invoiceOf(full.draft.id)).invoices[0].paidAmount, "0.00");
    const { data } = await rosa.ask(`{ bankStatement(id: "${early.id}") { format } }`);
    assert.equal(data.bankStatement.format, "CAMT_053");

    await rosa.mutate("startBankStatement", "BankStatementVersionInput", early, "clientMutationId");
    await statementInStage(world.app, early.id, "COMPLETE");
    assert.deepEqual(await linesOf(early.id), ["APPLIED EXACT", "APPLIED PART", "UNMATCHED NO_REFERENCE"]);
    assert.equal((await invoiceOf(full.draft.id)).status, "PROCESSING");

    const late = await readStatement(world.app, file);
    assert.equal((await seen(late.id)).earlierStatement.id, early.id);
    assert.deepEqual(await linesOf(late.id), ["READ_BEFORE", "READ_BEFORE", "READ_BEFORE"]);
    assert.equal((await invoiceOf(part.draft.id)).invoices[0].paidAmount, "775.00");
  });

  test("of another account, or whose balances do not add up, is refused as a whole", async () => {
    const rows = [{ amount: "10.00", narrative: "somebody", id: "SVC-9" }];
    for (const [file, says] of [
      [camt(rows, "110.00", "06200099999999"), /another account/],
      [camt(rows, "120.00"), /closing balance/],
    ] as const) {
      const { id } = await readStatement(world.app, file, "REFUSED");
      const { errors, lines } = await seen(id);
      assert.match(errors[0], says);
      assert.deepEqual(lines, []);
    }
  });
});

describe("by hand", () => {
  test("in the dry run a match is planned, and afterwards it is recorded at once", async () => {
    const [planned, later] = [await anUnpaid(), await anUnpaid()];
    const { id } = await dryRun([
      { amount: TOTAL, narrative: "no idea" },
      { amount: TOTAL, narrative: "none either" },
    ]);
    await onLine(id, 0, "matchBankLine", { invoiceId: planned.invoiceId });
    assert.equal((await invoiceOf(planned.draft.id)).invoices[0].paidAmount, "0.00");
    assert.deepEqual(await linesOf(id), ["MATCHED EXACT", "UNMATCHED NO_REFERENCE"]);
    // What it would pay is no longer open for the line behind it.
    await onLine(id, 1, "matchBankLine", { invoiceId: planned.invoiceId });
    assert.deepEqual(await linesOf(id), ["MATCHED EXACT", "MATCHED LATE"]);
    await onLine(id, 1, "undoBankLine", { reason: "Not that one." });

    const { data } = await rosa.ask(`query V($id: ID!) { bankStatement(id: $id) { id version } }`, { id });
    await rosa.mutate(
      "startBankStatement",
      "BankStatementVersionInput",
      data.bankStatement,
      "clientMutationId",
    );
    await statementInStage(world.app, id, "COMPLETE");
    const matched = await onLine(id, 1, "matchBankLine", { invoiceId: later.invoiceId });
    assert.equal(matched.data.matchBankLine.bankLine.state, "APPLIED");
    assert.equal((await invoiceOf(later.draft.id)).status, "PROCESSING");
    assert.deepEqual(await linesOf(id), ["APPLIED EXACT", "APPLIED EXACT"]);
  });

  test("invoices of just the amount are offered, and others by what they are called", async () => {
    const one = await anUnpaid();
    const { id } = await dryRun([{ amount: TOTAL, narrative: "no idea" }]);
    const [line] = (await seen(id)).lines;
    const candidates = async (search: string | null) => {
      const { data } = await rosa.ask(
        "query C($id: ID!, $search: String) { bankLine(id: $id) { candidates(search: $search) { id open } } }",
        { id: line.id, search },
      );
      return data.bankLine.candidates;
    };
    assert.ok((await candidates(null)).every(({ open }: { open: string }) => open === TOTAL));
    assert.deepEqual(
      (await candidates(one.reference.toLowerCase())).map((each: { id: string }) => each.id),
      [one.invoiceId],
    );
    assert.deepEqual(await candidates("100%_"), []);
  });

  test("a wrong match is taken back with a reason while nothing has followed, and stays afterwards", async () => {
    const [part, gone] = [await anUnpaid(), await anUnpaid()];
    const { id } = await recorded([
      { amount: "775.00", narrative: part.reference },
      { amount: TOTAL, narrative: gone.reference },
    ]);
    assert.deepEqual(refusalOf(await onLine(id, 0, "undoBankLine", { reason: " " })), {
      reason: "This field is required.",
    });
    const undone = await onLine(id, 0, "undoBankLine", { reason: "Another client's." });
    const { state, note, reason, decidedBy } = undone.data.undoBankLine.bankLine;
    assert.deepEqual(
      [state, note, reason, decidedBy],
      ["UNMATCHED", "UNDONE", "Another client's.", "Rosa Whitfield"],
    );
    assert.equal((await invoiceOf(part.draft.id)).invoices[0].paidAmount, "0.00");
    const refused = await onLine(id, 1, "undoBankLine", { reason: "Another client's." });
    assert.deepEqual(refusalOf(refused), {
      id: "The guarantee has gone on to be issued because of it. It stays.",
    });
    assert.equal((await invoiceOf(gone.draft.id)).status, "PROCESSING");
    // What was taken back can be recorded where it belongs.
    await onLine(id, 0, "matchBankLine", { invoiceId: part.invoiceId });
    assert.deepEqual(await linesOf(id), ["APPLIED PART", "APPLIED EXACT"]);
  });

  test("an invoice of a later period is paid by its deposit, and open again once that is taken back", async () => {
    const draft = await world.draft({ status: "ESTABLISHED" });
    await anInvoicedPeriodOn(world.app, draft);
    const { invoices } = await seenDraft(
      rosa,
      draft.id,
      "invoices { id depositReferenceNumber total stripeInvoiceStatus }",
    );
    const { depositReferenceNumber: narrative, total: amount } = invoices.find(
      (each: { stripeInvoiceStatus: string }) => each.stripeInvoiceStatus === "open",
    );
    const { id } = await recorded([{ amount, narrative }]);
    const open = async () =>
      (await invoiceOf(draft.id)).invoices.filter(
        (each: { stripeInvoiceStatus: string }) => each.stripeInvoiceStatus === "open",
      ).length;
    assert.deepEqual([await linesOf(id), await open()], [["APPLIED EXACT"], 0]);
    await onLine(id, 0, "undoBankLine", { reason: "Another client's." });
    assert.equal(await open(), 1);
  });

  test("what pays no invoice is set aside with a reason, and is no money of anybody's", async () => {
    const { id } = await recorded([{ amount: "12.34", narrative: "Interest" }]);
    await onLine(id, 0, "setAsideBankLine", { reason: "Interest of the account." });
    assert.deepEqual(await linesOf(id), ["SET_ASIDE NO_REFERENCE"]);
  });
});

function swapped(reference: string): string {
  const ten = [...reference.replaceAll("-", "").slice(2)];
  const at = ten.findIndex((each, place) => each !== ten[place + 1]);
  return `BL${ten
    .with(at, ten[at + 1] ?? "")
    .with(at + 1, ten[at] ?? "")
    .join("")}`;
}
