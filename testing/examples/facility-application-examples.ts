// One valid call of each operation on applications for facilities.

import {
  type ApplicationOverrides,
  buildApplication,
  READY_APPLICATION,
} from "../../server/demo/builders/facility-application-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
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

export const FACILITY_APPLICATION_EXAMPLES: Examples = {
  Query: {
    suppliers: { on: "ANY" },
    facilityApplications: {
      on: "ANY",
      given: ({ organisationId }) => ({ organisationId, first: 1 }),
    },
    facilityApplication: { on: "ANY", given: idOfSent },
    facilityApplicationVerify: { on: "ANY", given: idOfSent },
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
