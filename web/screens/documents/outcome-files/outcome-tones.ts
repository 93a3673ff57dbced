// The tones in which files of outcomes and their rows are shown.

import type {
  OutcomeFileStage,
  OutcomeRowState,
} from "@bondline/domain/documents/outcome-files/outcome-file.ts";
import type { StatusTone } from "@bondline/domain/status-tone.ts";

export const OUTCOME_STAGE_TONE: Readonly<Record<OutcomeFileStage, StatusTone>> = {
  CHECKING: "info",
  READY: "warn",
  APPLYING: "info",
  COMPLETE: "ok",
  STOPPED: "danger",
  DISCARDED: "mute",
};

export const OUTCOME_ROW_TONE: Readonly<Record<OutcomeRowState, StatusTone>> = {
  WAITING: "mute",
  GOOD: "info",
  FAULTY: "danger",
  APPLIED: "ok",
  REFUSED: "danger",
};
