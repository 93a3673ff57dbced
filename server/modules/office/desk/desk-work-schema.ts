// The desk's work in the contract: what waits, who has taken it, how much each person has, and its live updates.

import { DESK_STEPS, DESK_WORK_KINDS, STEP_TAKEN } from "@bondline/domain/office/desk/desk-work.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { wantedRowInput } from "../../../graphql/chosen-access.ts";
import { chosenRows } from "../../../graphql/chosen-payload.ts";
import { connectionOf, forwards } from "../../../graphql/connection.ts";
import { inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { PAGE_COUNT_MAX } from "../../../graphql/list-page.ts";
import { findVisible, live } from "../../../graphql/live.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { handOverDeskWork } from "./commands/hand-over-desk-work.ts";
import { noteChosenDeskWork } from "./commands/note-chosen-desk-work.ts";
import { releaseDeskWork } from "./commands/release-desk-work.ts";
import { stepChosenDeskWork } from "./commands/step-chosen-desk-work.ts";
import { takeDeskWork } from "./commands/take-desk-work.ts";
import {
  accessChosenWork,
  accessDeskLoad,
  accessDeskSteps,
  accessDeskWork,
  accessDeskWorkList,
  type DeskLoadRow,
  type DeskStepRow,
  type DeskWorkRow,
  requireStaff,
  stepsNow,
} from "./desk-work-access.ts";

const DeskWorkKindRef = enumOf("DeskWorkKind", DESK_WORK_KINDS);
const DeskStepRef = enumOf("DeskStep", DESK_STEPS);
const DeskStepTakenRef = enumOf("DeskStepTaken", Object.values(STEP_TAKEN));

const DeskStepEntryRef = builder.objectRef<DeskStepRow>("DeskStepEntry").implement({
  fields: (t) => ({
    by: t.exposeString("byName"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    givenTo: t.exposeString("givenToName", { nullable: true }),
    id: t.exposeID("id"),
    note: t.exposeString("note", { nullable: true }),
    step: t.expose("step", { type: DeskStepTakenRef }),
  }),
});

export const DeskWorkRef = builder.objectRef<DeskWorkRow>("DeskWork").implement({
  description: "Something that waits for the provider's staff.",
  fields: (t) => ({
    amount: t.expose("amountCents", { type: "Decimal", nullable: true }),
    closedAt: t.expose("closedAt", { type: "DateTime", nullable: true }),
    dueAt: t.expose("dueAt", {
      type: "DateTime",
      description:
        "By when it is to be done, in the provider's hours of business from when it began to wait.",
    }),
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: DeskWorkKindRef }),
    organisationId: t.exposeID("organisationId", { nullable: true }),
    organisationName: t.exposeString("organisationName", { nullable: true }),
    parentId: t.exposeID("parentId", { description: "The record on whose page it is done." }),
    reference: t.exposeString("reference"),
    stepEntries: t.field({
      type: [DeskStepEntryRef],
      description: "Who took it, handed it over and let it go, the oldest first.",
      resolve: async (work, _args, context) => accessDeskSteps(await context.read(), work),
    }),
    steps: t.field({
      type: [DeskStepRef],
      description: "What whoever asks may do with it.",
      resolve: async (work, _args, context) => stepsNow(await context.read(), work),
    }),
    subjectId: t.exposeID("subjectId"),
    takenAt: t.expose("takenAt", { type: "DateTime", nullable: true }),
    takenBy: t.exposeString("takenByName", { nullable: true }),
    takenById: t.exposeID("takenBy", { nullable: true }),
    version: t.exposeInt("version"),
    waitingSince: t.expose("waitingSince", { type: "DateTime" }),
  }),
});

const DeskLoadRef = builder.objectRef<DeskLoadRow>("DeskLoad").implement({
  description: "How much somebody of the desk has taken and done; without a person, what nobody has taken.",
  fields: (t) => ({
    accountId: t.exposeID("accountId", { nullable: true }),
    doneThisWeek: t.exposeInt("doneThisWeek"),
    dueToday: t.exposeInt("dueToday", { description: "Later today, in the provider's state." }),
    name: t.exposeString("name", { nullable: true }),
    open: t.exposeInt("open"),
    overdue: t.exposeInt("overdue"),
  }),
});

