// The tones in which banks' files of fees and their rows are shown.

import type { FeeFileStage, FeeRowState } from "@bondline/domain/money/fee-files/fee-file.ts";
import type { StatusTone } from "@bondline/domain/status-tone.ts";

export const FEE_STAGE_TONE: Readonly<Record<FeeFileStage, StatusTone>> = {
  DRY_RUN: "warn",
  OPEN: "danger",
  SENT: "info",
  SETTLED: "ok",
  DISCARDED: "mute",
};

export const FEE_ROW_TONE: Readonly<Record<FeeRowState, StatusTone>> = {
  EQUAL: "ok",
  DIFFERENT: "danger",
  DUPLICATE: "danger",
  RECONCILED: "danger",
  UNKNOWN: "danger",
  NOT_WORKED_OUT: "warn",
  FAULTY: "warn",
};
