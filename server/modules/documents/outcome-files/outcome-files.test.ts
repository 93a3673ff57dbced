// What a bank has decided, as a file from its back office: the dry run is the page's own command undone, and applying it is that command.
// Shows: ST-05, ST-08, RD-50.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { asOutcomeFileId } from "@bondline/domain/ids.ts";
import type { Api } from "../../../../testing/api.ts";
import {
  anOutcomeFile,
  csvOutcomes,
  inBase64,
  type OutcomeSaid,
} from "../../../../testing/builders/outcome-file-builder.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { applyOutcomeFile } from "./apply-outcome-file.ts";

let world: World;
let sam: Api;
let ada: Api;
before(async () => {
  world = await aWorld();
  sam = await world.as("sam");
  ada = await world.as("ada");
});
after(() => world.end());

const FILE = `id version stage message capabilities fileName createdBy earlierFile { createdBy fileName }
  rows { rowNumber reference outcome state message client amount draftId }`;

const seen = async (id: string) =>
  (await sam.get(`query ($id: ID!) { outcomeFile(id: $id) { ${FILE} } }`, { id })).outcomeFile;
/** State and message of each row. */
const statesOf = async (id: string): Promise<string[]> =>
  (await seen(id)).rows.map(({ state, message }: Record<string, string | null>) =>
    [state, message].filter(Boolean).join(": "),
  );
const dryRun = (...rows: OutcomeSaid[]) => anOutcomeFile(world, { rows });

async function applied(file: { id: string; version: number }, isAllOrNothing = false) {
  const reply = await apply(sam, { ...file, isAllOrNothing });
  assert.equal(reply.errors, undefined, JSON.stringify(reply.errors));
  await untilJobsAreDone(world.ownerUrl);
  return await seen(file.id);
}

const apply = (api: Api, input: object) =>
  api.mutate("applyOutcomeFile", "ApplyOutcomeFileInput", input, `outcomeFile { ${FILE} }`);

const aPaid = () => world.draft({ status: "PROCESSING", fields: { amount: "250000" } });
const statusOf = async (id: string) =>
  (await ada.get("query ($id: ID!) { draft(id: $id) { status rejectionReason } }", { id })).draft;

let given = 0;
function aNumber() {
  given += 1;
  return `MB ${given}`;
}

describe("the dry run", () => {
  test("says of each row what would become of it, by the rules of the page, and decides nothing", async () => {
    const [good, declined, silent, waiting] = [
      await aPaid(),
      await aPaid(),
      await aPaid(),
      await world.draft({ status: "SUBMITTED" }),
    ];
    const theirs = await world.draft({ status: "PENDING_PAYMENT" });
    const { id } = await dryRun(
      { reference: good.referenceNumber.toLowerCase(), number: aNumber(), amount: "250000" },
      { reference: declined.referenceNumber, outcome: "declined", reason: "The limit is reached." },
      { reference: silent.referenceNumber, outcome: "DECLINED" },
      { reference: waiting.referenceNumber, number: aNumber() },
      { reference: theirs.referenceNumber, number: aNumber() },
      { reference: "DR-NOWHERE", number: aNumber() },
    );
    const states = await statesOf(id);
    assert.deepEqual(states.slice(0, 3), ["GOOD", "GOOD", "FAULTY: Reason: This field is required."]);
    assert.equal(states[3], "FAULTY: Nothing with this reference was sent to you.");
    assert.match(states[4] ?? "", /^FAULTY: .*Pending payment/);
    assert.equal(states[5], "FAULTY: Nothing with this reference was sent to you.");
    const { rows, stage } = await seen(id);
    assert.equal(stage, "READY");
    assert.deepEqual([rows[0].client, rows[0].draftId], ["Harbour Civil Pty Ltd", good.id]);
    assert.equal((await statusOf(good.id)).status, "PROCESSING");
    assert.equal((await statusOf(declined.id)).status, "PROCESSING");
  });

  test("names a number, a day or an amount that the page would refuse, or that is not the draft's", async () => {
    const [taken, early, other] = [await aPaid(), await aPaid(), await aPaid()];
    const number = aNumber();
    await applied(await dryRun({ reference: (await aPaid()).referenceNumber, number }));
    const { id } = await dryRun(
      { reference: taken.referenceNumber, number },
      { reference: early.referenceNumber, number: aNumber(), date: "1/6/2027" },
      { reference: other.referenceNumber, number: aNumber(), amount: "1.00" },
    );
    const [first, second, third] = await statesOf(id);
    assert.equal(
      first,
      "FAULTY: Guarantee number: A guarantee of this bank with this number already exists.",
    );
    assert.match(second ?? "", /^FAULTY: Date: /);
    assert.match(third ?? "", /^FAULTY: The amount is another one: it was asked for \$/);
  });

  test("knows the same file again, until that was discarded", async () => {
    const rows = [{ reference: "DR-AGAIN", number: aNumber() }];
    const first = await anOutcomeFile(world, { rows, fileName: "monday.csv" });
    const second = await anOutcomeFile(world, { rows, fileName: "tuesday.csv" });
    assert.deepEqual((await seen(second.id)).earlierFile, { createdBy: "Sam Iyer", fileName: "monday.csv" });
    const { errors } = await sam.mutate(
      "discardOutcomeFile",
      "OutcomeFileVersionInput",
      first,
      "outcomeFile { stage }",
    );
    assert.equal(errors, undefined);
    assert.equal((await seen(second.id)).earlierFile, null);
  });
});

