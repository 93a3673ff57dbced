// The books as journals of accounting packages: refused without codes, in the columns of each, balanced to the cent with GST apart, and each movement once.
// Shows: RP-16.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { BOOK_ACCOUNTS } from "@bondline/domain/money/books/books.ts";
import { centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { parse } from "csv-parse/sync";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const YEAR = { from: "2026-07-01", to: "2027-06-30" };

let world: World;
let rosa: Api;
let owner: pg.Client;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const { id, version } = await world.draft({ status: "SUBMITTED" });
  const lineItems = [{ description: "Courier", amount: "100.05", taxTreatment: "TAXABLE_10" }];
  await must(rosa, "approveDraft", {
    id,
    version,
    feeSummaryId: idOf("fee summary", "macquarieCash"),
    lineItems,
  });
  await aPaidRequest();
});
after(async () => {
  await owner.end();
  await world.end();
});

/** An invoice, two deposits of which one is taken back, and what is due back. */
async function aPaidRequest(): Promise<void> {
  const draft = await world.draft({ status: "PENDING_PAYMENT" });
  const invoiceId = draft.invoices[0]?.id;
  for (const [amount, receivedDate] of [
    ["700.00", "2026-08-31"],
    ["3300.00", "2026-10-01"],
  ]) {
    const { version } = await seenDraft(rosa, draft.id);
    await must(rosa, "recordDraftPayment", { id: draft.id, version, invoiceId, amount, receivedDate });
  }
}

type Package = "XERO" | "MYOB" | "QUICKBOOKS";
const CODES: Record<Package, (at: number) => { code: string; taxCode?: string }> = {
  XERO: (at) => ({ code: String(200 + at), taxCode: "BAS Excluded" }),
  MYOB: (at) => ({ code: `4-11${String(at).padStart(2, "0")}`, taxCode: "N-T" }),
  QUICKBOOKS: (at) => ({ code: `Portal:Account ${at}` }),
};

async function codesOf(of: Package) {
  const asked =
    "query C($of: AccountingPackage!) { accountCodes(package: $of) { version codes { account code taxCode } } }";
  return (await rosa.get(asked, { of })).accountCodes;
}

async function setCodes(of: Package, codes: readonly object[], version?: number) {
  return await rosa.mutate(
    "changeAccountCodes",
    "ChangeAccountCodesInput",
    { package: of, version: version ?? (await codesOf(of)).version, codes },
    "accountCodes { version codes { account code taxCode } }",
  );
}

async function setAllCodes(of: Package) {
  const reply = await setCodes(
    of,
    BOOK_ACCOUNTS.map((account, at) => ({ account, ...CODES[of](at) })),
  );
  assert.deepEqual(reply.errors ?? [], []);
}

async function offerOf(of: Package, days = YEAR) {
  const asked = `query O($of: AccountingPackage!, $from: Date!, $to: Date!) { journalOffer(package: $of, from: $from, to: $to) {
    journalCount lineCount amount withoutCode earlier { id createdBy from to journalCount } } }`;
  return (await rosa.get(asked, { of, ...days })).journalOffer;
}

async function take(of: Package, days = YEAR, api = rosa) {
  const made = "journalExport { id journalCount lineCount amount from to createdBy package }";
  return await api.mutate("createJournalExport", "CreateJournalExportInput", { package: of, ...days }, made);
}

async function taken(of: Package, days = YEAR) {
  const { data, errors } = await take(of, days);
  assert.deepEqual(errors ?? [], []);
  return data.createJournalExport.journalExport;
}

