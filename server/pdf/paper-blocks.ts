// The blocks of a paper drawn down a page.

import type { PaperBlock, PaperContent } from "@bondline/domain/records/papers/paper-content.ts";
import {
  MARGIN,
  type PdfPage,
  WIDTH,
  writeFacts,
  writeHead,
  writeHeading,
  writeRows,
  writeText,
} from "./pdf-page.ts";
import { type BoxPlace, drawSignatureBox } from "./signature-box.ts";

const AMOUNTS = { leftWidth: WIDTH - 120, align: "right" } as const;
/** Of a line: what stands below a text or a sum. */
const GAP = 0.7;

/** Where it is signed, in the order of its blocks. */
export function writeContent(page: PdfPage, { title, by, blocks }: PaperContent): BoxPlace[] {
  writeHead(page, title, by ?? undefined);
  const places: BoxPlace[] = [];
  for (const block of blocks)
    if (block.kind === "signature") places.push(writeSignature(page, block));
    else writeBlock(page, block);
  return places;
}

/** Who signs stays with the box that they sign in. */
function writeSignature(page: PdfPage, { heading, facts }: Extract<PaperBlock, { kind: "signature" }>) {
  if (page.page.height - MARGIN - page.y < SIGNATURE_ROOM) page.addPage();
  writeHeading(page, heading);
  writeFacts(page, facts);
  return drawSignatureBox(page);
}
const SIGNATURE_ROOM = 190;

function writeBlock(page: PdfPage, block: Exclude<PaperBlock, { kind: "signature" }>): void {
  if (block.kind === "heading") return void writeHeading(page, block.text);
  if (block.kind === "facts") return void writeFacts(page, block.facts);
  if (block.kind === "text") writeText(page, block.text);
  else writeRows(page, block.amounts.map(rowOf), AMOUNTS);
  page.moveDown(GAP);
}

function rowOf({ label, amount, isTotal = false }: { label: string; amount: string; isTotal?: boolean }) {
  return { left: label, right: amount, isStrong: isTotal };
}
