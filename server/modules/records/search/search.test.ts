// The search over everything: what is found by which words, in which order, by whom, and where it leads.
// Shows: UI-30.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { aCleanAttachment } from "../../../../testing/builders/attachment-builder.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { ORGANISATIONS } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { callAs } from "../../../demo/sessions.ts";
import type { Draft } from "../../drafts/drafts/draft-record.ts";
import { closeFacilityApplication } from "../../facilities/facility-applications/commands/close-facility-application.ts";

const HARBOUR = idOf("organisation", "harbour");
const KINDLY = {
  name: "Ochre Kindergarten Limited",
  abn: "11000000948",
  address: "1 Ochre Lane, Perth WA 6000",
};

type Result = {
  kind: string;
  target: string;
  recordId: string;
  title: string;
  detail: string | null;
  status: string | null;
  amount: string | null;
  matchedField: string | null;
  matchedText: string | null;
};

let world: World;
let ada: Api;
let recorded: { short: string; long: string };
let paid: Draft;
before(async () => {
  world = await aWorld();
  ada = await world.as("ada");
  const beneficiary = { ...KINDLY, state: "WA", postcode: "6000" };
  recorded = {
    long: await recordDocument(world.app, { beneficiary, fields: { guaranteeNumber: "OK-7001-9" } }),
    short: await recordDocument(world.app, {
      fields: { guaranteeNumber: "OK-7001", projectAddress: "9 Quarry Road" },
    }),
  };
  paid = await world.draft({ status: "PENDING_PAYMENT", fields: { yourReference: "Tunnel lot 4" } });
});
after(() => world.end());

async function found(text: string, by = ada, given: object = { organisationId: HARBOUR }): Promise<Result[]> {
  const { search } = await by.get(
    `query ($text: String!, $organisationId: ID, $first: Int) { search(text: $text, organisationId: $organisationId, first: $first) {
      kind target id recordId title detail status amount matchedField matchedText } }`,
    { text, ...given },
  );
  return search;
}

const ofKind = (results: readonly Result[], kind: string) => results.filter((each) => each.kind === kind);

describe("a document", () => {
  test("is found by its number however it is spelled, the very number before what begins with it", async () => {
    for (const text of ["OK-7001", "ok 7001", "ok7001"]) {
      const ids = ofKind(await found(text), "DOCUMENT").map(({ recordId }) => recordId);
      assert.deepEqual(ids, [recorded.short, recorded.long], text);
    }
  });

  test("is found by two letters of a number's beginning, and not of its middle", async () => {
    assert.deepEqual(ofKind(await found("ok"), "DOCUMENT").length, 2);
    assert.deepEqual(await found("70"), []);
  });

  test("says what it was found by where that is not to be seen", async () => {
    const [result] = ofKind(await found("quarry road"), "DOCUMENT");
    assert.deepEqual(
      [result?.recordId, result?.matchedField, result?.matchedText],
      [recorded.short, "Project address", "9 Quarry Road"],
    );
    const [named] = ofKind(await found("kindergarten"), "DOCUMENT");
    assert.deepEqual([named?.recordId, named?.matchedField], [recorded.long, null]);
    assert.deepEqual([named?.status, named?.amount], ["Established", "100000.00"]);
  });

  test("is not found by words of which one is missing, nor by the signs of a pattern", async () => {
    assert.deepEqual(await found("kindergarten quarry"), []);
    assert.deepEqual(await found("%%%"), []);
    assert.deepEqual(await found("   "), []);
  });
});

test("a beneficiary is found once by name, and by its ABN as it is printed, and leads to the list", async () => {
  for (const text of ["ochre kinder", "11 000 000 948"]) {
    const [beneficiary, ...others] = ofKind(await found(text), "BENEFICIARY");
    assert.deepEqual(
      [beneficiary?.title, beneficiary?.detail, beneficiary?.target, others],
      [KINDLY.name, "ABN 11 000 000 948", "DOCUMENT_LIST", []],
      text,
    );
  }
});

test("a draft, its invoice and its file lead to the draft", async () => {
  await aCleanAttachment(world.app, paid);
  const [invoice] = paid.invoices;
  const asked = { DRAFT: "tunnel lot", INVOICE: invoice?.invoiceNumber ?? "", FILE: "contract.pdf" };
  for (const [kind, text] of Object.entries(asked)) {
    const [result] = ofKind(await found(text), kind);
    assert.deepEqual([result?.recordId, result?.target], [paid.id, "DRAFT"], kind);
  }
  assert.equal(ofKind(await found("tunnel lot"), "DRAFT")[0]?.matchedText, "Tunnel lot 4");
});

test("facilities and colleagues are found by the beginning of a name, however short", async () => {
  const facility = await buildFacility(world.app, { fields: { name: "Zephyr standby" } });
  const [result] = ofKind(await found("ze"), "FACILITY");
  assert.deepEqual([result?.recordId, result?.target], [facility.id, "FACILITY"]);
  const [ben] = ofKind(await found("be"), "PERSON");
  assert.deepEqual([ben?.target, ben?.title.startsWith("Ben")], ["MEMBER_LIST", true]);
  assert.deepEqual(ofKind(await found("standby"), "FACILITY").length, 1);
});

