// What a paper says, as blocks that its page on screen, its file and its hash are made from.

import { escapeHtml } from "../../escape-html.ts";

export type PaperFact = readonly [term: string, value: string];
export type PaperAmount = { readonly label: string; readonly amount: string; readonly isTotal?: boolean };

export type PaperBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "facts"; readonly facts: readonly PaperFact[] }
  | { readonly kind: "amounts"; readonly amounts: readonly PaperAmount[] }
  /** Who signs and as what, and below it an empty box. */
  | { readonly kind: "signature"; readonly heading: string; readonly facts: readonly PaperFact[] };

export type PaperContent = {
  readonly title: string;
  /** Who it comes from, below the name of the portal. */
  readonly by: string | null;
  /** What no page may be read without. */
  readonly mark?: string;
  readonly blocks: readonly PaperBlock[];
};

/** With the tags alone that displayed wording may hold, and every value escaped. */
export function paperHtml({ title, by, mark, blocks }: PaperContent): string {
  const from = [by, mark].flatMap((text) => (text ? [`<p>${escapeHtml(text)}</p>`] : []));
  return [`<h1>${escapeHtml(title)}</h1>`, ...from, ...blocks.map(blockHtml)].join("\n");
}

/** One line for each part, in composed form with single spaces: the same paper always gives the same bytes, whose hash stands in its foot. */
export function paperText({ title, by, mark, blocks }: PaperContent): string {
  const lines = [title, by ?? "", ...(mark === undefined ? [] : [mark]), ...blocks.flatMap(linesOf)];
  return lines.map((line) => line.normalize("NFC").replace(/\s+/g, " ").trim()).join("\n");
}

/** A text as the operator's pages have it: headings with their paragraphs. */
export function sectionBlocks(
  sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[],
): PaperBlock[] {
  return sections.flatMap(({ heading, paragraphs }) => [
    { kind: "heading", text: heading },
    ...paragraphs.map((text): PaperBlock => ({ kind: "text", text })),
  ]);
}

function blockHtml(block: PaperBlock): string {
  if (block.kind === "heading") return `<h2>${shownHtml(block.text)}</h2>`;
  if (block.kind === "text") return `<p>${shownHtml(block.text)}</p>`;
  const rows = rowsOf(block).map(
    ([term, value]) => `<li><b>${shownHtml(term)}:</b> ${shownHtml(value)}</li>`,
  );
  const heading = block.kind === "signature" ? `<h2>${shownHtml(block.heading)}</h2>` : "";
  return `${heading}<ul>${rows.join("")}</ul>`;
}

function linesOf(block: PaperBlock): string[] {
  if (block.kind === "heading" || block.kind === "text") return [block.text];
  const rows = rowsOf(block).map(([term, value]) => `${term}: ${value}`);
  return block.kind === "signature" ? [block.heading, ...rows] : rows;
}

type BlockOfRows = Extract<PaperBlock, { kind: "facts" | "amounts" | "signature" }>;

function rowsOf(block: BlockOfRows): readonly PaperFact[] {
  return block.kind === "amounts" ? block.amounts.map(({ label, amount }) => [label, amount]) : block.facts;
}

/** A new line of a value is a new line of the page. */
function shownHtml(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}
