// What an applicant asks its bank or insurer for, as a form to read, keep and sign: all that is filled in, and nothing that is not.

import type { PaperBlock, PaperContent, PaperFact } from "./paper-content.ts";
import { type PaperSigner, signatureBlocks } from "./paper-signatures.ts";

type Filled = readonly [term: string, value: string | null];

type ApplicationFormFacts = {
  readonly provider: string | null;
  readonly sections: readonly { readonly heading: string; readonly filled: readonly Filled[] }[];
  readonly signers: readonly PaperSigner[];
};

const DECLARED =
  "The applicant asks for this security on these terms, and says that what is written above is true and complete.";

export function applicationForm({ provider, sections, signers }: ApplicationFormFacts): PaperContent {
  const written = sections.flatMap(({ heading, filled }): PaperBlock[] => {
    const facts = filled.filter((each): each is PaperFact => each[1] !== null && each[1] !== "");
    return facts.length === 0
      ? []
      : [
          { kind: "heading", text: heading },
          { kind: "facts", facts },
        ];
  });
  return {
    title: "Application form",
    by: provider,
    blocks: [...written, { kind: "text", text: DECLARED }, ...signatureBlocks(signers)],
  };
}
