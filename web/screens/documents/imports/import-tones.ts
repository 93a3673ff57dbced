// The tone in which each stage of an import is shown.

import type { ImportStage } from "@bondline/domain/documents/imports/import-job.ts";
import type { StatusTone } from "@bondline/domain/status-tone.ts";

export const IMPORT_STAGE_TONE: Readonly<Record<ImportStage, StatusTone>> = {
  RECEIVING: "info",
  CHECKING: "info",
  READY: "warn",
  RUNNING: "info",
  COMPLETE: "ok",
  REFUSED: "danger",
  STOPPED: "danger",
  CANCELLED: "mute",
  UNDOING: "info",
  UNDONE: "mute",
};
