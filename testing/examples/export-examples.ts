// One valid call of each operation on lists, reports and histories that leave as files.

import { addWholeDays } from "@bondline/domain/values/time/instant.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import type { CommandResult } from "../../server/graphql/idempotency.ts";
import {
  type CreateExportInput,
  createExport,
} from "../../server/modules/records/exports/commands/create-export.ts";
import { createExportSchedule } from "../../server/modules/records/exports/commands/create-export-schedule.ts";
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

async function createAndHold(tx: Transaction, input: CreateExportInput): Promise<CommandResult> {
  const answer = await createExport(tx, input);
  const held = { key: `export ${answer.exportId}`, runAt: addWholeDays(tx.now, 1) };
  await tx.enqueue("make-export", { exportId: answer.exportId, accountId: null }, held);
  return answer;
}

const REGULAR = { name: "Our guarantees", rhythm: "WEEKLY", onDay: 1 } as const;

async function aSchedule(world: World, organisationId: string): Promise<{ id: string; version: number }> {
  const input = { ...wanted(organisationId), ...REGULAR };
  const { exportScheduleId } = await callAs(world.app, "ada", createExportSchedule, input);
  return { id: String(exportScheduleId), version: 1 };
}

export const EXPORT_EXAMPLES: Examples = {
  rows: async (world) => {
    await aSchedule(world, idOf("organisation", "harbour"));
    return await anExport(world, idOf("organisation", "harbour"));
  },
  Query: {
    export: {
      on: "ANY",
      given: async ({ world, organisationId }) => ({ id: await anExport(world, organisationId) }),
    },
    exportOffer: { on: "ANY", given: ({ organisationId }) => ({ wanted: documentsOf(organisationId) }) },
    exportSchedules: { on: "ANY" },
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
    createExportSchedule: {
      on: "ANY",
      given: ({ organisationId }) => ({ ...wanted(organisationId), ...REGULAR }),
      writes: "Regular export INSERT",
    },
    updateExportSchedule: {
      on: "ANY",
      given: async ({ world, organisationId }) => ({
        ...(await aSchedule(world, organisationId)),
        ...REGULAR,
        rhythm: "MONTHLY",
      }),
      writes: "Regular export UPDATE",
    },
    removeExportSchedule: {
      on: "ANY",
      given: ({ world, organisationId }) => aSchedule(world, organisationId),
      writes: "Regular export DELETE",
    },
    cancelExport: {
      on: "ANY",
      given: async ({ world, organisationId }) => ({ id: await aWaitingExport(world, organisationId) }),
      writes: "Export UPDATE",
    },
  },
};
