// One valid call of each operation on views of lists.

import { randomUUID } from "node:crypto";
import { type AccountId, asListViewId, asOrganisationId } from "@bondline/domain/ids.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { insertView } from "../../server/modules/records/list-views/list-view-store.ts";
import { runTransaction } from "../../server/transaction/transaction.ts";
import type { World } from "../world.ts";
import type { Examples } from "./example.ts";

/** Of the whole organisation. */
async function aSharedView(world: World): Promise<string> {
  const id = asListViewId(randomUUID());
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    insertView(tx, {
      id,
      accountId: idOf("person", "ada") as AccountId,
      organisationId: asOrganisationId(idOf("organisation", "harbour")),
      listName: "DOCUMENTS",
      name: "Closed",
      place: "tab=closed",
      isShared: true,
    }),
  );
  return id;
}

export const LIST_VIEW_EXAMPLES: Examples = {
  Query: { listViews: { on: "ANY", given: ({ organisationId }) => ({ organisationId, list: "DOCUMENTS" }) } },
  Mutation: {
    createListView: {
      on: "ANY",
      given: ({ organisationId }) => ({
        organisationId,
        list: "DOCUMENTS",
        name: "Closed by ANZ",
        place: "tab=closed&bank=anz",
        isShared: false,
      }),
      writes: "List view INSERT",
    },
    updateListView: {
      on: "ANY",
      given: async ({ world }) => ({ id: await aSharedView(world), version: 1, name: "Closed, all banks" }),
      writes: "List view UPDATE",
    },
    removeListView: {
      on: "ANY",
      given: async ({ world }) => ({ id: await aSharedView(world), version: 1 }),
      writes: "List view DELETE",
    },
  },
  rows: aSharedView,
};
