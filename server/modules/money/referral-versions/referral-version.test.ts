// What the referral programme gives: set by two from a day on, refused by name otherwise, and never changed under a promise that was made.
// Shows: REF-12, REF-13, REF-17.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { asOrganisationId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { aNewAbn, switchedOn } from "../../../../testing/examples/example-steps.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aReferral } from "../../../demo/builders/referral-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { recordReferral } from "../referrals/commands/record-referral.ts";

const HARBOUR = idOf("organisation", "harbour");
const AMOUNTS = "refereeDiscountAmount referrerDiscountAmount";
const READ = `{ officeReferralProgramme { startsAt waitingChangeId amounts { ${AMOUNTS} } first { ${AMOUNTS} }
  versions { proposedBy approvedBy amounts { ${AMOUNTS} } } } }`;
const FIRST = { refereeDiscountAmount: "100.00", referrerDiscountAmount: "150.00" };
const SECOND = { refereeDiscountAmount: "120.00", referrerDiscountAmount: "180.50" };

let world: World;
let rosa: Api;
let gus: Api;
let ada: Api;
before(async () => {
  world = await aWorld();
  await switchedOn({ world }, "referrals");
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
    "proposeReferralProgramme",
    "ProposeReferralProgrammeInput",
    { ...SECOND, startsDate: "2026-11-25", versionCount: 0, reason: "The board wants it.", ...changes },
    "officeChange { id version subjectName fields { label before after } }",
  );
}

async function decide(api: Api, { data, errors }: ApiReply): Promise<ApiReply> {
  assert.deepEqual(errors ?? [], []);
  const { id, version } = data.proposeReferralProgramme.officeChange;
  const input = { id, version, decision: "APPROVE" };
  return await api.mutate("decideOfficeChange", "DecideOfficeChangeInput", input, "officeChange { status }");
}

const programme = async () => (await rosa.get(READ)).officeReferralProgramme;
const shownAmounts = async () =>
  (await ada.get(`{ referralConfiguration { ${AMOUNTS} } }`)).referralConfiguration;
const codeOf = (reply: ApiReply) => reply.errors?.[0]?.extensions.code;
const faultsOf = (reply: ApiReply) => Object.keys(reply.errors?.[0]?.extensions.fields ?? {});

/** What Harbour was promised, by the name of whom it has referred. */
async function promises(): Promise<Record<string, string>> {
  const { organisationReferrals } = await ada.get(
    `{ organisationReferrals(organisationId: "${HARBOUR}") { edges { node { name promisedAmount } } } }`,
  );
  return Object.fromEntries(
    organisationReferrals.edges.map(({ node }: { node: { name: string; promisedAmount: string } }) => [
      node.name,
      node.promisedAmount,
    ]),
  );
}

async function register(name: string): Promise<string> {
  const { data, errors } = await (await world.as("fay")).mutate(
    "createOrganisation",
    "CreateOrganisationInput",
    {
      name,
      abn: aNewAbn(),
      address: "25 Eagle Street, Brisbane QLD 4000",
      entityType: "PRV",
      industry: "E31",
    },
    "organisation { id }",
  );
  assert.deepEqual(errors ?? [], []);
  return data.createOrganisation.organisation.id;
}

/** As if the organisation's maker had signed up by Harbour's link. */
async function came(id: string): Promise<void> {
  const codes = { referrerCode: "HARBOUR", memberCode: null };
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    recordReferral(tx, { organisationId: asOrganisationId(id), codes, entityId: null }),
  );
}

async function discountOf(draftId: string): Promise<string> {
  const { productSelectionSummary } = await rosa.get(
    `{ productSelectionSummary(draftId: "${draftId}", feeSummaryId: "${idOf("fee summary", "macquarieCash")}") { referralDiscount } }`,
  );
  return productSelectionSummary.referralDiscount;
}

