// Reminders of an expiry to whoever holds another's paper: each side is notified for itself, acknowledges for itself, and learns nothing of the other.

import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import {
  aPaperHeldByHarbour,
  askToBeReminded,
  HELD_UNTIL,
} from "../../../../testing/builders/expiry-reminder-builder.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { allMails } from "../../../../testing/outbox.ts";
import { statementsOf } from "../../../../testing/statements.ts";
import { aWorld, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import type { OrganisationName, PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { callAs } from "../../../demo/sessions.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { accessDocument } from "../../documents/documents/document-access.ts";
import { sendAlerts } from "./alert-jobs.ts";
import { EXPIRY_EVIDENCE } from "./expiry-evidence.ts";
import { giveExpiryNotices } from "./expiry-notice-jobs.ts";

const WESFARMERS = idOf("organisation", "wesfarmers");
const HARBOUR = idOf("organisation", "harbour");
const ENDS = HELD_UNTIL;
const LADDER = `documentExpiryLadder(documentId: $id) { organisationId isHolders isOn nextBusinessDays
  notices { businessDays emailAddress reason } acknowledgements { acknowledgedBy } }`;

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());
beforeEach(async () => {
  world.clock.setTo(WORLD_BEGINS);
  await setUp("delete from alert_configuration");
  await setUp("delete from mail_message");
  await setUp(
    "update document set status = 'CLOSED_RETURNED', closed_at = now() where status not like 'CLOSED%'",
  );
});

const setUp = (text: string, values: string[] = []) =>
  runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query<Record<string, unknown>>(text, values));

const askFor = (person: PersonName, organisation: OrganisationName) =>
  askToBeReminded(world, person, organisation);
const held = (person: PersonName = "ada") => aPaperHeldByHarbour(world, person);

async function runAt(instant: string): Promise<void> {
  world.clock.setTo(instant as Instant);
  await sendAlerts(world.app);
}

async function mailed(): Promise<string[]> {
  const mails = (await allMails(world)).filter(({ intent }) => intent.startsWith("expiry notice"));
  return mails
    .map(({ intent, toAddresses }) => `${/\d+/.exec(intent)?.[0]} ${toAddresses[0]?.split("@")[0]}`)
    .toSorted();
}

const ladderOf = async (person: PersonName, id: string) =>
  (await (await world.as(person)).get(`query ($id: ID!) { ${LADDER} }`, { id })).documentExpiryLadder;
const acknowledge = async (person: PersonName, documentId: string) =>
  (await world.as(person)).mutate(
    "acknowledgeDocumentExpiry",
    "AcknowledgeDocumentExpiryInput",
    { documentId, expiresAt: ENDS },
    "expiryLadder { organisationId acknowledgements { acknowledgedBy } }",
  );

