// A table of several columns down the pages of a PDF, with its headings again at the top of each.

import { INK, MARGIN, type PdfPage, QUIET, writeRule } from "./pdf-page.ts";

export type TableColumn = {
  readonly header: string;
  readonly width: number;
  readonly align?: "left" | "right";
};

type Structure = ReturnType<PdfPage["struct"]>;
type Line = { readonly cells: readonly string[]; readonly isHeader: boolean };

const FONT_SIZE = 9;
const GAP = 8;
const ROW_GAP = 6;
/** The types of the library do not know it yet: a cell that is the heading of its column. */
const COLUMN_HEADING: object = { scope: "Column" };

export function writeTable(
  page: PdfPage,
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
): void {
  const table = page.struct("Table");
  page.root.add(table);
  const header: Line = { cells: columns.map((column) => column.header), isHeader: true };
  const bottom = page.page.height - MARGIN;
  const write = (line: Line) => writeLine(page, table, columns, line);
  write(header);
  for (const cells of rows) {
    if (page.y + heightOf(page, columns, cells) > bottom) {
      page.addPage();
      write(header);
    }
    write({ cells, isHeader: false });
  }
  table.end();
  page.x = MARGIN;
  page.moveDown(1);
}

function heightOf(page: PdfPage, columns: readonly TableColumn[], cells: readonly string[]): number {
  page.font("regular").fontSize(FONT_SIZE);
  return Math.max(
    ...columns.map(({ width }, at) => page.heightOfString(cells[at] ?? "", { width: width - GAP })),
  );
}

function writeLine(
  page: PdfPage,
  table: Structure,
  columns: readonly TableColumn[],
  { cells, isHeader }: Line,
): void {
  const line = page.struct("TR");
  table.add(line);
  const top = page.y;
  const height = heightOf(page, columns, cells);
  page
    .font(isHeader ? "strong" : "regular")
    .fontSize(FONT_SIZE)
    .fillColor(isHeader ? QUIET : INK);
  let left = MARGIN;
  for (const [at, { width, align = "left" }] of columns.entries()) {
    const place = { width: width - GAP, align, features: ["tnum"] as PDFKit.Mixins.OpenTypeFeatures[] };
    const x = align === "right" ? left + GAP : left;
    const draw = () => void page.text(cells[at] ?? "", x, top, place);
    line.add(page.struct(isHeader ? "TH" : "TD", isHeader ? COLUMN_HEADING : {}, draw));
    left += width;
  }
  page.x = MARGIN;
  page.y = top + height + ROW_GAP;
  if (isHeader) writeRule(page);
}
