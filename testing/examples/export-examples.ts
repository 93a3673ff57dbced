// One valid call of each operation on lists, reports and histories that leave as files.

import { addWholeDays } from "@bondline/domain/values/time/instant.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import type { Answer } from "../../server/graphql/idempotency.ts";
import {
  type CreateExportInput,
  createExport,
} from "../../server/modules/records/exports/commands/create-export.ts";
import type { Transaction } from "../../server/transaction/transaction.ts";
import type { World } from "../world.ts";
import type { Examples } from "./example.ts";

const documentsOf = (organisationId: string) => ({ organisationId, documents: { search: "" } });

const wanted = (organisationId: string) =>
  ({ wanted: documentsOf(organisationId), format: "CSV", columns: ["amount"] }) as const;

async function anExport(world: World, organisationId: string): Promise<string> {
  const { exportId } = await callAs(world.app, "ada", createExport, wanted(organisationId));
  return String(exportId);
}

/** Nobody begins it for a day. */
async function aWaitingExport(world: World, organisationId: string): Promise<string> {
  const { exportId } = await callAs(world.app, "ada", createAndHold, wanted(organisationId));
  return String(exportId);
}

async function createAndHold(tx: Transaction, input: CreateExportInput): Promise<Answer> {
  const answer = await createExport(tx, input);
  const held = { key: `export ${answer.exportId}`, runAt: addWholeDays(tx.now, 1) };
  await tx.enqueue("make-export", { exportId: answer.exportId, accountId: null }, held);
  return answer;
}

export const EXPORT_EXAMPLES: Examples = {
  rows: (world) => anExport(world, idOf("organisation", "harbour")),
  Query: {
    export: {
      on: "ANY",
      given: async ({ world, organisationId }) => ({ id: await anExport(world, organisationId) }),
    },
    exportOffer: { on: "ANY", given: ({ organisationId }) => ({ wanted: documentsOf(organisationId) }) },
    exports: {
      on: "ANY",
      given: async ({ world, organisationId }) => {
        await anExport(world, organisationId);
        return { first: 1, kind: "DOCUMENTS" };
      },
    },
  },
  Mutation: {
    createExport: {
      on: "ANY",
      given: ({ organisationId }) => wanted(organisationId),
      writes: "Export INSERT",
    },
    cancelExport: {
      on: "ANY",
      given: async ({ world, organisationId }) => ({ id: await aWaitingExport(world, organisationId) }),
      writes: "Export UPDATE",
    },
  },
};
