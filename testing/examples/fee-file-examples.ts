// One valid call of each operation on banks' files of fees.

import { randomUUID } from "node:crypto";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { acceptFeeFile } from "../../server/modules/money/fee-files/commands/accept-fee-file.ts";
import { aChargedGuarantee, aFeeFile, csvFees, feesInBase64 } from "../builders/fee-file-builder.ts";
import type { World } from "../world.ts";
import type { Examples } from "./example.ts";

const unknown = () => ({ number: `MB ${randomUUID().slice(0, 8)}`, amount: "1.00" });

/** Of a guarantee that nobody knows. */
const empty = ({ world }: { world: World }) => aFeeFile(world, { rows: [unknown()] });

async function differing({ world }: { world: World }) {
  const { number } = await aChargedGuarantee(world);
  return await aFeeFile(world, { rows: [{ number, amount: "2600.00" }] });
}

async function accepted({ world }: { world: World }) {
  const { id, version } = await differing({ world });
  await callAs(world.app, "rosa", acceptFeeFile, { id, version });
  return { id, version: version + 1 };
}

const idAlone = async (scene: { world: World }) => ({ id: (await accepted(scene)).id });

export const FEE_FILE_EXAMPLES: Examples = {
  Query: {
    feeFile: { on: "ANY", given: async (scene) => ({ id: (await empty(scene)).id }) },
    feeFiles: { on: "ANY", given: () => ({ first: 1 }) },
    feeLetter: { on: "ANY", given: idAlone },
  },
  Mutation: {
    createFeeFile: {
      on: "ANY",
      given: () => ({
        supplierId: idOf("supplier", "macquarie"),
        fileName: "fees.csv",
        content: feesInBase64(csvFees([unknown()])),
      }),
      writes: "Fee file INSERT",
    },
    acceptFeeFile: { on: "ANY", given: differing, writes: "Fee file UPDATE" },
    discardFeeFile: { on: "ANY", given: empty, writes: "Fee file UPDATE" },
    markFeeLetterSent: { on: "ANY", given: accepted, writes: "Fee file UPDATE" },
    settleFeeFile: {
      on: "ANY",
      given: async (scene) => ({ ...(await accepted(scene)), note: "Credited on 25 November." }),
      writes: "Fee file UPDATE",
    },
  },
};
