// What the text of an undertaking is made from, and how each of these facts reads in it.

import type { ProcessType } from "../../process-type.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "../../values/fields/abn-or-acn.ts";
import { findStateOfPostcode } from "../../values/fields/postcode.ts";
import { amountInWords } from "../../values/money/amount-in-words.ts";
import { type Cents, formatAud } from "../../values/money/money.ts";
import { STATES, type StateCode } from "../../values/reference-data/states.ts";
import { dateParts, type PlainDate } from "../../values/time/plain-date.ts";
import type { ContractForm, ExpiryType } from "../drafts/draft.ts";

export type WordingParty = { name: string | null; abnOrAcn: string | null; address: string | null };

export type WordingFacts = {
  processType: ProcessType;
  contractForm: ContractForm;
  issuer: WordingParty;
  beneficiary: WordingParty;
  applicant: WordingParty;
  contractTitle: string | null;
  contractNumber: string | null;
  contractDate: PlainDate | null;
  agreementContent: string | null;
  siteAddress: string | null;
  amountCents: Cents | null;
  expiryType: ExpiryType | null;
  expiryDate: PlainDate | null;
  expiryCondition: string | null;
  /** Where it is 4.00 pm: see `expiryPlaceOf`. */
  expiryPlace: string;
  governingState: StateCode;
  /** The beneficiary's own text in the place of our clauses, where it asks for one. */
  ownClauses: string | null;
  /** Both are known only when it is issued. */
  guaranteeNumber: string | null;
  issueDate: PlainDate | null;
};

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** Two places in New South Wales keep a time of their own. */
const PLACE_OF_POSTCODE: Readonly<Record<string, string>> = {
  "2880": "Broken Hill",
  "2898": "Lord Howe Island",
};

/** What stands for a fact that is not known yet; a check finds it. */
export function orPlaceholder(text: string | null, what: string): string {
  return text === null || text.trim() === "" ? `[${what}]` : text.trim();
}

/** "20 November 2027", which nobody can read as another day. */
export function longDate(date: PlainDate): string {
  const { year, month, day } = dateParts(date);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** "$100,000.00 (one hundred thousand dollars)": figures and words from the one amount, so that they agree. */
export function amountText(amountCents: Cents | null): string {
  return amountCents === null ? "[amount]" : `${formatAud(amountCents)} (${amountInWords(amountCents)})`;
}

/** "Harbour Civil Pty Ltd (ACN 004 085 616)" */
export function partyText(party: WordingParty, what: string): string {
  const digits = party.abnOrAcn ?? "";
  const number =
    digits === ""
      ? `[ABN or ACN of the ${what}]`
      : `${kindOfBusinessNumber(digits)} ${formatAbnOrAcn(digits)}`;
  return `${orPlaceholder(party.name, `name of the ${what}`)} (${number})`;
}

export function stateName(state: StateCode): string {
  return STATES.find(({ code }) => code === state)?.label ?? state;
}

/** The place whose clocks count, as `zoneOf` decides it: the beneficiary's state, else Sydney's (Q-084). */
export function expiryPlaceOf(place: { state: StateCode | null; postcode: string | null }): string {
  const state = place.state ?? findStateOfPostcode(place.postcode ?? "") ?? "NSW";
  const ownTime = state === "NSW" ? PLACE_OF_POSTCODE[place.postcode ?? ""] : undefined;
  return ownTime ?? stateName(state);
}

/** "4.00 pm (New South Wales time) on 20 November 2027" */
export function expiryText({ expiryDate, expiryPlace }: WordingFacts): string {
  const day = expiryDate === null ? "[expiry date]" : longDate(expiryDate);
  return `4.00 pm (${expiryPlace} time) on ${day}`;
}
