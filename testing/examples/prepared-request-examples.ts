// One valid call of each operation on prepared requests.

import { anPreparedRequest } from "../builders/prepared-request-builder.ts";
import type { Examples } from "./example.ts";

export const PREPARED_REQUEST_EXAMPLES: Examples = {
  Query: {
    origination: { on: "ANY", given: async ({ world }) => ({ id: (await anPreparedRequest(world.app)).id }) },
    originationProducts: { on: "ANY", given: () => ({ processType: "BANK_GUARANTEE", amount: "20000" }) },
    staffOriginations: { on: "ANY", given: () => ({ first: 1 }) },
  },
  Mutation: {
    createOrigination: {
      on: "ANY",
      given: () => ({
        emailAddress: "new.client@example.com",
        processType: "BANK_GUARANTEE",
        amount: "20000",
        lastDate: "2026-12-20",
      }),
      writes: "Prepared request INSERT",
    },
    withdrawOrigination: {
      on: "ANY",
      given: async ({ world }) => await anPreparedRequest(world.app),
      writes: "Prepared request UPDATE",
    },
    createDraftFromOrigination: {
      on: "ANY",
      given: async ({ world, organisationId }) => ({
        originationId: (await anPreparedRequest(world.app)).id,
        organisationId,
      }),
      writes: "Draft INSERT, Draft UPDATE, Party INSERT, Prepared request UPDATE",
    },
  },
};
