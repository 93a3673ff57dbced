// A bank's file of outcomes: its stages, what may be done in each, and what becomes of its rows.

import { codesIn } from "../../values/reference-data/option-list.ts";

export const OUTCOME_FILE_ACTIONS = ["CAN_APPLY", "CAN_DISCARD"] as const;
export type OutcomeFileAction = (typeof OUTCOME_FILE_ACTIONS)[number];

/** READY is the dry run, done: nothing is decided yet, and a person looks at it. */
export const OUTCOME_FILE_STAGE_TEXT = {
  CHECKING: "Checking",
  READY: "Dry run",
  APPLYING: "Applying",
  COMPLETE: "Applied",
  STOPPED: "Nothing more applied",
  DISCARDED: "Discarded",
} as const;
export type OutcomeFileStage = keyof typeof OUTCOME_FILE_STAGE_TEXT;
export const OUTCOME_FILE_STAGES = codesIn(OUTCOME_FILE_STAGE_TEXT);

const MAY: Readonly<Record<OutcomeFileStage, readonly OutcomeFileAction[]>> = {
  CHECKING: ["CAN_DISCARD"],
  READY: ["CAN_APPLY", "CAN_DISCARD"],
  APPLYING: [],
  COMPLETE: [],
  STOPPED: [],
  DISCARDED: [],
};

export function mayDoWithOutcomeFile(stage: OutcomeFileStage, action: OutcomeFileAction): boolean {
  return MAY[stage].includes(action);
}

export function isOutcomeFileWorking(stage: OutcomeFileStage): boolean {
  return stage === "CHECKING" || stage === "APPLYING";
}

const OUTCOME_TEXT = { ISSUED: "Issued", DECLINED: "Declined" } as const;
export type Outcome = keyof typeof OUTCOME_TEXT;

export const OUTCOME_ROW_STATE_TEXT = {
  WAITING: "Checking",
  GOOD: "To be applied",
  FAULTY: "Not possible",
  APPLIED: "Applied",
  REFUSED: "Refused",
} as const;
export type OutcomeRowState = keyof typeof OUTCOME_ROW_STATE_TEXT;
export const OUTCOME_ROW_STATES = codesIn(OUTCOME_ROW_STATE_TEXT);

/** A day's outcomes of a bank, with room. */
export const OUTCOME_ROWS_MAX = 200;
export const OUTCOME_BYTES_MAX = 150_000;

export const OUTCOME_FAULTS = {
  tooLarge: () => `A file can have at most ${OUTCOME_BYTES_MAX / 1000} kB. Leave out columns, or divide it.`,
  tooManyRows: () => `A file can have at most ${OUTCOME_ROWS_MAX} rows. Divide it.`,
  noRows: () => "The file has no rows.",
  noColumn: (name: string) => `The file has no column “${name}”.`,
  columnTwice: (name: string) => `Two columns are “${name}”. Leave one out.`,
  notFound: () => "Nothing with this reference was sent to you.",
  changed: () => "This has changed since the dry run. Upload the file again.",
  otherAmount: (amount: string) => `The amount is another one: it was asked for ${amount}.`,
  rightsEnded: () => "It was stopped: the person who uploaded the file no longer works for this bank.",
  nothingApplied: (row: number, reference: string) =>
    `Nothing was applied, because row ${row}, ${reference}, was refused.`,
} as const;

export const NOTHING_TO_APPLY_MESSAGE = "No row of this file can be applied.";
export const NOT_ALL_GOOD_MESSAGE = "Some rows are not possible. Apply the others alone, or mend the file.";

/** As the history of a draft names where its outcome came from. */
export function outcomeSourceOf(fileName: string, rowNumber: number): string {
  return `${fileName}, row ${rowNumber}`;
}
