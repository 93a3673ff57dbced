// One valid call of each operation on applications for facilities.

import {
  type ApplicationOverrides,
  buildApplication,
  READY_APPLICATION,
} from "../../server/demo/builders/facility-application-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { aCleanApplicationFile } from "../builders/attachment-builder.ts";
import { md5Of } from "../uploads.ts";
import type { Examples, Given } from "./example.ts";

async function made(
  { world }: Given,
  status: NonNullable<ApplicationOverrides["status"]>,
): Promise<{ id: string; version: number }> {
  const { id, version } = await buildApplication(world.app, { status });
  return { id, version };
}
const because = { reason: "Not within what the bank takes." };
const idOfSent = async (scene: Given) => ({ id: (await made(scene, "PROCESSING")).id });

/** An application in that status with a clean file, named as the calls on the file name both. */
async function withFile({ world }: Given, status: NonNullable<ApplicationOverrides["status"]>) {
  const application = await buildApplication(world.app, { status });
  return { applicationId: application.id, id: await aCleanApplicationFile(world.app, application) };
}

export const FACILITY_APPLICATION_EXAMPLES: Examples = {
  rows: async ({ app }) => {
    await aCleanApplicationFile(app, await buildApplication(app, { status: "SUBMITTED" }));
  },
  foreign: {
    applicationId: async ({ world }) => (await buildApplication(world.app, { owner: "wesfarmers" })).id,
  },
  Query: {
    suppliers: { on: "ANY" },
    facilityApplications: {
      on: "ANY",
      given: ({ organisationId }) => ({ organisationId, first: 1 }),
    },
    facilityApplication: { on: "ANY", given: idOfSent },
    facilityApplicationVerify: { on: "ANY", given: idOfSent },
    facilityApplicationAttachmentDownload: { on: "ANY", given: (scene) => withFile(scene, "PROCESSING") },
  },
  Mutation: {
    createFacilityApplication: {
      on: "ANY",
      given: ({ organisationId }) => ({ organisationId, facilityType: "SURETY_BOND" }),
      writes: "Facility application INSERT, Facility application UPDATE",
    },
    updateFacilityApplication: {
      on: "ANY",
      given: async (scene) => ({
        ...(await made(scene, "DRAFT")),
        application: { ...READY_APPLICATION, facilityLimit: "1500000" },
      }),
      writes: "Facility application UPDATE",
    },
    createFacilityApplicationAttachment: {
      on: "ANY",
      given: async (scene) => ({
        applicationId: (await made(scene, "DRAFT")).id,
        fileName: "accounts.pdf",
        contentType: "application/pdf",
        contentMd5Checksum: md5Of(Buffer.from("accounts")),
        fileSize: 8,
        variant: "MANAGEMENT_ACCOUNTS",
      }),
      writes: "Attachment INSERT",
    },
    completeFacilityApplicationAttachmentUpload: {
      on: "ANY",
      given: (scene) => withFile(scene, "DRAFT"),
      writes: "nothing",
    },
    removeFacilityApplicationAttachment: {
      on: "ANY",
      given: (scene) => withFile(scene, "DRAFT"),
      writes: "Attachment DELETE",
    },
    submitFacilityApplication: {
      on: "ANY",
      given: (scene) => made(scene, "DRAFT"),
      writes: "Facility application UPDATE",
    },
    closeFacilityApplication: {
      on: "ANY",
      given: (scene) => made(scene, "SUBMITTED"),
      writes: "Facility application UPDATE",
    },
    sendFacilityApplicationToSupplier: {
      on: "ANY",
      given: async (scene) => ({
        ...(await made(scene, "SUBMITTED")),
        supplierId: idOf("supplier", "macquarie"),
      }),
      writes: "Facility application UPDATE",
    },
    recordFacilityApplicationBankOutcome: {
      on: "ANY",
      given: async (scene) => ({ ...(await made(scene, "PROCESSING")), isApproved: true }),
      writes: "Facility application UPDATE",
    },
    recordFacilityApplicationPayment: {
      on: "ANY",
      given: async (scene) => ({
        ...(await made(scene, "PENDING_PAYMENT")),
        amount: "850",
        receivedDate: "2026-11-20",
      }),
      writes: "Facility application UPDATE",
    },
    approveFacilityApplication: {
      on: "ANY",
      given: async (scene) => ({ ...(await made(scene, "PENDING_PAYMENT")), ...because }),
      writes: "Facility application UPDATE",
    },
    rejectFacilityApplication: {
      on: "ANY",
      given: async (scene) => ({ ...(await made(scene, "SUBMITTED")), ...because }),
      writes: "Facility application UPDATE",
    },
    establishFacilityApplication: {
      on: "ANY",
      given: async (scene) => ({
        ...(await made(scene, "APPROVED")),
        name: "Macquarie property backed facility",
        limit: "1800000",
        startDate: "2026-11-20",
      }),
      writes: "Cost INSERT, Facility INSERT, Facility application UPDATE",
    },
  },
};
