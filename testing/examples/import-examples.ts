// One valid call of each operation on imports of registers.

import { randomUUID } from "node:crypto";
import { ORGANISATIONS } from "../../server/demo/cast.ts";
import {
  announcedImport,
  checkedImport,
  fileOf,
  finishedImport,
  importThatNames,
  register,
  registerRow,
} from "../builders/import-builder.ts";
import type { World } from "../world.ts";
import type { Examples, Given } from "./example.ts";

/** A number that no other example has. */
const aRegister = () => register([registerRow(`IMP-${randomUUID().slice(0, 13)}`)]);

const checked = ({ world }: { world: World }) => checkedImport(world.app, { bytes: aRegister() });
const finished = ({ world }: { world: World }) => finishedImport(world.app, { bytes: aRegister() });
const named = async (scene: Given) => ({ importJobId: (await checked(scene)).id });

export const IMPORT_EXAMPLES: Examples = {
  rows: (world) => finished({ world }),
  foreign: {
    importJobId: async ({ world }) => (await checkedImport(world.app, { bytes: aRegister(), by: "wes" })).id,
  },
  Query: {
    importJob: { on: "ANY", given: named },
    importJobs: { on: "ANY", given: ({ organisationId }) => ({ organisationId, first: 1 }) },
  },
  Mutation: {
    createImportJob: {
      on: "ANY",
      given: ({ organisationId }) => ({ organisationId, files: [fileOf(aRegister())] }),
      writes: "Attachment INSERT, Import INSERT",
    },
    completeImportJobUpload: {
      on: "ANY",
      given: async ({ world }) => ({ id: (await announcedImport(world.app)).id }),
      writes: "nothing",
    },
    mapImportJob: {
      on: "ANY",
      given: async (scene) => ({
        ...(await checked(scene)),
        columns: [
          "documentVariant",
          "amount",
          "bankName",
          "guaranteeNumber",
          "establishedAt",
          "expiryType",
          "expiresAt",
          "issuer.name",
          "beneficiary.name",
          "beneficiary.abn",
          "",
        ],
      }),
      writes: "Import UPDATE",
    },
    mendImportRow: {
      on: "ANY",
      given: async (scene) => ({
        ...(await checked(scene)),
        rowNumber: 2,
        cells: [{ place: 1, text: "95000", isEverywhere: false }],
      }),
      writes: "nothing",
    },
    answerImportBeneficiaries: {
      on: "ANY",
      given: async ({ world }) => ({
        ...(await importThatNames(world.app, "wesfarmers")),
        answers: [{ abn: ORGANISATIONS.wesfarmers.abn, isAccepted: true }],
      }),
      writes: "Import UPDATE",
    },
    startImportJob: {
      on: "ANY",
      given: async (scene) => ({ ...(await checked(scene)), mode: "KEEP_GOOD_ROWS" }),
      writes: "Import UPDATE",
    },
    cancelImportJob: { on: "ANY", given: checked, writes: "Import UPDATE" },
    undoImportJob: { on: "ANY", given: finished, writes: "Import UPDATE" },
  },
  Subscription: { importJobCompleted: { on: "ANY", given: named } },
};
