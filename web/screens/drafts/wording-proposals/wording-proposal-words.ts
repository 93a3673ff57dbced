// What the pages say of proposed wordings.

import type { AgreeingSide } from "@bondline/domain/drafts/wording-proposals/wording-proposal.ts";

const SIDES = { APPLICANT: "the applicant", BANK: "the bank" } as const satisfies Record<
  AgreeingSide,
  string
>;

export const PROPOSAL_WORDS = {
  propose: "Propose another wording",
  none: "No one has proposed another wording.",
  notLoaded: "The proposed wordings could not be loaded",
  loading: "Loading the proposed wordings",
  by: (name: string, side: string, at: string) => `${name}, ${side.toLowerCase()}, ${at}`,
  of: (side: string) => `Wording of the ${side.toLowerCase()}`,
  waitsFor: (sides: readonly AgreeingSide[]) =>
    `Waiting for ${sides.map((side) => SIDES[side]).join(" and ")}`,
  inForce: "This is the wording of the draft.",
  noLonger: "It was agreed on, but the draft has changed since. The portal's own wording is used.",
  replaced: "Another wording has taken its place.",
  outOfDate: "The draft has changed since it was proposed, so it can no longer be accepted.",
  declined: (side: AgreeingSide, reason: string) => `Declined by ${SIDES[side]}: ${reason}`,
  compare: "Compare wordings",
  compareOf: (side: string) => `Compare the wording of the ${side.toLowerCase()} with the present one`,
  withdraw: "Withdraw",
  earlier: (count: number) => `${count} earlier ${count === 1 ? "proposal" : "proposals"}`,
} as const;

export const PROPOSAL_DIALOG_WORDS = {
  compareTitle: "Bond wording changes",
  compareSentence:
    "The present wording and the proposed one. It becomes the wording of the draft once the applicant and the bank have both accepted it.",
  notLoaded: "The wordings could not be loaded",
  ok: "OK",
  accept: "Accept wording",
  accepted: "You accepted the wording",
  agreed: "The wording was agreed on",
  notAccepted: "The wording was not accepted",
  lookAt: "What to look at in the proposed wording",
  decline: "Decline",
  declineTitle: "Decline this wording",
  declineSentence: "The person who proposed it is told why. The wording of the draft stays as it is.",
  declined: "Wording declined",
  notDeclined: "The wording was not declined",
  reason: "Reason",
  withdrawTitle: "Withdraw this wording?",
  withdrawSentence: "It is no longer decided on. You can propose another.",
  withdrawn: "Wording withdrawn",
  notWithdrawn: "The wording was not withdrawn",
  proposeTitle: "Propose another wording",
  proposeSentence:
    "Change the text as you need it. The number and the day of issue are added when it is issued. The applicant and the bank both have to accept it.",
  wording: "Wording",
  send: "Propose wording",
  sent: "Wording proposed",
  notSent: "The wording was not proposed",
} as const;
