// A list, a report and a history as files: what stands in them row for row, who may have them, and how long they are kept.
// Shows: RP-02..RP-05, Q-049.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { AccountId } from "@bondline/domain/ids.ts";
import { parse } from "csv-parse/sync";
import readSheets from "read-excel-file/node";
import type { Api } from "../../../../testing/api.ts";
import { apiOf } from "../../../../testing/api.ts";
import {
  checkedImport,
  finishedImport,
  register,
  registerRow,
} from "../../../../testing/builders/import-builder.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { aGuest, joinAs } from "../../../demo/builders/guest-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { clearExports, makeExport } from "./export-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
const ADA = idOf("person", "ada") as AccountId;
const SHOWN = "id status kind format fileName fileSize rowsExpected rowsWritten expiresAt download { url }";
/** As a person might type them: each would run, or be eaten, in a spreadsheet. */
const DESCRIPTIONS = ["=1+1", "'=2+2", "@SUM(A1)", 'two\nlines, and "quotes"', "-5", "O'Neil", "plain"];

let world: World;
let ada: Api;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  const rows = DESCRIPTIONS.map((Description, at) =>
    registerRow(`EXP-${at}`, {
      Description,
      Amount: `${1000 + at}.5`,
    }),
  );
  await finishedImport(world.app, { bytes: register(rows) });
});
after(() => world.end());

const ofList = (more: object = {}) => ({ organisationId: HARBOUR, documents: { search: "exp-", ...more } });

async function offer(wanted: object, api = ada) {
  const query = `query ($w: ExportWanted!) { exportOffer(wanted: $w) { rowCount rowCountIsCapped columns { key label isUsual } } }`;
  return (await api.get(query, { w: wanted })).exportOffer;
}
async function created(wanted: object, { format = "CSV", columns, api = ada }: Given = {}) {
  const keys = columns ?? (await offer(wanted, api)).columns.map(({ key }: { key: string }) => key);
  const input = { wanted, format, columns: keys };
  return await api.mutate("createExport", "CreateExportInput", input, "export { id status rowsExpected }");
}
type Given = { format?: string; columns?: readonly string[]; api?: Api };
async function made(wanted: object, given: Given = {}) {
  const { data, errors } = await created(wanted, given);
  assert.equal(errors, undefined, JSON.stringify(errors));
  await untilJobsAreDone(world.ownerUrl);
  return await read(data.createExport.export.id, given.api);
}
const read = async (id: string, api = ada) =>
  (await api.get(`query ($id: ID!) { export(id: $id) { ${SHOWN} } }`, { id })).export;
const bytesOf = async ({ download }: { download: { url: string } }) =>
  Buffer.from(await (await fetch(download.url)).arrayBuffer());
const csvOf = async (found: { download: { url: string } }): Promise<string[][]> =>
  parse(await bytesOf(found), { bom: true, relax_column_count: false });

