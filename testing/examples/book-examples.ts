// One valid call of each operation on the provider's books.

import type { Examples } from "./example.ts";

export const BOOK_EXAMPLES: Examples = {
  Query: {
    revenue: { on: "ANY", given: () => ({ year: 2027 }) },
    revenueEntries: {
      on: "ANY",
      given: async ({ world }) => {
        await world.draft({ status: "PROCESSING" });
        return { year: 2027, figure: "INVOICED", first: 1 };
      },
    },
  },
};
