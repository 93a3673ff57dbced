// The blocks of a paper drawn down a page.

import type { PaperBlock, PaperContent } from "@bondline/domain/records/papers/paper-content.ts";
import {
  type PdfPage,
  WIDTH,
  writeFacts,
  writeHead,
  writeHeading,
  writeRows,
  writeText,
} from "./pdf-page.ts";

const AMOUNTS = { leftWidth: WIDTH - 120, align: "right" } as const;
/** Of a line: what stands below a text or a sum. */
const GAP = 0.7;

export function writeContent(page: PdfPage, { title, by, blocks }: PaperContent): void {
  writeHead(page, title, by ?? undefined);
  for (const block of blocks) writeBlock(page, block);
}

function writeBlock(page: PdfPage, block: PaperBlock): void {
  if (block.kind === "heading") return void writeHeading(page, block.text);
  if (block.kind === "facts") return void writeFacts(page, block.facts);
  if (block.kind === "text") writeText(page, block.text);
  else writeRows(page, block.amounts.map(rowOf), AMOUNTS);
  page.moveDown(GAP);
}

function rowOf({ label, amount, isTotal = false }: { label: string; amount: string; isTotal?: boolean }) {
  return { left: label, right: amount, isStrong: isTotal };
}