builder.queryFields((t) => ({
  deskWork: t.field({
    type: DeskWorkRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => accessDeskWork(await context.read(), id),
  }),
  deskWorkList: t.field({
    type: connectionOf(DeskWorkRef, { name: "DeskWork", cappedAt: PAGE_COUNT_MAX }),
    args: {
      ...forwards(t.arg),
      isFree: t.arg.boolean({ description: "What nobody has taken." }),
      isOverdue: t.arg.boolean(),
      kind: t.arg({ type: DeskWorkKindRef }),
      organisationId: t.arg.id({ description: "What waits about this client." }),
      person: t.arg.id({ description: "What this person has taken." }),
      recordIds: t.arg.idList({ description: "What is done on the pages of these records; at most 100." }),
    },
    resolve: async (_root, args, context) => accessDeskWorkList(await context.read(), args),
  }),
  deskLoad: t.field({
    type: [DeskLoadRef],
    resolve: async (_root, _args, context) => accessDeskLoad(await context.read()),
  }),
}));

const DeskWorkInputRef = versionedInput("DeskWorkInput", () => ({}));
const DeskWorkPayloadRef = payloadOf("DeskWorkPayload", {
  deskWork: record(DeskWorkRef, accessDeskWork, "deskWorkId"),
});

mutation("takeDeskWork", {
  whileActing: "OFFICE",
  input: DeskWorkInputRef,
  payload: DeskWorkPayloadRef,
  run: takeDeskWork,
});
mutation("releaseDeskWork", {
  whileActing: "OFFICE",
  input: DeskWorkInputRef,
  payload: DeskWorkPayloadRef,
  run: releaseDeskWork,
});
mutation("handOverDeskWork", {
  whileActing: "OFFICE",
  input: versionedInput("HandOverDeskWorkInput", (t) => ({
    accountId: t.id({ required: true }),
    note: t.string(),
  })),
  payload: DeskWorkPayloadRef,
  run: handOverDeskWork,
});

const ChosenDeskWorkPayloadRef = payloadOf("ChosenDeskWorkPayload", {
  results: chosenRows({
    name: "DeskWorkResult",
    description: "What became of one of several pieces of work; without a code it was done.",
    field: "deskWork",
    type: DeskWorkRef,
    access: accessChosenWork,
  }),
});

const ChosenWorkInputRef = wantedRowInput(
  "ChosenDeskWorkInput",
  "A piece of work, and the version of it that was read.",
);

mutation("stepChosenDeskWork", {
  whileActing: "OFFICE",
  input: inputOf("StepChosenDeskWorkInput", (t) => ({
    accountId: t.id({ description: "To whom it is handed over." }),
    note: t.string(),
    step: t.field({ type: DeskStepRef, required: true }),
    works: t.field({ type: [ChosenWorkInputRef], required: true }),
  })),
  payload: ChosenDeskWorkPayloadRef,
  run: stepChosenDeskWork,
});

mutation("noteChosenDeskWork", {
  whileActing: "OFFICE",
  input: inputOf("NoteChosenDeskWorkInput", (t) => ({
    content: t.string({ required: true }),
    works: t.field({ type: [ChosenWorkInputRef], required: true }),
  })),
  payload: ChosenDeskWorkPayloadRef,
  run: noteChosenDeskWork,
});

builder.subscriptionField("deskWorkChanged", (t) =>
  t.field({
    type: DeskWorkRef,
    description: "What came to the desk, was taken, handed over, let go or done.",
    subscribe: (_root, _args, context) =>
      live(context, async (tx) => {
        requireStaff(tx, "desk");
        return {
          concerns: ({ topic }) => topic === "desk_work",
          sharedAs: "desk work",
          mayWatch: async (later) => requireStaff(later, "desk"),
          load: async (later, { id }) => await findVisible(() => accessDeskWork(later, id)),
        };
      }),
    resolve: (work) => work as DeskWorkRow,
  }),
);
