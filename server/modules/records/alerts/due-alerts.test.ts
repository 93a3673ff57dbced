// Alerts by a date, page by page along their index, and what an organisation is shown of paper that it holds.

import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { allMails } from "../../../../testing/outbox.ts";
import { statementsOf } from "../../../../testing/statements.ts";
import { aWorld, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import { shareWith } from "../../../demo/builders/sharing-builder.ts";
import { ORGANISATIONS, type OrganisationName, type PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { sendAlerts } from "./alert-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
const WESFARMERS = idOf("organisation", "wesfarmers");
const { name, abn, address, state, postcode } = ORGANISATIONS.harbour;
const ENDS = "2027-01-13";
const EIGHT_THERE = "2026-12-13T21:00:00.000Z";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());
beforeEach(async () => {
  world.clock.setTo(WORLD_BEGINS);
  for (const table of ["alert_delivery", "alert_configuration", "mail_message"])
    await setUp(`delete from ${table}`);
  await setUp(
    "update document set status = 'CLOSED_RETURNED', closed_at = now() where status not like 'CLOSED%'",
  );
});

const setUp = (text: string, values: string[] = []) =>
  runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query<Record<string, unknown>>(text, values));

async function alerted(
  person: PersonName,
  organisation: OrganisationName,
  given: object = {},
): Promise<void> {
  const { errors } = await (await world.as(person)).mutate(
    "createOrganisationAlertConfiguration",
    "CreateOrganisationAlertConfigurationInput",
    {
      organisationId: idOf("organisation", organisation),
      emailAddresses: ["ada@harbourcivil.example", "ben@harbourcivil.example"],
      triggerProperty: "EXPIRES_AT",
      triggerLeadTime: 30,
      ...given,
    },
    "clientMutationId",
  );
  assert.equal(errors, undefined);
}

async function held(): Promise<string> {
  const id = await recordDocument(world.app, {
    owner: "wesfarmers",
    beneficiary: { name, abn, address, state, postcode },
    fields: { expiryType: "FIXED", expiresAt: ENDS, expectedReturnDate: ENDS },
  });
  const record = { id, organisationId: WESFARMERS };
  await shareWith(world.app, "document", record, { person: "ada", roles: ["BENEFICIARY"] });
  return id;
}

async function runAt(instant: string): Promise<void> {
  world.clock.setTo(instant as Instant);
  await sendAlerts(world.app);
}

const alertMails = async () => (await allMails(world)).filter(({ intent }) => intent.startsWith("alert "));
const mailed = async () =>
  (await alertMails()).map(({ toAddresses }) => toAddresses[0]?.split("@")[0]).toSorted();

test("a page of what is due reads that page and not what was read before", async () => {
  const first = await recordDocument(world.app, { fields: { expiryType: "FIXED", expiresAt: ENDS } });
  await setUp(
    `insert into document select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'reference_number', 'COPY-' || n,
       'guarantee_number', null, 'verification_code', drawn_code(26), 'search_text', 'copy-' || n,
       'first_beneficiary_name', null, 'first_beneficiary_state', null, 'first_issuer_name', null))).* from document d, generate_series(1, 149) n where d.id = $1`,
    [first],
  );
  await alerted("ada", "harbour", { emailAddresses: ["ada@harbourcivil.example"] });
  world.clock.setTo(EIGHT_THERE as Instant);
  const statements = await statementsOf(world.app, () => sendAlerts(world.app));
  const pages = statements.filter(({ text }) => text.includes("as closed_to"));
  assert.equal(pages.length, 2);
  assert.equal((await alertMails()).length, 150);
  await setUp("delete from alert_delivery");

  const second = pages[1];
  assert.ok(second);
  const [explained] = await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    await tx.query("set local enable_seqscan = off");
    await tx.query("set local enable_bitmapscan = off");
    return await tx.query<Record<string, [{ Plan: Node }]>>(
      `explain (analyze, format json) ${second.text}`,
      second.values,
    );
  });
  const read = nodesOf(Object.values(explained ?? {})[0]?.[0].Plan).filter(
    (node) => node["Index Name"] === "document_ends_by",
  );
  const counted = read.map((node) => node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0));
  assert.equal(
    counted.reduce((sum, rows) => sum + rows, 0),
    50,
  );
});

