// The papers of an issued document: a copy of its undertaking, and the receipt that somebody gave for the original.

import { type PaperBlock, type PaperContent, type PaperFact, sectionBlocks } from "./paper-content.ts";

type UndertakingFacts = {
  readonly issuer: string | null;
  readonly kind: string;
  readonly facts: readonly PaperFact[];
  /** As it was issued, and each amendment behind it. */
  readonly wording: string;
  readonly amendments: string | null;
};

const COPY = "This is a copy. Only the original counts: the bank's own paper, or its digital file.";

export function undertakingCopy({
  issuer,
  kind,
  facts,
  wording,
  amendments,
}: UndertakingFacts): PaperContent {
  const amended = amendments === null ? [] : [{ heading: "Amendments in force", paragraphs: [amendments] }];
  return {
    title: `Copy of the undertaking: ${kind}`,
    by: issuer,
    blocks: [
      { kind: "text", text: COPY },
      { kind: "facts", facts },
      ...sectionBlocks([{ heading: "Wording", paragraphs: [wording] }, ...amended]),
    ],
  };
}

type ReceiptFacts = {
  readonly provider: string | null;
  readonly original: readonly PaperFact[];
  readonly receipt: readonly PaperFact[];
  readonly note: string | null;
};

export function handoverReceipt({ provider, original, receipt, note }: ReceiptFacts): PaperContent {
  const said: PaperBlock[] =
    note === null
      ? []
      : [
          { kind: "heading", text: "Note" },
          { kind: "text", text: note },
        ];
  return {
    title: "Handover receipt",
    by: provider,
    blocks: [
      { kind: "heading", text: "Original" },
      { kind: "facts", facts: original },
      { kind: "heading", text: "Received" },
      { kind: "facts", facts: receipt },
      ...said,
    ],
  };
}
