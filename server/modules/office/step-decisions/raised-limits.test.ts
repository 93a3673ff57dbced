// The limit of an established facility that is arranged: who raises it, what waits meanwhile, and that the database raises it by nobody alone.
// Shows: ST-32, ST-39.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { workOf } from "../../../../testing/builders/desk-work-builder.ts";
import { waitingStepOf } from "../../../../testing/builders/step-approval-builder.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";

const FACILITY = "id version limit endDate annualCost documentVariants costs { recurringPercentageCost }";

let world: World;
let owner: pg.Client;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  await owner.query("begin; select begin_system_work('Set-up', now())");
  await owner.query("update provider set second_from_property_facility_cents = 180000000");
  await owner.query("commit");
  rosa = await world.as("rosa");
  gus = await world.as("gus");
});
after(async () => {
  await owner.end();
  await world.end();
});

type At = { id: string; version: number };

/** Established by one person, since its limit is below the sum. */
async function established(): Promise<At & { supplierId: string | null }> {
  const fields = { limit: "1000000.00" };
  const made = await buildFacility(world.app, {
    arrangedWith: "macquarie",
    isSent: true,
    isApproved: true,
    fields,
  });
  const { id, version, supplierId } = made;
  const done = await rosa.mutate(
    "establishDocumentFacility",
    "DocumentFacilityVersionInput",
    { id, version },
    "documentFacility { version status }",
  );
  const facility = done.data.establishDocumentFacility.documentFacility;
  assert.equal(facility.status, "ESTABLISHED");
  return { id, version: facility.version, supplierId };
}

const FORM = {
  name: "Guarantee facility",
  startDate: "2026-01-01",
  endDate: "2028-12-31",
  documentVariants: ["BANK_GUARANTEE", "LEASE_BOND"],
  securityType: "PROPERTY",
  setUpCost: "2500",
  annualCost: "4000",
  costs: {
    recurringFeeType: "ANNUAL_PERCENTAGE",
    recurringCostFrequency: 6,
    recurringPercentageCost: "1.6",
  },
};

async function change(
  api: Api,
  { id, version, supplierId }: At & { supplierId?: string | null },
  to: object,
) {
  const facility = { ...FORM, supplierId, limit: "1000000", ...to };
  const input = { id, version, facility };
  return await api.mutate(
    "updateDocumentFacility",
    "UpdateDocumentFacilityInput",
    input,
    `documentFacility { ${FACILITY} }`,
  );
}
const decide = async (api: Api, at: At, decision: object) =>
  await api.mutate(
    "decideStepApproval",
    "DecideStepApprovalInput",
    {
      id: at.id,
      version: at.version,
      step: "FACILITY_RAISE",
      approvalId: await waitingStepOf(world.app, "FACILITY_RAISE", at.id),
      ...decision,
    },
    "recordId",
  );
const approvalsOf = async (api: Api, id: string) =>
  (
    await api.get(
      `{ stepApprovals(step: FACILITY_RAISE, recordId: "${id}") { status approvedBy decidedBy amount decisions facts { label before value } } }`,
    )
  ).stepApprovals;
const read = async (id: string) =>
  (await gus.get(`{ documentFacility(id: "${id}") { ${FACILITY} } }`)).documentFacility;

