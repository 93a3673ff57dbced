// One valid call of each operation on the firms that refer clients, as the provider keeps them.

import { anEarning, anotherReferral, newestPayout, QUINN } from "../builders/referrer-builder.ts";
import type { Examples, Given } from "./example.ts";
import { aNewName, switchedOn } from "./example-steps.ts";

async function aReferrer({ personas }: Given): Promise<{ id: string; version: number }> {
  const { data } = await personas.api.manager.mutate(
    "createReferrer",
    "CreateReferrerInput",
    { name: `Brokers of ${aNewName()}`, entityType: "BROKER" },
    "officeReferrer { id version }",
  );
  return data.createReferrer.officeReferrer;
}

const DAYS = { from: "2026-07-01", to: "2026-11-20" };

async function aReferrersStatement(scene: Given): Promise<object> {
  await switchedOn(scene, "referralPortal");
  return { personId: QUINN, ...DAYS };
}

/** Of what the referrer is owed the least that can be paid, so that there is enough of it. */
async function aPayout({ world }: Given) {
  const { id, version } = await anEarning(world);
  return { id, version, amount: "0.01", paidDate: "2026-11-20", reference: `Transfer ${aNewName()}` };
}

export const REFERRER_EXAMPLES: Examples = {
  Query: {
    officeReferrers: { on: "ANY" },
    officeReferringPeople: { on: "ANY" },
    referrerHistory: {
      on: "ANY",
      given: async (scene) => ({ referrerId: (await aReferrer(scene)).id, first: 1 }),
    },
    staffReferrals: {
      on: "ANY",
      given: async ({ world }) => {
        await anotherReferral(world);
        return { first: 1 };
      },
    },
    referrerStatement: { on: "ANY", given: aReferrersStatement },
    referrerStatementEntries: {
      on: "ANY",
      given: async (scene) => ({ ...(await aReferrersStatement(scene)), first: 1 }),
    },
    referrerStatementFile: { on: "ANY", given: aReferrersStatement },
  },
  Mutation: {
    createReferrer: {
      on: "ANY",
      given: () => ({ name: `Lawyers of ${aNewName()}`, entityType: "LAWYER" }),
      writes: "Referrer INSERT",
    },
    recordReferrerPayout: {
      on: "ANY",
      given: aPayout,
      writes: "Payout to a referrer INSERT",
    },
    undoReferrerPayout: {
      on: "ANY",
      given: async (scene) => {
        const { manager } = scene.personas.api;
        await manager.mutate(
          "recordReferrerPayout",
          "RecordReferrerPayoutInput",
          await aPayout(scene),
          "clientMutationId",
        );
        return await newestPayout(scene.world);
      },
      writes: "Payout to a referrer DELETE",
    },
    changeReferrerStatus: {
      on: "ANY",
      given: async (scene) => ({
        ...(await aReferrer(scene)),
        status: "ARCHIVED",
        reason: "The agreement has ended.",
      }),
      writes: "Referrer UPDATE",
    },
    updateReferrer: {
      on: "ANY",
      given: async (scene) => ({
        ...(await aReferrer(scene)),
        name: `Accountants of ${aNewName()}`,
        entityType: "ACCOUNTANT",
      }),
      writes: "Referrer UPDATE",
    },
  },
};