async function fileOf(journalExportId: string): Promise<string> {
  const wanted = { journals: { journalExportId } };
  const { exportOffer } = await rosa.get(
    "query F($w: ExportWanted!) { exportOffer(wanted: $w) { columns { key isUsual } } }",
    { w: wanted },
  );
  assert.ok(exportOffer.columns.every(({ isUsual }: { isUsual: boolean }) => isUsual));
  const columns = exportOffer.columns.map(({ key }: { key: string }) => key);
  const { data, errors } = await rosa.mutate(
    "createExport",
    "CreateExportInput",
    { wanted, format: "CSV", columns },
    "export { id }",
  );
  assert.deepEqual(errors ?? [], []);
  await untilJobsAreDone(world.ownerUrl);
  const found = await rosa.get("query ($id: ID!) { export(id: $id) { status fileName download { url } } }", {
    id: data.createExport.export.id,
  });
  assert.equal(found.export.status, "READY");
  return await (await fetch(found.export.download.url)).text();
}

const rowsOf = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, columns: true, skip_empty_lines: true });

/** The oracle: each account of the books by the code that it was given, without the view or the file. */
async function bookedByCode(of: Package): Promise<Record<string, bigint>> {
  const { rows } = await owner.query(
    `select c.code, sum(e.amount_cents)::text as cents from book_entry e join accounting_code c on c.account = e.account and c.package = $1
      where e.move_date between $2 and $3 group by 1 order by 1`,
    [of, YEAR.from, YEAR.to],
  );
  return Object.fromEntries(rows.map(({ code, cents }) => [code, BigInt(cents)]));
}

