// One valid call of each operation on prepared requests, and a request that nobody has answered.

import { type AccountId, asPreparedRequestId } from "@bondline/domain/ids.ts";
import { cents } from "@bondline/domain/values/money/money.ts";
import { plainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../server/app.ts";
import { PEOPLE } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { insertPreparedRequest } from "../../server/modules/drafts/prepared-requests/prepared-request-store.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import type { Examples } from "./example.ts";

/** One that nobody has answered, by Rosa of the provider. */
export async function aPreparedRequest(
  app: App,
  { addressee = "ada" }: { addressee?: "ada" | "wes" } = {},
): Promise<{ id: string; version: number }> {
  return await runTransaction(app, { system: "Set-up" }, async (tx) => {
    const id = asPreparedRequestId(tx.newId());
    await insertPreparedRequest(tx, {
      id,
      emailAddress: PEOPLE[addressee].email,
      processType: "BANK_GUARANTEE",
      amountCents: cents(25_000_000n),
      purpose: "PERFORMANCE",
      beneficiaryName: "Woolworths Group Limited",
      contractTitle: "Depot, stage 2",
      lastDate: plainDate("2026-12-20"),
      preparedBy: `${PEOPLE.rosa.givenName} ${PEOPLE.rosa.familyName}, Bondline`,
      createdBy: idOf("person", "rosa") as AccountId,
    });
    return { id, version: 1 };
  });
}

export const PREPARED_REQUEST_EXAMPLES: Examples = {
  rows: async (world) => {
    const { id: originationId } = await aPreparedRequest(world.app);
    const input = { originationId, organisationId: idOf("organisation", "harbour") };
    const ada = await world.as("ada");
    await ada.mutate("createDraftFromOrigination", "CreateDraftFromOriginationInput", input, "draftId");
  },
  foreign: {
    "originations.id": async ({ world }) => (await aPreparedRequest(world.app, { addressee: "wes" })).id,
    originationId: async ({ world }) => (await aPreparedRequest(world.app, { addressee: "wes" })).id,
  },
  Query: {
    origination: { on: "ANY", given: async ({ world }) => ({ id: (await aPreparedRequest(world.app)).id }) },
    originationProducts: { on: "ANY", given: () => ({ processType: "BANK_GUARANTEE", amount: "20000" }) },
    staffOriginations: { on: "ANY", given: () => ({ first: 1 }) },
  },
  Mutation: {
    createOrigination: {
      on: "ANY",
      given: () => ({
        // Somebody of the cast, so that there is a screen to see it on.
        emailAddress: PEOPLE.ada.email,
        processType: "BANK_GUARANTEE",
        amount: "20000",
        lastDate: "2026-12-20",
      }),
      writes: "Prepared request INSERT",
    },
    withdrawOrigination: {
      on: "ANY",
      given: async ({ world }) => await aPreparedRequest(world.app),
      writes: "Prepared request UPDATE",
    },
    withdrawChosenOriginations: {
      on: "ANY",
      given: async ({ world }) => ({ originations: [await aPreparedRequest(world.app)] }),
      writes: "Prepared request UPDATE",
    },
    createDraftFromOrigination: {
      on: "ANY",
      given: async ({ world, organisationId }) => ({
        originationId: (await aPreparedRequest(world.app)).id,
        organisationId,
      }),
      writes: "Draft INSERT, Draft UPDATE, Party INSERT, Prepared request UPDATE",
      namesAnother: "the organisation is chosen for what the request becomes",
    },
  },
};
