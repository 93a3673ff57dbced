// A register from its upload to its rows: the dry run, what is refused and why, what is imported, and how all of it is taken back.
// Shows: IM-01, IM-08..IM-18, L-05, K-15, API-109, API-120.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { AccountId, OrganisationId } from "@bondline/domain/ids.ts";
import type { Api } from "../../../../testing/api.ts";
import {
  checkedImport,
  fileOf,
  REGISTER_HEADER,
  register,
  registerRow,
} from "../../../../testing/builders/import-builder.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { untilSomebodyWaits } from "../../../../testing/lock-waits.ts";
import { put } from "../../../../testing/uploads.ts";
import { eventually, watch } from "../../../../testing/waiting.ts";
import { aWorkbook, type WorkbookCell } from "../../../../testing/workbook-forge.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { forgetImportRows } from "./forget-import-rows.ts";
import { runImport } from "./run-import.ts";

const WORKBOOK = {
  fileName: "register.xlsx",
  contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};
const MACROS = { name: "xl/vbaProject.bin", content: "x" };
const HARBOUR = idOf("organisation", "harbour");
const SHOWN = `id version stage status errors notes recordsProcessed recordsFailed rowsNew rowsDuplicate rowsRefused rowsImported finishedAt undoUntil rowsForgottenAt capabilities headers columns
  fileName files { fileName infectedFileStatus } earlierImport { id } items { rowNumber verdict errors }`;

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
});
after(() => world.end());

const job = async (id: string, api = ada) =>
  (await api.get(`query ($id: ID!) { importJob(importJobId: $id) { ${SHOWN} } }`, { id })).importJob;
const begin = (bytes: Buffer, api = ada, file: object = {}) =>
  api.mutate(
    "createImportJob",
    "CreateImportJobInput",
    { organisationId: HARBOUR, files: [{ ...fileOf(bytes), ...file }] },
    "importJob { id stage status fileUploads { uploadPresignedUrl contentType headers { name value } } }",
  );

async function uploaded(bytes: Buffer, api = ada, file: object = {}): Promise<string> {
  const { data, errors } = await begin(bytes, api, file);
  assert.equal(errors, undefined, JSON.stringify(errors));
  const { id, fileUploads } = data.createImportJob.importJob;
  assert.ok((await put(fileUploads[0], bytes)) < 300);
  await api.mutate("completeImportJobUpload", "CompleteImportJobUploadInput", { id }, "importJob { id }");
  return id;
}
async function checked(bytes: Buffer, api = ada, file: object = {}) {
  const id = await uploaded(bytes, api, file);
  await untilJobsAreDone(world.ownerUrl);
  return await job(id, api);
}
const change = (
  name: string,
  { id, version }: { id: string; version: number },
  more: object = {},
  api = ada,
  of = "Job",
) =>
  api.mutate(
    `${name}Import${of}`,
    `${name[0]?.toUpperCase()}${name.slice(1)}Import${of}Input`,
    { id, version, ...more },
    `importJob { ${SHOWN} }`,
  );
async function run(found: { id: string; version: number }, mode = "KEEP_GOOD_ROWS") {
  const { errors } = await change("start", found, { mode });
  assert.equal(errors, undefined, JSON.stringify(errors));
  await untilJobsAreDone(world.ownerUrl);
  return await job(found.id);
}
const codeIn = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const fieldsIn = ({ errors }: { errors?: { extensions: { fields?: Record<string, string> } }[] }) =>
  errors?.[0]?.extensions.fields;
const documents = async (search: string) =>
  (
    await ada.get(
      `query ($o: ID!, $s: String) { documents(organisationId: $o, search: $s, first: 50) { totalCount edges { node { id version status amount guaranteeNumber
        description referenceNumber expiresAt bank { name } metadata { key value } parties { name partyVariant abn } costs { setUpCost } } } } }`,
      { o: HARBOUR, s: search },
    )
  ).documents;