describe("a list of documents", () => {
  test("stands in the file row for row, in the order of the list, with what was chosen of it in that order", async () => {
    const columns = [
      "amount",
      "guaranteeNumber",
      "status",
      "beneficiary.name",
      "expiresAt",
      "documentVariant",
    ];
    const sorted = ofList({ sort: { field: "AMOUNT", direction: "DESC" }, tab: "ESTABLISHED" });
    const found = await made(sorted, { columns });
    const { status, rowsWritten, rowsExpected, kind, fileName } = found;
    assert.deepEqual(
      { status, rowsWritten, rowsExpected, kind },
      { status: "READY", rowsWritten: 7, rowsExpected: 7, kind: "DOCUMENTS" },
    );
    assert.equal(fileName, "Harbour-Civil-Pty-Ltd documents 2026-11-20.csv");
    const [header, ...rows] = await csvOf(found);
    assert.deepEqual(header, [
      "Amount",
      "Guarantee number",
      "Status",
      "Beneficiary name",
      "Expiry date",
      "Kind",
    ]);
    const shown = await ada.get(
      `query ($o: ID!) { documents(organisationId: $o, search: "exp-", tab: ESTABLISHED, sort: { field: AMOUNT, direction: DESC }) {
        edges { node { amount guaranteeNumber expiresAt parties { partyVariant name } } } } }`,
      { o: HARBOUR },
    );
    type Node = {
      amount: string;
      guaranteeNumber: string;
      expiresAt: string;
      parties: { partyVariant: string; name: string }[];
    };
    const expected = shown.documents.edges.map(({ node }: { node: Node }) => {
      const { name = "" } = node.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY") ?? {};
      return [node.amount, node.guaranteeNumber, "Established", name, node.expiresAt, "Bank Guarantee"];
    });
    assert.equal(expected.length, 7);
    assert.deepEqual(rows, expected);
  });

  test("is of exactly the documents that were chosen, or of all that fit but those left out", async () => {
    const listed = `query ($o: ID!) { documents(organisationId: $o, search: "exp-") { edges { node { id guaranteeNumber } } } }`;
    type Node = { node: { id: string; guaranteeNumber: string } };
    const { documents } = await ada.get(listed, { o: HARBOUR });
    const idOfNumber = (number: string) =>
      documents.edges.find(({ node }: Node) => node.guaranteeNumber === number).node.id;
    const [first, third] = [idOfNumber("EXP-0"), idOfNumber("EXP-2")];
    const sort = { field: "AMOUNT", direction: "ASC" };
    const numbersIn = async (more: object) =>
      (await csvOf(await made(ofList({ sort, ...more }), { columns: ["guaranteeNumber"] }))).slice(1).flat();
    assert.deepEqual(await numbersIn({ search: "", documentIds: [third, first] }), ["EXP-0", "EXP-2"]);
    assert.deepEqual(await numbersIn({ exceptIds: [first, third] }), [
      "EXP-1",
      "EXP-3",
      "EXP-4",
      "EXP-5",
      "EXP-6",
    ]);
    assert.equal((await offer(ofList({ documentIds: [first] }))).rowCount, 1);
    assert.equal((await offer(ofList({ documentIds: [] }))).rowCount, 0);
    const foreign = await recordDocument(world.app, { owner: "wesfarmers" });
    assert.equal((await offer(ofList({ search: "", documentIds: [foreign] }))).rowCount, 0);
  });

  test("of more than can be chosen at once, or of chosen ones and left out ones together, is refused by name", async () => {
    const faults = async (more: object) =>
      Object.keys(
        (await created(ofList(more), { columns: ["amount"] })).errors?.[0]?.extensions.fields ?? {},
      );
    const many = Array.from({ length: 251 }, () => HARBOUR);
    assert.deepEqual(await faults({ documentIds: many }), ["documentIds"]);
    assert.deepEqual(await faults({ exceptIds: many }), ["exceptIds"]);
    assert.deepEqual(await faults({ documentIds: [], exceptIds: [] }), ["exceptIds"]);
  });

  test("is made of words with signs that no row can hold", async () => {
    const { errors } = await created(ofList({ search: "exp-\0 \ud800" }));
    assert.equal(errors, undefined, JSON.stringify(errors));
  });

  test("as a spreadsheet has the same rows: texts that never run, amounts as numbers and days as days", async () => {
    const columns = ["guaranteeNumber", "description", "amount", "establishedAt", "issuer.abn"];
    const wanted = ofList({ sort: { field: "AMOUNT", direction: "ASC" } });
    const [sheet] = await readSheets(await bytesOf(await made(wanted, { columns, format: "XLSX" })), {
      trim: false,
    });
    assert.equal(sheet?.sheet, "Documents");
    assert.deepEqual(sheet?.data, [
      ["Guarantee number", "Description", "Amount", "Established", "Applicant ABN or ACN"],
      ...DESCRIPTIONS.map((description, at) => [
        `EXP-${at}`,
        description,
        1000.5 + at,
        new Date("2025-11-20"),
        null,
      ]),
    ]);
  });

  test("brought back as a register it is known row for row, and says the same", async () => {
    const found = await made(ofList({ sort: { field: "AMOUNT", direction: "ASC" } }));
    const bytes = await bytesOf(found);
    const { id } = await checkedImport(world.app, { bytes });
    const { importJob } = await ada.get(
      `query ($id: ID!) { importJob(importJobId: $id) { headers columns rowsDuplicate rowsRefused
        items { verdict errors cells { path text } } } }`,
      { id },
    );
    assert.equal(importJob.rowsDuplicate, 7, JSON.stringify(importJob.items));
    const unread = importJob.headers.filter((_: string, at: number) => importJob.columns[at] === "");
    assert.deepEqual(unread, ["Status", "Facility", "Cost to date"]);
    const stranger = await world.as("wes");
    const again = await checkedImport(world.app, { bytes, by: "wes" });
    await stranger.mutate(
      "startImportJob",
      "StartImportJobInput",
      { ...again, mode: "KEEP_GOOD_ROWS" },
      "importJob { id }",
    );
    await untilJobsAreDone(world.ownerUrl);
    const theirs = {
      ...ofList({ sort: { field: "AMOUNT", direction: "ASC" } }),
      organisationId: idOf("organisation", "wesfarmers"),
    };
    const texts = (rows: string[][]) => rows.map((row) => row.slice(0, 30));
    assert.deepEqual(texts(await csvOf(await made(theirs, { api: stranger }))), texts(await csvOf(found)));
  });

  test("is refused where a column is not there, twice there, or none is chosen", async () => {
    const fieldsOf = async (columns: string[]) =>
      (await created(ofList(), { columns })).errors?.[0]?.extensions.fields;
    assert.deepEqual(await fieldsOf([]), { columns: "Choose at least one column." });
    assert.deepEqual(await fieldsOf(["amount", "amount"]), { columns: "Amount can be chosen once." });
    assert.deepEqual(await fieldsOf(["password"]), { columns: "There is no column password." });
  });

  test("of nothing, or of two things at once, is refused; an empty list is a header", async () => {
    for (const wanted of [{ organisationId: HARBOUR }, { ...ofList(), drafts: {} }])
      assert.equal(
        (await created(wanted, { columns: ["amount"] })).errors?.[0]?.extensions.code,
        "VALIDATION_ERROR",
      );
    const found = await made(ofList({ search: "nothing of this name" }), { columns: ["amount"] });
    assert.deepEqual(await csvOf(found), [["Amount"]]);
  });
});

