// An empty box on a page of ours, in which a signature is drawn elsewhere.

import { MARGIN, type PdfPage, RULE, writeMarked } from "./pdf-page.ts";

const BOX = { width: 240, height: 60 };
const GAP = 14;
const HUNDRED = 100;

/** In hundredths of the page, from its left and its top. */
export type BoxPlace = { page: number; left: number; top: number; width: number; height: number };

export function drawSignatureBox(page: PdfPage): BoxPlace {
  if (page.page.height - MARGIN - page.y < BOX.height + GAP) page.addPage();
  const { start, count } = page.bufferedPageRange();
  const { width, height } = page.page;
  const top = page.y;
  const draw = () => page.rect(MARGIN, top, BOX.width, BOX.height).lineWidth(0.75).stroke(RULE);
  writeMarked(page, "Figure", draw, "An empty box for the signature");
  page.y = top + BOX.height + GAP;
  return {
    page: start + count,
    left: (MARGIN / width) * HUNDRED,
    top: (top / height) * HUNDRED,
    width: (BOX.width / width) * HUNDRED,
    height: (BOX.height / height) * HUNDRED,
  };
}