describe("a register", () => {
  test("is checked without anything being saved, then its good rows are imported, each refused one with its number and why", async () => {
    const before = (await documents("")).totalCount;
    const found = await checked(
      register([
        registerRow("00123", { Description: "=SUM(A1)" }),
        registerRow("A-2", { Amount: "a lot", "Expiry date": "6/30/2028" }),
        registerRow("001-23"),
        registerRow("A-4", { Expiry: "", "Beneficiary name": "" }),
        registerRow("A-5", { Expiry: "No expiry", "Expiry date": "" }),
      ]),
    );
    assert.equal(found.stage, "READY");
    assert.equal(found.status, "QUEUED");
    assert.deepEqual(found.files, [{ fileName: "register.csv", infectedFileStatus: "CLEAN" }]);
    assert.deepEqual([found.rowsNew, found.rowsDuplicate, found.rowsRefused], [2, 1, 2]);
    assert.deepEqual([found.recordsProcessed, found.recordsFailed], [5, 3]);
    assert.deepEqual(found.items, [
      {
        rowNumber: 3,
        verdict: "REFUSED",
        errors: [
          "Amount: This field must be an amount such as 1,250,000.50",
          "Expiry date: This field must be a date in the form dd/mm/yyyy",
        ],
      },
      { rowNumber: 4, verdict: "DUPLICATE", errors: ["Row 2 has the same bank and number already."] },
      {
        rowNumber: 5,
        verdict: "REFUSED",
        errors: [
          "Expiry: This field is required.",
          "Expiry date: Remove this date, or choose an expiry on a date",
          "Beneficiary name: This field is required.",
        ],
      },
    ]);
    assert.equal((await documents("")).totalCount, before);

    const done = await run(found);
    assert.equal(done.stage, "COMPLETE");
    assert.equal(done.status, "COMPLETE");
    assert.deepEqual([done.recordsProcessed, done.recordsFailed, done.rowsImported], [5, 3, 2]);
    const { edges } = await documents("00123");
    assert.equal(edges.length, 1);
    const { node } = edges[0];
    assert.equal(node.guaranteeNumber, "00123");
    assert.equal(node.description, "=SUM(A1)");
    assert.equal(node.amount, "85000.00");
    assert.equal(node.expiresAt, "2028-06-30");
    assert.deepEqual(
      node.parties.map(({ name }: { name: string }) => name),
      ["Harbour Civil Pty Ltd", "Qantas Airways Limited"],
    );
    const { documentHistory } = await ada.get(
      `query ($id: ID!) { documentHistory(documentId: $id, first: 20) { edges { node { objectType triggeredBy { name } changes { label newDisplayValue } } } } }`,
      { id: node.id },
    );
    const first = documentHistory.edges.find(
      ({ node: each }: { node: { objectType: string } }) => each.objectType === "Document",
    ).node;
    assert.equal(first.triggeredBy.name, "Ada Nguyen");
    assert.deepEqual(
      first.changes.find(({ label }: { label: string }) => label === "Imported from"),
      { label: "Imported from", newDisplayValue: "register.csv" },
    );
  });

  test("finds what is there already, and says that the same file was imported before", async () => {
    const bytes = register([registerRow("B-1"), registerRow("B-2")]);
    const first = await run(await checked(bytes));
    assert.equal(first.rowsImported, 2);
    const again = await checked(bytes);
    assert.deepEqual(again.earlierImport, { id: first.id });
    assert.deepEqual([again.rowsNew, again.rowsDuplicate], [0, 2]);
    assert.match(again.items[0].errors[0], /^You have this bank and number already, as BG-[A-Z0-9]{7}\.$/);
    assert.deepEqual(Object.keys(fieldsIn(await change("start", again, { mode: "KEEP_GOOD_ROWS" })) ?? {}), [
      "mode",
    ]);
  });

  test("that is a workbook goes the same way, and says what its cells may have lost", async () => {
    const [header, text] = [REGISTER_HEADER, registerRow("W-1")];
    const number = text.map((cell, at) => (header[at] === "Guarantee number" ? 4_711 : cell));
    const shown = text.map((cell, at): WorkbookCell => {
      if (header[at] === "Expiry date") return { serial: 46_934 };
      return header[at] === "Amount" ? 85_000.5 : cell;
    });
    const found = await checked(
      aWorkbook({
        sheets: [
          { name: "2025", rows: [header, shown, number] },
          { name: "2024", rows: [header] },
        ],
      }),
      ada,
      WORKBOOK,
    );
    assert.deepEqual([found.stage, found.rowsNew, found.rowsRefused], ["READY", 2, 0]);
    assert.deepEqual(found.notes, [
      "Read from the sheet “2025”. The workbook has another one, which is not read.",
      "“Guarantee number” holds numbers and not text in one row, row 3 first. A spreadsheet drops zeros in front of a number: check them.",
    ]);
    assert.equal((await run(found)).rowsImported, 2);
    const [{ node }] = (await documents("W-1")).edges;
    assert.deepEqual([node.amount, node.expiresAt], ["85000.50", "2028-06-30"]);

    const locked = await checked(
      aWorkbook({ sheets: [{ name: "A", rows: [header, text] }], more: [MACROS] }),
      ada,
      WORKBOOK,
    );
    assert.deepEqual([locked.stage, locked.recordsProcessed], ["REFUSED", 0]);
    assert.match(locked.errors[0], /^The file was not taken: It holds macros\./);
  });

  test("under other headers is mapped, and the mapping is remembered for the next file", async () => {
    const header = ["Gtee ref", "Worth", "Lender", "Type", "Issued", "Ends", "On", "For", "To", "x", "Notes"];
    const row = (number: string) => {
      const [kind, amount, bank, guaranteeNumber, established, expiry, date, ...rest] = registerRow(number);
      return [guaranteeNumber, amount, bank, kind, established, expiry, date, ...rest].map(String);
    };
    const found = await checked(register([row("C-1")], header));
    assert.equal(found.rowsRefused, 1);
    const columns = [
      "guaranteeNumber",
      "amount",
      "bankName",
      "documentVariant",
      "establishedAt",
      "expiryType",
      "expiresAt",
      "issuer.name",
      "beneficiary.name",
      "",
      "",
    ];
    assert.deepEqual(
      Object.keys(
        fieldsIn(await change("map", found, { columns: columns.with(1, "guaranteeNumber") })) ?? {},
      ),
      ["columns"],
    );
    assert.equal(codeIn(await change("map", found, { columns })), undefined);
    await untilJobsAreDone(world.ownerUrl);
    const mapped = await job(found.id);
    assert.deepEqual([mapped.stage, mapped.rowsNew, mapped.rowsRefused], ["READY", 1, 0]);

    const next = await checked(register([row("C-2")], header));
    assert.deepEqual([next.rowsNew, next.columns], [1, columns]);
  });

  test("is mended in its dry run: a row is judged anew, what repeats it too, and what the file says can be had back", async () => {
    const found = await checked(
      register([registerRow("M-1"), registerRow("M-1"), registerRow("M-3", { Amount: "a lot" })]),
    );
    assert.deepEqual([found.rowsNew, found.rowsDuplicate, found.rowsRefused], [1, 1, 1]);
    const mend = async (
      read: { id: string; version: number },
      rowNumber: number,
      place: number,
      text: string,
    ) => await change("mend", read, { rowNumber, cells: [{ place, text }] }, ada, "Row");
    const shown = async () => {
      const query = `query ($id: ID!) { importJob(importJobId: $id) { version rowsNew rowsDuplicate rowsRefused
        items(verdicts: [NEW, DUPLICATE, REFUSED]) { rowNumber verdict cells { place text was mendedBy error } } } }`;
      return (await ada.get(query, { id: found.id })).importJob;
    };
    const [NUMBER, AMOUNT] = [REGISTER_HEADER.indexOf("Guarantee number"), REGISTER_HEADER.indexOf("Amount")];

    assert.equal(codeIn(await mend(found, 4, AMOUNT, "$90,000")), undefined);
    assert.equal(codeIn(await mend(found, 4, AMOUNT, "$90,000")), "CONFLICT");
    let now = await shown();
    assert.deepEqual([now.rowsNew, now.rowsDuplicate, now.rowsRefused], [2, 1, 0]);
    assert.deepEqual(now.items[2].cells[AMOUNT], {
      place: AMOUNT,
      text: "$90,000",
      was: "a lot",
      mendedBy: "Ada Nguyen",
      error: null,
    });
    // The first of two gets another number, and the second repeats nothing any more; then it does again.
    await mend({ ...found, version: now.version }, 2, NUMBER, "M-2");
    now = await shown();
    assert.deepEqual([now.rowsNew, now.rowsDuplicate], [3, 0]);
    await mend({ ...found, version: now.version }, 2, NUMBER, "M-1");
    now = await shown();
    assert.deepEqual([now.rowsNew, now.rowsDuplicate], [2, 1]);
    assert.equal(now.items[0].cells[NUMBER].was, null);

    const wrong = await mend({ ...found, version: now.version }, 9, AMOUNT, "1");
    assert.deepEqual(fieldsIn(wrong), { rowNumber: "The file has no row 9." });
    assert.deepEqual(fieldsIn(await mend({ ...found, version: now.version }, 2, 11, "1")), {
      "cells.0.place": "The file has no column 12.",
    });
    const done = await run({ ...found, version: now.version });
    assert.equal(done.rowsImported, 2);
    assert.equal((await documents("M-3")).edges[0].node.amount, "90000.00");
    assert.equal(codeIn(await mend(done, 2, AMOUNT, "1")), "INVALID_TRANSITION");
  });

  test("has one value mended wherever a column holds it, and keeps what was mended when its columns are chosen anew", async () => {
    const found = await checked(
      register([
        registerRow("V-1", { Kind: "BG" }),
        registerRow("V-2", { Kind: "BG" }),
        registerRow("V-3", { Kind: "Bond" }),
      ]),
    );
    assert.equal(found.rowsRefused, 3);
    const cells = [{ place: 0, text: "Bank Guarantee", isEverywhere: true }];
    assert.equal(codeIn(await change("mend", found, { rowNumber: 2, cells }, ada, "Row")), undefined);
    await untilJobsAreDone(world.ownerUrl);
    const mended = await job(found.id);
    assert.deepEqual([mended.stage, mended.rowsNew, mended.rowsRefused], ["READY", 2, 1]);

    await change("map", mended, { columns: mended.columns });
    await untilJobsAreDone(world.ownerUrl);
    const again = await job(found.id);
    assert.deepEqual([again.stage, again.rowsNew, again.rowsRefused], ["READY", 2, 1]);
  });

  test("as all or nothing waits until no row is refused, and then imports every row", async () => {
    const mixed = await checked(register([registerRow("D-1"), registerRow("D-2", { Amount: "" })]));
    assert.deepEqual(Object.keys(fieldsIn(await change("start", mixed, { mode: "ALL_OR_NOTHING" })) ?? {}), [
      "mode",
    ]);
    const whole = await run(
      await checked(register([registerRow("D-1"), registerRow("D-2")])),
      "ALL_OR_NOTHING",
    );
    assert.deepEqual([whole.stage, whole.rowsImported], ["COMPLETE", 2]);
  });

  test("as all or nothing imports nothing where a row can no longer be taken when it is saved", async () => {
    const found = await checked(
      register([registerRow("E-1"), registerRow("E-2", { "Expiry date": "20/11/2026" })]),
    );
    assert.equal(found.rowsNew, 2);
    world.clock.advance({ hours: 6 });
    try {
      const after = await run(found, "ALL_OR_NOTHING");
      assert.deepEqual(
        [after.stage, after.rowsNew, after.rowsRefused, after.rowsImported],
        ["READY", 1, 1, 0],
      );
      assert.match(after.errors[0], /^Nothing was imported/);
      assert.equal((await documents("E-1")).totalCount, 0);
    } finally {
      world.clock.advance({ hours: -6 });
    }
  });

  test("is followed live to its end", async () => {
    const id = await uploaded(register([registerRow("F-1")]));
    const live = await watch(world, ada, {
      query: `subscription ($id: ID!) { importJobCompleted(importJobId: $id) { id stage status rowsImported } }`,
      variables: { id },
    });
    await eventually(world, async () => (await job(id)).stage === "READY");
    await change("start", await job(id), { mode: "KEEP_GOOD_ROWS" });
    for (;;) {
      const { importJobCompleted } = (await live.next()).data;
      if (importJobCompleted.status !== "COMPLETE") continue;
      assert.equal(importJobCompleted.rowsImported, 1);
      break;
    }
    await live.end();
  });

  test("is undone whole while nobody has touched any of it, and can then be imported again", async () => {
    const bytes = register([registerRow("G-1"), registerRow("G-2")]);
    const done = await run(await checked(bytes));
    assert.ok(done.capabilities.includes("CAN_UNDO"));
    assert.equal(codeIn(await change("undo", done)), undefined);
    await untilJobsAreDone(world.ownerUrl);
    const undone = await job(done.id);
    assert.deepEqual([undone.stage, undone.capabilities], ["UNDONE", []]);
    assert.equal((await documents("G-1")).totalCount, 0);

    const again = await checked(bytes);
    assert.deepEqual([again.earlierImport, again.rowsNew], [null, 2]);
    const second = await run(again);
    const [{ node }] = (await documents("G-1")).edges;
    const noted = await ada.mutate(
      "updateDocument",
      "UpdateDocumentInput",
      { id: node.id, version: node.version, document: { description: "Held at head office" } },
      "document { id }",
    );
    assert.equal(codeIn(noted), undefined);
    assert.deepEqual(fieldsIn(await change("undo", second)), {
      id: "One of its documents has been changed since, so the import can't be undone.",
    });
    assert.equal((await documents("G-2")).totalCount, 1);
  });

  test("is not undone where somebody is at one of its documents at that moment", async () => {
    const done = await run(await checked(register([registerRow("U-1"), registerRow("U-2")])));
    const [{ node }] = (await documents("U-1")).edges;
    const written = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const editing = runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      await tx.query("update document set version = version + 1 where id = $1", [node.id]);
      written.resolve();
      await over.promise;
    });
    await written.promise;
    assert.equal(codeIn(await change("undo", done)), undefined);
    await untilSomebodyWaits(world);
    over.resolve();
    await editing;
    await untilJobsAreDone(world.ownerUrl);
    const kept = await job(done.id);
    assert.equal(kept.stage, "COMPLETE");
    assert.match(kept.errors[0], /has been changed since/);
    assert.equal((await documents("U-1")).totalCount, 1);
  });

  test("can be undone for thirty days: then its rows are forgotten, and only how many there were is kept", async () => {
    const done = await run(await checked(register([registerRow("L-1"), registerRow("L-2", { Amount: "" })])));
    assert.equal(done.capabilities.includes("CAN_UNDO"), true);
    const days = Number(new Date(done.undoUntil)) - Number(new Date(done.finishedAt));
    assert.equal(days, 30 * 24 * 60 * 60 * 1_000);
    await forgetImportRows(world.app);
    assert.equal((await job(done.id)).rowsForgottenAt, null);

    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update import_job set finished_at = finished_at - interval '30 days' where id = $1", [
        done.id,
      ]),
    );
    const over = await job(done.id);
    assert.equal(over.capabilities.includes("CAN_UNDO"), false);
    assert.equal(codeIn(await change("undo", over)), "INVALID_TRANSITION");
    await forgetImportRows(world.app);
    await forgetImportRows(world.app);
    const forgotten = await job(done.id);
    assert.notEqual(forgotten.rowsForgottenAt, null);
    assert.deepEqual(forgotten.items, []);
    assert.deepEqual(
      [forgotten.rowsImported, forgotten.rowsRefused, forgotten.recordsProcessed, forgotten.recordsFailed],
      [1, 1, 2, 1],
    );
    assert.equal((await documents("L-1")).totalCount, 1);
  });

  test("that is cancelled leaves nothing, and is not started any more", async () => {
    const found = await checked(register([registerRow("H-1")]));
    const { data } = await change("cancel", found);
    const { importJob } = data.cancelImportJob;
    assert.deepEqual(
      [importJob.stage, importJob.status, importJob.recordsProcessed],
      ["CANCELLED", "FAILED", 0],
    );
    assert.equal(codeIn(await change("start", importJob, { mode: "KEEP_GOOD_ROWS" })), "INVALID_TRANSITION");
  });

  test("goes by the rights of whoever started it as they are then, and stops where they are gone", async () => {
    const { id } = await checkedImport(world.app, { bytes: register([registerRow("I-1")]) });
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update import_job set stage = 'RUNNING', mode = 'KEEP_GOOD_ROWS' where id = $1", [id]),
    );
    // A limited user, as whoever has lost the right would be.
    const work = { organisationId: HARBOUR as OrganisationId, accountId: idOf("person", "cam") as AccountId };
    await runImport(world.app, { importJobId: id, ...work });
    const stopped = await job(id);
    assert.deepEqual([stopped.stage, stopped.status, stopped.rowsImported], ["STOPPED", "FAILED", 0]);
    assert.match(stopped.errors[0], /may no longer add documents/);
    assert.equal((await documents("I-1")).totalCount, 0);
  });

  test("is nobody's outside of the organisation, nor a limited user's", async () => {
    const found = await checked(register([registerRow("J-1")]));
    for (const person of ["cam", "wes", "fay", "rosa"] as const) {
      const api = await world.as(person);
      assert.equal(codeIn(await begin(register([]), api)), "ORGANISATION_NOT_FOUND");
      assert.equal(
        codeIn(await change("start", found, { mode: "KEEP_GOOD_ROWS" }, api)),
        "IMPORT_JOB_NOT_FOUND",
      );
      assert.equal(
        codeIn(await change("mend", found, { rowNumber: 2, cells: [] }, api, "Row")),
        "IMPORT_JOB_NOT_FOUND",
      );
    }
  });

  test("of another ending, without a file or of two is refused in words", async () => {
    const wrong = await begin(register([]), ada, {
      fileName: "register.pdf",
      contentType: "application/pdf",
    });
    assert.deepEqual(fieldsIn(wrong), {
      "files.0": "You Have Attached a Wrong File Type Please Attach a .CSV File",
    });
    const file = fileOf(register([]));
    for (const [files, message] of [
      [[], "No file selected"],
      [[file, file], "Import one file at a time."],
    ] as const) {
      const answer = await ada.mutate(
        "createImportJob",
        "CreateImportJobInput",
        { organisationId: HARBOUR, files },
        "importJob { id }",
      );
      assert.deepEqual(fieldsIn(answer), { files: message });
    }
  });

  test("that cannot be read as a whole is refused with one sentence, whether its scan or its reading finds it", async () => {
    for (const [text, sentence] of [
      ["Amount,Kind\n1,\0", /^Row 2, column 2 holds a sign that no text has\./],
      ["Amount,Kind\n", /^The file has a header and no rows under it\.$/],
      ['Amount,Kind\n1,2\n3,"4', /^Row 3, column 2: a quotation mark is opened here/],
      ["<html><body>Amount,Kind", /^The file was not taken: The file has hidden content\./],
    ] as const) {
      const found = await checked(Buffer.from(text));
      assert.deepEqual([found.stage, found.status, found.recordsProcessed], ["REFUSED", "FAILED", 0], text);
      assert.match(found.errors[0], sentence);
      assert.equal(codeIn(await change("start", found, { mode: "KEEP_GOOD_ROWS" })), "INVALID_TRANSITION");
    }
  });
});