test("the holder is reminded step by step as the applicant is, each by their own list", async () => {
  await askFor("ada", "harbour");
  await askFor("wes", "wesfarmers");
  await held();
  await runAt("2026-11-26T20:59:59.999Z");
  assert.deepEqual(await mailed(), ["60 ada", "60 wes"]);
  await runAt("2026-11-26T21:00:00.000Z");
  await runAt("2026-11-27T21:00:00.000Z");
  assert.deepEqual(
    (await mailed()).filter((each) => each.startsWith("30")),
    ["30 ada", "30 ben", "30 una", "30 wes"],
  );
  const [open, closed] = await Promise.all(
    ["ada@", "ben@"].map(async (to) =>
      (await allMails(world)).find(
        ({ toAddresses, intent }) => intent.startsWith("expiry notice 30") && toAddresses[0]?.startsWith(to),
      ),
    ),
  );
  assert.match(open?.text ?? "", /held by Harbour Civil Pty Ltd expires on 13\/01\/2027 at 4\.00 pm/);
  assert.match(open?.text ?? "", /Wesfarmers Limited/);
  assert.match(open?.text ?? "", /Open and acknowledge/);
  // Ben's organisation is named on the paper, and it is shared with Ada alone.
  assert.match(closed?.text ?? "", /shared with .Ada Nguyen.: please ask them/);
  assert.doesNotMatch(closed?.text ?? "", /\/documents\//);
  const { notifications } = await (await world.as("ben")).get(
    "{ notifications(first: 5) { edges { node { kind } } } }",
  );
  assert.deepEqual(notifications.edges, []);
});

test("only where it asked, and only those with whom it is shared where the paper names no confirmed number of theirs", async () => {
  await askFor("wes", "wesfarmers");
  await held();
  await runAt("2027-01-05T00:00:00.000Z");
  assert.deepEqual(await mailed(), ["7 una", "7 wes"]);

  await askFor("ada", "harbour");
  await setUp("update document_party set abn = null where document_id = $1", [await held("ben")]);
  await sendAlerts(world.app);
  const mails = (await allMails(world)).filter(({ intent }) => intent.includes("held by"));
  assert.deepEqual(mails.map(({ toAddresses }) => toAddresses[0]).toSorted(), [
    "ada@harbourcivil.example",
    "ben@harbourcivil.example",
    "ben@harbourcivil.example",
  ]);
});

test("an acknowledgement is one side's, and silences no other", async () => {
  await askFor("ada", "harbour");
  await askFor("wes", "wesfarmers");
  const id = await held();
  assert.deepEqual(refusalOf(await acknowledge("ada", id)), {
    expiresAt: "No reminder of this expiry has been sent yet.",
  });
  await runAt("2026-11-27T00:00:00.000Z");
  const { data, errors } = await acknowledge("ada", id);
  assert.equal(errors, undefined);
  assert.deepEqual(data.acknowledgeDocumentExpiry.expiryLadder, {
    organisationId: HARBOUR,
    acknowledgements: [{ acknowledgedBy: "Ada Nguyen" }],
  });
  await runAt("2027-01-05T00:00:00.000Z");
  assert.deepEqual(await mailed(), ["30 ada", "30 ben", "30 una", "30 wes", "7 una", "7 wes"]);
  assert.equal(refusalOf(await acknowledge("wes", id)), "OK");
  await runAt("2027-01-12T00:00:00.000Z");
  assert.equal((await mailed()).length, 6);

  const adas = await ladderOf("ada", id);
  assert.deepEqual(
    [adas.organisationId, adas.isHolders, adas.isOn, adas.nextBusinessDays],
    [HARBOUR, true, true, null],
  );
  assert.deepEqual(adas.acknowledgements, [{ acknowledgedBy: "Ada Nguyen" }]);
  assert.deepEqual(
    adas.notices.map(({ emailAddress, reason }: Record<string, string>) => [emailAddress, reason]),
    [
      ["ada@harbourcivil.example", "HOLDER"],
      ["ben@harbourcivil.example", "NAMED"],
    ],
  );
  const wess = await ladderOf("wes", id);
  assert.deepEqual([wess.organisationId, wess.isHolders], [WESFARMERS, false]);
  assert.deepEqual(wess.acknowledgements, [{ acknowledgedBy: "Wes Tan" }]);
  assert.ok(
    wess.notices.every(({ emailAddress }: Record<string, string>) =>
      emailAddress?.endsWith("wesfarmers.example"),
    ),
  );
});

type Proof = { side: string; notices: { emailAddress: string }[] };

type Notice = { documentId: string; expiryToAcknowledge: string | null };

test("the bell and the home page offer it to the holder while it waits for them", async () => {
  await askFor("ada", "harbour");
  const id = await held();
  await runAt("2026-11-27T00:00:00.000Z");
  const waiting = async (person: PersonName) => {
    const { notifications, documentTasks } = await (await world.as(person)).get(
      `query ($id: ID!) { notifications(first: 50) { edges { node { documentId expiryToAcknowledge } } }
        documentTasks(organisationId: $id) { kind tasks { documentId applicantName } } }`,
      { id: HARBOUR },
    );
    const mailed: Notice[] = notifications.edges.map(({ node }: { node: Notice }) => node);
    const group = documentTasks.find(({ kind }: { kind: string }) => kind === "ACKNOWLEDGE_EXPIRY");
    return [mailed.filter(({ documentId }) => documentId === id), group?.tasks ?? []];
  };
  assert.deepEqual(await waiting("ada"), [
    [{ documentId: id, expiryToAcknowledge: ENDS }],
    [{ documentId: id, applicantName: "Wesfarmers Limited" }],
  ]);
  assert.deepEqual(await waiting("ben"), [[], []]);
  await acknowledge("ada", id);
  assert.deepEqual(await waiting("ada"), [[{ documentId: id, expiryToAcknowledge: null }], []]);
});

test("the proof stands in each side's evidence and history, and in no other's", async () => {
  await askFor("ada", "harbour");
  await askFor("wes", "wesfarmers");
  const id = await held();
  await runAt("2026-11-27T00:00:00.000Z");
  await acknowledge("ada", id);
  const rows = await setUp(
    "select distinct root_type, root_id, object_type from history_entry where object_type like 'Expiry %' and root_id in ($1, $2) order by 1, 3",
    [id, HARBOUR],
  );
  assert.deepEqual(rows, [
    { rootType: "document", rootId: id, objectType: "Expiry notice" },
    { rootType: "organisation", rootId: HARBOUR, objectType: "Expiry acknowledged" },
    { rootType: "organisation", rootId: HARBOUR, objectType: "Expiry notice" },
  ]);
  const historyOf = async (person: PersonName) => {
    const { documentHistory } = await (await world.as(person)).get(
      "query ($id: ID!) { documentHistory(documentId: $id, first: 50) { edges { node { objectType } } } }",
      { id },
    );
    return documentHistory.edges.some(({ node }: { node: { objectType: string } }) =>
      node.objectType.startsWith("Expiry"),
    );
  };
  assert.deepEqual([await historyOf("wes"), await historyOf("ada")], [true, false]);
  const shown = (person: PersonName) =>
    callAs(
      world.app,
      person,
      async (tx, documentId: string) => {
        const proofs = await EXPIRY_EVIDENCE.read(tx, await accessDocument(tx, documentId));
        return (proofs as Proof[]).map(({ side, notices }) => [
          side,
          notices.map(({ emailAddress }) => emailAddress.split("@")[0]),
        ]);
      },
      id,
    );
  assert.deepEqual(await shown("ada"), [["BENEFICIARY", ["ada", "ben"]]]);
  assert.deepEqual(await shown("wes"), [["APPLICANT", ["una", "wes"]]]);
  const seenBy = (person: PersonName) =>
    callAs(
      world.app,
      person,
      async (tx, documentId: string) => {
        const rows = await tx.query(
          "select 1 from holder_expiry_notice where document_id = $1 union all select 1 from holder_expiry_acknowledgement where document_id = $1",
          [documentId],
        );
        return rows.length;
      },
      id,
    );
  assert.deepEqual(
    [
      await seenBy("ada"),
      await seenBy("ben"),
      await seenBy("wes"),
      await seenBy("rosa"),
      await seenBy("fay"),
    ],
    [3, 3, 0, 0, 0],
  );
});

test("who stopped seeing it is neither told nor may acknowledge, and a record that is removed leaves none behind", async () => {
  await askFor("ada", "harbour");
  const id = await held();
  await runAt("2026-11-27T00:00:00.000Z");
  await setUp("delete from document_collaborator where document_id = $1", [id]);
  await runAt("2027-01-05T00:00:00.000Z");
  assert.deepEqual(await mailed(), ["30 ada", "30 ben"]);
  assert.equal(refusalOf(await acknowledge("ada", id)), "DOCUMENT_NOT_FOUND");
  const { errors } = await (await world.as("wes")).mutate(
    "removeDocument",
    "RemoveDocumentInput",
    { id, version: 1 },
    "clientMutationId",
  );
  assert.equal(errors, undefined);
});

test("the walk stays one: a page of its index, and each side in one statement", async () => {
  await askFor("ada", "harbour");
  for (const _ of [1, 2, 3]) await held();
  await runAt("2026-11-27T00:00:00.000Z");
  const statements = await statementsOf(world.app, () => giveExpiryNotices(world.app));
  const walked = statements.filter(({ text }) => text.includes("order by d.expiry_instant, d.id limit"));
  const asked = statements.filter(({ text }) => text.includes("steps_given"));
  assert.deepEqual([walked.length, asked.length], [1, 1]);
});
