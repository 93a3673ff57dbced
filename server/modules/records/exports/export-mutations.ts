// The calls about exports and the commands that they run.

import { inputOf } from "../../../graphql/inputs.ts";
import { mutation } from "../../../graphql/mutation.ts";
import { payloadOf, record } from "../../../graphql/payloads.ts";
import { cancelExport } from "./commands/cancel-export.ts";
import { createExport } from "./commands/create-export.ts";
import { accessExport } from "./export-access.ts";
import { ExportFormatRef, ExportRef, ExportWantedRef } from "./export-schema.ts";

const ExportPayloadRef = payloadOf("ExportPayload", { export: record(ExportRef, accessExport, "exportId") });

mutation("createExport", {
  whileActing: "LASTING",
  input: inputOf("CreateExportInput", (t) => ({
    columns: t.stringList({ required: true, description: "Their keys, in the order in which they stand." }),
    currentPassword: t.string({
      description: "For everything, where the session was not opened in the last minutes.",
    }),
    format: t.field({ type: ExportFormatRef, required: true }),
    wanted: t.field({ type: ExportWantedRef, required: true }),
  })),
  payload: ExportPayloadRef,
  run: createExport,
});

mutation("cancelExport", {
  whileActing: "LASTING",
  input: inputOf("CancelExportInput", (t) => ({ id: t.id({ required: true }) })),
  payload: ExportPayloadRef,
  run: cancelExport,
});