test("a limit that one person raises waits, and a second reads what would change, old against new, and confirms the whole form", async () => {
  const made = await established();
  const { id, version } = made;
  const costs = { ...FORM.costs, recurringPercentageCost: "1.5" };
  const raise = { limit: "1800000", endDate: null, documentVariants: ["BANK_GUARANTEE"], costs };
  const first = (await change(rosa, made, raise)).data.updateDocumentFacility.documentFacility;
  assert.deepEqual([first.limit, first.version], ["1000000.00", version]);

  const [waiting] = await approvalsOf(gus, id);
  assert.deepEqual(
    [waiting.status, waiting.approvedBy, waiting.amount, waiting.decisions],
    ["WAITING", "Rosa Whitfield", "1800000.00", ["CONFIRM", "DECLINE"]],
  );
  assert.deepEqual(waiting.facts, [
    { label: "Limit", before: "$1,000,000.00", value: "$1,800,000.00" },
    { label: "End date", before: "31/12/2028", value: "" },
    { label: "Used for", before: "Bank Guarantee, Lease Bond", value: "Bank Guarantee" },
    { label: "Ongoing fee: percent a year", before: "1.6%", value: "1.5%" },
  ]);
  const { rows } = await owner.query(
    "select id from step_approval where record_id = $1 and status = 'WAITING'",
    [id],
  );
  const work = await workOf(world.app, rows[0].id);
  const take = (api: Api) => api.mutate("takeDeskWork", "DeskWorkInput", work, "deskWork { kind parentId }");
  assert.equal(refusalOf(await take(rosa)), "SECOND_APPROVER_NEEDED");
  assert.deepEqual((await take(gus)).data.takeDeskWork.deskWork, { kind: "RAISE_APPROVAL", parentId: id });

  assert.equal(refusalOf(await decide(rosa, made, { decision: "CONFIRM" })), "SECOND_APPROVER_NEEDED");
  assert.equal(
    refusalOf(await decide(gus, { id, version: version - 1 }, { decision: "CONFIRM" })),
    "CONFLICT",
  );
  assert.equal((await decide(gus, made, { decision: "CONFIRM" })).errors, undefined);
  assert.deepEqual(await read(id), {
    id,
    version: version + 1,
    limit: "1800000.00",
    endDate: null,
    annualCost: "4000.00",
    documentVariants: ["BANK_GUARANTEE"],
    costs: { recurringPercentageCost: "1.5000" },
  });
  const [done] = await approvalsOf(rosa, id);
  assert.deepEqual([done.status, done.decidedBy, done.decisions], ["CONFIRMED", "Gus Reid", []]);
});

test("while a higher limit waits nothing else of the facility is changed, and what is not confirmed changes nothing", async () => {
  const made = await established();
  await change(rosa, made, { limit: "1800000" });
  for (const to of [{ limit: "1900000" }, { limit: "900000" }, { name: "Another line" }])
    assert.equal(refusalOf(await change(gus, made, to)), "APPROVAL_WAITING");
  const note = "The bank has not agreed to it.";
  assert.equal((await decide(gus, made, { decision: "DECLINE", note })).errors, undefined);
  assert.equal((await read(made.id)).limit, "1000000.00");
  await change(rosa, made, { limit: "1800000" });
  assert.equal((await decide(rosa, made, { decision: "TAKE_BACK" })).errors, undefined);
  const statuses = (await approvalsOf(gus, made.id)).map(({ status }: { status: string }) => status);
  assert.deepEqual(statuses, ["TAKEN_BACK", "DECLINED"]);
  assert.equal((await change(gus, made, { name: "Another line" })).errors, undefined);
});

test("one person lowers a limit, leaves it alone, raises it below the sum, and changes the security below it", async () => {
  const made = await established();
  let at: At = made;
  const one = async (to: object) => {
    const answer = (await change(rosa, { ...made, version: at.version }, to)).data.updateDocumentFacility;
    assert.equal(answer.documentFacility.version, at.version + 1, JSON.stringify(to));
    at = answer.documentFacility;
  };
  await one({ limit: "900000" });
  await one({ limit: "900000", annualCost: "4100" });
  await one({ limit: "1799999.99" });
  await one({ limit: "1799999.99", securityType: "UNSECURED" });
  // Of other security there is no sum, and it stays what it is.
  await one({ limit: "2500000", securityType: "UNSECURED" });
  await one({ limit: "2400000", securityType: "UNSECURED" });
  assert.deepEqual(await approvalsOf(gus, made.id), []);
});

test("another security waits as a higher limit does, by the lower of both sums, and is confirmed by a second person", async () => {
  const made = await established();
  const unsecured = { limit: "1000000", securityType: "UNSECURED" };
  const below = (await change(rosa, made, unsecured)).data.updateDocumentFacility.documentFacility;
  assert.equal(below.version, made.version + 1);
  const raised = await change(rosa, { ...made, version: below.version }, { ...unsecured, limit: "2500000" });
  let at = { ...made, version: raised.data.updateDocumentFacility.documentFacility.version };
  assert.equal(at.version, below.version + 1);

  // Into property: its sum counts. Nothing has changed until a second person agrees.
  const into = (await change(rosa, at, { limit: "2500000" })).data.updateDocumentFacility.documentFacility;
  assert.equal(into.version, at.version);
  const [waiting] = await approvalsOf(gus, made.id);
  assert.deepEqual(
    [waiting.status, waiting.facts],
    ["WAITING", [{ label: "Security", before: "Unsecured", value: "Property" }]],
  );
  assert.equal(refusalOf(await decide(rosa, at, { decision: "CONFIRM" })), "SECOND_APPROVER_NEEDED");
  assert.equal((await decide(gus, at, { decision: "CONFIRM" })).errors, undefined);
  at = { ...at, version: (await read(made.id)).version };
  const { documentFacility } = await gus.get(`{ documentFacility(id: "${made.id}") { securityType } }`);
  assert.equal(documentFacility.securityType, "PROPERTY");

  // Out of it: the sum that it leaves counts, also with a limit that is lowered to it.
  const out = await change(rosa, at, { limit: "1800000", securityType: "UNSECURED" });
  assert.equal(out.data.updateDocumentFacility.documentFacility.version, at.version);
  assert.equal((await approvalsOf(gus, made.id))[0].status, "WAITING");
});