type Node = {
  "Index Name"?: string;
  "Actual Rows": number;
  "Rows Removed by Filter"?: number;
  Plans?: Node[];
};
const nodesOf = (node: Node | undefined): Node[] =>
  node === undefined ? [] : [node, ...(node.Plans ?? []).flatMap(nodesOf)];

test("who holds another's paper is told by their own alert, in its words, and no one else by it", async () => {
  await held();
  await alerted("ada", "harbour");
  await runAt("2026-12-13T20:59:59.999Z");
  assert.deepEqual(await mailed(), []);
  await runAt(EIGHT_THERE);
  await runAt("2026-12-14T21:00:00.000Z");
  assert.deepEqual(await mailed(), ["ada", "ben"]);
  const [adas, bens] = (await alertMails()).toSorted((one, other) =>
    (one.toAddresses[0] ?? "").localeCompare(other.toAddresses[0] ?? ""),
  );
  assert.match(adas?.text ?? "", /held by Harbour Civil Pty Ltd expires on 13\/01\/2027, in 30 days\./);
  assert.match(adas?.text ?? "", /Applicant: Wesfarmers Limited/);
  assert.match(adas?.text ?? "", /Open the document/);
  assert.match(bens?.text ?? "", /shared with .Ada Nguyen.: please ask them/);
  assert.doesNotMatch(bens?.text ?? "", /\/documents\//);
  const deliveries = await setUp("select organisation_id from alert_delivery");
  assert.deepEqual(deliveries, [{ organisationId: HARBOUR }]);
});

test("where the paper names no confirmed number of theirs only those with whom it is shared are told", async () => {
  await setUp("update document_party set abn = null where document_id = $1", [await held()]);
  await alerted("ada", "harbour", { triggerProperty: "EXPECTED_RETURN_DATE" });
  await runAt(EIGHT_THERE);
  assert.deepEqual(await mailed(), ["ada"]);
});

test("what its applicant's deposit earns says nothing to who holds it, and a share that ended tells nothing", async () => {
  const id = await held();
  await setUp("update document set interest_end_date = $2 where id = $1", [id, ENDS]);
  await alerted("ada", "harbour", { triggerProperty: "INTEREST_END_DATE" });
  await runAt(EIGHT_THERE);
  assert.deepEqual(await mailed(), []);
  await alerted("ada", "harbour");
  await setUp("delete from document_collaborator where document_id = $1", [id]);
  await sendAlerts(world.app);
  assert.deepEqual(await mailed(), []);
});

test("the preview shows what is shared with whoever asks, and a removed record takes what was sent along", async () => {
  const id = await held();
  const preview = async (person: PersonName) => {
    const { alertPreview } = await (await world.as(person)).get(
      "query ($id: ID!) { alertPreview(organisationId: $id, triggerProperty: EXPIRES_AT, triggerLeadTime: 30) { totalCount items { documentId beneficiaryName } } }",
      { id: HARBOUR },
    );
    return alertPreview.items;
  };
  assert.deepEqual(await preview("ada"), [{ documentId: id, beneficiaryName: "Wesfarmers Limited" }]);
  assert.deepEqual(await preview("ben"), []);

  await alerted("ada", "harbour");
  await runAt(EIGHT_THERE);
  await setUp("delete from document_collaborator where document_id = $1", [id]);
  const { errors } = await (await world.as("wes")).mutate(
    "removeDocument",
    "RemoveDocumentInput",
    { id, version: 1 },
    "clientMutationId",
  );
  assert.equal(errors, undefined);
});
