// The sentences about a surety bond's own part, and the explanations of its parties.

import type { PartyVariant } from "@bondline/domain/parties/parties/party.ts";

export const SURETY_CARD_WORDS = {
  heading: "Surety bond",
  edit: "Edit",
  establishmentFee: "Establishment fee",
  annualCost: "Cost a year",
  questionnaire: "Contract questionnaire",
  about: (label: string) => `About ${/^[A-Z][a-z]/.test(label) ? label.toLowerCase() : label}`,
} as const;

type PartyTips = {
  readonly name: string;
  readonly abn: string;
  readonly address: string;
  readonly contact?: string;
};

/** What each detail of a party is for. */
export const PARTY_TIPS: Partial<Record<PartyVariant, PartyTips>> = {
  ISSUER: {
    name: "The applicant as the contract names it: the bond names it too.",
    abn: "Of the entity that signed the contract, not of its group.",
    address: "The applicant's principal place of business.",
  },
  BENEFICIARY: {
    name: "The party that holds the bond, as the contract names it.",
    abn: "Of the party that holds the bond.",
    address: "Where demands and notices to the beneficiary go.",
    contact: "The person at the beneficiary we tell when the bond is issued.",
  },
};
