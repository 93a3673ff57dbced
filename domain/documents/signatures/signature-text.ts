// The words in which the signature under a digital original is shown to people.

import { tonesOf } from "../../status-tone.ts";

export const SIGNATURE_STATUS_TEXT = {
  REQUESTED: "Waiting for the bank's signature",
  SIGNED: "Signed",
  DECLINED: "Signature declined",
  ENDED: "No longer needed",
} as const;

export const SIGNATURE_STATUS_TONE = tonesOf(SIGNATURE_STATUS_TEXT);

/** How the original comes where its bank does not sign a file. */
export const PAPER_INSTEAD_TEXT = {
  COURIER: "Paper original by courier",
  COLLECTION: "Paper original, collected at a branch",
} as const;

/** What the form of the signature begins with. */
export const AUTHORITY_TEXT =
  "I am an authorised officer of the issuer, and I sign this undertaking for it within my authority.";