test("the database changes the security of none by one person from the sum on", async () => {
  const { id } = await established();
  const set = async (columns: string) => {
    await owner.query("begin; select begin_system_work('Set-up', now())");
    try {
      return (await owner.query(`update facility set ${columns} where id = $1`, [id])).rowCount;
    } finally {
      await owner.query("rollback");
    }
  };
  assert.equal(await set("security_type = 'UNSECURED'"), 1);
  await assert.rejects(
    set("security_type = 'UNSECURED', limit_cents = 180000000"),
    /A second person has to approve this step/,
  );
});

test("what was entered wrongly is refused at once, and waits for nobody", async () => {
  const made = await established();
  const wrong = await change(rosa, made, { limit: "1800000", startDate: "soon" });
  assert.deepEqual(Object.keys(refusalOf(wrong)), ["startDate"]);
  assert.deepEqual(await approvalsOf(rosa, made.id), []);
});

test("the facility of an application is raised by two as well", async () => {
  const application = await buildApplication(world.app, { status: "APPROVED" });
  const { errors, data } = await rosa.mutate(
    "establishFacilityApplication",
    "EstablishFacilityApplicationInput",
    { ...ofApplication(application), limit: "1000000" },
    "facilityApplication { facilityId }",
  );
  assert.equal(errors, undefined);
  const id = data.establishFacilityApplication.facilityApplication.facilityId;
  const { version, supplierId } = (await gus.get(`{ documentFacility(id: "${id}") { version supplierId } }`))
    .documentFacility;
  const raised = await change(rosa, { id, version, supplierId }, { limit: "1800000" });
  assert.equal(raised.data.updateDocumentFacility.documentFacility.limit, "1000000.00");
  assert.equal((await approvalsOf(gus, id)).length, 1);
});
const ofApplication = ({ id, version }: At) => ({ id, version, name: "Works", startDate: "2026-11-20" });

test("of a facility that its client closes nothing waits any more", async () => {
  const made = await established();
  await change(rosa, made, { limit: "1800000" });
  const ada = await world.as("ada");
  const { id, version } = made;
  const closed = await ada.mutate(
    "closeDocumentFacility",
    "DocumentFacilityVersionInput",
    { id, version },
    "documentFacility { status }",
  );
  assert.equal(closed.errors, undefined);
  assert.equal((await approvalsOf(rosa, id))[0].status, "OUTDATED");
});

test("the database raises no limit by one person, and lowers it or leaves it alone", async () => {
  const made = await established();
  const { id } = made;
  const set = async (cents: string) => {
    await owner.query("begin; select begin_system_work('Set-up', now())");
    try {
      return (await owner.query("update facility set limit_cents = $2 where id = $1", [id, cents])).rowCount;
    } finally {
      await owner.query("rollback");
    }
  };
  await assert.rejects(set("180000000"), /A second person has to approve this step/);
  assert.equal(await set("179999999"), 1);
  assert.equal(await set("90000000"), 1);
  await change(rosa, made, { limit: "1800000" });
  // What waits is about another sum.
  await assert.rejects(set("190000000"), /A second person has to approve this step/);
});

test("a client's own record is raised by the client alone", async () => {
  const ada = await world.as("ada");
  const { id, version } = await buildFacility(world.app, { fields: { limit: "1000000.00" } });
  const raised = await change(ada, { id, version }, { limit: "9000000", provider: "Westpac" });
  assert.equal(raised.data.updateDocumentFacility.documentFacility.limit, "9000000.00");
});

test("to the bank's staff and to clients there are no such approvals", async () => {
  const { id } = await established();
  for (const person of ["sam", "ada", "fay"] as const) {
    const api = await world.as(person);
    const asked = `{ stepApprovals(step: FACILITY_RAISE, recordId: "${id}") { status } }`;
    assert.equal(await api.codeOf(asked), "FACILITY_NOT_FOUND");
  }
});
