// A file that was sent to an e-signature service as a table: how its envelope stands, and how it ends.

import { refuse } from "../../refusals.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";

export const ENVELOPE_STATUS_TEXT = {
  WAITING: "Waiting at the signing service",
  SIGNED: "Signed",
  REFUSED: "Refused at the signing service",
  CALLED_OFF: "Called off",
  FAILED: "Not signed",
} as const;
export type EnvelopeStatus = keyof typeof ENVELOPE_STATUS_TEXT;
export const ENVELOPE_STATUSES = codesIn(ENVELOPE_STATUS_TEXT);

/** Each ends it: another try is another envelope. */
const ENVELOPE_ENDS = {
  sign: "SIGNED",
  refuse: "REFUSED",
  callOff: "CALLED_OFF",
  fail: "FAILED",
} as const satisfies Record<string, EnvelopeStatus>;
export type EnvelopeEnd = keyof typeof ENVELOPE_ENDS;

export function envelopeStatusAfter(status: EnvelopeStatus, end: EnvelopeEnd): EnvelopeStatus {
  if (status === "WAITING") return ENVELOPE_ENDS[end];
  refuse("INVALID_TRANSITION", {
    record: "signature at the service",
    status: ENVELOPE_STATUS_TEXT[status].toLowerCase(),
    event: end,
  });
}
