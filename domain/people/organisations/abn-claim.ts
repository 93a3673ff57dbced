// Whose an ABN is: an organisation claims one by typing it, and holds it once the provider has confirmed that.

import { tonesOf } from "../../status-tone.ts";
import { required } from "../../values/fields/field-rule.ts";
import { LENGTHS } from "../../values/fields/lengths.ts";
import { name } from "../../values/fields/name.ts";
import { severalLines } from "../../values/fields/text.ts";

export const ABN_STATUSES = ["UNCONFIRMED", "CONFIRMED", "REFUSED"] as const;
export type AbnStatus = (typeof ABN_STATUSES)[number];

export const ABN_STATUS_TEXT = {
  UNCONFIRMED: "ABN not confirmed",
  CONFIRMED: "ABN confirmed",
  REFUSED: "ABN refused",
} as const satisfies Record<AbnStatus, string>;

export const ABN_STATUS_TONE = tonesOf(ABN_STATUS_TEXT);

/** A decision may be mended, in both directions; the history keeps every one. */
const DECISIONS = {
  confirm: { from: ["UNCONFIRMED", "REFUSED"], to: "CONFIRMED" },
  refuse: { from: ["UNCONFIRMED", "CONFIRMED"], to: "REFUSED" },
} as const satisfies Record<string, { from: readonly AbnStatus[]; to: AbnStatus }>;
export type AbnDecision = keyof typeof DECISIONS;

/** Undefined where the claim stands so already. */
export function abnStatusAfter(status: AbnStatus, decision: AbnDecision): AbnStatus | undefined {
  const { from, to }: { from: readonly AbnStatus[]; to: AbnStatus } = DECISIONS[decision];
  return from.includes(status) ? to : undefined;
}

/** Under the legal name others are shown with whom they share, whatever the organisation calls itself later. */
export const CONFIRM_ABN_FIELDS = {
  legalName: required(name(LENGTHS.organisationName)),
  howChecked: required(severalLines(LENGTHS.notes)),
};
export const REFUSE_ABN_FIELDS = { reason: required(severalLines(LENGTHS.declineReason)) };

export const ABN_HELD_MESSAGE = "This ABN or ACN is confirmed for another organisation.";
