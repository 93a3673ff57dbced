// On what terms finance is advertised: set by two from a day on, refused by name otherwise, and never changed under an enquiry that was sent.
// Shows: FIN-10.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { aSecondAdministrator } from "../../../../testing/second-administrator.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { idOf } from "../../../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");
const TERMS =
  "annualRate minAmount maxAmount termMonths availabilityMinBusinessDays availabilityMaxBusinessDays";
const READ = `{ officeFinanceTerms { startsAt waitingChangeId terms { ${TERMS} } first { ${TERMS} }
  versions { proposedBy approvedBy terms { ${TERMS} } } } }`;
const FIRST = {
  annualRate: "9.95",
  minAmount: "15000.00",
  maxAmount: "500000.00",
  termMonths: [6, 12, 24],
  availabilityMinBusinessDays: 1,
  availabilityMaxBusinessDays: 5,
};
const SECOND = {
  annualRate: "11.25",
  minAmount: "20000.00",
  maxAmount: "60000.00",
  termMonths: [12, 36],
  availabilityMinBusinessDays: 2,
  availabilityMaxBusinessDays: 3,
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
    "proposeFinanceTerms",
    "ProposeFinanceTermsInput",
    {
      ...SECOND,
      startsDate: "2026-11-25",
      versionCount: 0,
      reason: "The lender has changed it.",
      ...changes,
    },
    "officeChange { id version subjectName fields { label before after } }",
  );
}

async function decide(api: Api, { data, errors }: ApiReply): Promise<ApiReply> {
  assert.deepEqual(errors ?? [], []);
  const { id, version } = data.proposeFinanceTerms.officeChange;
  const input = { id, version, decision: "APPROVE" };
  return await api.mutate("decideOfficeChange", "DecideOfficeChangeInput", input, "officeChange { status }");
}

async function enquire(changes: object = {}): Promise<ApiReply> {
  const contactDetails = {
    givenName: "Ada",
    familyName: "Nguyen",
    emailAddress: "ada@harbourcivil.example",
    phoneNumber: "0412345678",
    preferredTime: "MORNING",
  };
  const input = { organisationId: HARBOUR, contactDetails, amount: "50000", termMonths: 12, ...changes };
  return await ada.mutate(
    "createFinanceEnquiry",
    "CreateFinanceEnquiryInput",
    input,
    "financeEnquiry { annualRate }",
  );
}

async function rates(): Promise<string[]> {
  const { financeEnquiries } = await ada.get(
    `{ financeEnquiries(organisationId: "${HARBOUR}") { edges { node { annualRate } } } }`,
  );
  return financeEnquiries.edges.map(({ node }: { node: { annualRate: string } }) => node.annualRate);
}

async function advertised() {
  const { advertisedFinanceCalculation } = await ada.get(
    `{ advertisedFinanceCalculation(amount: "50000") { annualRate minAmount maxAmount availabilityMaxBusinessDays
      repaymentOptions { months } } }`,
  );
  const { repaymentOptions, ...figures } = advertisedFinanceCalculation;
  return { ...figures, months: repaymentOptions.map(({ months }: { months: number }) => months) };
}

const terms = async () => (await rosa.get(READ)).officeFinanceTerms;
const codeOf = (reply: ApiReply) => reply.errors?.[0]?.extensions.code;
const faultsOf = (reply: ApiReply) => Object.keys(reply.errors?.[0]?.extensions.fields ?? {});