describe("what was found possible", () => {
  test("is issued and declined, the client sees it, and the history names the file and its row", async () => {
    const [issued, declined] = [await aPaid(), await aPaid()];
    const number = aNumber();
    const file = await anOutcomeFile(world, {
      fileName: "friday.csv",
      rows: [
        { reference: issued.referenceNumber, number, date: "2026-11-19" },
        { reference: declined.referenceNumber, outcome: "REJECTED", reason: "The limit is reached." },
        { reference: "DR-NOWHERE", number: aNumber() },
      ],
    });
    const { stage, rows } = await applied(file);
    assert.equal(stage, "COMPLETE");
    assert.deepEqual(
      rows.map(({ state }: { state: string }) => state),
      ["APPLIED", "APPLIED", "FAULTY"],
    );
    assert.equal((await statusOf(issued.id)).status, "ESTABLISHED");
    assert.deepEqual(await statusOf(declined.id), {
      status: "REJECTED",
      rejectionReason: "The limit is reached.",
    });
    const found = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ guaranteeNumber: string; establishedAt: string; outcomeSource: string }>(
        `select d.guarantee_number, d.established_at, r.outcome_source from draft r join document d on d.original_draft_id = r.id where r.id = $1`,
        [issued.id],
      ),
    );
    assert.deepEqual(found, [
      { guaranteeNumber: number, establishedAt: "2026-11-19", outcomeSource: "friday.csv, row 2" },
    ]);
    const { draftHistory } = await sam.get(
      "query ($id: ID!) { draftHistory(draftId: $id, first: 20) { edges { node { changes { label newValue } } } } }",
      { id: declined.id },
    );
    assert.match(JSON.stringify(draftHistory), /friday\.csv, row 3/);
  });

  test("is refused by name where it has changed since, and the other rows go on", async () => {
    const [moved, good] = [await aPaid(), await aPaid()];
    const file = await dryRun(
      { reference: moved.referenceNumber, number: aNumber() },
      { reference: good.referenceNumber, number: aNumber() },
    );
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update draft set version = version + 1 where id = $1", [moved.id]),
    );
    await applied(file);
    assert.deepEqual(await statesOf(file.id), [
      "REFUSED: This has changed since the dry run. Upload the file again.",
      "APPLIED",
    ]);
    assert.equal((await statusOf(moved.id)).status, "PROCESSING");
  });

  test("is applied whole or not at all where that is asked for", async () => {
    const [good, moved] = [await aPaid(), await aPaid()];
    const rows = [good, moved].map(({ referenceNumber }) => ({
      reference: referenceNumber,
      number: aNumber(),
    }));
    const file = await dryRun(...rows);
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update draft set version = version + 1 where id = $1", [moved.id]),
    );
    const { stage, message } = await applied(file, true);
    assert.equal(stage, "STOPPED");
    assert.match(message, /^Nothing was applied, because row 3, .*, was refused\.$/);
    assert.equal((await statusOf(good.id)).status, "PROCESSING");

    const whole = await applied(await dryRun(...rows), true);
    assert.equal(whole.stage, "COMPLETE");
    assert.equal((await statusOf(good.id)).status, "ESTABLISHED");
    assert.equal((await statusOf(moved.id)).status, "ESTABLISHED");

    const some = await dryRun(
      { reference: (await aPaid()).referenceNumber, number: aNumber() },
      { reference: "DR-NOWHERE", number: aNumber() },
    );
    assert.deepEqual(refusalOf(await apply(sam, { ...some, isAllOrNothing: true })), {
      isAllOrNothing: "Some rows are not possible. Apply the others alone, or mend the file.",
    });
  });

  test("goes on where it stood after its work was ended, and no row is decided twice", async () => {
    const drafts = [await aPaid(), await aPaid()];
    const file = await dryRun(
      ...drafts.map(({ referenceNumber }) => ({ reference: referenceNumber, number: aNumber() })),
    );
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update outcome_file set stage = 'APPLYING' where id = $1", [file.id]),
    );
    const work = { outcomeFileId: asOutcomeFileId(file.id), accountId: idOf("person", "sam") as never };
    await Promise.all([applyOutcomeFile(world.app, work), applyOutcomeFile(world.app, work)]);
    await applyOutcomeFile(world.app, work);
    assert.deepEqual(await statesOf(file.id), ["APPLIED", "APPLIED"]);
  });

  test("is not applied twice, nor a file that was discarded or of which no row is possible", async () => {
    const file = await dryRun({ reference: (await aPaid()).referenceNumber, number: aNumber() });
    await applied(file);
    const { version } = await seen(file.id);
    assert.equal(
      refusalOf(await apply(sam, { id: file.id, version, isAllOrNothing: false })),
      "INVALID_TRANSITION",
    );
    const none = await dryRun({ reference: "DR-NOWHERE", number: aNumber() });
    assert.deepEqual(refusalOf(await apply(sam, { ...none, isAllOrNothing: false })), {
      id: "No row of this file can be applied.",
    });
  });
});

