// Whose agreement a proposed wording needs, and who may accept, decline and withdraw it.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { DraftRole } from "../drafts/draft.ts";
import {
  WORDING_PROPOSAL_STATUSES,
  WORDING_SIDES,
  type WordingProposalState,
  type WordingSide,
  waitsForSides,
  wordingProposalCapabilities,
  wordingSideOf,
} from "./wording-proposal.ts";

const OPEN: WordingProposalState = {
  status: "OPEN",
  proposedBySide: "BENEFICIARY",
  applicantAcceptedAt: null,
  bankAcceptedAt: null,
  isOutOfDate: false,
};

test("a person speaks for one side, and for the applicant where they are of several", () => {
  const sideOf = (...roles: DraftRole[]) => wordingSideOf(new Set(roles));
  assert.equal(sideOf("OWNER", "BENEFICIARY"), "APPLICANT");
  assert.equal(sideOf("ISSUER"), "APPLICANT");
  assert.equal(sideOf("PROVIDER"), "BANK");
  assert.equal(sideOf("SUPPLIER", "BENEFICIARY"), "BANK");
  assert.equal(sideOf("BENEFICIARY", "LIMITED"), "BENEFICIARY");
  assert.equal(sideOf("LIMITED"), undefined);
});

test("applicant and bank both agree, each for itself", () => {
  assert.deepEqual(waitsForSides(OPEN), ["APPLICANT", "BANK"]);
  assert.deepEqual(waitsForSides({ ...OPEN, applicantAcceptedAt: "now" }), ["BANK"]);
  assert.deepEqual(waitsForSides({ ...OPEN, status: "DECLINED" }), []);
});

/** Of whose proposal each side may do what: A accepts, D declines, W withdraws. */
const MAY: Record<WordingSide, Record<WordingSide, string>> = {
  APPLICANT: { APPLICANT: "W", BANK: "AD", BENEFICIARY: "" },
  BANK: { APPLICANT: "AD", BANK: "W", BENEFICIARY: "" },
  BENEFICIARY: { APPLICANT: "AD", BANK: "AD", BENEFICIARY: "W" },
};

for (const proposedBySide of WORDING_SIDES)
  test(`a proposal of the side ${proposedBySide} is decided on by the others`, () => {
    const state: WordingProposalState = {
      ...OPEN,
      proposedBySide,
      applicantAcceptedAt: proposedBySide === "APPLICANT" ? "now" : null,
      bankAcceptedAt: proposedBySide === "BANK" ? "now" : null,
    };
    for (const side of WORDING_SIDES) {
      const letters = (of: WordingProposalState) =>
        wordingProposalCapabilities(side, of)
          .map((each) => each.slice(4, 5))
          .join("");
      assert.equal(letters(state), MAY[proposedBySide][side], side);
      const late = MAY[proposedBySide][side].replace("A", "");
      assert.equal(letters({ ...state, isOutOfDate: true }), late, side);
    }
    assert.deepEqual(wordingProposalCapabilities(undefined, state), []);
  });

test("what is settled is settled, and who has accepted may still decline", () => {
  for (const status of WORDING_PROPOSAL_STATUSES.filter((each) => each !== "OPEN"))
    assert.deepEqual(wordingProposalCapabilities("BANK", { ...OPEN, status }), []);
  assert.deepEqual(wordingProposalCapabilities("BANK", { ...OPEN, bankAcceptedAt: "now" }), ["CAN_DECLINE"]);
});
