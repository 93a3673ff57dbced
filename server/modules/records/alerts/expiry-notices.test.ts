// Reminders of an expiry as they really go out: step by step, to more people each time, once, until somebody acknowledges; and the proof of it.

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { untilJobsAreDone } from "../../../../testing/jobs-done.ts";
import { allMails } from "../../../../testing/outbox.ts";
import { statementsOf } from "../../../../testing/statements.ts";
import { watch } from "../../../../testing/waiting.ts";
import { aWorld, WORLD_BEGINS, type World } from "../../../../testing/world.ts";
import { recordDocument } from "../../../demo/builders/document-builder.ts";
import type { PersonName } from "../../../demo/cast.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { sendAlerts } from "./alert-jobs.ts";
import { giveExpiryNotices } from "./expiry-notice-jobs.ts";

const HARBOUR = idOf("organisation", "harbour");
const LADDER = `documentExpiryLadder(documentId: $id) { expiresAt isOn nextBusinessDays nextDate
  notices { businessDays emailAddress reason mailStatus mailSettledAt givenAt } acknowledgements { acknowledgedBy acknowledgedAt expiresAt } }`;

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());
beforeEach(async () => {
  world.clock.setTo(WORLD_BEGINS);
  await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
    await tx.query("delete from alert_configuration");
    await tx.query("delete from mail_message");
    await tx.query(
      "update document set status = 'CLOSED_RETURNED', closed_at = $1 where status not like 'CLOSED%'",
      [tx.now],
    );
  });
});

/** Weeks pass in between, so whoever asks signs in anew. */
const create = async (person: PersonName, input: object = {}) =>
  (await world.as(person)).mutate(
    "createOrganisationAlertConfiguration",
    "CreateOrganisationAlertConfigurationInput",
    {
      organisationId: HARBOUR,
      emailAddresses: ["cam@harbourcivil.example", "cfo@elsewhere.example"],
      triggerProperty: "EXPIRY_LADDER",
      ...input,
    },
    "alertConfiguration { id triggerLeadTime }",
  );

/** Recorded by Ben; its beneficiary is in New South Wales. */
async function ending(expiresAt: string): Promise<string> {
  return await recordDocument(world.app, { fields: { expiryType: "FIXED", expiresAt } });
}

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
const acknowledge = async (person: PersonName, documentId: string, expiresAt: string) =>
  (await world.as(person)).mutate(
    "acknowledgeDocumentExpiry",
    "AcknowledgeDocumentExpiryInput",
    { documentId, expiresAt },
    "expiryLadder { nextDate acknowledgements { acknowledgedBy expiresAt } }",
  );

type Notice = { documentId: string; expiryToAcknowledge: string | null };

/** What the notifications of one document offer to acknowledge. */
async function offered(person: PersonName, id: string): Promise<(string | null)[]> {
  const { notifications } = await (await world.as(person)).get(
    "{ notifications(first: 50) { edges { node { documentId expiryToAcknowledge } } } }",
  );
  const mailed: Notice[] = notifications.edges.map(({ node }: { node: Notice }) => node);
  return mailed.filter(({ documentId }) => documentId === id).map((each) => each.expiryToAcknowledge);
}

