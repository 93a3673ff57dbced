// Whoever is given work by a colleague is notified by mail and in the product: once for all that was chosen, and nobody else.
// Shows: N-06.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { asOrganisationId } from "@bondline/domain/ids.ts";
import type { Api } from "../../../../testing/api.ts";
import { someWork, workOf } from "../../../../testing/builders/desk-work-builder.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = asOrganisationId(idOf("organisation", "harbour"));
const GUS = idOf("person", "gus");

let world: World;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  [rosa, gus] = [await world.as("rosa"), await world.as("gus")];
});
after(() => world.end());

type Notice = { kind: string; referenceNumber: string; about: string };

async function notified(api: Api): Promise<Notice[]> {
  const { notifications } = await api.get(
    "{ notifications(first: 100) { edges { node { kind referenceNumber about } } } }",
  );
  const nodes: Notice[] = notifications.edges.map(({ node }: { node: Notice }) => node);
  return nodes.filter(({ kind }) => kind === "WORK_GIVEN");
}

test("a draft that is handed over is told to the colleague, with the note", async () => {
  const draft = await world.draft({ status: "SUBMITTED" });
  const { id, version } = await workOf(world.app, draft.id);
  const input = { id, version, accountId: GUS, note: "Please call them before noon." };
  const { errors } = await rosa.mutate("handOverDeskWork", "HandOverDeskWorkInput", input, "deskWork { id }");
  assert.equal(errors, undefined);
  const { referenceNumber } = draft;
  assert.deepEqual(await notified(gus), [
    { kind: "WORK_GIVEN", referenceNumber, about: "Draft to review, from Rosa Whitfield" },
  ]);
  assert.deepEqual(await notified(rosa), []);
  const mails = await mailsAbout(world, id);
  assert.deepEqual(
    mails.map(({ toAddresses, subject }) => [toAddresses, subject]),
    [[["gus@bondline.example"], `Work for you: ${referenceNumber}`]],
  );
  assert.match(
    mails[0]?.text ?? "",
    /“Rosa Whitfield” has given you work\.[\s\S]*Please call them before noon\./,
  );
});

test("several that are chosen are told once, and what one takes for oneself is told to nobody", async () => {
  const earlier = (await notified(gus)).length;
  const works = [await someWork(world.app, HARBOUR), await someWork(world.app, HARBOUR)];
  const step = (input: object) =>
    rosa.mutate("stepChosenDeskWork", "StepChosenDeskWorkInput", input, "results { code }");
  const { errors } = await step({ step: "HAND_OVER", works, accountId: GUS });
  assert.equal(errors, undefined);
  const news = await notified(gus);
  assert.equal(news.length, earlier + 1);
  assert.equal(news[0]?.about, "2 pieces of work, from Rosa Whitfield");
  const mails = (await Promise.all(works.map(({ id }) => mailsAbout(world, id)))).flat();
  assert.deepEqual(
    mails.filter(({ intent }) => intent.startsWith("work given")).map(({ subject }) => subject),
    ["Several pieces of work for you"],
  );
  await step({ step: "TAKE", works: [await someWork(world.app, HARBOUR)] });
  assert.equal((await notified(gus)).length, earlier + 1);
  assert.deepEqual(await notified(rosa), []);
});
