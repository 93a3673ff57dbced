// One person and several documents at once: what became of each when they were shared with them, or are not any more.

import type { StatusTone } from "../../status-tone.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

type Outcome = {
  readonly text: string;
  readonly tone: StatusTone;
  /** Where the word alone leaves open why. */
  readonly why?: string;
};

const NOT_FOUND: Outcome = {
  text: "Not changed",
  tone: "danger",
  why: "You can't manage its people, or it is no longer there.",
};

export const SHARE_OUTCOMES = {
  INVITED: { text: "Invited", tone: "ok" },
  /** An invitation that nobody has accepted is replaced, whether it has run out or not. */
  INVITED_AGAIN: { text: "Invited again", tone: "ok" },
  /** A limited user of the organisation needs no invitation. */
  ADDED: { text: "Added", tone: "ok" },
  HAS_IT: { text: "Has it already", tone: "mute" },
  NOT_FOUND,
} as const satisfies Record<string, Outcome>;
export type ShareOutcome = keyof typeof SHARE_OUTCOMES;
export const SHARE_OUTCOME_CODES = codesIn(SHARE_OUTCOMES);

export const UNSHARE_OUTCOMES = {
  REMOVED: { text: "Removed", tone: "ok" },
  WITHDRAWN: { text: "Invitation withdrawn", tone: "ok" },
  NOT_ON_IT: { text: "Was not shared", tone: "mute" },
  /** Nobody takes themselves off: they leave. */
  IS_SELF: { text: "Not changed", tone: "danger", why: "This is you. Leave the document on its own page." },
  NOT_FOUND,
} as const satisfies Record<string, Outcome>;
export type UnshareOutcome = keyof typeof UNSHARE_OUTCOMES;
export const UNSHARE_OUTCOME_CODES = codesIn(UNSHARE_OUTCOMES);

/** One of several documents by its reference, with how many others there are. */
export function withOthers(referenceNumber: string, others: number): string {
  return others === 0 ? referenceNumber : `${referenceNumber} and ${others} more`;
}
