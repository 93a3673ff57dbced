// The undertaking as it would be issued, marked as a draft: for the applicant to read, and to sign that it is to be issued so.

import { type PaperContent, type PaperFact, sectionBlocks } from "./paper-content.ts";
import { type PaperSigner, signatureBlocks } from "./paper-signatures.ts";

type DraftUndertakingFacts = {
  readonly issuer: string | null;
  /** In words: "Bank Guarantee". */
  readonly kind: string;
  readonly facts: readonly PaperFact[];
  readonly wording: string;
  readonly signers: readonly PaperSigner[];
};

const MARK = "DRAFT. Not issued: no one may rely on it or demand under it.";
const EXPLAINED =
  "This is the form in which the issuer would give its undertaking. What is known only at the issue, its number and its day, is still missing.";
const ASKED =
  "The applicant has read this form and its wording, and asks the issuer to give its undertaking in it.";
const NOT_EXECUTED = "Left blank. The issuer executes the undertaking itself, when it is issued.";

export function draftUndertaking({
  issuer,
  kind,
  facts,
  wording,
  signers,
}: DraftUndertakingFacts): PaperContent {
  return {
    title: `Draft ${kind.toLowerCase()} form`,
    by: issuer,
    mark: MARK,
    blocks: [
      { kind: "text", text: EXPLAINED },
      { kind: "facts", facts },
      ...sectionBlocks([
        { heading: "Wording", paragraphs: [wording] },
        { heading: "Executed by the issuer", paragraphs: [NOT_EXECUTED] },
      ]),
      { kind: "text", text: ASKED },
      ...signatureBlocks(signers),
    ],
  };
}
