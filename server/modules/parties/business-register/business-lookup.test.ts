// Businesses looked up through the API: for somebody signed in, within a limit, and without an error when the register fails.
// Shows.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { ABR_GUID, type FakeAbr, startFakeAbr } from "../../../../testing/fakes/fake-abr.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { LIMITS } from "../../people/accounts/limits.ts";

const ASK = `query ($abn: String!) {
  businessByAbn(abn: $abn) { outcome business { abn acn name entityType status state postcode } }
}`;
const NOTHING = { outcome: "UNKNOWN", business: null };

let fake: FakeAbr;
let world: World;
let bare: World;
before(async () => {
  fake = await startFakeAbr();
  world = await aWorld({ ABN_LOOKUP_GUID: ABR_GUID, ABN_LOOKUP_URL: fake.publicUrl });
  bare = await aWorld();
});
after(async () => {
  await Promise.all([world.end(), bare.end()]);
  await fake.stop();
});

async function isRegisterShown({ url }: World): Promise<unknown> {
  const configuration = (await (await fetch(`${url}/configuration.json`)).json()) as {
    businessRegister: unknown;
  };
  return configuration.businessRegister;
}

test("the register's name, entity type and status are told to somebody signed in, and to nobody else", async () => {
  const ada = await world.as("ada");
  const { businessByAbn } = await ada.get(ASK, { abn: " 53 004 085 616" });
  assert.deepEqual(businessByAbn, {
    outcome: "FOUND",
    business: {
      abn: "53004085616",
      acn: "004085616",
      name: "HARBOUR CIVIL PTY LTD",
      entityType: "PRV",
      status: "ACTIVE",
      state: "NSW",
      postcode: "2000",
    },
  });
  const { businessByAbn: cancelled } = await ada.get(ASK, { abn: "51 824 753 556" });
  assert.equal((cancelled as { business: { status: string } }).business.status, "CANCELLED");
  assert.deepEqual((await ada.get(ASK, { abn: "48 123 123 124" })).businessByAbn, NOTHING);
  assert.equal(await world.anonymous.codeOf(ASK, { abn: "53004085616" }), "AUTH_NOT_AUTHENTICATED");
});

test("a number that cannot be one is refused at its field and never sent on", async () => {
  const ada = await world.as("ada");
  const asked = fake.asked.length;
  const table = {
    "": "This field is required.",
    "51 824 753 557": "Invalid ABN",
    "000 000 000": "Invalid ACN",
    "&guid=other": "An ABN or ACN must only include digits",
    "1234": "An ABN or ACN must consist of 9 or 11 digits",
  };
  for (const [abn, message] of Object.entries(table)) {
    const { errors } = await ada.ask(ASK, { abn });
    assert.equal(errors?.[0]?.extensions.code, "VALIDATION_ERROR", abn);
    assert.deepEqual(errors?.[0]?.extensions.fields, { abn: message });
  }
  assert.equal(fake.asked.length, asked);
});

test("a register that fails is told as unavailable, without an error and without its key", async () => {
  const ada = await world.as("ada");
  fake.behave("broken");
  const answer = await ada.ask(ASK, { abn: "53004085616" });
  assert.deepEqual(answer.data, { businessByAbn: { outcome: "UNAVAILABLE", business: null } });
  assert.equal(answer.errors, undefined);
  fake.behave("honest");
  assert.equal(
    ((await ada.get(ASK, { abn: "53004085616" })).businessByAbn as { outcome: string }).outcome,
    "FOUND",
  );
});

test("without a register nothing is known of a number that is right, and the client is told to ask nothing", async () => {
  assert.deepEqual((await (await bare.as("ada")).get(ASK, { abn: "53004085616" })).businessByAbn, NOTHING);
  assert.equal(await isRegisterShown(bare), false);
  assert.equal(await isRegisterShown(world), true);
});

test("nobody may read the register through us without end, and another person is not held back by it", async () => {
  const ada = await bare.as("ada");
  const { allowed } = LIMITS.businessLookUps;
  let code: string | undefined;
  for (let asked = 0; asked <= allowed && code === undefined; asked += 1)
    code = (await ada.ask(ASK, { abn: "53004085616" })).errors?.[0]?.extensions.code as string | undefined;
  assert.equal(code, "RATE_LIMITED");
  assert.deepEqual((await (await bare.as("ben")).get(ASK, { abn: "53004085616" })).businessByAbn, NOTHING);
});
