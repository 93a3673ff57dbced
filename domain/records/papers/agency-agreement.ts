// The agreement by which an applicant lets the provider arrange its guarantee or facility: a template for the operator, filled in for one record.

import { type PaperContent, type PaperFact, sectionBlocks } from "./paper-content.ts";
import { type PaperSigner, signatureBlocks } from "./paper-signatures.ts";

/** Whom and what the agreement names. */
type AgencyFacts = {
  /** Who runs the portal, as the law knows them. */
  readonly provider: string | null;
  readonly applicant: string;
  readonly applicantNumber: PaperFact;
  /** A guarantee or a facility: what is arranged, term by term. */
  readonly arranged: readonly PaperFact[];
  readonly signers: readonly PaperSigner[];
};

const SECTIONS = [
  {
    heading: "What the provider does",
    paragraphs: [
      "The applicant appoints the provider as its agent to arrange the security named above: to send the request and its attachments to the bank or insurer, to pass on questions, answers and decisions, and to receive the issued paper for the applicant.",
      "The provider may not change the amount, the parties, the dates or the wording without the applicant's consent, and does not issue any security itself.",
    ],
  },
  {
    heading: "What the applicant does",
    paragraphs: [
      "The applicant gives true and complete information, says at once when it changes, and makes sure that those who act for it in the portal may do so.",
      "Anything the bank or insurer pays under the security is repaid by the applicant on the terms of its agreement with that bank or insurer.",
    ],
  },
  {
    heading: "Fees and commission",
    paragraphs: [
      "The applicant pays the fees that its fee plan shows. The provider may also receive a commission from the bank or insurer, as the Financial Services Guide says; its amount is given on request.",
    ],
  },
  {
    heading: "Information",
    paragraphs: [
      "The provider may give the bank or insurer, and the beneficiary where the security names it, what they need to decide on and to issue the security. It keeps the records for as long as the law asks.",
    ],
  },
  {
    heading: "How it ends",
    paragraphs: [
      "Either side may end this agreement in writing at any time. What was arranged before remains, and fees for it stay payable.",
      "The law of the state or territory in which the applicant is registered applies.",
    ],
  },
] as const;

export function agencyAgreement({
  provider,
  applicant,
  applicantNumber,
  arranged,
  signers,
}: AgencyFacts): PaperContent {
  return {
    title: "Agency agreement",
    by: provider,
    blocks: [
      { kind: "text", text: "Between the applicant and the provider of this portal, its agent." },
      {
        kind: "facts",
        facts: [["Provider", provider ?? "Bondline"], ["Applicant", applicant], applicantNumber, ...arranged],
      },
      ...sectionBlocks(SECTIONS),
      ...signatureBlocks(signers),
    ],
  };
}