test("administrators of the provider alone propose, and what is wrong is told at its field", async () => {
  assert.deepEqual(await programme(), {
    startsAt: null,
    waitingChangeId: null,
    amounts: FIRST,
    first: FIRST,
    versions: [],
  });
  for (const person of ["sam", "ada", "fay"] as const) {
    const api = await world.as(person);
    assert.equal(await api.codeOf(READ), "PROVIDER_NOT_FOUND", person);
    assert.equal(codeOf(await propose(api)), "PROVIDER_NOT_FOUND", person);
  }
  const wrong: [object, string[]][] = [
    [{ refereeDiscountAmount: "-1" }, ["refereeDiscountAmount"]],
    [{ referrerDiscountAmount: "10000.01" }, ["referrerDiscountAmount"]],
    [{ referrerDiscountAmount: null }, ["referrerDiscountAmount"]],
    [{ startsDate: "2026-11-19" }, ["startsDate"]],
    [{ reason: " " }, ["reason"]],
  ];
  for (const [changes, fields] of wrong) assert.deepEqual(faultsOf(await propose(rosa, changes)), fields);
  assert.equal(codeOf(await propose(rosa, { versionCount: 1 })), "CONFLICT");
});

test("another administrator approves it, it holds from its day, and what was promised before keeps its amount", async () => {
  const reply = await propose(rosa);
  const { fields } = reply.data.proposeReferralProgramme.officeChange;
  assert.deepEqual(fields[0], {
    label: "Off the first fees of who was referred",
    before: "$100.00",
    after: "$120.00",
  });
  assert.equal(codeOf(await propose(gus)), "CHANGE_WAITING");
  assert.equal(codeOf(await decide(rosa, reply)), "SECOND_PERSON_NEEDED");
  assert.equal((await decide(gus, reply)).data.decideOfficeChange.officeChange.status, "APPROVED");
  assert.deepEqual(faultsOf(await propose(rosa, { versionCount: 1 })), ["startsDate"]);

  await aReferral(world.app, "wesfarmers", { referrerCode: "HARBOUR" });
  assert.deepEqual(await shownAmounts(), FIRST);
  const early = await world.draft({ owner: "wesfarmers", status: "SUBMITTED" });
  world.clock.setTo("2026-11-25T02:00:00.000Z" as Instant);
  await signIn();
  assert.deepEqual(await shownAmounts(), SECOND);
  assert.deepEqual(await promises(), { "Wesfarmers Limited": "150.00" });
  assert.equal(await discountOf(early.id), "100.00");

  await came(await register("Fay's Formwork"));
  assert.deepEqual(Object.values(await promises()).toSorted(), ["150.00", "180.50"]);
  const { amounts, versions } = await programme();
  assert.deepEqual(amounts, SECOND);
  assert.deepEqual(versions, [{ proposedBy: "Rosa Whitfield", approvedBy: "Gus Reid", amounts: SECOND }]);
});

test("the history of the provider says what changed and by whom", async () => {
  const { providerHistory } = await rosa.get(
    "{ providerHistory(of: SETTINGS) { edges { node { triggeredBy { name } changes { label newDisplayValue } } } } }",
  );
  const changes = providerHistory.edges.flatMap(({ node }: { node: { changes: object[] } }) => node.changes);
  const change = changes.find(
    ({ newDisplayValue }: { newDisplayValue: string }) => newDisplayValue === "$180.50",
  );
  assert.deepEqual(change, { label: "For who referred them", newDisplayValue: "$180.50" });
});

test("a version whose day has passed while it waited is refused when it is approved", async () => {
  const reply = await propose(rosa, { ...FIRST, startsDate: "2026-11-26", versionCount: 1 });
  world.clock.setTo("2026-11-28T02:00:00.000Z" as Instant);
  await signIn();
  assert.deepEqual(faultsOf(await decide(gus, reply)), ["startsDate"]);
  assert.deepEqual(await shownAmounts(), SECOND);
});
