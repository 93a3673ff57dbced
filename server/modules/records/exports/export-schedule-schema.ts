// Regular exports in the contract: one's own, and the calls that make, change and remove them.

import { TABLE_FORMATS } from "@bondline/domain/records/exports/export.ts";
import { RHYTHMS } from "@bondline/domain/records/exports/export-schedule.ts";
import { builder, enumOf } from "../../../graphql/builder.ts";
import { type InputBuilder, inputOf, versionedInput } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { EmptyPayloadRef, payloadOf, record } from "../../../graphql/payloads.ts";
import { createExportSchedule } from "./commands/create-export-schedule.ts";
import { removeExportSchedule } from "./commands/remove-export-schedule.ts";
import { updateExportSchedule } from "./commands/update-export-schedule.ts";
import { accessSchedule, type ExportSchedule, listOwnSchedules } from "./export-schedule-access.ts";
import { ExportWantedRef } from "./export-schema.ts";

const TableFormatRef = enumOf("TableFormat", TABLE_FORMATS);
const RhythmRef = enumOf("Rhythm", RHYTHMS);
const ON_DAY =
  "Of a week from 1, which is Monday; of a month from 1 to 31, and its last day where it is shorter.";

const ExportScheduleRef = builder.objectRef<ExportSchedule>("ExportSchedule").implement({
  description: "A list or a report that is made regularly for whoever asked.",
  fields: (t) => ({
    format: t.expose("format", { type: TableFormatRef }),
    id: t.exposeID("id"),
    lastAt: t.expose("lastAt", { type: "DateTime", nullable: true }),
    name: t.exposeString("name"),
    nextAt: t.expose("nextAt", { type: "DateTime" }),
    onDay: t.exposeInt("onDay", { description: ON_DAY }),
    organisationId: t.exposeID("organisationId"),
    rhythm: t.expose("rhythm", { type: RhythmRef }),
    stoppedAt: t.expose("stoppedAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when it rests: the person may not have what it holds any more.",
    }),
    version: t.exposeInt("version"),
  }),
});

function recurrenceFields(t: InputBuilder) {
  return {
    name: t.string({ required: true }),
    onDay: t.int({ required: true, description: ON_DAY }),
    rhythm: t.field({ type: RhythmRef, required: true }),
  };
}

const ExportSchedulePayloadRef = payloadOf("ExportSchedulePayload", {
  exportSchedule: record(ExportScheduleRef, accessSchedule, "exportScheduleId"),
});

builder.queryField("exportSchedules", (t) =>
  t.field({
    type: [ExportScheduleRef],
    description: "One's own, the oldest first.",
    resolve: async (_root, _args, context) => await listOwnSchedules(await context.read()),
  }),
);

mutation("createExportSchedule", {
  whileActing: "LASTING",
  input: inputOf("CreateExportScheduleInput", (t) => ({
    ...recurrenceFields(t),
    columns: t.stringList({ required: true, description: "Their keys, in the order in which they stand." }),
    format: t.field({ type: TableFormatRef, required: true }),
    wanted: t.field({ type: ExportWantedRef, required: true }),
  })),
  payload: ExportSchedulePayloadRef,
  run: createExportSchedule,
});

mutation("updateExportSchedule", {
  whileActing: "LASTING",
  input: versionedInput("UpdateExportScheduleInput", recurrenceFields),
  payload: ExportSchedulePayloadRef,
  run: updateExportSchedule,
});

mutation("removeExportSchedule", {
  whileActing: "LASTING",
  input: versionedInput("RemoveExportScheduleInput", () => ({})),
  payload: EmptyPayloadRef,
  run: removeExportSchedule,
});
