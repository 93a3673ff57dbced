// Of every step that takes two: a second person decides about the approval that they have read, and about no other that has come in its place.
// Shows: ST-50.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { APPROVED_STEPS, type ApprovedStep } from "@bondline/domain/office/step-approvals/step-approval.ts";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { aRefundToApprove } from "../../../../testing/builders/refund-builder.ts";
import { aSecurityToReturn } from "../../../../testing/builders/security-builder.ts";
import { must, refusalOf, seenDraft } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { buildApplication } from "../../../demo/builders/facility-application-builder.ts";
import { buildFacility } from "../../../demo/builders/facility-builder.ts";

let world: World;
let owner: pg.Client;
let rosa: Api;
let gus: Api;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  rosa = await world.as("rosa");
  gus = await world.as("gus");
});
after(async () => {
  await owner.end();
  await world.end();
});

/** Deposits by themselves: the drafts of the other steps are paid by them. */
async function twoFrom(cents: number | null, deposits: number | null = null) {
  await owner.query("begin; select begin_system_work('Set-up', now())");
  await owner.query(
    `update provider set second_from_security_return_cents = $1, second_from_property_facility_cents = $1,
       second_from_surety_facility_cents = $1, second_from_bank_guarantee_discount_cents = $1, second_from_deposit_cents = $2`,
    [cents, deposits],
  );
  await owner.query("commit");
}

/** The record that the step is named by, its version as whoever decides sends it, and what the first person enters there. */
type Stepped = { recordId: string; version: () => Promise<number>; enter: () => Promise<unknown> };

const versionOfDraft = (id: string) => async () => (await seenDraft(gus, id, "version")).version as number;
const versionOf = (query: "facilityApplication" | "documentFacility", id: string) => async () =>
  (await gus.get(`{ ${query}(id: "${id}") { version } }`))[query].version as number;

async function anArranged() {
  return await buildFacility(world.app, {
    arrangedWith: "macquarie",
    isSent: true,
    isApproved: true,
    fields: { limit: "1000000.00" },
  });
}

async function send(name: string, type: string, input: object) {
  const { errors, data } = await rosa.mutate(name, type, input, "clientMutationId");
  assert.equal(errors, undefined);
  return data;
}

const RECORDS: Readonly<Record<ApprovedStep, () => Promise<Stepped>>> = {
  async SECURITY_RETURN() {
    const given = await aSecurityToReturn(rosa, await world.draft({ status: "PROCESSING" }));
    const version = versionOfDraft(given.id);
    const enter = async () =>
      await must(rosa, "recordSecurityReturn", { ...given, version: await version() });
    return { recordId: given.id, version, enter };
  },
  async FACILITY_ESTABLISH() {
    const { id } = await buildApplication(world.app, { status: "APPROVED" });
    const version = versionOf("facilityApplication", id);
    const form = { name: "Works", limit: "1800000", startDate: "2026-11-20" };
    const enter = async () =>
      await send("establishFacilityApplication", "EstablishFacilityApplicationInput", {
        id,
        version: await version(),
        ...form,
      });
    return { recordId: id, version, enter };
  },
  async FACILITY_ARRANGED() {
    const { id } = await anArranged();
    const version = versionOf("documentFacility", id);
    const enter = async () =>
      await send("establishDocumentFacility", "DocumentFacilityVersionInput", {
        id,
        version: await version(),
      });
    return { recordId: id, version, enter };
  },
  async FACILITY_RAISE() {
    const { id, supplierId, name, startDate } = await anArranged();
    const version = versionOf("documentFacility", id);
    await twoFrom(null);
    await send("establishDocumentFacility", "DocumentFacilityVersionInput", { id, version: await version() });
    await twoFrom(1);
    const facility = {
      name,
      startDate,
      supplierId,
      limit: "1800000",
      documentVariants: ["BANK_GUARANTEE"],
      securityType: "PROPERTY",
    };
    const enter = async () =>
      await send("updateDocumentFacility", "UpdateDocumentFacilityInput", {
        id,
        version: await version(),
        facility,
      });
    return { recordId: id, version, enter };
  },
  async REFUND_TRANSFER() {
    const given = await aRefundToApprove(world.app, await world.draft({ status: "PROCESSING" }));
    const version = versionOfDraft(given.id);
    const enter = async () => await must(rosa, "approveRefund", { ...given, version: await version() });
    return { recordId: given.refundId, version, enter };
  },
  async DRAFT_DEPOSIT() {
    const { id, invoices } = await world.draft({ status: "PENDING_PAYMENT" });
    await twoFrom(1, 1);
    const version = versionOfDraft(id);
    const given = { invoiceId: invoices[0]?.id, amount: "100", receivedDate: "2026-11-20" };
    const enter = async () =>
      await must(rosa, "recordDraftPayment", { id, version: await version(), ...given });
    return { recordId: id, version, enter };
  },
  async DRAFT_DISCOUNT() {
    const { id } = await world.draft({ status: "SUBMITTED" });
    const version = versionOfDraft(id);
    const given = { discountPercentage: "10" };
    const enter = async () =>
      await must(rosa, "setDraftDiscount", { id, version: await version(), ...given });
    return { recordId: id, version, enter };
  },
};

type Shown = { id: string; status: string };

for (const step of APPROVED_STEPS)
  test(step, async () => {
    await twoFrom(1);
    const { recordId, version, enter } = await RECORDS[step]();
    const approvals = async (): Promise<Shown[]> =>
      (await gus.get(`{ stepApprovals(step: ${step}, recordId: "${recordId}") { id status } }`))
        .stepApprovals;
    const decide = async (api: Api, decision: object) =>
      refusalOf(
        await api.mutate(
          "decideStepApproval",
          "DecideStepApprovalInput",
          { id: recordId, step, ...decision },
          "recordId",
        ),
      );

    await enter();
    // What the second person has open.
    const [read] = await approvals();
    const asRead = { approvalId: read?.id, version: await version() };
    assert.equal(await decide(rosa, { ...asRead, decision: "TAKE_BACK" }), "OK");
    assert.equal(await decide(gus, { ...asRead, decision: "CONFIRM" }), "INVALID_TRANSITION");
    world.clock.advance({ seconds: 1 });
    await enter();
    for (const decision of ["CONFIRM", "DECLINE"] as const)
      assert.equal(await decide(gus, { ...asRead, decision, note: "Read before." }), "CONFLICT");
    const statuses = (await approvals()).map(({ status }) => status);
    assert.deepEqual(statuses, ["WAITING", "TAKEN_BACK"]);

    const [stands] = await approvals();
    const now = { approvalId: stands?.id, version: await version() };
    assert.equal(await decide(gus, { ...now, decision: "CONFIRM" }), "OK");
    assert.deepEqual((await approvals())[0], { id: stands?.id, status: "CONFIRMED" });
  });