describe("other tables", () => {
  test("a report holds what its filter lets through, with what each has cost", async () => {
    const wanted = { organisationId: HARBOUR, report: { search: "exp-3", isHeld: false } };
    const rows = await csvOf(await made(wanted, { columns: ["guaranteeNumber", "costToDate"] }));
    assert.deepEqual(rows, [
      ["Guarantee number", "Cost to date"],
      ["EXP-3", ""],
    ]);
  });

  test("drafts say how far they are, and when they were changed by the reader's clocks", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const wanted = { organisationId: HARBOUR, drafts: { search: draft.referenceNumber } };
    const columns = ["referenceNumber", "status", "amount", "updatedAt"];
    const [header, row, ...others] = await csvOf(await made(wanted, { columns }));
    assert.deepEqual(header, ["Reference", "Status", "Amount", "Changed (Australia/Sydney)"]);
    assert.deepEqual(row?.slice(0, 3), [draft.referenceNumber, "Submitted", "250000.00"]);
    assert.match(row?.[3] ?? "", /^2026-11-20 11:\d\d:\d\d$/);
    assert.equal(others.length, 0);
  });

  test("a history that names no record is none", async () => {
    const input = { wanted: { history: {} }, format: "CSV", columns: ["label"] };
    const { errors } = await ada.mutate("createExport", "CreateExportInput", input, "export { id }");
    assert.equal(errors?.[0]?.extensions.code, "DOCUMENT_NOT_FOUND");
  });

  test("a history has a row for each changed field, in the order of the page", async () => {
    const draft = await world.draft({ status: "SUBMITTED" });
    const found = await made({ history: { draftId: draft.id } });
    assert.match(found.fileName, /^DR-\w+ activity 2026-11-20\.csv$/);
    const [header, ...rows] = await csvOf(found);
    assert.deepEqual(header?.slice(1, 4), ["By", "Change", "What"]);
    const { draftHistory } = await ada.get(
      "query ($d: ID!) { draftHistory(draftId: $d, first: 100) { edges { node { recordName changes { label newDisplayValue } } } } }",
      { d: draft.id },
    );
    type Group = { recordName: string; changes: { label: string; newDisplayValue: string | null }[] };
    const expected = draftHistory.edges.flatMap(({ node }: { node: Group }) =>
      node.changes.length === 0
        ? [[node.recordName, "", ""]]
        : node.changes.map(({ label, newDisplayValue }) => [node.recordName, label, newDisplayValue ?? ""]),
    );
    assert.ok(expected.length > 20);
    assert.deepEqual(
      rows.map((row) => [row[4], row[5], row[7]?.replace(/^'(?=[+\-@=])/, "")]),
      expected,
    );
  });
});

describe("who may have it", () => {
  test("whoever asked, and nobody else, even of the same organisation", async () => {
    const { id } = await made(ofList(), { columns: ["amount"] });
    const sam = await world.as("sam");
    for (const api of [sam, await world.as("wes")])
      assert.equal(
        await api.codeOf("query ($id: ID!) { export(id: $id) { id } }", { id }),
        "EXPORT_NOT_FOUND",
      );
    const own = await ada.get("{ exports(first: 1) { edges { node { id } } } }");
    assert.deepEqual(own.exports.edges, [{ node: { id } }]);
  });

  test("somebody else's list is not there", async () => {
    const wes = await world.as("wes");
    const refused = await created(ofList(), { columns: ["amount"], api: wes });
    assert.equal(refused.errors?.[0]?.extensions.code, "ORGANISATION_NOT_FOUND");
  });

  test("a limited user has the rows that were opened to them, and no costs", async () => {
    const guest = await aGuest(world.app, "limits");
    await joinAs(world.app, guest, { organisationId: HARBOUR, role: "LIMITED_USER" });
    const api = apiOf(world.url, guest.token);
    const { columns, rowCount } = await offer(ofList(), api);
    assert.equal(rowCount, 0);
    assert.ok(!columns.some(({ key }: { key: string }) => /cost/i.test(key)));
    assert.equal((await csvOf(await made(ofList(), { api }))).length, 1);
  });

  test("asked at each press: with other rights than it was made by there is no link", async () => {
    const guest = await aGuest(world.app, "demoted");
    await joinAs(world.app, guest, { organisationId: HARBOUR, role: "USER" });
    const api = apiOf(world.url, guest.token);
    const { id, download } = await made(ofList(), { api });
    assert.ok(download.url);
    const role = (is: string) =>
      runTransaction(world.app, { system: "Set-up" }, (tx) =>
        tx.query("update member set role = $2 where account_id = $1", [guest.id, is]),
      );
    await role("LIMITED_USER");
    assert.equal((await read(id, api)).download, null);
    await role("USER");
    assert.ok((await read(id, api)).download.url);
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("delete from member where account_id = $1", [guest.id]),
    );
    assert.equal((await read(id, api)).download, null);
  });

  test("rights that end before it is made let it fail, and nothing of it is there", async () => {
    const guest = await aGuest(world.app, "leaver");
    await joinAs(world.app, guest, { organisationId: HARBOUR, role: "USER" });
    const api = apiOf(world.url, guest.token);
    const { id } = await made(ofList(), { api, columns: ["amount"] });
    await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      await tx.query("update export_job set status = 'RUNNING', storage_key = null where id = $1", [id]);
      await tx.query("delete from member where account_id = $1", [guest.id]);
    });
    await makeExport(world.app, { exportId: id, accountId: guest.id });
    const { status, download } = await read(id, api);
    assert.deepEqual({ status, download }, { status: "FAILED", download: null });
  });
});

