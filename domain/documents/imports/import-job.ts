// An import's life: its stages, the four statuses that the contract knows of them, and what may be done in each.

import { codesIn } from "../../values/reference-data/option-list.ts";
import { addMinutes, type Instant } from "../../values/time/instant.ts";

type ImportStatus = "QUEUED" | "RUNNING" | "COMPLETE" | "FAILED";
export const IMPORT_STATUSES = ["QUEUED", "RUNNING", "COMPLETE", "FAILED"] as const;

type StageRule = {
  status: ImportStatus;
  /** Somebody waits for the portal, and for nobody else. */
  isWorking?: true;
  /** What people may do then. */
  may: readonly ImportAction[];
};

export const IMPORT_ACTIONS = ["CAN_MAP", "CAN_MEND", "CAN_START", "CAN_CANCEL", "CAN_UNDO"] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

/** READY is the dry run, done: nothing is saved, and the person chooses. */
const IMPORT_STAGES = {
  RECEIVING: { status: "QUEUED", isWorking: true, may: ["CAN_CANCEL"] },
  CHECKING: { status: "QUEUED", isWorking: true, may: ["CAN_CANCEL"] },
  READY: { status: "QUEUED", may: ["CAN_MAP", "CAN_MEND", "CAN_START", "CAN_CANCEL"] },
  RUNNING: { status: "RUNNING", isWorking: true, may: ["CAN_CANCEL"] },
  COMPLETE: { status: "COMPLETE", may: ["CAN_UNDO"] },
  // The file as a whole could not be read.
  REFUSED: { status: "FAILED", may: [] },
  // It ended in the middle; what had been imported is there.
  STOPPED: { status: "FAILED", may: ["CAN_UNDO"] },
  CANCELLED: { status: "FAILED", may: [] },
  UNDOING: { status: "COMPLETE", isWorking: true, may: [] },
  UNDONE: { status: "COMPLETE", may: [] },
} as const satisfies Record<string, StageRule>;
export type ImportStage = keyof typeof IMPORT_STAGES;
export const IMPORT_STAGE_CODES = codesIn(IMPORT_STAGES);

export const IMPORT_STAGE_TEXT: Readonly<Record<ImportStage, string>> = {
  RECEIVING: "Receiving the file",
  CHECKING: "Checking",
  READY: "Dry run",
  RUNNING: "Importing",
  COMPLETE: "Imported",
  REFUSED: "Not readable",
  STOPPED: "Stopped",
  CANCELLED: "Cancelled",
  UNDOING: "Being undone",
  UNDONE: "Undone",
};

/** What is done with the good rows where others are refused. */
export const IMPORT_MODES = ["KEEP_GOOD_ROWS", "ALL_OR_NOTHING"] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

export const IMPORT_VERDICTS = ["NEW", "REFUSED", "DUPLICATE", "IMPORTED"] as const;
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number];
export type ImportCounts = Readonly<Record<ImportVerdict, number>>;

export function importStatusOf(stage: ImportStage): ImportStatus {
  return IMPORT_STAGES[stage].status;
}

export function isImportWorking(stage: ImportStage): boolean {
  return "isWorking" in IMPORT_STAGES[stage];
}

export function mayImport(stage: ImportStage, action: ImportAction): boolean {
  const { may }: StageRule = IMPORT_STAGES[stage];
  return may.includes(action);
}

/** An import can be undone for so long, and its rows are kept for as long. */
export const UNDO_DAYS = 30;
const DAY_MINUTES = 24 * 60;

export function undoEndsAt(finishedAt: Instant): Instant {
  return addMinutes(finishedAt, UNDO_DAYS * DAY_MINUTES);
}

/** How an import that was waited for has ended, where that is said; nobody is notified of one that was called off. */
export function importOutcome(stage: ImportStage): "FAILED" | "IMPORTED" | undefined {
  return OUTCOMES[stage];
}

const OUTCOMES: Readonly<Partial<Record<ImportStage, "FAILED" | "IMPORTED">>> = {
  COMPLETE: "IMPORTED",
  REFUSED: "FAILED",
  STOPPED: "FAILED",
};

const BEFORE_THE_RUN: readonly ImportStage[] = ["RECEIVING", "CHECKING", "READY"];

/** How far it has come: rows read so far, and from the run on those that are settled. */
export function recordsProcessed(stage: ImportStage, counts: ImportCounts): number {
  const settled = counts.REFUSED + counts.DUPLICATE + counts.IMPORTED;
  return BEFORE_THE_RUN.includes(stage) ? settled + counts.NEW : settled;
}

export function recordsFailed(counts: ImportCounts): number {
  return counts.REFUSED + counts.DUPLICATE;
}

const NOTHING_TO_IMPORT_MESSAGE = "No row of this file can be imported.";
const ROWS_REFUSED_MESSAGE =
  "All or nothing waits until no row is refused. Mend the refused rows, or keep the good ones.";

/** Undefined where it may begin. */
export function whyNotStarted(mode: ImportMode, counts: ImportCounts): string | undefined {
  if (mode === "ALL_OR_NOTHING" && counts.REFUSED > 0) return ROWS_REFUSED_MESSAGE;
  return counts.NEW === 0 ? NOTHING_TO_IMPORT_MESSAGE : undefined;
}
