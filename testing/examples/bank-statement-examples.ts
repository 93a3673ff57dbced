// One valid call of each operation on bank statements.

import { randomUUID } from "node:crypto";
import {
  announcedStatement,
  beingRecorded,
  csvStatement,
  readStatement,
  recordedStatement,
  statementFile,
} from "../builders/bank-statement-builder.ts";
import type { World } from "../world.ts";
import type { Examples, Given } from "./example.ts";

/** Lines that no other example has. */
const aFile = () => csvStatement([{ amount: "41.07", narrative: `Deposit ${randomUUID()}` }]);
const read = ({ world }: { world: World }) => readStatement(world.app, { bytes: aFile() });
const named = async (scene: Given) => ({ id: (await read(scene)).id });

async function aLine({ world, personas }: Given): Promise<{ id: string; version: number }> {
  const { id } = await recordedStatement(world.app, { bytes: aFile() });
  const { data } = await personas.api.manager.ask(
    `{ bankStatement(id: "${id}") { bankLines { edges { node { id version } } } } }`,
  );
  return data.bankStatement.bankLines.edges[0].node;
}

async function anInvoice({ world }: Given): Promise<string> {
  return (await world.draft({ status: "PENDING_PAYMENT" })).invoices[0]?.id ?? "";
}

async function aSettledLine(scene: Given): Promise<{ id: string; version: number }> {
  const { data } = await scene.personas.api.manager.mutate(
    "setAsideBankLine",
    "BankLineReasonInput",
    { ...(await aLine(scene)), reason: "Interest." },
    "bankLine { id version }",
  );
  return data.setAsideBankLine.bankLine;
}

export const BANK_STATEMENT_EXAMPLES: Examples = {
  Query: {
    bankLine: { on: "ANY", given: async (scene) => ({ id: (await aLine(scene)).id }) },
    bankStatement: { on: "ANY", given: named },
    bankStatements: { on: "ANY", given: () => ({ first: 1 }) },
    unsettledBankLines: { on: "ANY", given: () => ({ first: 1 }) },
  },
  Mutation: {
    createBankStatement: {
      on: "ANY",
      given: () => ({ file: statementFile(aFile()) }),
      writes: "Attachment INSERT, Bank statement INSERT",
    },
    completeBankStatementUpload: {
      on: "ANY",
      given: async ({ world }) => ({ id: (await announcedStatement(world.app, { bytes: aFile() })).id }),
      writes: "nothing",
    },
    mapBankStatement: {
      on: "ANY",
      given: async (scene) => ({
        ...(await read(scene)),
        columns: ["DATE", "AMOUNT", "NARRATIVE", "NARRATIVE"],
      }),
      writes: "Bank statement UPDATE",
    },
    startBankStatement: { on: "ANY", given: read, writes: "Bank statement UPDATE" },
    cancelBankStatement: { on: "ANY", given: read, writes: "Bank statement UPDATE" },
    stopBankStatement: {
      on: "ANY",
      given: async ({ world }) => ({ id: await beingRecorded(world.app, { bytes: aFile() }) }),
      writes: "Bank statement UPDATE",
    },
    matchBankLine: {
      on: "ANY",
      given: async (scene) => ({ ...(await aLine(scene)), invoiceId: await anInvoice(scene) }),
      writes: "Bank line UPDATE, Invoice UPDATE, Payment INSERT",
    },
    setAsideBankLine: {
      on: "ANY",
      given: async (scene) => ({ ...(await aLine(scene)), reason: "Interest of the account." }),
      writes: "Bank line UPDATE",
    },
    undoBankLine: {
      on: "ANY",
      given: async (scene) => ({ ...(await aSettledLine(scene)), reason: "It pays an invoice after all." }),
      writes: "Bank line UPDATE",
    },
  },
  Subscription: { bankStatementUpdated: { on: "ANY", given: named } },
};
