// A square code on a page of ours, for whoever has the page printed before them.

import { encode } from "uqr";
import { MARGIN, type PdfPage, writeMarked } from "./pdf-page.ts";

/** About four centimetres: a phone reads it from a printed page. */
const SQUARE_WIDTH = 120;

export function drawSquareCode(page: PdfPage, address: string): void {
  const { data, size } = encode(address, { border: 0 });
  const dot = SQUARE_WIDTH / size;
  const top = page.y;
  const draw = () => {
    for (const [y, row] of data.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) page.rect(MARGIN + x * dot, top + y * dot, dot, dot);
    page.fill("black");
  };
  writeMarked(page, "Figure", draw, `QR code of ${address}`);
  page.y = top + SQUARE_WIDTH + 16;
}
