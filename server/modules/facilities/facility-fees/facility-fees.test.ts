// What property backed facilities cost: set by two from a day on, refused by name otherwise, and never changed under an application that was begun.
// Shows: F-46.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const FEES = "applicationFee perGuaranteeFee residentialPercentage commercialPercentage";
const READ = `{ officeFacilityFees { startsAt waitingChangeId fees { ${FEES} } first { ${FEES} }
  versions { proposedBy approvedBy fees { ${FEES} } } } }`;
const FIRST = {
  applicationFee: "850.00",
  perGuaranteeFee: "650.00",
  residentialPercentage: "2",
  commercialPercentage: "3",
};
const SECOND = {
  applicationFee: "850.00",
  perGuaranteeFee: "712.50",
  residentialPercentage: "2.25",
  commercialPercentage: "3.25",
};

let world: World;
let rosa: Api;
let gus: Api;
let ada: Api;
before(async () => {
  world = await aWorld();
  await signIn();
});
after(() => world.end());

async function signIn(): Promise<void> {
  rosa = await world.as("rosa");
  ada = await world.as("ada");
  gus = await aSecondAdministrator(world);
}

async function propose(api: Api, changes: object = {}): Promise<ApiReply> {
  return await api.mutate(
    "proposeFacilityFees",
    "ProposeFacilityFeesInput",
    { ...SECOND, startsDate: "2026-11-25", versionCount: 0, reason: "The board wants it.", ...changes },
    "officeChange { id version subjectName fields { label before after } }",
  );
}

async function decide(api: Api, { data, errors }: ApiReply): Promise<ApiReply> {
  assert.deepEqual(errors ?? [], []);
  const { id, version } = data.proposeFacilityFees.officeChange;
  const input = { id, version, decision: "APPROVE" };
  return await api.mutate("decideOfficeChange", "DecideOfficeChangeInput", input, "officeChange { status }");
}

/** What the facility of an application costs once it is established. */
async function established({ id, version }: { id: string; version: number }) {
  const { data, errors } = await rosa.mutate(
    "establishFacilityApplication",
    "EstablishFacilityApplicationInput",
    { id, version, name: "Macquarie property line", limit: "900000", startDate: "2026-11-25" },
    "facilityApplication { facilityId }",
  );
  assert.deepEqual(errors ?? [], []);
  const { facilityId } = data.establishFacilityApplication.facilityApplication;
  const { documentFacility } = await ada.get(
    `{ documentFacility(id: "${facilityId}") { setUpCost costs { recurringPercentageCost } } }`,
  );
  return documentFacility;
}

const begun = () => buildApplication(world.app, { status: "APPROVED" });
const fees = async () => (await rosa.get(READ)).officeFacilityFees;
const shownFees = async () => (await ada.get(`{ facilityFees { ${FEES} } }`)).facilityFees;
const codeOf = (reply: ApiReply) => reply.errors?.[0]?.extensions.code;
const faultsOf = (reply: ApiReply) => Object.keys(reply.errors?.[0]?.extensions.fields ?? {});

test("administrators of the provider alone propose, and what is wrong is told at its field", async () => {
  assert.deepEqual(await fees(), {
    startsAt: null,
    waitingChangeId: null,
    fees: FIRST,
    first: FIRST,
    versions: [],
  });
  for (const person of ["sam", "ada", "fay"] as const) {
    const api = await world.as(person);
    assert.equal(await api.codeOf(READ), "PROVIDER_NOT_FOUND", person);
    assert.equal(codeOf(await propose(api)), "PROVIDER_NOT_FOUND", person);
  }
  const wrong: [object, string[]][] = [
    [{ applicationFee: "100000.01" }, ["applicationFee"]],
    [{ perGuaranteeFee: null }, ["perGuaranteeFee"]],
    [{ commercialPercentage: "2" }, ["commercialPercentage"]],
    [{ startsDate: "2026-11-19" }, ["startsDate"]],
    [{ reason: " " }, ["reason"]],
  ];
  for (const [changes, fields] of wrong) assert.deepEqual(faultsOf(await propose(rosa, changes)), fields);
  assert.equal(codeOf(await propose(rosa, { versionCount: 1 })), "CONFLICT");
});

test("another administrator approves it, and an application keeps the fees that it was begun with", async () => {
  const reply = await propose(rosa);
  const { fields } = reply.data.proposeFacilityFees.officeChange;
  assert.deepEqual(
    fields.find(({ label }: { label: string }) => label === "For each guarantee"),
    { label: "For each guarantee", before: "$650.00", after: "$712.50" },
  );
  assert.equal(codeOf(await propose(gus)), "CHANGE_WAITING");
  assert.equal(codeOf(await decide(rosa, reply)), "SECOND_PERSON_NEEDED");
  assert.equal((await decide(gus, reply)).data.decideOfficeChange.officeChange.status, "APPROVED");
  assert.deepEqual(await shownFees(), FIRST);

  const before = await begun();
  world.clock.setTo("2026-11-25T02:00:00.000Z" as Instant);
  await signIn();
  assert.deepEqual(await shownFees(), SECOND);
  const now = await begun();
  assert.equal((await established(before)).setUpCost, "650.00");
  const { setUpCost, costs } = await established(now);
  assert.equal(setUpCost, "712.50");
  assert.ok(["2.2500", "3.2500"].includes(costs.recurringPercentageCost), costs.recurringPercentageCost);

  const { fees: inForce, versions } = await fees();
  assert.deepEqual(inForce, SECOND);
  assert.deepEqual(versions, [{ proposedBy: "Rosa Whitfield", approvedBy: "Gus Reid", fees: SECOND }]);
});

test("another application fee is that of applications that are begun from its day on", async () => {
  const reply = await propose(rosa, { applicationFee: "900", startsDate: "2026-11-26", versionCount: 1 });
  await decide(gus, reply);
  const feeOf = async () => {
    const { data } = await ada.mutate(
      "createFacilityApplication",
      "CreateFacilityApplicationInput",
      { organisationId: HARBOUR, facilityType: "PROPERTY_BACKED" },
      "facilityApplication { applicationFee }",
    );
    return data.createFacilityApplication.facilityApplication.applicationFee;
  };
  assert.equal(await feeOf(), "850.00");
  world.clock.setTo("2026-11-26T02:00:00.000Z" as Instant);
  await signIn();
  assert.equal(await feeOf(), "900.00");
});

test("the history of the provider says what changed and by whom", async () => {
  const { providerHistory } = await rosa.get(
    "{ providerHistory(of: SETTINGS) { edges { node { triggeredBy { name } changes { label newDisplayValue } } } } }",
  );
  const changes = providerHistory.edges.flatMap(({ node }: { node: { changes: object[] } }) => node.changes);
  const change = changes.find(
    ({ newDisplayValue }: { newDisplayValue: string }) => newDisplayValue === "$712.50",
  );
  assert.deepEqual(change, { label: "For each guarantee", newDisplayValue: "$712.50" });
});

test("a version whose day has passed while it waited is refused when it is approved", async () => {
  const reply = await propose(rosa, { ...FIRST, startsDate: "2026-11-27", versionCount: 2 });
  world.clock.setTo("2026-11-28T02:00:00.000Z" as Instant);
  await signIn();
  assert.deepEqual(faultsOf(await decide(gus, reply)), ["startsDate"]);
});
