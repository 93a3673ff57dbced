// A bank's file of the fees that it has charged: its stages, what may be done in each, and what becomes of its rows.

import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { severalLines } from "../../values/fields/text.ts";
import { type Cents, subtractCents, ZERO_CENTS } from "../../values/money/money.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import type { ChargeKind } from "../fees/expected-charge.ts";

export const FEE_FILE_ACTIONS = ["CAN_ACCEPT", "CAN_DISCARD", "CAN_MARK_SENT", "CAN_SETTLE"] as const;
export type FeeFileAction = (typeof FEE_FILE_ACTIONS)[number];

/** OPEN has been accepted, and its differences are to be shown to the bank. */
export const FEE_FILE_STAGE_TEXT = {
  DRY_RUN: "Dry run",
  OPEN: "Open",
  SENT: "Letter sent",
  SETTLED: "Settled",
  DISCARDED: "Discarded",
} as const;
export type FeeFileStage = keyof typeof FEE_FILE_STAGE_TEXT;
export const FEE_FILE_STAGES = codesIn(FEE_FILE_STAGE_TEXT);

const MAY: Readonly<Record<FeeFileStage, readonly FeeFileAction[]>> = {
  DRY_RUN: ["CAN_ACCEPT", "CAN_DISCARD"],
  OPEN: ["CAN_MARK_SENT", "CAN_SETTLE"],
  SENT: ["CAN_SETTLE"],
  SETTLED: [],
  DISCARDED: [],
};

export function mayDoWithFeeFile(stage: FeeFileStage, action: FeeFileAction): boolean {
  return MAY[stage].includes(action);
}

/** There is a letter once the file was accepted, as long as it has something to say. */
const HAS_LETTER: Readonly<Record<FeeFileStage, boolean>> = {
  DRY_RUN: false,
  OPEN: true,
  SENT: true,
  SETTLED: true,
  DISCARDED: false,
};

export function hasFeeLetter({ stage, differingCount }: { stage: FeeFileStage; differingCount: number }) {
  return HAS_LETTER[stage] && differingCount > 0;
}

/** Accepted without a difference there is nothing to tell the bank. */
export function stageOnceAccepted({ differingCount }: { differingCount: number }): FeeFileStage {
  return differingCount > 0 ? "OPEN" : "SETTLED";
}

export const FEE_ROW_STATE_TEXT = {
  EQUAL: "As expected",
  DIFFERENT: "Differs",
  DUPLICATE: "Twice in the file",
  RECONCILED: "Charged before",
  UNKNOWN: "Not known",
  NOT_WORKED_OUT: "Cannot be worked out",
  FAULTY: "Not readable",
} as const;
export type FeeRowState = keyof typeof FEE_ROW_STATE_TEXT;
export const FEE_ROW_STATES = codesIn(FEE_ROW_STATE_TEXT);

/** What the bank is notified of, and whether anything was expected for it. */
const REPORTED: Readonly<Record<FeeRowState, boolean>> = {
  EQUAL: false,
  DIFFERENT: true,
  DUPLICATE: true,
  RECONCILED: true,
  UNKNOWN: true,
  NOT_WORKED_OUT: false,
  FAULTY: false,
};

export function isReported(state: FeeRowState): boolean {
  return REPORTED[state];
}

/** A period is reconciled by the one row that was held against what it is expected to cost. */
export const RECONCILING_STATES = ["EQUAL", "DIFFERENT"] as const satisfies readonly FeeRowState[];

type Charged = { state: FeeRowState; chargedCents: Cents | null; expectedCents: Cents | null };

/** What the bank has charged beyond what was expected; less than nothing where it charged too little. */
export function differenceCents({ state, chargedCents, expectedCents }: Charged): Cents {
  if (!isReported(state)) return ZERO_CENTS;
  return subtractCents(chargedCents ?? ZERO_CENTS, expectedCents ?? ZERO_CENTS);
}

export const FEE_ROWS_MAX = 1000;
export const FEE_BYTES_MAX = 150_000;

export const FEE_FILE_FAULTS = {
  tooLarge: () => `A file can have at most ${FEE_BYTES_MAX / 1000} kB. Leave out columns, or divide it.`,
  tooManyRows: () => `A file can have at most ${FEE_ROWS_MAX} rows. Divide it.`,
  noRows: () => "The file has no rows.",
  noColumn: (name: string) => `The file has no column “${name}”.`,
  columnTwice: (name: string) => `Two columns are “${name}”. Leave one out.`,
  noNumber: () => "The guarantee number is missing.",
  noDay: () => "The date is missing or cannot be read.",
  noAmount: () => "The amount is missing or cannot be read.",
  unknown: () => "This bank has issued no guarantee with this number here.",
  twice: (row: number) => `Row ${row} charges the same already.`,
  reconciled: (fileName: string) => `It was charged in ${fileName} already.`,
} as const;

export const NOTHING_RECONCILED_MESSAGE = "No row of this file could be held against anything.";
export const CHANGED_MESSAGE = "What is expected has changed since the dry run. Upload the file again.";
export const NO_LETTER_MESSAGE = "This file has no letter: it is not accepted, or nothing differs.";

export const SETTLE_RULES = { note: required(severalLines(LENGTHS.notes)) };

/** By what one charge is known: the guarantee, whether it is the set-up, and the first day of its period. */
export function chargeKey(charge: { documentId: string; kind: ChargeKind; from: string | null }): string {
  return [charge.documentId, charge.kind, charge.from ?? ""].join(" ");
}
