// The places of a standard wording that each draft fills in, by the names by which they are written between braces.

import { fillBraces, inBraces, namesInBraces } from "../../values/braces.ts";
import { agreementOf, contractText, joined, numberAndDate } from "./wording-contract.ts";
import {
  amountText,
  expiryText,
  orPlaceholder,
  partyText,
  stateName,
  type WordingFacts,
} from "./wording-facts.ts";

/** How the contract is named, the present way first: what was approved in an earlier one is issued in it. */
export const WORDING_EDITIONS = ["CONTRACT_ONCE", "CONTRACT_IN_PARTS"] as const;
export type WordingEdition = (typeof WORDING_EDITIONS)[number];

type Slot = { readonly means: string; fill(facts: WordingFacts, edition: WordingEdition): string };

const SLOTS = {
  issuer: {
    means: "Bank or insurer with its ABN or ACN",
    fill: ({ issuer }) => partyText(issuer, "issuer"),
  },
  "issuer name": {
    means: "Name of the bank or insurer",
    fill: ({ issuer }) => orPlaceholder(issuer.name, "name of the issuer"),
  },
  "issuer address": {
    means: "Where a demand is handed in",
    fill: ({ issuer }) => orPlaceholder(issuer.address, "address for presentation at the issuer"),
  },
  beneficiary: {
    means: "Beneficiary with its ABN or ACN",
    fill: ({ beneficiary }) => partyText(beneficiary, "beneficiary"),
  },
  "beneficiary address": {
    means: "Address of the beneficiary",
    fill: ({ beneficiary }) => orPlaceholder(beneficiary.address, "address of the beneficiary"),
  },
  applicant: {
    means: "Applicant with its ABN or ACN",
    fill: ({ applicant }) => partyText(applicant, "applicant"),
  },
  contract: {
    means: "Contract or lease with its number and date",
    fill: (facts, edition) => CONTRACT_TEXT[edition](facts),
  },
  site: {
    means: "Address of the site or premises",
    fill: ({ siteAddress }) => orPlaceholder(siteAddress, "address of the site"),
  },
  amount: { means: "Amount in figures and words", fill: ({ amountCents }) => amountText(amountCents) },
  expiry: { means: "Hour and day on which it ends", fill: expiryText },
  "expiry condition": {
    means: "Condition on which it ends",
    fill: ({ expiryCondition }) => orPlaceholder(expiryCondition, "condition on which it ends"),
  },
  state: {
    means: "State whose law governs it",
    fill: ({ governingState }) => stateName(governingState),
  },
} as const satisfies Record<string, Slot>;

export type SlotName = keyof typeof SLOTS;
export const SLOT_NAMES = Object.keys(SLOTS) as readonly SlotName[];
export const SLOT_MEANS = Object.fromEntries(SLOT_NAMES.map((name) => [name, SLOTS[name].means])) as Readonly<
  Record<SlotName, string>
>;

export function isSlotName(name: string): name is SlotName {
  return Object.hasOwn(SLOTS, name);
}

export { inBraces as slot, namesInBraces as slotsIn };

export function fillSlots(text: string, facts: WordingFacts, edition: WordingEdition): string {
  return fillBraces(text, (name) => (isSlotName(name) ? SLOTS[name].fill(facts, edition) : undefined));
}

const CONTRACT_TEXT: Record<WordingEdition, (facts: WordingFacts) => string> = {
  CONTRACT_ONCE: contractText,
  /** Title, number and date as far as they are given; the description of the agreement is always there. */
  CONTRACT_IN_PARTS: (facts) => joined([facts.contractTitle, ...numberAndDate(facts), agreementOf(facts)]),
};