describe("the reminders", () => {
  test("go to more people step by step, each once, at eight in the morning there", async () => {
    assert.equal(refusalOf(await create("ada")), "OK");
    await ending("2027-01-13");
    await runAt("2026-11-26T20:59:59.999Z");
    assert.deepEqual(await mailed(), ["60 ben"]);
    await runAt("2026-11-26T21:00:00.000Z");
    // Who does not belong to the organisation has not agreed to be written to.
    assert.deepEqual(await mailed(), ["30 ben", "30 cam", "60 ben"]);
    await runAt("2026-12-20T22:00:00.000Z");
    await runAt("2027-01-03T21:00:00.000Z");
    assert.deepEqual(
      (await mailed()).filter((each) => each.startsWith("7 ")),
      ["7 ada", "7 ben", "7 cam"],
    );
    await runAt("2027-01-11T21:00:00.000Z");
    await runAt("2027-01-12T23:00:00.000Z");
    assert.equal((await mailed()).length, 1 + 2 + 2 + 3 + 3);
    const { notifications } = await (await world.as("ben")).get(
      "{ notifications(first: 10) { edges { node { kind documentId } } } }",
    );
    const kinds = notifications.edges.map(({ node }: { node: { kind: string } }) => node.kind);
    assert.deepEqual(
      kinds,
      Array.from({ length: 5 }, () => "EXPIRY_NEARS"),
    );
    const mail = (await allMails(world)).find(({ intent }) => intent.startsWith("expiry notice"));
    assert.match(mail?.text ?? "", /expires on 13\/01\/2027 at 4\.00 pm/);
  });

  test("are given once by however many instances, and what an outage left out is not made up for", async () => {
    await create("ada");
    await ending("2027-01-13");
    world.clock.setTo("2027-01-05T00:00:00.000Z" as Instant);
    await Promise.all([sendAlerts(world.app), sendAlerts(world.app), sendAlerts(world.app)]);
    await sendAlerts(world.app);
    assert.deepEqual(await mailed(), ["7 ada", "7 ben", "7 cam"]);
  });

  test("of a batch that is undone in the middle are given in whole by the next run", async () => {
    await create("ada");
    await ending("2027-01-13");
    await ending("2027-01-14");
    world.clock.setTo("2027-01-05T00:00:00.000Z" as Instant);
    let asked = 0;
    const { settings } = world.app;
    const failing = new Proxy(settings, {
      get(target, name, receiver) {
        if (name === "publicUrl" && ++asked === 2) throw new Error("The process ends.");
        return Reflect.get(target, name, receiver);
      },
    });
    await assert.rejects(sendAlerts({ ...world.app, settings: failing }), /The process ends/);
    assert.deepEqual(await mailed(), []);
    await sendAlerts(world.app);
    assert.equal((await mailed()).length, 3 + 3);
  });

  test("are for organisations that asked, and for what is open and has a fixed end", async () => {
    await ending("2027-01-13");
    await runAt("2027-01-05T00:00:00.000Z");
    assert.deepEqual(await mailed(), []);
    await create("ada");
    await recordDocument(world.app, {
      owner: "wesfarmers",
      fields: { expiryType: "FIXED", expiresAt: "2027-01-13" },
    });
    await recordDocument(world.app);
    await close(await ending("2027-01-15"));
    await sendAlerts(world.app);
    assert.deepEqual(await mailed(), ["7 ada", "7 ben", "7 cam"]);
  });

  test("go to the others at once where whoever recorded it has left", async () => {
    await create("ada");
    const id = await ending("2027-03-01");
    const ofBen = [idOf("person", "ben"), HARBOUR];
    const setUp = (text: string, values: string[]) =>
      runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(text, values));
    await setUp("delete from member where account_id = $1 and organisation_id = $2", ofBen);
    try {
      await runAt("2026-12-03T00:00:00.000Z");
    } finally {
      await setUp(
        "insert into member (id, account_id, organisation_id, role, created_at) values (gen_random_uuid(), $1, $2, 'USER', now())",
        ofBen,
      );
    }
    const { notices } = await ladderOf("ada", id);
    const reasons = notices.map(({ emailAddress, reason }: Record<string, string>) => [emailAddress, reason]);
    assert.deepEqual(reasons, [
      ["ada@harbourcivil.example", "ADMINISTRATOR"],
      ["cam@harbourcivil.example", "NAMED"],
    ]);
  });

  test("are asked for once by an organisation, and previewed before that", async () => {
    await ending("2027-01-13");
    const { alertPreview } = await (await world.as("ada")).get(
      `query ($id: ID!) { alertPreview(organisationId: $id, triggerProperty: EXPIRY_LADDER) { totalCount items { triggerDate sendDate isDue subject text } } }`,
      { id: HARBOUR },
    );
    assert.equal(alertPreview.totalCount, 1);
    const [{ text, ...item }] = alertPreview.items;
    assert.deepEqual(
      { ...item, subject: item.subject.replace(/^\S+/, "X") },
      {
        triggerDate: "2027-01-13",
        sendDate: "2026-10-16",
        isDue: true,
        subject: "X expires on 13/01/2027: please acknowledge",
      },
    );
    assert.match(text, /we keep reminding you, and tell more people/);
    assert.equal(refusalOf(await create("ada")), "OK");
    assert.deepEqual(refusalOf(await create("ada")), {
      triggerProperty: "Your organisation has these reminders already. Change them instead.",
    });
  });
});