describe("its life", () => {
  test("called off it is never made, and cannot be called off again", async () => {
    const { data } = await created(ofList(), { columns: ["amount"] });
    const { id } = data.createExport.export;
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update export_job set status = 'RUNNING', storage_key = null where id = $1", [id]),
    );
    const cancel = () => ada.mutate("cancelExport", "CancelExportInput", { id }, "export { status }");
    assert.equal((await cancel()).data.cancelExport.export.status, "CANCELLED");
    assert.equal((await cancel()).errors?.[0]?.extensions.code, "INVALID_TRANSITION");
    await makeExport(world.app, { exportId: id, accountId: ADA });
    assert.equal((await read(id)).status, "CANCELLED");
  });

  test("made again after a crash it is the same file; what never ends fails", async () => {
    const { id, ...first } = await made(ofList(), { columns: ["amount"] });
    const bytes = await bytesOf(first as { download: { url: string } });
    const again = async (attempts: number) => {
      await runTransaction(world.app, { system: "Set-up" }, (tx) =>
        tx.query(
          "update export_job set status = 'RUNNING', storage_key = null, attempts = $2 where id = $1",
          [id, attempts],
        ),
      );
      await makeExport(world.app, { exportId: id, accountId: ADA });
      return await read(id);
    };
    assert.deepEqual(await bytesOf(await again(0)), bytes);
    assert.equal((await again(3)).status, "FAILED");
  });

  test("a week later the file is gone, and that it was made stays", async () => {
    const found = await made(ofList(), { columns: ["amount"] });
    assert.equal(found.expiresAt, "2026-11-27T00:00:00.000Z");
    world.clock.advance({ days: 8 });
    await clearExports(world.app);
    await untilJobsAreDone(world.ownerUrl);
    const api = await world.as("ada");
    const { status, download } = await read(found.id, api);
    assert.deepEqual({ status, download }, { status: "REMOVED", download: null });
    assert.equal((await fetch(found.download.url)).status, 403);
  });
});
