// What has become late at a bank is shown once to its administrators, by mail and in the product, and to nobody else.
// Shows: ST-35.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { allMails } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { PEOPLE } from "../../../demo/cast.ts";
import { notifyOfLateBankWork } from "./late-bank-work-jobs.ts";

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

type Notice = { kind: string; referenceNumber: string; about: string };

async function notified(api: Api): Promise<Notice[]> {
  const { notifications } = await api.get(
    "{ notifications(first: 100) { edges { node { kind referenceNumber about } } } }",
  );
  const nodes: Notice[] = notifications.edges.map(({ node }: { node: Notice }) => node);
  return nodes.filter(({ kind }) => kind === "BANK_WORK_LATE");
}
const lateMails = async () =>
  (await allMails(world)).filter(({ text }) => /due by your service levels/.test(text ?? ""));

test("one that has become late is told once, by its reference, to the bank's administrators alone", async () => {
  const sam = await world.as("sam");
  const set = await sam.mutate(
    "changeBankService",
    "ChangeBankServiceInput",
    { version: 0, issueHours: 1 },
    "bankService { issueHours }",
  );
  assert.equal(set.errors, undefined);
  const draft = await world.draft({ status: "PROCESSING" });
  await notifyOfLateBankWork(world.app);
  assert.deepEqual(await lateMails(), []);

  world.clock.advance({ days: 4 });
  // Two servers whose clocks strike at once.
  await Promise.all([notifyOfLateBankWork(world.app), notifyOfLateBankWork(world.app)]);
  await notifyOfLateBankWork(world.app);
  const mails = await lateMails();
  assert.deepEqual(
    mails.map(({ toAddresses, subject }) => [toAddresses, subject]),
    [[[PEOPLE.sam.email], `Late: ${draft.referenceNumber}`]],
  );
  assert.match(mails[0]?.text ?? "", /Guarantee to issue[\s\S]*Harbour Civil/);
  const expected = [
    { kind: "BANK_WORK_LATE", referenceNumber: draft.referenceNumber, about: "Guarantee to issue" },
  ];
  assert.deepEqual(await notified(await world.as("sam")), expected);
  for (const person of ["bea", "rosa", "ada"] as const)
    assert.deepEqual(await notified(await world.as(person)), []);
});

test("several are told in one email, and what was done in time in none", async () => {
  const before = (await lateMails()).length;
  const first = await world.draft({ status: "PROCESSING" });
  const second = await world.draft({ status: "PROCESSING", owner: "wesfarmers" });
  const done = await world.draft({ status: "ESTABLISHED" });
  world.clock.advance({ days: 4 });
  await notifyOfLateBankWork(world.app);
  const [mail, ...others] = (await lateMails()).slice(before);
  assert.deepEqual([others, mail?.subject], [[], "2 pieces of work are late"]);
  for (const { referenceNumber } of [first, second])
    assert.ok(mail?.text?.includes(referenceNumber), referenceNumber);
  assert.ok(!mail?.text?.includes(done.referenceNumber));
  assert.deepEqual((await notified(await world.as("sam")))[0], {
    kind: "BANK_WORK_LATE",
    referenceNumber: "",
    about: "2 pieces of work",
  });
});
