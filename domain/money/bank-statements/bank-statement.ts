// A bank statement's life: its stages, what may be done in each, and what is said of one that cannot be taken.

import { codesIn } from "../../values/reference-data/option-list.ts";

export const BANK_STATEMENT_ACTIONS = [
  "CAN_MAP",
  "CAN_START",
  "CAN_STOP",
  "CAN_CANCEL",
  "CAN_MATCH_LINES",
] as const;
export type BankStatementAction = (typeof BANK_STATEMENT_ACTIONS)[number];

/** READY is the dry run, done: nothing is recorded, and a person looks at it. */
export const BANK_STATEMENT_STAGE_TEXT = {
  RECEIVING: "Receiving the file",
  CHECKING: "Checking",
  READY: "Dry run",
  APPLYING: "Recording",
  COMPLETE: "Recorded",
  STOPPED: "Stopped",
  REFUSED: "Not readable",
  CANCELLED: "Cancelled",
} as const;
export type BankStatementStage = keyof typeof BANK_STATEMENT_STAGE_TEXT;
export const BANK_STATEMENT_STAGES = codesIn(BANK_STATEMENT_STAGE_TEXT);

const MAY: Readonly<Record<BankStatementStage, readonly BankStatementAction[]>> = {
  RECEIVING: ["CAN_CANCEL"],
  CHECKING: ["CAN_CANCEL"],
  READY: ["CAN_MAP", "CAN_START", "CAN_CANCEL", "CAN_MATCH_LINES"],
  APPLYING: ["CAN_STOP"],
  COMPLETE: ["CAN_MATCH_LINES"],
  STOPPED: ["CAN_START", "CAN_MATCH_LINES"],
  REFUSED: ["CAN_MAP"],
  CANCELLED: [],
};

export function mayDoWithStatement(stage: BankStatementStage, action: BankStatementAction): boolean {
  return MAY[stage].includes(action);
}

export function isStatementWorking(stage: BankStatementStage): boolean {
  return stage === "RECEIVING" || stage === "CHECKING" || stage === "APPLYING";
}

/** What is matched by hand is written to its invoice at once, but for the dry run, which writes nothing. */
export function isAppliedAtOnce(stage: BankStatementStage): boolean {
  return stage !== "READY";
}

export const BANK_STATEMENT_FORMATS = ["CSV", "CAMT_053"] as const;
type BankStatementFormat = (typeof BANK_STATEMENT_FORMATS)[number];
export const BANK_STATEMENT_FORMAT_TEXT: Readonly<Record<BankStatementFormat, string>> = {
  CSV: "CSV",
  CAMT_053: "camt.053",
};

export const STATEMENT_FAULTS = {
  notArrived: () => "The file did not arrive. Please upload it again.",
  notTaken: () => "The file was not taken: the scan found something in it that no statement has.",
  noLines: () => "The file has no lines.",
  noColumns: () => "Say which column holds the day and which one the amount.",
  notCamt: () => "This is no camt.053 statement. Ask the bank for “camt.053”, or for a CSV.",
  damaged: () => "The file is no whole XML. Download it again, and upload that.",
  declares: () =>
    "The file declares a document type or entities of its own, which no statement needs. It was not read.",
  tooDeep: () => "The file is nested deeper than any statement is. It was not read.",
  otherAccount: (account: string) =>
    `This statement is of another account, ${account}. Upload one of the account for deposits.`,
  doesNotAddUp: () =>
    "Opening balance and lines do not come to the closing balance. Lines are missing: download the statement again.",
  badAmount: (line: number) => `Line ${line} has an amount that cannot be read.`,
  badDay: (line: number) => `Line ${line} has a day that cannot be read.`,
} as const;

export const NOTHING_TO_RECORD_MESSAGE = "No line of this statement is to be recorded.";
export const RIGHTS_ENDED_MESSAGE =
  "It was stopped: the person who started it may no longer record payments.";
