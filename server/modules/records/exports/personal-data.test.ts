// What the portal holds about a person, as a zip for themselves: what stands in it, that it is theirs alone, and that it is asked for with a fresh sign-in.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { AccountId } from "@bondline/domain/ids.ts";
import { PERSONAL_PARTS } from "@bondline/domain/records/exports/personal-data.ts";
import { parse } from "csv-parse/sync";
import { mailsTo } from "../../../../testing/account-calls.ts";
import type { Api } from "../../../../testing/api.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { unzipped } from "../../../../testing/unzipped.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { CAST_PASSWORD } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const HARBOUR = idOf("organisation", "harbour");

let world: World;
let ben: Api;
let contents: Map<string, Buffer>;
let documentNumber: string;
before(async () => {
  world = await aWorld();
  ben = await world.as("ben");
  const documentId = await recordDocument(world.app);
  documentNumber = await guaranteeNumberOf(documentId);
  await world.as("ada");
  const { data, errors } = await create(ben);
  assert.equal(errors, undefined, JSON.stringify(errors));
  await untilJobsAreDone(world.ownerUrl);
  const { download } = await read(data.createExport.export.id, ben);
  contents = await unzipped(Buffer.from(await (await fetch(download.url)).arrayBuffer()));
});
after(() => world.end());

async function create(api: Api, input: object = {}) {
  const given = { wanted: { myself: true }, format: "ZIP", columns: PERSONAL_PARTS, ...input };
  return await api.mutate("createExport", "CreateExportInput", given, "export { id }");
}
const read = async (id: string, api: Api) =>
  (await api.get("query ($id: ID!) { export(id: $id) { id status kind fileName download { url } } }", { id }))
    .export;
const table = (path: string): Record<string, string>[] =>
  parse(contents.get(path) ?? "", { bom: true, columns: true });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) =>
  errors?.[0]?.extensions.code ?? "OK";

async function guaranteeNumberOf(documentId: string): Promise<string> {
  const [row] = await runTransaction(world.app, { system: "Test" }, (tx) =>
    tx.query<{ number: string }>(
      "select coalesce(guarantee_number, reference_number) as number from document where id = $1",
      [documentId],
    ),
  );
  return row?.number ?? "";
}

describe("what stands in it", () => {
  test("every part, with what is held about this person", () => {
    assert.deepEqual(
      [...contents.keys()],
      [
        "profile.csv",
        "sessions.csv",
        "sign-in-providers.csv",
        "memberships.csv",
        "shared-records.csv",
        "notifications.csv",
        "email-choices.csv",
        "activity.csv",
        "account-history.csv",
        "README.txt",
        "index.csv",
      ],
    );
    const [profile, ...others] = table("profile.csv");
    assert.deepEqual(others, []);
    assert.equal(profile?.Email, "ben@harbourcivil.example");
    assert.match(String(contents.get("README.txt")), /^What Bondline holds about Ben \w+\r\n/);
    assert.deepEqual(
      table("memberships.csv").map(({ Organisation, Role }) => [Organisation, Role]),
      [["Harbour Civil Pty Ltd", "Standard User"]],
    );
  });

  test("their own sign-ins alone", async () => {
    const [counted] = await runTransaction(world.app, { system: "Test" }, (tx) =>
      tx.query<{ own: number; all: number }>(
        "select count(*) filter (where account_id = $1)::int as own, count(*)::int as all from session",
        [idOf("person", "ben")],
      ),
    );
    assert.equal(table("sessions.csv").length, counted?.own);
    assert.ok((counted?.own ?? 0) < (counted?.all ?? 0));
  });

  test("what they did, by record, and no word of what stands in it", () => {
    const rows = table("activity.csv");
    const created = rows.find((row) => row.Reference === documentNumber && row.What === "Document");
    assert.deepEqual([created?.Change, created?.Record], ["Added", "Document"]);
    assert.deepEqual(Object.keys(rows[0] ?? {}).slice(1), ["Change", "What", "Record", "Reference"]);
  });

  test("their changes to the account, and no secret of it", async () => {
    assert.match(String(contents.get("account-history.csv")), /Session/);
    const [secret] = await runTransaction(world.app, { system: "Test" }, (tx) =>
      tx.query<{ password: string; tokens: string[] }>(
        `select a.password_hash as password, array(select s.token_hash from session s where s.account_id = a.id) as tokens
           from account a where a.id = $1`,
        [idOf("person", "ben")],
      ),
    );
    const everything = [...contents.values()].map(String).join("\n");
    const secrets = [secret?.password ?? "", ...(secret?.tokens ?? [])];
    assert.ok(secrets.length > 1 && secrets.every((each) => each !== ""));
    for (const each of secrets) assert.equal(everything.includes(each), false);
  });
});

describe("who has it", () => {
  test("nobody else: not a colleague, not the desk", async () => {
    const { data } = await create(ben, { columns: ["profile"] });
    await untilJobsAreDone(world.ownerUrl);
    const { id } = data.createExport.export;
    assert.equal((await read(id, ben)).kind, "PERSON");
    for (const name of ["ada", "sam", "rosa"] as const) {
      const other = await world.as(name);
      const code = await other.codeOf("query ($id: ID!) { export(id: $id) { id } }", { id });
      assert.equal(code, "EXPORT_NOT_FOUND", name);
    }
  });

  test("what a colleague did is not in it, though both work on the same records", async () => {
    const ada = await world.as("ada");
    await ada.mutate(
      "createOrganisationDocumentMetadata",
      "CreateOrganisationDocumentMetadataInput",
      { organisationId: HARBOUR, key: "Cost centre" },
      "clientMutationId",
    );
    const [rows] = await runTransaction(
      world.app,
      { worksFor: idOf("person", "ben") as AccountId },
      async (tx) => [await tx.query<{ n: number }>("select count(*)::int as n from own_activity")],
    );
    const [all] = await runTransaction(world.app, { system: "Test" }, (tx) =>
      tx.query<{ n: number }>(
        "select count(*)::int as n from history_entry where actor_id = $1 and root_type <> 'account'",
        [idOf("person", "ben")],
      ),
    );
    assert.equal(rows?.[0]?.n, all?.n);
    assert.ok((all?.n ?? 0) > 0);
  });

  test("an older session is asked for the password, and the person is told by mail when it is ready", async () => {
    const later = await world.as("ben");
    world.clock.advance({ minutes: 6 });
    assert.equal(codeOf(await create(later)), "STEP_UP_REQUIRED");
    assert.equal(codeOf(await create(later, { currentPassword: CAST_PASSWORD })), "OK");
    await untilJobsAreDone(world.ownerUrl);
    const subjects = (await mailsTo(world, "ben@harbourcivil.example")).map(({ subject }) => subject);
    assert.ok(subjects.includes("Your data is ready"), subjects.join("; "));
  });

  test("nothing else beside it, and not as a table", async () => {
    const fresh = await world.as("ben");
    const both = await create(fresh, { wanted: { myself: true, everything: true, organisationId: HARBOUR } });
    assert.deepEqual(Object.keys(both.errors?.[0]?.extensions.fields ?? {}), ["wanted"]);
    const asTable = await create(fresh, { format: "CSV" });
    assert.deepEqual(Object.keys(asTable.errors?.[0]?.extensions.fields ?? {}), ["format"]);
  });
});
