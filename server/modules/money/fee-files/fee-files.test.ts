// What banks have charged, held against what was expected: each row with its period and its difference, once, and a letter about what differs.
// Shows: INV-40.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { extractText, getDocumentProxy } from "unpdf";
import type { Api } from "../../../../testing/api.ts";
import {
  aChargedGuarantee,
  aFeeFile,
  csvFees,
  type FeeSaid,
  feesInBase64,
} from "../../../../testing/builders/fee-file-builder.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

let world: World;
let rosa: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
});
after(() => world.end());

const FILE = `id version stage capabilities fileName supplierName rowCount differingCount charged difference hasLetter acceptedBy sentBy settledBy settledNote
  earlierFile { fileName createdBy } rows { rowNumber guaranteeNumber date kind charged expected difference periodFrom periodTo state message documentId client }`;

const seen = async (id: string) =>
  (await rosa.get(`query ($id: ID!) { feeFile(id: $id) { ${FILE} } }`, { id })).feeFile;
const statesOf = async (id: string): Promise<string[]> =>
  (await seen(id)).rows.map(({ state, message }: Record<string, string | null>) =>
    [state, message].filter(Boolean).join(": "),
  );
const dryRun = (...rows: FeeSaid[]) => aFeeFile(world, { rows });

async function change(name: string, input: { id: string; version: number; note?: string }) {
  const type = name === "settleFeeFile" ? "SettleFeeFileInput" : "FeeFileVersionInput";
  return await rosa.mutate(name, type, input, `feeFile { ${FILE} }`);
}

async function done(name: string, input: { id: string; version: number; note?: string }) {
  const reply = await change(name, input);
  assert.equal(reply.errors, undefined, JSON.stringify(reply.errors));
  return reply.data[name].feeFile;
}

const letterOf = (id: string) =>
  rosa.ask("query ($id: ID!) { feeLetter(id: $id) { fileName contentType content } }", { id });

const alter = (text: string, values: string[]) =>
  runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(text, values));

describe("the dry run", () => {
  test("holds each row against the period that it is of, and names what it cannot", async () => {
    const [equal, dear, cheap, twice, without] = [
      await aChargedGuarantee(world),
      await aChargedGuarantee(world),
      await aChargedGuarantee(world),
      await aChargedGuarantee(world),
      await aChargedGuarantee(world),
    ];
    await alter("delete from document_cost where document_id = $1", [without.id]);
    const { id } = await dryRun(
      { number: equal.number.toLowerCase(), date: "15/11/2026", amount: "$2,500.00" },
      { number: dear.number, date: "2027-05-20", amount: "2,500.01" },
      { number: cheap.number, amount: "399.00", fee: "Set-up fee" },
      { number: twice.number, amount: "2500" },
      { number: twice.number, date: "01/12/2026", amount: "2500" },
      { number: "MB NOWHERE", amount: "10.00" },
      { number: without.number, amount: "2500" },
      { number: equal.number, date: "01/06/2026", amount: "2500" },
      { number: equal.number, date: "soon", amount: "2500" },
      { number: equal.number, amount: "much" },
    );
    const { rows, ...file } = await seen(id);
    assert.deepEqual(await statesOf(id), [
      "EQUAL",
      "DIFFERENT",
      "DIFFERENT",
      "EQUAL",
      "DUPLICATE: Row 5 charges the same already.",
      "UNKNOWN: This bank has issued no guarantee with this number here.",
      "NOT_WORKED_OUT: The costs of this guarantee have not been recorded.",
      "NOT_WORKED_OUT: The fee of this guarantee runs from 20/11/2026, after this day.",
      "FAULTY: The date is missing or cannot be read.",
      "FAULTY: The amount is missing or cannot be read.",
    ]);
    assert.deepEqual(
      rows.slice(0, 6).map(({ expected, difference }: Record<string, string>) => [expected, difference]),
      [
        ["2500.00", "0.00"],
        ["2500.00", "0.01"],
        ["400.00", "-1.00"],
        ["2500.00", "0.00"],
        [null, "2500.00"],
        [null, "10.00"],
      ],
    );
    assert.deepEqual([rows[0].periodFrom, rows[0].periodTo], ["2026-11-20", "2027-05-19"]);
    assert.deepEqual([rows[1].periodFrom, rows[1].client], ["2027-05-20", "Harbour Civil Pty Ltd"]);
    assert.deepEqual(
      [file.stage, file.rowCount, file.differingCount, file.difference, file.hasLetter],
      ["DRY_RUN", 10, 4, "2509.01", false],
    );
    assert.deepEqual(refusalOf(await letterOf(id)), {
      id: "This file has no letter: it is not accepted, or nothing differs.",
    });
  });

  test("takes the amount and the rate of the period's first day", async () => {
    const { id, number } = await aChargedGuarantee(world);
    await alter(
      `insert into document_cost_rate (id, organisation_id, document_id, from_date, recurring_percentage_cost, set_by_name, created_at)
       select gen_random_uuid(), organisation_id, id, '2027-01-01', 3, 'Ada Nguyen', now() from document where id = $1`,
      [id],
    );
    const file = await dryRun(
      { number, date: "20/11/2026", amount: "2500" },
      { number, date: "20/05/2027", amount: "3750" },
    );
    assert.deepEqual(await statesOf(file.id), ["EQUAL", "EQUAL"]);
  });

  test("knows the same file again, until that was discarded", async () => {
    const rows = [{ number: "MB AGAIN", amount: "1.00" }];
    const first = await aFeeFile(world, { rows, fileName: "june.csv" });
    const second = await aFeeFile(world, { rows, fileName: "june again.csv" });
    assert.deepEqual((await seen(second.id)).earlierFile, {
      fileName: "june.csv",
      createdBy: "Rosa Whitfield",
    });
    assert.equal((await done("discardFeeFile", first)).stage, "DISCARDED");
    assert.equal((await seen(second.id)).earlierFile, null);
  });
});

