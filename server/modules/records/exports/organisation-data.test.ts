// All that an organisation has, as a zip: who may ask for it, what stands in it part by part, that it can be checked, and what is left out.
// Shows: Q-049.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { csvText } from "@bondline/domain/csv-text.ts";
import type { AccountId } from "@bondline/domain/ids.ts";
import { DATA_PARTS } from "@bondline/domain/records/exports/organisation-data.ts";
import { parse } from "csv-parse/sync";
import { mailsTo } from "../../../../testing/account-calls.ts";
import type { Api } from "../../../../testing/api.ts";
import { aCleanAttachment } from "../../../../testing/builders/attachment-builder.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { aPdf } from "../../../../testing/sample-files.ts";
import { unzipped } from "../../../../testing/unzipped.ts";
import { upload } from "../../../../testing/uploads.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { CAST_PASSWORD } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { accessHistoryToExport } from "../history/history-export-access.ts";

const HARBOUR = idOf("organisation", "harbour");
const ADA = idOf("person", "ada") as AccountId;
const ZONE = "Australia/Sydney";
const wanted = { organisationId: HARBOUR, everything: true };
const CONTRACT = aPdf("The contract itself.");

let world: World;
let ada: Api;
let contents: Map<string, Buffer>;
let lost: string;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  const { app } = world;
  await recordDocument(app, { owner: "wesfarmers" });
  const facilityId = (await buildFacility(app)).id;
  const documentId = await recordDocument(app);
  await buildApplication(app);
  const [asked, paid] = [
    await world.draft({ status: "PENDING_PAYMENT" }),
    await world.draft({ status: "ESTABLISHED" }),
  ];
  for (const fileName of ["Plan.pdf", "plan.PDF"])
    await upload(world, ada, { documentId }, { fileName, bytes: CONTRACT });
  lost = await aCleanAttachment(app, asked);
  assert.ok(facilityId && paid.id);
  const found = await made();
  contents = await unzipped(await bytesOf(found));
});
after(() => world.end());

async function create(api: Api, input: object = {}) {
  const given = { wanted, format: "ZIP", columns: DATA_PARTS, ...input };
  return await api.mutate("createExport", "CreateExportInput", given, "export { id }");
}
async function made(input: object = {}) {
  const { data, errors } = await create(ada, input);
  assert.equal(errors, undefined, JSON.stringify(errors));
  await untilJobsAreDone(world.ownerUrl);
  return await read(data.createExport.export.id);
}
const read = async (id: string, api = ada) =>
  (
    await api.get(
      "query ($id: ID!) { export(id: $id) { id status kind format fileName rowsWritten rowsExpected download { url } } }",
      { id },
    )
  ).export;
const bytesOf = async ({ download }: { download: { url: string } }) =>
  Buffer.from(await (await fetch(download.url)).arrayBuffer());
const table = (path: string, of = contents): Record<string, string>[] =>
  parse(of.get(path) ?? "", { bom: true, columns: true });
const csvRows = (text: string | Buffer): string[][] => parse(text, { bom: true });
const refusalOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
  errors?.[0]?.extensions.code ?? "OK";

