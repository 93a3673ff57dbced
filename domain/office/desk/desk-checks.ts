// What the desk may say of a check: only of what was looked at that it is good. A check that was not made says so.

import type { DraftStatus } from "../../drafts/drafts/draft.ts";
import type { LookupOutcome } from "../../parties/business-register/registered-business.ts";

/**
 * GOOD and the two ways of being bad were made: LOOK_AT is for a person to decide, AGAINST stands against approval. NOT_MADE
 * was not, for whatever reason; NOT_APPLICABLE has nothing to look at.
 *
 * @internal
 */
export const CHECK_STATES = ["AGAINST", "LOOK_AT", "NOT_MADE", "GOOD", "NOT_APPLICABLE"] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** By its check digits alone, which any number of any business passes. @internal */
export const NUMBER_OUTCOMES = ["MISSING", "INVALID", "WELL_FORMED"] as const;
type NumberOutcome = (typeof NUMBER_OUTCOMES)[number];

/** NOT_ASKED: there is no register, or no number to ask it for. ASKING: it has not answered yet. @internal */
export const REGISTER_STATES = [
  "NOT_ASKED",
  "ASKING",
  "UNAVAILABLE",
  "UNKNOWN",
  "FOUND",
] as const satisfies readonly (LookupOutcome | "NOT_ASKED" | "ASKING")[];
type RegisterState = (typeof REGISTER_STATES)[number];

type PartyFacts = {
  number: NumberOutcome;
  register: RegisterState;
  /** Of a business that was found. */
  isCancelled: boolean;
  isSameName: boolean;
};

/** A register that has not answered leaves the check unmade, however well the number is formed. */
export function partyCheckState({ number, register, isCancelled, isSameName }: PartyFacts): CheckState {
  if (number !== "WELL_FORMED") return "AGAINST";
  if (register !== "FOUND") return UNFOUND[register];
  if (isCancelled) return "AGAINST";
  return isSameName ? "GOOD" : "LOOK_AT";
}

const UNFOUND: Record<Exclude<RegisterState, "FOUND">, CheckState> = {
  NOT_ASKED: "NOT_MADE",
  ASKING: "NOT_MADE",
  UNAVAILABLE: "NOT_MADE",
  UNKNOWN: "LOOK_AT",
};

type FilesFacts = {
  count: number;
  /** Whether the draft lacks files that it needs. */
  areMissing: boolean;
  hasInfected: boolean;
  hasUnfinished: boolean;
};

/** No files are nothing that could be clean. */
export function filesCheckState({ count, areMissing, hasInfected, hasUnfinished }: FilesFacts): CheckState {
  if (hasInfected) return "AGAINST";
  if (areMissing || hasUnfinished) return "LOOK_AT";
  return count === 0 ? "NOT_APPLICABLE" : "GOOD";
}

type SecurityFacts = {
  isAsked: boolean;
  /** Nothing of it is missing. */
  isHeld: boolean;
  status: DraftStatus;
};

/** It stands against the issue once that is all that is left to do; until then nobody has looked whether it has come. */
export function securityCheckState({ isAsked, isHeld, status }: SecurityFacts): CheckState {
  if (!isAsked) return "NOT_APPLICABLE";
  if (isHeld) return "GOOD";
  return status === "PROCESSING" ? "AGAINST" : "NOT_MADE";
}

type RequirementsFacts = {
  unmet: number;
  status: DraftStatus;
};

/** Changes that were asked for and have not come back are not there, whatever else is. */
export function requirementsCheckState({ unmet, status }: RequirementsFacts): CheckState {
  if (unmet > 0) return "AGAINST";
  return status === "CHANGES_REQUESTED" ? "LOOK_AT" : "GOOD";
}