describe("what was accepted", () => {
  test("is told to the bank in a letter, sent and settled with a note, by whom it was done", async () => {
    const { number } = await aChargedGuarantee(world);
    const file = await dryRun({ number, amount: "2600.00" }, { number: "MB NOWHERE", amount: "10.00" });
    const open = await done("acceptFeeFile", file);
    assert.deepEqual([open.stage, open.acceptedBy, open.hasLetter], ["OPEN", "Rosa Whitfield", true]);
    const { data } = await letterOf(file.id);
    const bytes = new Uint8Array(Buffer.from(data.feeLetter.content, "base64"));
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    for (const said of [
      "Fee differences",
      number,
      "$2,600.00",
      "$2,500.00",
      "$100.00",
      "MB NOWHERE",
      "$110.00",
    ])
      assert.ok(text.includes(said), `the letter says ${said}`);
    const sent = await done("markFeeLetterSent", pick(open));
    assert.deepEqual(
      [sent.stage, sent.sentBy, sent.capabilities],
      ["SENT", "Rosa Whitfield", ["CAN_SETTLE"]],
    );
    assert.deepEqual(refusalOf(await change("settleFeeFile", { ...pick(sent), note: " " })), {
      note: "This field is required.",
    });
    const settled = await done("settleFeeFile", { ...pick(sent), note: "Credited on 25 November." });
    assert.deepEqual([settled.stage, settled.settledNote], ["SETTLED", "Credited on 25 November."]);
    assert.equal(
      refusalOf(await change("settleFeeFile", { ...pick(settled), note: "Again." })),
      "INVALID_TRANSITION",
    );
  });

  test("without a difference is settled, and has no letter", async () => {
    const { number } = await aChargedGuarantee(world);
    const settled = await done("acceptFeeFile", await dryRun({ number, amount: "2500" }));
    assert.deepEqual([settled.stage, settled.hasLetter, settled.settledNote], ["SETTLED", false, null]);
  });

  test("is charged once: another file that names the same period is told so, and so is one that was looked at before", async () => {
    const { number } = await aChargedGuarantee(world);
    const rows = [{ number, amount: "2500" }];
    const [first, second] = [await aFeeFile(world, { rows, fileName: "may.csv" }), await dryRun(...rows)];
    await done("acceptFeeFile", first);
    assert.deepEqual(refusalOf(await change("acceptFeeFile", second)), {
      id: "What is expected has changed since the dry run. Upload the file again.",
    });
    const third = await dryRun(...rows, { number, date: "20/05/2027", amount: "2500" });
    assert.deepEqual(await statesOf(third.id), ["RECONCILED: It was charged in may.csv already.", "EQUAL"]);
    assert.equal((await done("acceptFeeFile", third)).difference, "2500.00");
  });

  test("is not what has changed since the dry run, or holds nothing against anything", async () => {
    const { id, number } = await aChargedGuarantee(world);
    const file = await dryRun({ number, amount: "2500" });
    await alter("update document_cost set recurring_percentage_cost = 4 where document_id = $1", [id]);
    assert.deepEqual(refusalOf(await change("acceptFeeFile", file)), {
      id: "What is expected has changed since the dry run. Upload the file again.",
    });
    assert.equal((await seen(file.id)).stage, "DRY_RUN");
    const none = await dryRun({ number: "MB NOWHERE", amount: "1.00" });
    assert.deepEqual(refusalOf(await change("acceptFeeFile", none)), {
      id: "No row of this file could be held against anything.",
    });
  });
});

test("a file that cannot be taken as a whole is refused in one sentence, and one of no bank by name", async () => {
  const send = (content: string, supplierId: string = idOf("supplier", "macquarie")) =>
    rosa.mutate(
      "createFeeFile",
      "CreateFeeFileInput",
      { supplierId, fileName: "fees.csv", content: feesInBase64(content) },
      "feeFile { id }",
    );
  const HEADER = ["Guarantee number", "Date", "Amount"];
  assert.deepEqual(refusalOf(await send("")), { content: "The file has no rows." });
  assert.deepEqual(refusalOf(await send("Guarantee number,Amount\nMB 1,2")), {
    content: "The file has no column “Date”.",
  });
  assert.deepEqual(refusalOf(await send("Guarantee number,Date,Amount,Charged\nMB 1,2026-11-20,2,3")), {
    content: "Two columns are “Amount”. Leave one out.",
  });
  assert.deepEqual(refusalOf(await send(csvFees([], HEADER))), { content: "The file has no rows." });
  const many = Array.from({ length: 1001 }, () => ({ number: "1", amount: "1" }));
  assert.deepEqual(refusalOf(await send(csvFees(many))), {
    content: "A file can have at most 1000 rows. Divide it.",
  });
  const nobody = "0198c000-0000-7000-8000-0000000000ff";
  assert.equal(refusalOf(await send(csvFees([{ number: "1", amount: "1" }]), nobody)), "SUPPLIER_NOT_FOUND");
});

function pick({ id, version }: { id: string; version: number }) {
  return { id, version };
}