describe("what stands in it", () => {
  test("each kind of record in a table, of this organisation alone", async () => {
    assert.deepEqual(
      [...contents.keys()].filter((path) => !path.startsWith("files/")),
      [
        "documents.csv",
        "drafts.csv",
        "document-parties.csv",
        "document-rates.csv",
        "draft-parties.csv",
        "facilities.csv",
        "facility-costs.csv",
        "facility-applications.csv",
        "invoices.csv",
        "invoice-lines.csv",
        "credit-notes.csv",
        "members.csv",
        "alerts.csv",
        "history.csv",
        "files.csv",
        "README.txt",
        "index.csv",
      ],
    );
    const counted = await runTransaction(world.app, { system: "Test" }, (tx) =>
      tx.query<Record<string, number>>(
        `select (select count(*) from document where organisation_id = $1)::int as documents, (select count(*) from draft where organisation_id = $1)::int as drafts,
          (select count(*) from facility where organisation_id = $1)::int as facilities, (select count(*) from facility_application where organisation_id = $1)::int as applications,
          (select count(*) from invoice where organisation_id = $1)::int as invoices, (select count(*) from document_party where organisation_id = $1)::int as parties,
          (select count(*) from member where organisation_id = $1)::int as members`,
        [HARBOUR],
      ),
    );
    const found = {
      documents: table("documents.csv").length,
      drafts: table("drafts.csv").length,
      facilities: table("facilities.csv").length,
      applications: table("facility-applications.csv").length,
      invoices: table("invoices.csv").length,
      parties: table("document-parties.csv").length,
      members: table("members.csv").length,
    };
    assert.deepEqual(found, counted[0]);
    assert.ok(
      Object.values(found).every((count) => count > 0),
      JSON.stringify(found),
    );
  });

  test("the history of every record says what the record's own page says", async () => {
    const roots = await runTransaction(world.app, { system: "Test" }, (tx) =>
      tx.query<{ kind: "documentId" | "draftId" | "facilityId" | "facilityApplicationId"; id: string }>(
        `select 'documentId' as kind, id from document where organisation_id = $1 union all select 'draftId', id from draft where organisation_id = $1
         union all select 'facilityId', id from facility where organisation_id = $1 union all select 'facilityApplicationId', id from facility_application where organisation_id = $1`,
        [HARBOUR],
      ),
    );
    const expected: string[][] = [];
    for (const { kind, id } of roots)
      await runTransaction(world.app, { worksFor: ADA }, async (tx) => {
        const source = await accessHistoryToExport(tx, { [kind]: id, organisationId: HARBOUR }, ZONE);
        for await (const rows of source.rows(source.columns)) expected.push(...csvRows(csvText(rows)));
      });
    const [, ...rows] = csvRows(contents.get("history.csv") ?? "");
    const withoutRecord = rows.map((row) => row.slice(2));
    assert.deepEqual(withoutRecord.map(String).sort(), expected.map(String).sort());
    assert.ok(expected.length > 50);
  });

  test("the files under names that every file system takes, apart from each other, with their bytes", () => {
    const listed = table("files.csv");
    const plans = listed.filter((row) => /^plan/i.test(row["Name as it was uploaded"] ?? ""));
    const names = plans.map((row) => String(row["Path in this zip"]).split("/").at(-1));
    assert.deepEqual(names, ["Plan.pdf", "plan (2).pdf"]);
    for (const row of plans) assert.deepEqual(contents.get(row["Path in this zip"] ?? ""), CONTRACT);
  });

  test("an index with every part's size and sum, and a file that the store has lost told as that", () => {
    const index = table("index.csv");
    for (const row of index) {
      const bytes = contents.get(row["Path in this zip"] ?? "");
      if (row.Note !== "") continue;
      assert.equal(row.Bytes, String(bytes?.length));
      assert.equal(
        row["SHA-256"],
        createHash("sha256")
          .update(bytes ?? "")
          .digest("hex"),
      );
    }
    const missing = index.filter(({ Note }) => Note !== "");
    assert.deepEqual(
      missing.map(({ Note }) => Note),
      ["This file could not be read from our store."],
    );
    assert.ok(lost);
    const listed = new Set(index.map((row) => row["Path in this zip"]));
    for (const path of contents.keys())
      assert.equal(listed.has(path), !["README.txt", "index.csv"].includes(path), path);
    const readme = String(contents.get("README.txt"));
    assert.match(readme, /^All data of Harbour Civil Pty Ltd\r\n/);
    assert.match(readme, /Files that could not be read, as index\.csv says: 1\./);
    assert.match(readme, new RegExp(`documents\\.csv: .*; rows: ${table("documents.csv").length}\r\n`));
  });

  test("only the parts that were asked for", async () => {
    const found = await unzipped(await bytesOf(await made({ columns: ["members", "alerts"] })));
    assert.deepEqual([...found.keys()], ["members.csv", "alerts.csv", "README.txt", "index.csv"]);
  });
});

describe("who has it", () => {
  test("administrators alone; to others the organisation is not there", async () => {
    const codes = [];
    for (const name of ["ben", "cam", "wes", "rosa", "sam"] as const)
      codes.push(refusalOf(await create(await world.as(name))));
    assert.deepEqual(codes, Array(5).fill("ORGANISATION_NOT_FOUND"));
  });

  test("an older session is asked for the password", async () => {
    const later = await world.as("ada");
    world.clock.advance({ minutes: 6 });
    assert.equal(refusalOf(await create(later)), "STEP_UP_REQUIRED");
    const wrong = await create(later, { currentPassword: "Not-this-1!" });
    assert.deepEqual(Object.keys(wrong.errors?.[0]?.extensions.fields ?? {}), ["currentPassword"]);
    assert.equal(refusalOf(await create(later, { currentPassword: CAST_PASSWORD })), "OK");
  });

  test("nobody has it as one table, or a table as a zip", async () => {
    const fresh = await world.as("ada");
    const asTable = await create(fresh, { format: "CSV" });
    assert.deepEqual(Object.keys(asTable.errors?.[0]?.extensions.fields ?? {}), ["format"]);
    const list = { wanted: { organisationId: HARBOUR, drafts: {} }, columns: ["amount"] };
    assert.deepEqual(Object.keys((await create(fresh, list)).errors?.[0]?.extensions.fields ?? {}), [
      "format",
    ]);
  });

  test("its administrators are told when it is asked for, and whoever asked when it is ready", async () => {
    await untilJobsAreDone(world.ownerUrl);
    const subjects = (await mailsTo(world, "ada@harbourcivil.example")).map(({ subject }) => subject);
    for (const said of ["was asked for", "is ready"])
      assert.ok(subjects.includes(`All data of Harbour Civil Pty Ltd ${said}`), subjects.join("; "));
  });

  test("whoever is no administrator any more has no link", async () => {
    const fresh = await world.as("ada");
    const { data } = await create(fresh, { columns: ["members"] });
    await untilJobsAreDone(world.ownerUrl);
    const { id } = data.createExport.export;
    assert.ok((await read(id, fresh)).download);
    const mayNot = { system: "Test" };
    await runTransaction(world.app, mayNot, (tx) =>
      tx.query("update member set role = 'ADMIN' where account_id = $1", [idOf("person", "ben")]),
    );
    await runTransaction(world.app, mayNot, (tx) =>
      tx.query("update member set role = 'USER' where account_id = $1", [ADA]),
    );
    assert.equal((await read(id, fresh)).download, null);
  });
});