test("a file that cannot be taken as a whole is refused in one sentence", async () => {
  const send = (content: string) =>
    sam.mutate(
      "createOutcomeFile",
      "CreateOutcomeFileInput",
      { fileName: "a.csv", content },
      "outcomeFile { id }",
    );
  for (const [content, message] of [
    ["", "The file has no rows."],
    [inBase64("Outcome\nISSUED\n"), "The file has no column “Reference”."],
    [inBase64(csvOutcomes([])), "The file has no rows."],
    [
      inBase64(csvOutcomes(Array.from({ length: 201 }, (_, at) => ({ reference: `${at}` })))),
      "A file can have at most 200 rows. Divide it.",
    ],
    [
      inBase64(`Reference,Outcome\n${"x".repeat(150_001)}`),
      "A file can have at most 150 kB. Leave out columns, or divide it.",
    ],
  ] as const)
    assert.deepEqual(refusalOf(await send(content)), { content: message });
});

test("another bank's people, the provider's and clients find none of it", async () => {
  const { id, version } = await dryRun({ reference: (await aPaid()).referenceNumber, number: aNumber() });
  for (const person of ["bea", "rosa", "ada", "tom"] as const) {
    const other = await world.as(person);
    assert.equal(await other.codeOf(`{ outcomeFile(id: "${id}") { id } }`), "OUTCOME_FILE_NOT_FOUND", person);
    assert.equal(
      refusalOf(await apply(other, { id, version, isAllOrNothing: false })),
      "OUTCOME_FILE_NOT_FOUND",
    );
    const listed = await other.ask("{ outcomeFiles(first: 50) { totalCount } }");
    if (person === "bea") assert.equal(listed.data.outcomeFiles.totalCount, 0);
    else assert.equal(listed.errors?.[0]?.extensions.code, "OUTCOME_FILE_NOT_FOUND");
  }
  const seenByOthers = await runTransaction(world.app, { token: (await world.as("bea")).token }, (tx) =>
    tx.query("select 1 from outcome_row"),
  );
  assert.deepEqual(seenByOthers, []);
});
