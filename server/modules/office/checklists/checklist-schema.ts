// The desk's checklists in the contract: all versions of each, and setting another; for administrators.

import {
  CHECKLIST_KINDS,
  type ChecklistKind,
  type ChecklistLine,
} from "@bondline/domain/office/checklists/checklist.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, readAgain, resultField } from "../../../graphql/payloads.ts";
import {
  accessChecklist,
  accessChecklists,
  type ChecklistVersion,
  type DeskChecklist,
} from "./checklist-access.ts";
import { setDeskChecklist } from "./commands/set-desk-checklist.ts";

export const ChecklistKindRef = enumOf("ChecklistKind", CHECKLIST_KINDS);

const LineRef = builder.objectRef<ChecklistLine>("DeskChecklistLine").implement({
  fields: (t) => ({
    isRequired: t.exposeBoolean("isRequired", { description: "Whether the decision waits for it." }),
    text: t.exposeString("text"),
  }),
});

const VersionRef = builder.objectRef<ChecklistVersion>("DeskChecklistVersion").implement({
  description: "What is looked at of records that are handed in from a moment on, until the next version.",
  fields: (t) => ({
    id: t.exposeID("id"),
    lines: t.expose("lines", { type: [LineRef] }),
    setBy: t.exposeString("setByName"),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
  }),
});

const DeskChecklistRef = builder.objectRef<DeskChecklist>("DeskChecklist").implement({
  description: "What the provider's staff look at before they decide about records of a kind.",
  fields: (t) => ({
    kind: t.expose("kind", { type: ChecklistKindRef }),
    versions: t.expose("versions", {
      type: [VersionRef],
      description: "The newest first: that one holds now.",
    }),
  }),
});

builder.queryField("deskChecklists", (t) =>
  t.field({
    type: [DeskChecklistRef],
    description: "One for each kind of record.",
    resolve: async (_root, _args, context) => await accessChecklists(await context.read()),
  }),
);

const LineInputRef = builder.inputType("DeskChecklistLineInput", {
  fields: (t) => ({
    isRequired: t.boolean({ required: true }),
    text: t.string({ required: true }),
  }),
});

mutation("setDeskChecklist", {
  whileActing: "OFFICE",
  input: inputOf("SetDeskChecklistInput", (t) => ({
    kind: t.field({ type: ChecklistKindRef, required: true }),
    lines: t.field({ type: [LineInputRef], required: true, description: "In their order." }),
    versionCount: t.int({ required: true, description: "How many versions there were when it was read." }),
  })),
  payload: payloadOf("DeskChecklistPayload", {
    deskChecklist: readAgain(DeskChecklistRef, (tx, answer) =>
      accessChecklist(tx, resultField<ChecklistKind>(answer, "kind")),
    ),
  }),
  run: setDeskChecklist,
});
