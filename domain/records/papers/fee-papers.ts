// The papers about what a guarantee costs: the preview of one product, and the fee plan of the one that was chosen.

import type { PaperAmount, PaperBlock, PaperContent, PaperFact } from "./paper-content.ts";

export type FeePaperFacts = {
  readonly provider: string | null;
  readonly product: readonly PaperFact[];
  readonly guarantee: readonly PaperFact[];
  /** Without an amount nothing can be worked out. */
  readonly fees: readonly PaperAmount[] | null;
  readonly security: string | null;
};

const NO_FEES = "Enter the amount of the guarantee to see what it costs.";
const ESTIMATE =
  "Worked out for the details above, as if the guarantee were issued today. The fees are fixed once the provider has approved the request.";
const NO_ADVICE =
  "This paper does not consider your objectives, situation or needs. Read the Financial Services Guide before you decide.";

/** Before anything is chosen. */
export function productPreview(facts: FeePaperFacts): PaperContent {
  return feePaper("Product preview", facts, [ESTIMATE, NO_ADVICE]);
}

/** Of the product that was chosen. */
export function feeSummaryPaper(facts: FeePaperFacts): PaperContent {
  return feePaper("Fee plan", facts, [ESTIMATE]);
}

function feePaper(
  title: string,
  { provider, product, guarantee, fees, security }: FeePaperFacts,
  explained: readonly string[],
): PaperContent {
  const lodged: PaperBlock[] =
    security === null
      ? []
      : [
          { kind: "heading", text: "Security money" },
          { kind: "text", text: `${security} is lodged behind the guarantee and given back when it ends.` },
        ];
  return {
    title,
    by: provider,
    blocks: [
      { kind: "heading", text: "Product" },
      { kind: "facts", facts: product },
      { kind: "heading", text: "Guarantee" },
      { kind: "facts", facts: guarantee },
      { kind: "heading", text: "Fees" },
      fees === null ? { kind: "text", text: NO_FEES } : { kind: "amounts", amounts: fees },
      ...lodged,
      ...explained.map((text): PaperBlock => ({ kind: "text", text })),
    ],
  };
}
