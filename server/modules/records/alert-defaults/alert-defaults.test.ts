// The alerts that a new organisation begins with: set by two from a day on, and never changed under those who have theirs.
// Shows: AL-09.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { isAbn } from "@bondline/domain/values/fields/abn.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const ALERTS = "hasLadder expiresAtDays expectedReturnDays interestEndDays";
const READ = `{ officeAlertDefaults { startsAt waitingChangeId alerts { ${ALERTS} } versions { proposedBy approvedBy alerts { ${ALERTS} } } } }`;
const NONE = { hasLadder: false, expiresAtDays: null, expectedReturnDays: null, interestEndDays: null };
const WANTED = { hasLadder: true, expiresAtDays: 60, expectedReturnDays: 14, interestEndDays: null };

let world: World;
let rosa: Api;
let gus: Api;
let fay: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  gus = await aSecondAdministrator(world);
  fay = await world.as("fay");
});
after(() => world.end());

async function propose(api: Api, changes: object = {}): Promise<ApiReply> {
  return await api.mutate(
    "proposeAlertDefaults",
    "ProposeAlertDefaultsInput",
    { ...WANTED, startsDate: "2026-11-20", versionCount: 0, reason: "Clients ask us for it.", ...changes },
    "officeChange { id version fields { field before after } }",
  );
}

async function approve({ data, errors }: ApiReply): Promise<ApiReply> {
  assert.deepEqual(errors ?? [], []);
  const { id, version } = data.proposeAlertDefaults.officeChange;
  const input = { id, version, decision: "APPROVE" };
  return await gus.mutate("decideOfficeChange", "DecideOfficeChangeInput", input, "officeChange { status }");
}

const defaults = async () => (await rosa.get(READ)).officeAlertDefaults;
const codeOf = (reply: ApiReply) => reply.errors?.[0]?.extensions.code;
const faultsOf = (reply: ApiReply) => Object.keys(reply.errors?.[0]?.extensions.fields ?? {});

let lastAbn = 52_000_000_000;
function nextAbn(): string {
  do lastAbn += 1;
  while (!isAbn(String(lastAbn)));
  return String(lastAbn);
}

async function register(name: string): Promise<string> {
  const { data, errors } = await fay.mutate(
    "createOrganisation",
    "CreateOrganisationInput",
    {
      name,
      abn: nextAbn(),
      address: "25 Eagle Street, Brisbane QLD 4000",
      entityType: "PRV",
      industry: "E31",
    },
    "organisation { id }",
  );
  assert.deepEqual(errors ?? [], []);
  return data.createOrganisation.organisation.id;
}

async function alertsOf(api: Api, organisationId: string) {
  const query =
    "query ($id: ID!) { alertConfigurations(organisationId: $id, first: 20) { edges { node { triggerProperty triggerLeadTime emailAddresses unconfirmedEmailAddresses } } } }";
  const { alertConfigurations } = await api.get(query, { id: organisationId });
  return alertConfigurations.edges.map(({ node }: { node: object }) => node);
}

test("an organisation begins without alerts until some are set, which administrators of the provider alone do", async () => {
  assert.deepEqual(await defaults(), { startsAt: null, waitingChangeId: null, alerts: NONE, versions: [] });
  for (const person of ["sam", "ada", "fay"] as const) {
    const api = await world.as(person);
    assert.equal(await api.codeOf(READ), "PROVIDER_NOT_FOUND", person);
    assert.equal(codeOf(await propose(api)), "PROVIDER_NOT_FOUND", person);
  }
  const wrong: [object, string[]][] = [
    [{ expiresAtDays: 0 }, ["expiresAtDays"]],
    [{ interestEndDays: 366 }, ["interestEndDays"]],
    [{ hasLadder: null }, ["hasLadder"]],
    [{ startsDate: "2026-11-19" }, ["startsDate"]],
    [{ reason: " " }, ["reason"]],
  ];
  for (const [changes, fields] of wrong) assert.deepEqual(faultsOf(await propose(rosa, changes)), fields);
  assert.equal(codeOf(await propose(rosa, { versionCount: 1 })), "CONFLICT");
  assert.deepEqual(await alertsOf(fay, await register("Fay's First")), []);
});

test("an approved version is what organisations begin with that are registered after it, and nobody's alerts change", async () => {
  const ada = await world.as("ada");
  const harbour = idOf("organisation", "harbour");
  const before = await alertsOf(ada, harbour);
  const reply = await propose(rosa);
  const { fields } = reply.data.proposeAlertDefaults.officeChange;
  assert.deepEqual(fields[1], { field: "expiresAtDays", before: null, after: "60" });
  assert.equal(codeOf(await propose(gus)), "CHANGE_WAITING");
  assert.deepEqual(await alertsOf(fay, await register("Fay's Second")), []);
  assert.equal((await approve(reply)).data.decideOfficeChange.officeChange.status, "APPROVED");

  const third = await register("Fay's Third");
  const mine = { emailAddresses: ["fay@stranger.example"], unconfirmedEmailAddresses: [] };
  assert.deepEqual(await alertsOf(fay, third), [
    { triggerProperty: "EXPIRY_LADDER", triggerLeadTime: null, ...mine },
    { triggerProperty: "EXPIRES_AT", triggerLeadTime: 60, ...mine },
    { triggerProperty: "EXPECTED_RETURN_DATE", triggerLeadTime: 14, ...mine },
  ]);
  assert.deepEqual(await alertsOf(ada, harbour), before);
  const { alerts, versions } = await defaults();
  assert.deepEqual(alerts, WANTED);
  assert.deepEqual(versions, [{ proposedBy: "Rosa Whitfield", approvedBy: "Gus Reid", alerts: WANTED }]);
});

test("a later version holds from its day, and until then the one before it", async () => {
  await approve(await propose(rosa, { ...NONE, startsDate: "2026-11-25", versionCount: 1 }));
  assert.equal((await alertsOf(fay, await register("Fay's Fourth"))).length, 3);
  world.clock.setTo("2026-11-25T02:00:00.000Z" as Instant);
  [rosa, gus, fay] = [await world.as("rosa"), await world.as("gus"), await world.as("fay")];
  assert.deepEqual(await alertsOf(fay, await register("Fay's Fifth")), []);
});

test("a version whose day has passed while it waited is refused when it is approved", async () => {
  const reply = await propose(rosa, { startsDate: "2026-11-26", versionCount: 2 });
  world.clock.setTo("2026-11-28T02:00:00.000Z" as Instant);
  [rosa, gus] = [await world.as("rosa"), await world.as("gus")];
  assert.deepEqual(faultsOf(await approve(reply)), ["startsDate"]);
  assert.equal((await defaults()).versions.length, 2);
});
