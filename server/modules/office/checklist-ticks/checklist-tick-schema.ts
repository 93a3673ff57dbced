// The checklist of one record in the contract: for the provider's staff, with who ticked what and when.

import type { LookedAt } from "@bondline/domain/office/checklists/checklist.ts";
import { builder } from "../../../graphql/builder.ts";
import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { idOf, payloadOf } from "../../../graphql/payloads.ts";
import { ChecklistKindRef, type ChecklistStepRow } from "../checklists/public.ts";
import { accessRecordChecklist, type SeenChecklist } from "./checklist-tick-access.ts";
import { tickChecklistLine } from "./commands/tick-checklist-line.ts";

const StepRef = builder.objectRef<ChecklistStepRow>("ChecklistStep").implement({
  description: "That somebody has ticked a line, or has taken its tick back.",
  fields: (t) => ({
    at: t.expose("createdAt", { type: "DateTime" }),
    by: t.exposeString("madeByName"),
    isTicked: t.exposeBoolean("isTicked"),
  }),
});

const LineRef = builder.objectRef<LookedAt<ChecklistStepRow>>("RecordChecklistLine").implement({
  fields: (t) => ({
    isRequired: t.exposeBoolean("isRequired", { description: "Whether the decision waits for it." }),
    isTicked: t.exposeBoolean("isTicked"),
    number: t.exposeInt("number", { description: "Its place, from one." }),
    steps: t.expose("steps", { type: [StepRef], description: "The newest first, up to five." }),
    text: t.exposeString("text"),
  }),
});

const RecordChecklistRef = builder.objectRef<SeenChecklist>("RecordChecklist").implement({
  description:
    "What is looked at before a decision about a record, as it was set when the record was handed in.",
  fields: (t) => ({
    canTick: t.exposeBoolean("canTick", { description: "Whether whoever asks may tick now." }),
    lines: t.expose("lines", { type: [LineRef] }),
  }),
});

builder.queryField("recordChecklist", (t) =>
  t.field({
    type: RecordChecklistRef,
    nullable: true,
    description: "Null where nothing is kept to look at.",
    args: {
      recordId: t.arg.id({ required: true }),
      recordKind: t.arg({ type: ChecklistKindRef, required: true }),
    },
    resolve: async (_root, args, context) => accessRecordChecklist(await context.read(), args),
  }),
);

mutation("tickChecklistLine", {
  whileActing: "OFFICE",
  input: inputOf("TickChecklistLineInput", (t) => ({
    isTicked: t.boolean({ required: true, description: "False takes the tick back." }),
    line: t.int({ required: true, description: "Its number." }),
    recordId: t.id({ required: true }),
    recordKind: t.field({ type: ChecklistKindRef, required: true }),
  })),
  payload: payloadOf("ChecklistTickPayload", { recordId: idOf("recordId") }),
  run: tickChecklistLine,
});