test("administrators of the provider alone propose, and what is wrong is told at its field", async () => {
  assert.deepEqual(await terms(), {
    startsAt: null,
    waitingChangeId: null,
    terms: FIRST,
    first: FIRST,
    versions: [],
  });
  for (const person of ["sam", "ada", "fay"] as const) {
    const api = await world.as(person);
    assert.equal(await api.codeOf(READ), "PROVIDER_NOT_FOUND", person);
    assert.equal(codeOf(await propose(api)), "PROVIDER_NOT_FOUND", person);
  }
  const wrong: [object, string[]][] = [
    [{ annualRate: "100.01" }, ["annualRate"]],
    [{ annualRate: null }, ["annualRate"]],
    [{ maxAmount: "19999.99" }, ["maxAmount"]],
    [{ termMonths: [] }, ["termMonths"]],
    [{ termMonths: [7] }, ["termMonths"]],
    [{ availabilityMaxBusinessDays: 1 }, ["availabilityMaxBusinessDays"]],
    [{ startsDate: "2026-11-19" }, ["startsDate"]],
    [{ reason: " " }, ["reason"]],
  ];
  for (const [changes, fields] of wrong) assert.deepEqual(faultsOf(await propose(rosa, changes)), fields);
  assert.equal(codeOf(await propose(rosa, { versionCount: 1 })), "CONFLICT");
});

test("another administrator approves it, it is advertised from its day, and an enquiry keeps its rate", async () => {
  const reply = await propose(rosa);
  const { fields } = reply.data.proposeFinanceTerms.officeChange;
  assert.deepEqual(fields[0], { label: "Rate a year", before: "9.95%", after: "11.25%" });
  assert.equal(codeOf(await propose(gus)), "CHANGE_WAITING");
  assert.equal(codeOf(await decide(rosa, reply)), "SECOND_PERSON_NEEDED");
  assert.equal((await decide(gus, reply)).data.decideOfficeChange.officeChange.status, "APPROVED");
  assert.deepEqual(faultsOf(await propose(rosa, { versionCount: 1 })), ["startsDate"]);

  assert.equal((await advertised()).annualRate, "9.95");
  assert.equal(codeOf(await enquire()), undefined);
  world.clock.setTo("2026-11-25T02:00:00.000Z" as Instant);
  await signIn();
  assert.deepEqual(await advertised(), {
    annualRate: "11.25",
    minAmount: "20000.00",
    maxAmount: "60000.00",
    availabilityMaxBusinessDays: 3,
    months: [12, 36],
  });
  assert.deepEqual(await rates(), ["9.95"]);
  assert.deepEqual(faultsOf(await enquire({ amount: "60000.01" })), ["amount"]);
  assert.deepEqual(faultsOf(await enquire({ termMonths: 24 })), ["termMonths"]);
  assert.equal(codeOf(await enquire()), undefined);
  assert.deepEqual(await rates(), ["11.25", "9.95"]);
  const { terms: now, versions } = await terms();
  assert.deepEqual(now, SECOND);
  assert.deepEqual(versions, [{ proposedBy: "Rosa Whitfield", approvedBy: "Gus Reid", terms: SECOND }]);
});

test("the history of the provider says what changed and by whom", async () => {
  const { providerHistory } = await rosa.get(
    "{ providerHistory(of: SETTINGS) { edges { node { triggeredBy { name } changes { label newDisplayValue } } } } }",
  );
  const changes = providerHistory.edges.flatMap(({ node }: { node: { changes: object[] } }) => node.changes);
  const change = changes.find(
    ({ newDisplayValue }: { newDisplayValue: string }) => newDisplayValue === "$60,000.00",
  );
  assert.deepEqual(change, { label: "Finance up to", newDisplayValue: "$60,000.00" });
  assert.ok(changes.some(({ newDisplayValue }: { newDisplayValue: string }) => newDisplayValue === "11.25%"));
});

test("a version whose day has passed while it waited is refused when it is approved", async () => {
  const reply = await propose(rosa, { ...FIRST, startsDate: "2026-11-26", versionCount: 1 });
  world.clock.setTo("2026-11-28T02:00:00.000Z" as Instant);
  await signIn();
  assert.deepEqual(faultsOf(await decide(gus, reply)), ["startsDate"]);
  assert.equal((await advertised()).annualRate, "11.25");
});