describe("acknowledging", () => {
  test("stops the reminders, names who and when, and open pages learn of it", async () => {
    await create("ada");
    const id = await ending("2027-01-13");
    await runAt("2026-12-01T00:00:00.000Z");
    const page = await watch(world, await world.as("ada"), {
      query: "subscription ($id: ID!) { documentUpdated(documentId: $id) { id } }",
      variables: { id },
    });
    const { data, errors } = await acknowledge("ada", id, "2027-01-13");
    assert.equal(errors, undefined);
    assert.deepEqual(data.acknowledgeDocumentExpiry.expiryLadder, {
      nextDate: null,
      acknowledgements: [{ acknowledgedBy: "Ada Nguyen", expiresAt: "2027-01-13" }],
    });
    assert.equal((await page.next()).data.documentUpdated.id, id);
    await page.end();
    await runAt("2027-01-12T00:00:00.000Z");
    assert.deepEqual(await mailed(), ["30 ben", "30 cam"]);
    // Whoever presses second finds it done.
    assert.equal(refusalOf(await acknowledge("ben", id, "2027-01-13")), "OK");
    const [only, ...others] = (await ladderOf("ben", id)).acknowledgements;
    assert.deepEqual(
      [only.acknowledgedBy, only.acknowledgedAt, others],
      ["Ada Nguyen", "2026-12-01T00:00:00.000Z", []],
    );
    const history = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query<{ objectType: string; actorLabel: string; recordName: string }>(
        "select object_type, actor_label, record_name from history_entry where root_id = $1 and object_type = 'Expiry acknowledged'",
        [id],
      ),
    );
    assert.deepEqual(history, [
      { objectType: "Expiry acknowledged", actorLabel: "Ada Nguyen", recordName: "Ada Nguyen" },
    ]);
  });

  test("is of the expiry that was reminded of: a new one begins anew, and what nobody was told of is refused", async () => {
    await create("ada");
    const id = await ending("2027-01-13");
    assert.deepEqual(refusalOf(await acknowledge("ada", id, "2027-01-13")), {
      expiresAt: "No reminder of this expiry has been sent yet.",
    });
    await runAt("2026-12-01T00:00:00.000Z");
    assert.deepEqual(refusalOf(await acknowledge("ada", id, "2027-01-12")), {
      expiresAt: "It expires on 13/01/2027 now. Please look again before you acknowledge.",
    });
    for (const stranger of ["wes", "fay"] as const)
      assert.equal(refusalOf(await acknowledge(stranger, id, "2027-01-13")), "DOCUMENT_NOT_FOUND");
    // The notification itself offers it to whoever may.
    assert.deepEqual([await offered("ben", id), await offered("cam", id)], [["2027-01-13"], [null]]);
    await acknowledge("ben", id, "2027-01-13");
    assert.deepEqual(await offered("ben", id), [null]);
    await (await world.as("ben")).mutate(
      "amendDocument",
      "AmendDocumentInput",
      { id, version: 1, amendments: { expiresAt: "2027-01-22" } },
      "document { id }",
    );
    await runAt("2026-12-10T00:00:00.000Z");
    assert.deepEqual(await mailed(), ["30 ben", "30 ben", "30 cam", "30 cam"]);
    await close(id);
    assert.equal(refusalOf(await acknowledge("ben", id, "2027-01-22")), "INVALID_TRANSITION");
  });
});

describe("the proof that notice was given", () => {
  test("says when, to whom, why and what became of each mail, also once the mail is forgotten", async () => {
    await create("ada");
    const id = await ending("2027-01-13");
    await runAt("2026-12-01T00:00:00.000Z");
    const before = await ladderOf("ada", id);
    assert.deepEqual([before.isOn, before.nextBusinessDays, before.nextDate], [true, 14, "2026-12-21"]);
    assert.deepEqual(before.notices.length, 2);
    // What the mail server was given by then is over: it changes nothing of what is set here.
    await untilJobsAreDone(world.ownerUrl);
    await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      const sent =
        "update mail_message set status = 'SENT', sent_at = $1 where to_addresses = '{ben@harbourcivil.example}'";
      await tx.query(sent, [tx.now]);
      await tx.query(
        "update mail_message set status = 'FAILED', sent_at = null where to_addresses = '{cam@harbourcivil.example}'",
      );
    });
    await runAt("2026-12-01T00:15:00.000Z");
    await runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query("delete from mail_message"));
    const { notices } = await ladderOf("ada", id);
    assert.deepEqual(notices, [
      {
        businessDays: 30,
        emailAddress: "ben@harbourcivil.example",
        reason: "OWNER",
        mailStatus: "SENT",
        mailSettledAt: "2026-12-01T00:00:00.000Z",
        givenAt: "2026-12-01T00:00:00.000Z",
      },
      {
        businessDays: 30,
        emailAddress: "cam@harbourcivil.example",
        reason: "NAMED",
        mailStatus: "FAILED",
        mailSettledAt: "2026-12-01T00:15:00.000Z",
        givenAt: "2026-12-01T00:00:00.000Z",
      },
    ]);
  });

  test("is walked to along the index of what is open, each statement by the page that it reads", async () => {
    const statements = await statementsOf(world.app, () => giveExpiryNotices(world.app));
    const walk = statements.find(({ text }) => text.includes("order by d.expiry_instant, d.id limit"));
    assert.ok(walk);
    const plan = await runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      await tx.query("set local enable_seqscan = off");
      return JSON.stringify(await tx.query(`explain ${walk.text}`, walk.values));
    });
    assert.match(plan, /document_expiring/);
    assert.doesNotMatch(plan, /Sort/);
    const facts = statements.find(({ text }) => text.includes("steps_given"));
    assert.match(facts?.text ?? "", /where x\.id = any [\s\S]*where h\.document_id = any/);
  });
});

async function close(id: string): Promise<void> {
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query("update document set status = 'CLOSED_RETURNED', closed_at = $2 where id = $1", [id, tx.now]),
  );
}