describe("others", () => {
  test("find nothing of it, but for the one record that is shared with them by name", async () => {
    const una = await world.as("una");
    const mine = { organisationId: idOf("organisation", "wesfarmers") };
    for (const text of ["ok-7001", "ochre", "tunnel lot", "contract.pdf", paid.referenceNumber])
      assert.deepEqual(await found(text, una, mine), [], text);
    const record = { id: recorded.long, organisationId: HARBOUR };
    await shareWith(world.app, "document", record, { person: "una", roles: ["BENEFICIARY"] });
    const shared = await found("ok-7001", una, mine);
    assert.deepEqual(
      shared.map(({ recordId }) => recordId),
      [recorded.long],
    );
  });

  test("are refused an organisation that is not theirs", async () => {
    const una = await world.as("una");
    const query = `{ search(text: "ochre", organisationId: "${HARBOUR}") { id } }`;
    assert.equal(await una.codeOf(query), "ORGANISATION_NOT_FOUND");
  });
});

describe("the desk", () => {
  test("finds what was sent to it by words, its client and the client's people, and nothing that was not sent", async () => {
    const rosa = await world.as("rosa");
    const [draft] = ofKind(await found("tunnel lot", rosa, {}), "DRAFT");
    assert.deepEqual([draft?.recordId, draft?.target], [paid.id, "DESK_DRAFT"]);
    const unsent = await world.draft({ status: "DRAFT", fields: { yourReference: "Unsent widget" } });
    assert.deepEqual(await found("unsent widget", rosa, {}), []);
    assert.deepEqual(await found(unsent.referenceNumber, rosa, {}), []);
    assert.deepEqual(await found("ok-7001", rosa, {}), [], "an organisation's own record");

    const [client] = ofKind(await found(ORGANISATIONS.harbour.abn, rosa, {}), "CLIENT");
    assert.deepEqual([client?.title, client?.target], [ORGANISATIONS.harbour.name, "CLIENT_LIST"]);
    const [person] = ofKind(await found("ada@", rosa, {}), "PERSON");
    assert.equal(person?.target, "CLIENT_LIST");
  });

  test("finds an application that is over by its number, and one that was not sent not at all", async () => {
    const rosa = await world.as("rosa");
    const sent = await buildApplication(world.app, { status: "SUBMITTED" });
    const draft = await buildApplication(world.app);
    await callAs(world.app, "ada", closeFacilityApplication, { id: sent.id, version: sent.version });
    const [over, ...others] = ofKind(await found(sent.referenceNumber, rosa, {}), "FACILITY_APPLICATION");
    assert.deepEqual([over?.recordId, over?.status, others], [sent.id, "Closed", []]);
    assert.deepEqual(await found(draft.referenceNumber, rosa, {}), []);
    const bea = await world.as("bea");
    assert.deepEqual(await found(sent.referenceNumber, bea, {}), [], "a bank that it was not sent to");
  });

  test("a bank's people find what was sent to their bank alone", async () => {
    const [sam, bea] = [await world.as("sam"), await world.as("bea")];
    const sent = await world.draft({ status: "PROCESSING", fields: { yourReference: "Sent culvert" } });
    const [draft] = await found("sent culvert", sam, {});
    assert.deepEqual([draft?.recordId, draft?.target], [sent.id, "DESK_DRAFT"]);
    assert.deepEqual(await found("sent culvert", bea, {}), []);
    assert.deepEqual(ofKind(await found("harbour", sam, {}), "CLIENT"), []);
  });
});

test("of many documents a word is found that stands in all of them, in some of the newest, in one in ten and in the oldest alone", async () => {
  const id = await recordDocument(world.app, { fields: { guaranteeNumber: "MANY-1" } });
  const many = 2_500;
  const owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  await owner.query("set session_replication_role = replica");
  await owner.query(
    `insert into document select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'reference_number', 'MANY-' || n,
       'guarantee_number', null, 'verification_code', drawn_code(26), 'created_at', d.created_at + n * interval '1 minute', 'search_text',
       concat_ws(' ', 'everywhere', case when n % 10 = 0 then 'tenth' end, case when n in (5, ${many}) then 'twofold' end,
         case when n in (1, 2, ${many - 50}, ${many - 300}) then 'scattered' end,
         case when n > ${many} - 250 and n % 30 = 0 then 'thirtieth' end, case when n = 3 then 'oldest' end)))).*
       from document d, generate_series(1, ${many}) n where d.id = $1`,
    [id],
  );
  const counts = {
    everywhere: 20,
    tenth: 20,
    twofold: 2,
    scattered: 4,
    thirtieth: 8,
    oldest: 1,
    "oldest tenth": 0,
  };
  for (const [text, count] of Object.entries(counts)) {
    const all = ofKind(await found(text, ada, { organisationId: HARBOUR, first: 20 }), "DOCUMENT");
    assert.equal(new Set(all.map(({ recordId }) => recordId)).size, count, text);
    assert.equal(all.length, count, text);
  }
  const [newest] = ofKind(await found("tenth everywhere"), "DOCUMENT");
  assert.equal(newest?.title, `MANY-${many}`);
  // They have no history, of which every document is asked when the world ends.
  await owner.query("delete from document where reference_number like 'MANY-%'");
  await owner.end();
});

test("too long a text and too many results are refused by their names", async () => {
  const fault = async (given: string) =>
    (await ada.ask(`{ search(${given}) { id } }`)).errors?.[0]?.extensions.fields;
  assert.deepEqual(await fault(`text: "${"a".repeat(101)}"`), {
    text: "Please search for at most 100 characters.",
  });
  assert.deepEqual(Object.keys((await fault('text: "abc", first: 21')) ?? {}), ["first"]);
});
