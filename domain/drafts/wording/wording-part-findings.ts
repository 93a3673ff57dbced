// The parts that an unconditional undertaking needs, and which of them a text lacks.

import type { WordingFacts } from "./wording-facts.ts";
import type { FindingSeverity, WordingFinding } from "./wording-finding.ts";
import { bodyOf } from "./wording-sentences.ts";

type Part = {
  isIn: (body: string, facts: WordingFacts) => boolean;
  severity: FindingSeverity;
  message: string;
  mend: string;
};

const has = (pattern: RegExp) => (body: string) => pattern.test(body);

const PARTS: readonly Part[] = [
  {
    isIn: has(/\b(?:undertakes?|promises?|agrees?|will|shall|must|covenants?)\b(?:[^.\n]{0,120}?)\bpay\b/i),
    severity: "STOP",
    message: "No one promises to pay.",
    mend: "Write that the issuer undertakes to pay the beneficiary on demand.",
  },
  {
    isIn: has(
      /\b(?:up)?on (?:\S+ ){0,4}demand\b|\bwhen(?:ever)? demanded\b|\bon receipt of (?:\S+ ){0,3}demand\b/i,
    ),
    severity: "STOP",
    message: "The text does not say that it is paid on demand.",
    mend: "Write that the issuer pays on the beneficiary's written demand.",
  },
  {
    isIn: has(/(?<!\bnot )\bunconditional(?:ly)?\b/i),
    severity: "CARE",
    message: "The text does not call the undertaking unconditional.",
    mend: "Write that the undertaking is unconditional and irrevocable.",
  },
  {
    isIn: has(/\birrevocabl[ey]\b/i),
    severity: "CARE",
    message: "The text does not say that the undertaking can't be revoked.",
    mend: "Write that the undertaking is irrevocable.",
  },
  {
    isIn: has(
      /\bwithout (?:any |further )*(?:reference|recourse|notice|regard) to\b|\b(?:even (?:though|if)|notwithstanding|despite|regardless of)\b[^.\n]{0,120}\b(?:object\w*|notice|instruct\w*|told|dispute\w*|not to pay)\b/i,
    ),
    severity: "CARE",
    message: "The text does not say that the issuer pays without reference to the applicant.",
    mend: "Write that the issuer pays without reference to the applicant, even though the applicant objects.",
  },
  {
    isIn: has(
      /\b(?:stays?|remains?|continues?) in (?:full )?force\b|\bexpir(?:es|y)\b|\bceases?\b|\bno longer required\b|\bterminates?\b|\buntil\b/i,
    ),
    severity: "CARE",
    message: "The text does not say when it ends.",
    mend: "Write that it ends when it is paid, returned or no longer required, and on its expiry date where it has one.",
  },
  {
    isIn: has(
      /\b(?:return(?:ed|s)?|surrender(?:ed)?)\b[^.\n]{0,60}\b(?:issuer|bank|insurer|surety|us)\b|\bno longer required\b/i,
    ),
    severity: "CARE",
    message: "The text does not say that it ends when it is returned or no longer required.",
    mend: "Write that it ends when the original is returned to the issuer, or the beneficiary says that it is no longer required.",
  },
  {
    isIn: (body, { issuer: { address } }) =>
      (address !== null &&
        address.trim() !== "" &&
        body.replace(/\s+/g, " ").includes(address.replace(/\s+/g, " ").trim())) ||
      /\b(?:present\w*|handed in|deliver\w*|made|sent|given|lodged?)\b[^.\n]{0,80}\bat (?:the|any|its|our)\b/i.test(
        body,
      ),
    severity: "CARE",
    message: "The text does not say where a demand is handed in.",
    mend: "Write the issuer's address for presentation.",
  },
  {
    isIn: has(/\bin writing\b|\bwritten (?:demand|notice|claim|request)\b/i),
    severity: "CARE",
    message: "The text does not say how a demand is made.",
    mend: "Write that a demand is made in writing, and who signs it.",
  },
];

export function partFindings(text: string, facts: WordingFacts): WordingFinding[] {
  const body = bodyOf(text);
  return PARTS.filter(({ isIn }) => !isIn(body, facts)).map(({ severity, message, mend }) => ({
    topic: "PART",
    severity,
    sentence: null,
    message,
    mend,
  }));
}
