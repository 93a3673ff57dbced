// camt.053 as banks write it, and as somebody who means harm would.
// Shows: Q-073.

import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type CamtBalances, readCamt } from "./read-camt.ts";

const ACCOUNT = "10003456";

type Parts = { body?: string; account?: string; head?: string; opening?: string; closing?: string };

const balance = (kind: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="AUD">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;

function document({ body = "", account = `06200010003456`, head = "", opening, closing }: Parts): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${head}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><Othr><Id>${account}</Id></Othr></Id></Acct>
${opening === undefined ? "" : balance("OPBD", opening)}${closing === undefined ? "" : balance("CLBD", closing)}
${body}</Stmt></BkToCstmrStmt></Document>`;
}

const entry = (amount: string, more = "", sign = "CRDT", status = "<Sts>BOOK</Sts>") =>
  `<Ntry><Amt Ccy="AUD">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${status}<BookgDt><Dt>2026-11-20</Dt></BookgDt>${more}</Ntry>`;

async function read(text: string) {
  const balances: CamtBalances = { openingCents: null, closingCents: null };
  const open = async () => Readable.from([Buffer.from(text)]);
  const lines: (string | number | null)[][] = [];
  for await (const { number, line } of readCamt(open, ACCOUNT, balances))
    lines.push([
      number,
      line.bookedDate,
      String(line.amountCents),
      line.currency,
      line.narrative,
      line.bankReference,
    ]);
  return { lines, balances };
}

const refused = (text: string, message: RegExp) =>
  assert.rejects(read(text), { name: "RegisterFault", message });

test("a booking is a line: what it says of its payer and purpose, and by what the bank knows it", async () => {
  const details = `<AcctSvcrRef>SVC-1</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
    <RltdPties><Dbtr><Nm>Harbour Civil</Nm></Dbtr></RltdPties><RmtInf><Ustrd>BL-34679</Ustrd><Ustrd>ACDEF &amp; more</Ustrd></RmtInf></TxDtls></NtryDtls>`;
  const { lines, balances } = await read(
    document({
      body: entry("3775.00", details) + entry("15.5", "<AddtlNtryInf>Account fee</AddtlNtryInf>", "DBIT"),
      opening: "100.00",
      closing: "3859.50",
    }),
  );
  assert.deepEqual(lines, [
    [1, "2026-11-20", "377500", "AUD", "BL-34679 ACDEF & more Harbour Civil", "SVC-1"],
    [2, "2026-11-20", "-1550", "AUD", "Account fee", null],
  ]);
  assert.deepEqual(balances, { openingCents: 10_000n, closingCents: 385_950n });
});

test("a batch comes apart into its parts, each with its own amount, and only where they come to the whole", async () => {
  const part = (amount: string, words: string) =>
    `<TxDtls><Refs><TxId>${words}-T</TxId></Refs><AmtDtls><TxAmt><Amt Ccy="AUD">${amount}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls>`;
  const batch = (total: string) =>
    entry(total, `<NtryDtls>${part("329.56", "one")}${part("100.00", "two")}</NtryDtls>`);
  assert.deepEqual(
    (await read(document({ body: batch("429.56") }))).lines.map(([number, , cents, , words, reference]) => [
      number,
      cents,
      words,
      reference,
    ]),
    [
      [1, "32956", "one", "one-T"],
      [2, "10000", "two", "two-T"],
    ],
  );
  assert.deepEqual(
    (await read(document({ body: batch("500.00") }))).lines.map(([, , cents, , words]) => [cents, words]),
    [["50000", "one two"]],
  );
});

test("what is only announced is no line, and other money keeps its code", async () => {
  const { lines } = await read(
    document({
      body: `${entry("1.00", "", "CRDT", "<Sts>PDNG</Sts>")}${entry("2.00", "", "CRDT", "<Sts><Cd>BOOK</Cd></Sts>")}${entry("3.00").replace("AUD", "USD")}`,
    }),
  );
  assert.deepEqual(
    lines.map(([, , cents, currency]) => [cents, currency]),
    [
      ["200", "AUD"],
      ["300", "USD"],
    ],
  );
});

test("a file that grows by its own entities, declares a type, or nests without end is not read", async () => {
  const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`;
  await refused(
    document({ head: laughs, body: entry("1.00", "<AddtlNtryInf>&c;</AddtlNtryInf>") }),
    /declares a document type/,
  );
  await refused(document({ head: `<!DOCTYPE x SYSTEM "file:///etc/passwd">` }), /declares a document type/);
  await refused(document({ body: entry("1.00", "<AddtlNtryInf>&other;</AddtlNtryInf>") }), /no whole XML/);
  await refused(document({ body: "<a>".repeat(100) }), /nested deeper/);
});

test("another account, another message, a part of a file and balances that do not fit are refused by name", async () => {
  await refused(document({ account: "06200099999999" }), /another account, 06200099999999/);
  await refused(document({}).replaceAll("BkToCstmrStmt", "BkToCstmrDbtCdtNtfctn"), /no camt\.053/);
  await refused("<html><body/></html>", /no camt\.053/);
  await refused(document({ body: entry("1.00") }).slice(0, -30), /no whole XML/);
  await refused(
    document({ body: entry("1.00"), opening: "0.00", closing: "2.00" }),
    /do not come to the closing balance/,
  );
  await refused(document({ body: entry("1e3") }), /Line 1 has an amount/);
  await refused(document({ body: entry("1.00").replace("2026-11-20", "2026-13-40") }), /Line 1 has a day/);
});

const LINES = 100_000;
const LINES_OF_PIECE = 200;

test("however long it is, it takes the same memory", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const [start, end] = document({}).split("</Acct>\n");
  async function* pieces() {
    yield Buffer.from(`${start}</Acct>\n`);
    const some = Buffer.from(
      entry("1.00", `<AddtlNtryInf>Deposit ${"x".repeat(200)}</AddtlNtryInf>`).repeat(LINES_OF_PIECE),
    );
    for (let at = 0; at < LINES; at += LINES_OF_PIECE) yield some;
    yield Buffer.from(end ?? "");
  }
  const balances: CamtBalances = { openingCents: null, closingCents: null };
  let lines = 0;
  let early = 0;
  let late = 0;
  for await (const _ of readCamt(async () => Readable.from(pieces()), ACCOUNT, balances)) {
    lines += 1;
    if (lines === LINES / 10) early = used();
    if (lines === LINES - 1) late = used();
  }
  assert.equal(lines, LINES);
  assert.ok(late < early * 1.2, `${late} bytes after nine tenths of it, ${early} after one`);
});
