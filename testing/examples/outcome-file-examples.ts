// One valid call of each operation on a bank's files of outcomes.

import { randomUUID } from "node:crypto";
import { anOutcomeFile, csvOutcomes, inBase64 } from "../builders/outcome-file-builder.ts";
import type { World } from "../world.ts";
import type { Examples, Given } from "./example.ts";

const aNumber = () => `MB ${randomUUID().slice(0, 8)}`;

/** Of nothing that was sent to the bank: its dry run finds no row possible. */
const empty = ({ world }: { world: World }) =>
  anOutcomeFile(world, { rows: [{ reference: aNumber(), number: aNumber() }] });

async function possible({ world }: Given) {
  const { referenceNumber } = await world.draft({ status: "PROCESSING" });
  return await anOutcomeFile(world, { rows: [{ reference: referenceNumber, number: aNumber() }] });
}

export const OUTCOME_FILE_EXAMPLES: Examples = {
  Query: {
    outcomeFile: { on: "ANY", given: async (scene) => ({ id: (await empty(scene)).id }) },
    outcomeFiles: { on: "ANY", given: () => ({ first: 1 }) },
  },
  Mutation: {
    createOutcomeFile: {
      on: "ANY",
      given: () => ({
        fileName: "outcomes.csv",
        content: inBase64(csvOutcomes([{ reference: aNumber(), number: aNumber() }])),
      }),
      writes: "Outcome file INSERT",
    },
    applyOutcomeFile: {
      on: "ANY",
      given: async (scene) => ({ ...(await possible(scene)), isAllOrNothing: false }),
      writes: "Outcome file UPDATE",
    },
    discardOutcomeFile: { on: "ANY", given: empty, writes: "Outcome file UPDATE" },
  },
};
