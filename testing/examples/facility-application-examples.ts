// One valid call of each operation on applications for facilities.

import {
  type ApplicationOverrides,
  applicationOfferOf,
  buildApplication,
  READY_APPLICATION,
} from "../../server/demo/builders/facility-application-builder.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { createFacilityApplicationComment } from "../../server/modules/records/comments/commands/create-facility-application-comment.ts";
import { aCleanApplicationFile } from "../builders/attachment-builder.ts";
import { aFirstStep } from "../builders/step-approval-builder.ts";
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
const WESFARMERS_ABN = "28008984049";

/** An offer of another organisation's to Harbour that waits. */
async function toHarbour({ world }: Given): Promise<{ offerId: string }> {
  const { id } = await buildApplication(world.app, {
    owner: "wesfarmers",
    status: "SUBMITTED",
    offeredTo: "harbour",
  });
  return { offerId: await applicationOfferOf(world.app, id) };
}
const idOfSent = async (scene: Given) => ({ id: (await made(scene, "PROCESSING")).id });

/** An application in that status with a clean file, named as the calls on the file name both. */
async function withFile({ world }: Given, status: NonNullable<ApplicationOverrides["status"]>) {
  const application = await buildApplication(world.app, { status });
  return { applicationId: application.id, id: await aCleanApplicationFile(world.app, application) };
}

export const FACILITY_APPLICATION_EXAMPLES: Examples = {
  rows: async ({ app }) => {
    await aCleanApplicationFile(
      app,
      await buildApplication(app, { status: "SUBMITTED", question: "Which year?" }),
    );
  },
  foreign: {
    applicationId: async ({ world }) => (await buildApplication(world.app, { owner: "wesfarmers" })).id,
  },
  Query: {
    stepApprovals: {
      on: "ANY",
      given: async (scene) => ({ step: "FACILITY_ESTABLISH", recordId: (await made(scene, "APPROVED")).id }),
    },
    suppliers: { on: "ANY" },
    facilityApplications: {
      on: "ANY",
      given: ({ organisationId }) => ({ organisationId, first: 1 }),
    },
    staffFacilityApplications: { on: "ANY", given: () => ({ first: 1 }) },
    facilityApplication: {
      on: "ANY",
      given: async (scene) => ({ id: (await made(scene, "PENDING_PAYMENT")).id }),
    },
    facilityApplicationComments: {
      on: "ANY",
      given: async (scene) => ({ facilityApplicationId: (await idOfSent(scene)).id, first: 1 }),
    },
    facilityApplicationHistory: {
      on: "ANY",
      given: async (scene) => ({ facilityApplicationId: (await idOfSent(scene)).id, first: 1 }),
    },
    facilityApplicationShareOffers: {
      on: "ANY",
      given: ({ organisationId }) => ({ organisationId, first: 1 }),
    },
    facilityApplicationShareRecipient: {
      on: "ANY",
      given: async (scene) => ({ applicationId: (await idOfSent(scene)).id, abn: WESFARMERS_ABN }),
    },
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
    askFacilityApplicant: {
      on: "ANY",
      given: async (scene) => ({ ...(await made(scene, "PROCESSING")), question: "Which year?" }),
      writes: "Question INSERT",
    },
    answerFacilityApplicationQuestion: {
      on: "ANY",
      given: async ({ world }) => {
        const { id, version } = await buildApplication(world.app, {
          status: "SUBMITTED",
          question: "Which year?",
        });
        return { id, version, answer: "The last one." };
      },
      writes: "Question UPDATE",
    },
    createFacilityApplicationComment: {
      on: "ANY",
      given: async (scene) => ({
        facilityApplicationId: (await idOfSent(scene)).id,
        content: "The accounts are audited.",
      }),
      writes: "Comment INSERT",
    },
    removeFacilityApplicationComment: {
      on: "ANY",
      given: async (scene) => {
        const facilityApplicationId = (await idOfSent(scene)).id;
        const said = { facilityApplicationId, content: "Oh." };
        const { commentId } = await callAs(scene.world.app, "ada", createFacilityApplicationComment, said);
        return { facilityApplicationId, id: String(commentId) };
      },
      writes: "Comment UPDATE",
    },
    shareFacilityApplication: {
      on: "ANY",
      given: async (scene) => ({ ...(await made(scene, "SUBMITTED")), abn: WESFARMERS_ABN }),
      writes: "Sharing offer INSERT",
    },
    acceptFacilityApplicationShare: { on: "ANY", given: toHarbour, writes: "Sharing offer UPDATE" },
    declineFacilityApplicationShare: { on: "ANY", given: toHarbour, writes: "Sharing offer UPDATE" },
    withdrawFacilityApplicationShare: {
      on: "ANY",
      given: async ({ world }) => {
        const { id } = await buildApplication(world.app, { status: "SUBMITTED", offeredTo: "wesfarmers" });
        return { offerId: await applicationOfferOf(world.app, id) };
      },
      writes: "Sharing offer UPDATE",
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
    decideStepApproval: {
      on: "ANY",
      given: async (scene) => {
        const application = await made(scene, "APPROVED");
        const { organisationId } = scene;
        const step = "FACILITY_ESTABLISH" as const;
        const first = { step, recordId: application.id, organisationId };
        const approvalId = await aFirstStep(scene.world.app, first);
        const note = "The bank has granted another limit.";
        return { ...application, step, approvalId, decision: "DECLINE", note };
      },
      writes: "Step approval UPDATE",
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
  Subscription: {
    facilityApplicationUpdated: { on: "ANY", given: idOfSent },
    staffFacilityApplicationsChanged: { on: "ANY" },
  },
};