function summed(lines: readonly (readonly [string, bigint])[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const [code, amount] of lines) sums[code] = (sums[code] ?? 0n) + amount;
  return Object.fromEntries(Object.entries(sums).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const centsOf = (text: string | undefined) => (text ? centsFromDecimal(text) : 0n);

describe("the codes", () => {
  test("are asked for before anything leaves, and the accounts without one are named", async () => {
    const { withoutCode, journalCount } = await offerOf("XERO");
    assert.ok(journalCount >= 3 && withoutCode.includes("RECEIVABLE") && withoutCode.includes("BANK"));
    assert.ok(!withoutCode.includes("SECURITY_HELD"), "what is not booked asks for nothing");
    assert.match(
      String((refusalOf(await take("XERO")) as Record<string, string>).codes),
      /Xero codes in the settings first, for: Bank; .*Owed by clients/,
    );
    assert.deepEqual((await offerOf("XERO")).earlier, []);
  });

  test("are in the form of their package, with the version that was read, and the history has each", async () => {
    const wrong = await setCodes("MYOB", [{ account: "BANK", code: "200" }]);
    assert.match(String((refusalOf(wrong) as Record<string, string>)["code.BANK"]), /such as 4-1100/);
    await setAllCodes("XERO");
    const { version, codes } = await codesOf("XERO");
    assert.equal(codes.length, BOOK_ACCOUNTS.length);
    const again = await setCodes("XERO", [{ account: "GST", code: "820", taxCode: "BAS Excluded" }], version);
    assert.equal(again.data.changeAccountCodes.accountCodes.version, version + 1);
    const late = await setCodes("XERO", [{ account: "GST", code: "821" }], version);
    assert.equal(refusalOf(late), "CONFLICT");
    const { providerHistory } = await rosa.get(
      "{ providerHistory(of: SETTINGS, first: 1) { edges { node { recordName changes { label oldDisplayValue newDisplayValue } } } } }",
    );
    assert.deepEqual(providerHistory.edges[0].node, {
      recordName: "Xero, GST",
      changes: [
        {
          label: "Account code",
          oldDisplayValue: String(200 + BOOK_ACCOUNTS.indexOf("GST")),
          newDisplayValue: "820",
        },
      ],
    });
  });

  test("are the administrators' alone", async () => {
    for (const person of ["gus", "sam", "ada"] as const) {
      const api = await world.as(person);
      const outcome = refusalOf(await take("XERO", YEAR, api));
      assert.equal(person === "gus" ? "PROVIDER_NOT_FOUND" : outcome, "PROVIDER_NOT_FOUND");
    }
  });
});

describe("what has left", () => {
  test("for Xero is in its columns, signed, and comes to what the books have by account", async () => {
    const offer = await offerOf("XERO");
    const made = await taken("XERO");
    assert.deepEqual(
      [made.journalCount, made.lineCount, made.amount, made.createdBy],
      [offer.journalCount, offer.lineCount, offer.amount, "Rosa Whitfield"],
    );
    const text = await fileOf(made.id);
    const head =
      "*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2";
    assert.equal(text.split("\r\n")[0]?.replace("\ufeff", ""), head);
    const rows = rowsOf(text);
    assert.equal(rows.length, made.lineCount);
    assert.deepEqual(
      summed(rows.map((row) => [row["*AccountCode"] ?? "", centsOf(row["*Amount"])])),
      await bookedByCode("XERO"),
    );
    for (const row of rows) {
      assert.match(row["*Date"] ?? "", /^\d{2}\/\d{2}\/202[67]$/);
      assert.match(row["*Narration"] ?? "", /^BL\d{6} /);
      assert.equal(row["*TaxRate"], "BAS Excluded");
    }
    const byJournal = summed(rows.map((row) => [row["*Narration"] ?? "", centsOf(row["*Amount"])]));
    assert.equal(Object.keys(byJournal).length, made.journalCount);
    assert.ok(Object.values(byJournal).every((sum) => sum === 0n));
    assert.ok(
      rows.some((row) => row["*AccountCode"] === "820"),
      "GST has lines of its own",
    );
  });

  test("for MYOB and QuickBooks is in debits and credits, a journal at a time, that come to the same", async () => {
    for (const [of, number, code, debit, credit] of [
      ["MYOB", "Journal Number", "Account Number", "Debit Amount", "Credit Amount"],
      ["QUICKBOOKS", "Journal No.", "Account Name", "Debits", "Credits"],
    ] as const) {
      await setAllCodes(of);
      const made = await taken(of);
      const text = await fileOf(made.id);
      const rows = rowsOf(text);
      const amountOf = (row: Record<string, string>) => centsOf(row[debit]) - centsOf(row[credit]);
      assert.deepEqual(summed(rows.map((row) => [row[code] ?? "", amountOf(row)])), await bookedByCode(of));
      const byJournal = summed(rows.map((row) => [row[number] ?? "", amountOf(row)]));
      assert.ok(Object.values(byJournal).every((sum) => sum === 0n));
      assert.ok(rows.every((row) => (row[debit] === "") !== (row[credit] === "")));
      assert.ok(Object.keys(byJournal).every((each) => each.length === 8));
      const emptyLines = text.split("\r\n").filter((line) => line === "").length - 1;
      assert.equal(emptyLines, of === "MYOB" ? made.journalCount - 1 : 0);
    }
  });

  test("does not leave again, says when and by whom it did, and what is booked later leaves by itself", async () => {
    const { journalCount, earlier } = await offerOf("XERO");
    assert.equal(journalCount, 0);
    assert.deepEqual(
      earlier.map(({ createdBy, from, to }: Record<string, string>) => ({ createdBy, from, to })),
      [{ createdBy: "Rosa Whitfield", ...YEAR }],
    );
    assert.match(String((refusalOf(await take("XERO")) as Record<string, string>).to), /not exported before/);
    const before = await fileOf(earlier[0].id);
    await aPaidRequest();
    const later = await taken("XERO");
    const numbers = (text: string) => new Set(rowsOf(text).map((row) => row["*Narration"]?.slice(0, 8)));
    const first = numbers(before);
    assert.ok(later.journalCount >= 3);
    assert.ok([...numbers(await fileOf(later.id))].every((each) => !first.has(each)));
    assert.equal(await fileOf(earlier[0].id), before, "the file of the first says the same");
  });

  test("of two at once leaves once", async () => {
    await aPaidRequest();
    const outcomes = (await Promise.all([take("XERO"), take("XERO")])).map(
      ({ errors }) => errors?.[0]?.extensions.code ?? "OK",
    );
    assert.deepEqual(outcomes.toSorted(), ["OK", "VALIDATION_ERROR"]);
  });

  test("for Xero is no more than it reads of one file, whole journals, the oldest first", async () => {
    await owner.query("begin");
    await owner.query("set constraints all deferred");
    const copied = await owner.query(
      `with source as (select * from book_move where kind = 'RECEIVED' and reverses_id is null limit 1),
            made as (insert into book_move (id, source_table, source_id, kind, turn, organisation_id, draft_id, move_date, recorded_at)
              select gen_random_uuid(), source_table, source_id, kind, 100 + n, organisation_id, draft_id, date '2025-07-01' + n, recorded_at
                from source, generate_series(1, 160) n returning id, kind, move_date)
       insert into book_entry (move_id, account, amount_cents, kind, move_date)
       select made.id, a.account, a.cents, made.kind, made.move_date from made, (values ('BANK', 5), ('RECEIVABLE', -5)) a (account, cents) returning 1`,
    );
    assert.equal(copied.rowCount, 320);
    await owner.query("commit");
    const days = { from: "2025-07-01", to: "2026-06-30" };
    const first = await taken("XERO", days);
    assert.deepEqual([first.journalCount, first.lineCount], [150, 300]);
    assert.equal((await offerOf("XERO", days)).journalCount, 10);
    assert.equal((await taken("XERO", days)).journalCount, 10);
    assert.equal((await offerOf("XERO", days)).journalCount, 0);
    // No record reports these movements, which the examination of the world's end would say.
    const copies = "(select id from book_move where turn > 100)";
    await owner.query(
      `delete from journal_export_move where move_id in ${copies}; delete from book_entry where move_id in ${copies}; delete from book_move where turn > 100;
       delete from journal_export where to_date = date '2026-06-30'`,
    );
  });
});

describe("a journal", () => {
  const asked = `query J($reference: String!) { journal(reference: $reference) {
    reference date kind isReversal organisationName documentNumber draftReferenceNumber entries { account amount } exports { package at } } }`;

  test("leads back by its reference to what was booked, and says for which packages it has left", async () => {
    const { rows } = await owner.query(
      "select number from book_move where kind = 'ISSUED' order by number limit 1",
    );
    const reference = `bl${String(rows[0].number).padStart(6, "0")} `;
    const { journal } = await rosa.get(asked, { reference });
    assert.equal(journal.reference, reference.trim().toUpperCase());
    assert.equal(journal.kind, "ISSUED");
    assert.match(journal.documentNumber, /^INV-/);
    assert.equal(
      journal.entries.reduce(
        (sum: bigint, { amount }: { amount: string }) => sum + centsFromDecimal(amount),
        0n,
      ),
      0n,
    );
    assert.deepEqual(
      journal.exports.map((each: { package: string }) => each.package),
      ["XERO", "MYOB", "QUICKBOOKS"],
    );
  });

  test("that is none is refused", async () => {
    for (const reference of ["INV-1", "BL999999"])
      assert.deepEqual(refusalOf(await rosa.ask(asked, { reference })), {
        reference: "There is no journal with this reference.",
      });
  });
});

test("days that are none, and another's export, are refused", async () => {
  const faults = async (from: string, to: string) =>
    Object.keys(refusalOf(await take("XERO", { from, to })) as object);
  assert.deepEqual(await faults("2026-08-01", "2026-07-31"), ["to"]);
  assert.deepEqual(await faults("1999-01-01", "2026-07-31"), ["from"]);
  const [made] = (await offerOf("XERO")).earlier;
  const asked = "query F($w: ExportWanted!) { exportOffer(wanted: $w) { rowCount } }";
  const wanted = { w: { journals: { journalExportId: made.id } } };
  assert.equal(refusalOf(await (await world.as("ada")).ask(asked, wanted)), "PROVIDER_NOT_FOUND");
});
