// Where clients write to and where enquiries are read of: an administrator's settings, without a new start.
// Shows: Q-103.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Api } from "../../../../testing/api.ts";
import { mailsAbout } from "../../../../testing/outbox.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

let world: World;
let rosa: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
});
after(() => world.end());

const FIELDS = "name abn address contactName contactEmail contactPhone supportEmail operatorEmail version";
const current = async () => (await rosa.get(`{ provider { ${FIELDS} } }`)).provider;
const change = async (input: object) =>
  rosa.mutate(
    "updateProvider",
    "UpdateProviderInput",
    { ...(await current()), ...input },
    `provider { ${FIELDS} }`,
  );
const supportEmail = async () =>
  ((await (await fetch(`${world.url}/configuration.json`)).json()) as { supportEmail: unknown }).supportEmail;
async function mailedTo(): Promise<readonly string[] | undefined> {
  const contactDetails = {
    givenName: "Ada",
    familyName: "Lim",
    emailAddress: "ada@harbourcivil.example",
    phoneNumber: "0491 570 156",
    preferredTime: "MORNING",
  };
  const { data } = await (await world.as("ada")).mutate(
    "createFinanceEnquiry",
    "CreateFinanceEnquiryInput",
    { organisationId: idOf("organisation", "harbour"), contactDetails },
    "financeEnquiry { id }",
  );
  const [mail] = await mailsAbout(world, data.createFinanceEnquiry.financeEnquiry.id);
  return mail?.toAddresses;
}

test("clients read where to write to before they sign in, some seconds after it was changed at the latest", async () => {
  assert.equal(await supportEmail(), "help@bondline.example");
  assert.equal((await change({ supportEmail: "office@bondline.example" })).errors, undefined);
  world.clock.advance({ seconds: 10 });
  assert.equal(await supportEmail(), "office@bondline.example");
  assert.equal((await change({ supportEmail: null })).errors, undefined);
  world.clock.advance({ seconds: 10 });
  assert.equal(await supportEmail(), null);
});

test("however many ask at once, the database is asked once", async () => {
  world.clock.advance({ seconds: 10 });
  const asked = world.app.pool.totalCount + world.app.pool.waitingCount;
  const answers = await Promise.all(Array.from({ length: 50 }, supportEmail));
  assert.deepEqual(new Set(answers), new Set([null]));
  assert.ok(world.app.pool.totalCount + world.app.pool.waitingCount <= asked + 1);
});

test("enquiries are mailed to where the provider reads them, and without it to the installation's mailbox", async () => {
  assert.deepEqual(await mailedTo(), ["enquiries@bondline.example"]);
  await change({ operatorEmail: "money@bondline.example" });
  assert.deepEqual(await mailedTo(), ["money@bondline.example"]);
});

test("what is no address is refused by name, and nothing is changed", async () => {
  const before = await current();
  const { errors } = await change({ supportEmail: "help at bondline", operatorEmail: "money" });
  assert.deepEqual(Object.keys(errors?.[0]?.extensions.fields ?? {}), ["supportEmail", "operatorEmail"]);
  assert.deepEqual(await current(), before);
});
