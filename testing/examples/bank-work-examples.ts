// One valid call of each operation on a bank's service levels, on what waits for its people and on what is said about it.

import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { changeBankService } from "../../server/modules/office/bank-work/commands/change-bank-service.ts";
import { createDraftComment } from "../../server/modules/records/comments/commands/create-draft-comment.ts";
import type { Examples, Given } from "./example.ts";

const own = { supplierId: idOf("supplier", "macquarie") };

/** Changed once before, so that each call changes what is there. */
async function levels({ world, personas }: Given) {
  const { api } = personas;
  const read = async () => (await api.supplier.get("{ bankService { version } }")).bankService.version;
  if ((await read()) === 0) await callAs(world.app, "sam", changeBankService, { version: 0, issueHours: 8 });
  const version = await read();
  return { version, issueHours: 8, applicationHours: null, requestHours: (version % 100) + 1 };
}

export const BANK_WORK_EXAMPLES: Examples = {
  Query: {
    bankService: { on: "ANY", given: () => own },
    bankServiceHistory: { on: "ANY", given: () => ({ ...own, first: 1 }) },
    bankThreads: { on: "ANY", given: () => ({ first: 1 }) },
    bankWorkList: { on: "ANY", given: () => ({ first: 1 }) },
  },
  Mutation: {
    changeBankService: { on: "ANY", given: levels, writes: "Service levels UPDATE" },
  },
  rows: async (world) => {
    await callAs(world.app, "sam", changeBankService, { version: 0, issueHours: 8 });
    const { id } = await world.draft({ status: "PROCESSING" });
    await callAs(world.app, "ada", createDraftComment, { draftId: id, content: "When will it be issued?" });
  },
};
