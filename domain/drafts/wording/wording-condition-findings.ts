// Words that make a payment wait for something, in an undertaking that is called unconditional.

import type { WordingFacts } from "./wording-facts.ts";
import type { WordingFinding } from "./wording-finding.ts";

const PARTY =
  "(?:principal|contractor|sub-?contractor|applicant|lessee|tenant|customer|account party|company)";
/** Whatever the sentence says of conditions that it does not have; "does not pay unless" is one. */
const DENIED = /\b(?:not|no|never|without|nor|free of|whether or not)\b(?:\s+\S+){0,3}\s*$/i;
const NEVER_DENIED = /^(?:unless|only)\b/i;

const CONDITIONS: readonly RegExp[] = [
  /\bprovided(?: always)? that\b/gi,
  /\bsubject(?: always)? to\b/gi,
  /\bon(?: the)? condition that\b/gi,
  /\bconditional(?:ly)? (?:up)?on\b/gi,
  /\b(?:up)?on (?:the )?(?:proof|evidence|production of (?:proof|evidence)|establishment)\b/gi,
  /\bduly (?:proved|proven|established|certified)\b/gi,
  /\bupon (?:receipt|presentation) of (?:a |an |the )?(?:award|judgment|judgement|court order|determination|certificate|statutory declaration)\b/gi,
  new RegExp(
    `\\b(?:if|where|when|once|should) (?:the )?${PARTY}(?:'s|’s)?\\b(?:\\s+\\S+){0,4}?\\s+(?:fails?|failed|defaults?|defaulted|breach(?:es|ed)?|is in (?:default|breach)|does not|has not|becomes? insolvent)\\b`,
    "gi",
  ),
  /\bin the event (?:of|that)\b/gi,
  /\bhas failed to\b/gi,
  /\bis in (?:default|breach)\b/gi,
  /\bif (?:and only if|the default|such default)\b/gi,
  /\bonly (?:if|when|after|upon)\b/gi,
  /\bunless\b/gi,
  /\bto the extent that\b/gi,
  new RegExp(`\\bwith the (?:prior )?(?:written )?(?:consent|approval|agreement) of the ${PARTY}\\b`, "gi"),
  new RegExp(`\\bafter (?:\\S+ ){0,5}notice to the ${PARTY}\\b`, "gi"),
  /\bto the (?:reasonable )?satisfaction of the (?:issuer|bank|insurer|surety)\b/gi,
  /\b(?:arbitration|arbitral) award\b/gi,
];

export function conditionFindings(sentences: readonly string[], facts: WordingFacts): WordingFinding[] {
  return sentences.flatMap((sentence) => {
    const found = [...new Set(conditionsIn(withoutFacts(sentence, facts)))];
    if (found.length === 0) return [];
    const named = found.map((phrase) => `"${phrase}"`).join(", ");
    return [
      {
        topic: "CONDITION" as const,
        severity: "CARE" as const,
        sentence,
        message: `${named} can make payment conditional.`,
        mend: "Take the condition out, so that the issuer pays on demand alone.",
      },
    ];
  });
}

function conditionsIn(sentence: string): string[] {
  return CONDITIONS.flatMap((condition) =>
    [...sentence.matchAll(condition)]
      .filter(
        ({ 0: phrase, index }) =>
          NEVER_DENIED.test(phrase) || !DENIED.test(sentence.slice(Math.max(0, index - 60), index)),
      )
      .map(([phrase]) => phrase.toLowerCase()),
  );
}

/** What the draft says of its contract, its end and its parties is no condition of the text. */
function withoutFacts(sentence: string, facts: WordingFacts): string {
  const written = [
    facts.expiryCondition,
    facts.agreementContent,
    facts.contractTitle,
    facts.siteAddress,
    ...[facts.issuer, facts.beneficiary, facts.applicant].flatMap(({ name, address }) => [name, address]),
  ];
  return written
    .map((text) => text?.normalize("NFC").replace(/\s+/g, " ").trim() ?? "")
    .filter((text) => text !== "")
    .reduce((left, text) => left.replaceAll(text, " "), sentence);
}
