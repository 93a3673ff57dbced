// What a check of the desk is: its trouble, its evidence, and the findings that can be asked for.

import type { CheckState } from "@bondline/domain/office/desk/desk-checks.ts";
import type { StaffDraftRecordFragment, StaffDraftWordingQuery } from "../../../../api/generated/graphql.ts";
import { CHECK_WORDS as WORDS } from "./staff-check-words.ts";

export type StaffDraftRecord = StaffDraftRecordFragment;
export type WordingChecks = StaffDraftWordingQuery["draftPreview"]["checks"];

/** blocking comes first, then what a person should look at, what was not checked, what is clear, and what there is none of. */
export type Trouble = "blocking" | "look" | "unchecked" | "clear" | "none";

export const TROUBLE_OF: Record<CheckState, Trouble> = {
  AGAINST: "blocking",
  LOOK_AT: "look",
  NOT_MADE: "unchecked",
  GOOD: "clear",
  NOT_APPLICABLE: "none",
};

export type Finding = {
  id: string;
  title: string;
  message: string;
  /** What the applicant is asked to do about it. */
  ask: string;
  /** What stands beside the tick; shorter than the ask, which goes on from the title. */
  tick: string;
};

export type StaffCheck = {
  id: string;
  title: string;
  trouble: Trouble;
  /** At the right of the title. */
  outcome: string;
  evidence: readonly string[];
  findings: readonly Finding[];
};

export type CheckParts = {
  id: string;
  title: string;
  clearOutcome: string;
  evidence: readonly string[];
  findings: readonly Finding[];
  troubleWhenFound: Trouble;
};

/** Clear where nothing was found, with its evidence in one line. */
export function checkOf({
  id,
  title,
  clearOutcome,
  evidence,
  findings,
  troubleWhenFound,
}: CheckParts): StaffCheck {
  const isClear = findings.length === 0;
  return {
    id,
    title,
    trouble: isClear ? "clear" : troubleWhenFound,
    outcome: isClear ? clearOutcome : WORDS.findings(findings.length),
    evidence: isClear && evidence.length > 0 ? [evidence.join(" · ")] : [],
    findings,
  };
}
