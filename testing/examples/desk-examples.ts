// One valid call of each operation on what waits at the provider's desk.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { createDeskNote } from "../../server/modules/office/desk-notes/commands/create-desk-note.ts";
import { someWork } from "../builders/desk-work-builder.ts";
import { aFirstApproval } from "../builders/draft-approval-builder.ts";
import type { Examples, Given } from "./example.ts";

const work = async ({ world, organisationId }: Given) =>
  await someWork(world.app, asOrganisationId(organisationId));

/** Taken by whoever may let it go and hand it over. */
async function taken(given: Given): Promise<{ id: string; version: number }> {
  const reply = await given.personas.api.general.mutate(
    "takeDeskWork",
    "DeskWorkInput",
    await work(given),
    "deskWork { id version }",
  );
  return reply.data.takeDeskWork.deskWork;
}

const noted = ({ draft }: Given) => ({ recordKind: "DRAFT", recordId: draft.id });

/** By whoever may take it back. */
async function written(given: Given): Promise<string> {
  const reply = await given.personas.api.general.mutate(
    "createDeskNote",
    "CreateDeskNoteInput",
    { ...noted(given), content: "Waits for the bank." },
    "deskNoteId",
  );
  return reply.data.createDeskNote.deskNoteId;
}

async function kept({ personas }: Given): Promise<{ id: string; version: number }> {
  const reply = await personas.api.general.mutate(
    "createSavedAnswer",
    "CreateSavedAnswerInput",
    { title: "Address of the beneficiary", content: "Please give the beneficiary's registered address." },
    "savedAnswer { id version }",
  );
  return reply.data.createSavedAnswer.savedAnswer;
}

/** No line is required: what other examples decide waits for nothing. */
async function checklist({ personas }: Given) {
  const { deskChecklists } = await personas.api.manager.get("{ deskChecklists { kind versions { id } } }");
  const { versions } = deskChecklists.find(({ kind }: { kind: string }) => kind === "DRAFT");
  const lines = [{ text: `ABNs confirmed, ${versions.length}`, isRequired: false }];
  return { kind: "DRAFT", versionCount: versions.length, lines };
}

/** Handed in under a list that was set before. */
async function looked(given: Given): Promise<{ recordKind: string; recordId: string }> {
  const { personas, world } = given;
  const list = await checklist(given);
  await personas.api.manager.mutate("setDeskChecklist", "SetDeskChecklistInput", list, "clientMutationId");
  const { id } = await world.draft({ status: "SUBMITTED" });
  return { recordKind: "DRAFT", recordId: id };
}

async function service({ personas }: Given) {
  const { provider } = await personas.api.manager.get("{ provider { version } }");
  return {
    serviceState: "NSW",
    serviceOpensHour: 9,
    serviceClosesHour: 17,
    draftSubmittedHours: 8,
    draftSentAgainHours: 4,
    paymentHours: 8,
    refundHours: 16,
    applicationHours: 16,
    arrangedFacilityHours: 16,
    requiredDocumentHours: 16,
    wordingProposalHours: 16,
    identityHours: 8,
    bankLinesHours: 8,
    enquiryHours: 16,
    requestHours: 8,
    abnClaimHours: 16,
    changeHours: (provider.version % 100) + 1,
    version: provider.version,
  };
}

async function reminders({ personas }: Given) {
  const { provider } = await personas.api.manager.get("{ provider { version } }");
  const { version } = provider;
  return { firstReminderDays: 0, secondReminderDays: 7, lastReminderDays: 20 + (version % 100), version };
}

export const DESK_EXAMPLES: Examples = {
  Query: {
    deskWork: { on: "ANY", given: async (given) => ({ id: (await work(given)).id }) },
    deskWorkList: { on: "ANY", given: () => ({ first: 1 }) },
    deskLoad: { on: "ANY" },
    deskNotes: { on: "ANY", given: (scene) => ({ ...noted(scene), first: 1 }) },
    savedAnswers: { on: "ANY" },
    deskChecklists: { on: "ANY" },
    recordChecklist: { on: "ANY", given: looked },
  },
  Mutation: {
    createDeskNote: {
      on: "ANY",
      given: (scene) => ({
        ...noted(scene),
        content: "Please call the beneficiary.",
        mentionedIds: [idOf("person", "rosa")],
      }),
      writes: "Desk note INSERT",
    },
    removeDeskNote: {
      on: "ANY",
      by: "general",
      given: async (scene) => ({ id: await written(scene) }),
      writes: "Desk note UPDATE",
    },
    createSavedAnswer: {
      on: "ANY",
      given: () => ({ title: "Full name", content: "Please give the company's full name." }),
      writes: "Saved answer INSERT",
    },
    updateSavedAnswer: {
      on: "ANY",
      given: async (scene) => ({ ...(await kept(scene)), title: "Registered address" }),
      writes: "Saved answer UPDATE",
    },
    removeSavedAnswer: { on: "ANY", given: kept, writes: "Saved answer DELETE" },
    setDeskChecklist: { on: "ANY", given: checklist, writes: "Checklist INSERT" },
    tickChecklistLine: {
      on: "ANY",
      given: async (given) => ({ ...(await looked(given)), line: 1, isTicked: true }),
      writes: "Checklist step INSERT",
    },
    takeDeskWork: { on: "ANY", given: work, writes: "Desk step INSERT" },
    releaseDeskWork: { on: "ANY", by: "general", given: taken, writes: "Desk step INSERT" },
    handOverDeskWork: {
      on: "ANY",
      by: "general",
      given: async (given) => ({
        ...(await taken(given)),
        accountId: idOf("person", "rosa"),
        note: "Ada waits for a call.",
      }),

      writes: "Desk step INSERT",
    },
    stepChosenDeskWork: {
      on: "ANY",
      given: async (given) => ({ step: "TAKE", works: [await work(given)] }),
      writes: "Desk step INSERT",
    },
    noteChosenDeskWork: {
      on: "ANY",
      given: async (given) => ({ works: [await work(given)], content: "Waits for the bank." }),
      writes: "Desk note INSERT",
    },
    changeDeskService: { on: "ANY", given: service, writes: "Provider UPDATE" },
    changeReminders: { on: "ANY", given: reminders, writes: "Provider UPDATE" },
  },
  Subscription: { deskWorkChanged: { on: "ANY" } },
  rows: async (world) => {
    await someWork(world.app, asOrganisationId(idOf("organisation", "harbour")));
    const { id: recordId } = await world.draft({ status: "SUBMITTED" });
    await aFirstApproval(world.app, await world.draft({ status: "SUBMITTED" }));
    await callAs(world.app, "gus", createDeskNote, {
      recordKind: "DRAFT",
      recordId,
      content: "Waits for the bank.",
    });
  },
};
