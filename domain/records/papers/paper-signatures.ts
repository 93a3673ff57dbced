// Where a paper is signed: a place for each person who signs it, or an empty one to fill in by hand.

import type { PaperBlock } from "./paper-content.ts";

export type PaperSigner = { readonly name: string; readonly capacity: string };

const LINE = "_______________________________";
const HEADING = "Signed for the applicant";

/** Whoever signs on a screen is named; the day of it is in the signature itself. */
export function signatureBlocks(signers: readonly PaperSigner[]): PaperBlock[] {
  if (signers.length === 0)
    return [
      {
        kind: "signature",
        heading: HEADING,
        facts: [
          ["Name", LINE],
          ["Capacity", LINE],
          ["Date", LINE],
        ],
      },
    ];
  return signers.map(({ name, capacity }, at) => ({
    kind: "signature",
    heading: signers.length === 1 ? HEADING : `${HEADING} (${at + 1} of ${signers.length})`,
    facts: [
      ["Name", name],
      ["Capacity", capacity],
    ],
  }));
}
