// The tones in which statements and their lines are shown.

import type { BankLineState } from "@bondline/domain/money/bank-statements/bank-line.ts";
import type { BankStatementStage } from "@bondline/domain/money/bank-statements/bank-statement.ts";
import type { StatusTone } from "@bondline/domain/status-tone.ts";

export const STATEMENT_STAGE_TONE: Readonly<Record<BankStatementStage, StatusTone>> = {
  RECEIVING: "info",
  CHECKING: "info",
  READY: "warn",
  APPLYING: "info",
  COMPLETE: "ok",
  STOPPED: "danger",
  REFUSED: "danger",
  CANCELLED: "mute",
};

export const LINE_STATE_TONE: Readonly<Record<BankLineState, StatusTone>> = {
  MATCHED: "info",
  UNMATCHED: "warn",
  APPLIED: "ok",
  SET_ASIDE: "mute",
  READ_BEFORE: "mute",
  DEBIT: "mute",
  UNREADABLE: "danger",
};
