// Finds in a text, ours or pasted, what gets guarantees refused: gaps, wrong names and numbers, sums that disagree, conditions.

import { isAbn } from "../../values/fields/abn.ts";
import { formatAbnOrAcn } from "../../values/fields/abn-or-acn.ts";
import { isAcn } from "../../values/fields/acn.ts";
import { type Cents, formatAud } from "../../values/money/money.ts";
import { formatDate, type PlainDate } from "../../values/time/plain-date.ts";
import { longDate, type WordingFacts, type WordingParty } from "./wording-facts.ts";
import {
  amountsInWordsIn,
  EXPIRY_HOUR,
  figuresIn,
  NO_EXPIRY,
  NUMBERED,
  PLACEHOLDERS,
} from "./wording-patterns.ts";

export type WordingCheck = { title: string; message: string; clear: boolean };

/** What a reviewer of a text called unconditional looks for. */
export const CONDITIONAL_PHRASES = [
  "provided that",
  "subject to",
  "on condition that",
  "on the condition that",
  "conditional upon",
  "conditional on",
  "has failed to",
  "is in default",
  "unless and until",
  "to the extent that",
  "if the contractor",
  "if the applicant",
  "upon proof",
  "duly proved",
] as const;

/** Every check with its outcome, so that a reader sees what was looked at; `today` is the day of issue while none is set. */
export function wordingChecks(text: string, facts: WordingFacts, today: PlainDate): WordingCheck[] {
  return [
    placeholderCheck(text),
    ...partyChecks(text, facts),
    businessNumberCheck(text, facts),
    amountCheck(text, facts.amountCents),
    conditionCheck(text),
    expiryCheck(text, facts, today),
  ];
}

/** What is still to be filled in, each once. */
export function gapsIn(text: string): readonly string[] {
  return unique(text.match(PLACEHOLDERS) ?? []);
}

export function hasGaps(text: string): boolean {
  return gapsIn(text).length > 0;
}

export function namesParty(text: string, { name }: WordingParty): boolean {
  return name !== null && name.trim() !== "" && spaced(text).includes(spaced(name));
}

function placeholderCheck(text: string): WordingCheck {
  const found = gapsIn(text);
  return check("Nothing left to fill in", found.length === 0, {
    clear: "The text has no gaps.",
    found: `Still to be filled in: ${found.join(", ")}.`,
  });
}

function partyChecks(text: string, facts: WordingFacts): WordingCheck[] {
  const named: readonly (readonly [string, WordingParty])[] = [
    ["Issuer's name", facts.issuer],
    ["Beneficiary's name", facts.beneficiary],
    ["Applicant's name", facts.applicant],
  ];
  return named.map(([title, party]) => {
    const { name } = party;
    return check(title, namesParty(text, party), {
      clear: `${name} is in the text as the party is recorded.`,
      found:
        name === null || name.trim() === ""
          ? "The party has no name yet."
          : `The text does not name ${name} exactly: only the party that it names can claim.`,
    });
  });
}

/** Each number after ABN, ACN or ARBN passes its sum and belongs to a party, and each party's number is there. */
function businessNumberCheck(text: string, facts: WordingFacts): WordingCheck {
  const inText = unique([...text.matchAll(NUMBERED)].map(([, digits = ""]) => digits.replace(/\D/g, "")));
  const ofParties = [facts.issuer, facts.beneficiary, facts.applicant].flatMap(
    ({ abnOrAcn }) => abnOrAcn ?? [],
  );

  const faults = [
    ...inText
      .filter((digits) => !isAbn(digits) && !isAcn(digits))
      .map((digits) => `${shown(digits)} is not valid`),
    ...inText
      .filter((digits) => (isAbn(digits) || isAcn(digits)) && !ofParties.includes(digits))
      .map((digits) => `${shown(digits)} belongs to none of the parties`),
    ...ofParties.filter((digits) => !inText.includes(digits)).map((digits) => `${shown(digits)} is missing`),
  ];
  return check("ABN and ACN of the parties", faults.length === 0 && ofParties.length > 0, {
    clear: "Every ABN and ACN is valid and belongs to a party.",
    found: faults.length === 0 ? "No party has an ABN or ACN yet." : `${faults.join("; ")}.`,
  });
}

function amountCheck(text: string, amountCents: Cents | null): WordingCheck {
  const title = "Amount in figures and words";
  if (amountCents === null) return { title, message: "There is no amount yet.", clear: false };

  const figures = figuresIn(text);
  const words = amountsInWordsIn(text);

  const amount = formatAud(amountCents);
  const faults = [
    ...(figures.length === 0 ? ["the text has no amount in figures"] : []),
    ...(words.length === 0 ? ["the text has no amount in words"] : []),
    ...figures.filter((each) => each !== amountCents).map((each) => `${formatAud(each)} is not ${amount}`),
    ...words.filter((each) => each.amount !== amountCents).map((each) => `'${each.phrase}' is not ${amount}`),
  ];
  return check(title, faults.length === 0, {
    clear: `Figures and words both say ${amount}.`,
    found: `${sentence(faults)}.`,
  });
}

function conditionCheck(text: string): WordingCheck {
  const flat = spaced(text).toLowerCase();
  const found = CONDITIONAL_PHRASES.filter((phrase) => flat.includes(phrase));
  return check("No conditions", found.length === 0, {
    clear: "Nothing in the text makes payment conditional.",
    found: `These words can make payment conditional: ${found.map((phrase) => `'${phrase}'`).join(", ")}.`,
  });
}

function expiryCheck(text: string, facts: WordingFacts, today: PlainDate): WordingCheck {
  const fault = facts.expiryType === "FIXED" ? fixedExpiryFault(text, facts, today) : openEndFault(text);
  return check("Expiry", fault === undefined, {
    clear: "The text ends when the draft says it does.",
    found: fault ?? "",
  });
}

function fixedExpiryFault(text: string, facts: WordingFacts, today: PlainDate): string | undefined {
  const { expiryDate } = facts;
  if (expiryDate === null) return "There is no expiry date yet.";
  if (expiryDate <= (facts.issueDate ?? today)) return "It would expire before it is issued.";
  if (NO_EXPIRY.test(text)) return "The text says that it has no expiry, but the draft has an expiry date.";
  const isDated = [longDate(expiryDate), formatDate(expiryDate)].some((date) => spaced(text).includes(date));
  if (!isDated) return `The text does not say that it expires on ${longDate(expiryDate)}.`;
  return EXPIRY_HOUR.test(text) ? undefined : "The text does not say that it expires at 4.00 pm.";
}

function openEndFault(text: string): string | undefined {
  return EXPIRY_HOUR.test(text) || /\bexpires? on\b/i.test(text)
    ? "The text names an expiry, but the draft has no expiry date."
    : undefined;
}

function check(title: string, clear: boolean, messages: { clear: string; found: string }): WordingCheck {
  return { title, message: clear ? messages.clear : messages.found, clear };
}

function spaced(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}

function shown(digits: string): string {
  return formatAbnOrAcn(digits);
}

function sentence(faults: readonly string[]): string {
  const text = faults.join("; ");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
