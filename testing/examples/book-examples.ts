// One valid call of each operation on the provider's books, and on the journals in which they leave for an accounting package.

import { BOOK_ACCOUNTS } from "@bondline/domain/money/books/books.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Examples, Given } from "./example.ts";

/** Each time other codes, of accounts that have some already. */
async function codes({ personas }: Pick<Given, "personas">) {
  const version = async () =>
    (await personas.api.manager.get("{ accountCodes(package: QUICKBOOKS) { version } }")).accountCodes
      .version;
  const named = (word: string) =>
    BOOK_ACCOUNTS.map((account) => ({ account, code: `Portal:${account} ${word}` }));
  const before = { package: "QUICKBOOKS", version: await version() };
  const first = { ...before, codes: named(`before ${before.version}`) };
  await personas.api.manager.mutate(
    "changeAccountCodes",
    "ChangeAccountCodesInput",
    first,
    "clientMutationId",
  );
  return { package: "QUICKBOOKS", version: await version(), codes: named(`after ${before.version}`) };
}

/** Of all days so far, with something that has not left yet. */
async function journals(given: Pick<Given, "personas" | "world">) {
  await given.world.draft({ status: "PROCESSING" });
  await codes(given);
  return { package: "QUICKBOOKS", from: "2026-07-01", to: "2027-06-30" };
}

async function someReference(given: Given): Promise<string> {
  await given.world.draft({ status: "PROCESSING" });
  return "BL000001";
}

export const BOOK_EXAMPLES: Examples = {
  Query: {
    accrualLines: {
      on: "ANY",
      given: async ({ world }) => {
        await world.draft({ status: "PROCESSING" });
        return { asAt: dayAt(world.clock.now(), DEFAULT_ZONE), first: 1 };
      },
    },
    accruals: { on: "ANY", given: ({ world }) => ({ asAt: dayAt(world.clock.now(), DEFAULT_ZONE) }) },
    revenue: { on: "ANY", given: () => ({ year: 2027 }) },
    revenueEntries: {
      on: "ANY",
      given: async ({ world }) => {
        await world.draft({ status: "PROCESSING" });
        return { year: 2027, figure: "INVOICED", first: 1 };
      },
    },
    accountCodes: { on: "ANY", given: () => ({ package: "XERO" }) },
    journal: { on: "ANY", given: async (given) => ({ reference: await someReference(given) }) },
    journalOffer: { on: "ANY", given: journals },
  },
  Mutation: {
    changeAccountCodes: { on: "ANY", given: codes, writes: "Account code UPDATE" },
    createJournalExport: { on: "ANY", given: journals, writes: "nothing" },
  },
  foreign: {
    journalExportId: async (scene) => {
      const input = await journals(scene);
      const { data } = await scene.personas.api.manager.mutate(
        "createJournalExport",
        "CreateJournalExportInput",
        input,
        "journalExport { id }",
      );
      return data.createJournalExport.journalExport.id;
    },
  },
};
