// One valid call of each operation on legal holds.

import { callAs } from "../../server/demo/sessions.ts";
import { createArchiveHold } from "../../server/modules/office/archive-holds/commands/create-archive-hold.ts";
import type { Examples, Given } from "./example.ts";

/** One that nobody holds yet. */
async function notHeld({ world }: Given) {
  const { id } = await world.draft({ status: "SUBMITTED" });
  return { recordKind: "DRAFT", recordId: id } as const;
}

const REASON = "Supreme Court of NSW, 2026/1182: preservation order.";

async function aHold(given: Given): Promise<string> {
  const { archiveHoldId } = await callAs(given.world.app, "rosa", createArchiveHold, {
    ...(await notHeld(given)),
    reason: REASON,
  });
  return String(archiveHoldId);
}

export const ARCHIVE_HOLD_EXAMPLES: Examples = {
  Query: {
    archiveHolds: {
      on: "ANY",
      given: ({ draft }) => ({ recordKind: "DRAFT", recordId: draft.id, first: 1 }),
    },
  },
  Mutation: {
    createArchiveHold: {
      on: "ANY",
      given: async (scene) => ({ ...(await notHeld(scene)), reason: REASON }),
      writes: "Legal hold INSERT",
    },
    endArchiveHold: {
      on: "ANY",
      given: async (scene) => ({ id: await aHold(scene), reason: "The order was lifted." }),
      writes: "Legal hold UPDATE",
    },
  },
  rows: async (world) => {
    const { id: recordId } = await world.draft({ status: "SUBMITTED" });
    await callAs(world.app, "rosa", createArchiveHold, { recordKind: "DRAFT", recordId, reason: REASON });
  },
};
