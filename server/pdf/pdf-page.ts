// A page of ours as a PDF that lasts and can be read aloud (PDF/A-2a, tagged): its typeface, its head, texts, facts and sums down one column.

import { createRequire } from "node:module";
import PdfDocument from "pdfkit";
import { readTypeface } from "./typeface.ts";

/** Whole typefaces, since a beneficiary's name may need letters of any alphabet. */
const { resolve } = createRequire(import.meta.url);
export const FONT_FILES = {
  regular: resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  strong: resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
};
/** Read once: to read both again takes six times as long as all else on a page. */
const FONTS = new Map<string, PDFKit.Mixins.PDFFontSource>();
export const INK = "#16181d";
export const QUIET = "#4c515c";
export const RULE = "#d2d3cd";
export const MARGIN = 56;
export const WIDTH = 595.28 - 2 * MARGIN;
const TERM_WIDTH = 130;
/** Clauses stand apart. */
const PARAGRAPH_GAP = 4;

type Structure = ReturnType<PdfKit["struct"]>;
type PdfKit = InstanceType<typeof PdfDocument>;
/** `root` is what a reader of screens walks: whatever is written goes below it, or is an artifact that is not read out. */
export type PdfPage = PdfKit & { readonly root: Structure };
export type Fact = readonly [term: string, value: string];

export function newPage(title: string, createdAt: Date): PdfPage {
  const document = new PdfDocument({
    size: "A4",
    margin: MARGIN,
    lang: "en-AU",
    pdfVersion: "1.7",
    subset: "PDF/A-2a",
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    // None to begin with: a typeface of the library is not inside the file.
    font: "",
    info: { Title: title, Author: "Bondline", CreationDate: createdAt, ModDate: createdAt },
  });
  const root = document.struct("Document");
  document.addStructure(root);
  document.registerFont("regular", fontOf("regular")).registerFont("strong", fontOf("strong")).fillColor(INK);
  return Object.assign(document, { root });
}

/** As the library has taken it since 0.20, which its types do not say yet. */
function fontOf(weight: keyof typeof FONT_FILES): PDFKit.Mixins.PDFFontSource {
  const read =
    FONTS.get(weight) ?? (readTypeface(FONT_FILES[weight]) as unknown as PDFKit.Mixins.PDFFontSource);
  FONTS.set(weight, read);
  return read;
}

/** Asked for before the page is written, and there once it has ended. */
export async function bytesOf(page: PdfPage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of page) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

type Role = "H1" | "H2" | "P" | "LI" | "Figure";

/** Drawn as one part of the text, in the order in which it is read out. */
export function writeMarked(page: PdfPage, role: Role, draw: () => void, alt?: string): void {
  page.root.add(page.struct(role, alt === undefined ? {} : { alt }, draw));
}

/** Drawn for the eye alone. */
export function writeUnread(page: PdfPage, draw: () => void): void {
  page.markContent("Artifact", { type: "Layout" });
  draw();
  page.endMarkedContent();
}

export function writeHead(page: PdfPage, title: string, by: string | undefined): void {
  writeMarked(page, "P", () => page.font("strong").fontSize(11).text("Bondline"));
  if (by !== undefined)
    writeMarked(page, "P", () => page.font("regular").fontSize(9).fillColor(QUIET).text(by));
  page.font("strong").fontSize(11).fillColor(INK).moveDown(1.5);
  writeMarked(page, "H1", () => page.fontSize(20).text(title));
  page.moveDown(1);
}

export function writeHeading(page: PdfPage, text: string): void {
  const font = page.font("strong").fontSize(12).fillColor(INK);
  // A heading at the foot of a page belongs to the next one.
  if (font.page.height - MARGIN - page.y < HEADING_ROOM) page.addPage();
  writeMarked(page, "H2", () => font.text(text, MARGIN));
  page.moveDown(0.5);
}
const HEADING_ROOM = 60;

export function writeText(page: PdfPage, text: string, fontSize = 10): void {
  page.font("regular").fontSize(fontSize).fillColor(INK);
  writeMarked(page, "P", () =>
    page.text(text, MARGIN, undefined, { width: WIDTH, paragraphGap: PARAGRAPH_GAP }),
  );
}

export function writeFacts(page: PdfPage, facts: readonly Fact[]): void {
  const rows = facts.map(([left, right]): Row => ({ left, right }));
  writeRows(page, rows, { leftWidth: TERM_WIDTH, align: "left" });
  page.moveDown(1);
}

export type Row = { left: string; right: string; isStrong?: boolean };
type Columns = { leftWidth: number; align: "left" | "right" };

/** A table of two columns, whose left one is a heading of the right one. */
export function writeRows(page: PdfPage, rows: readonly Row[], columns: Columns): void {
  const table = page.struct("Table");
  page.root.add(table);
  for (const row of rows) {
    const line = page.struct("TR");
    table.add(line);
    writeRow(page, line, row, columns);
  }
  table.end();
}

/** The types of the library do not know it yet: a cell that is the heading of its row. */
const ROW_HEADING: object = { scope: "Row" };

/** Both texts begin at one height; the next row begins below the longer one. */
function writeRow(
  page: PdfPage,
  line: Structure,
  { left, right, isStrong = false }: Row,
  { leftWidth, align }: Columns,
): void {
  const rightWidth = WIDTH - leftWidth;
  page.font(isStrong ? "strong" : "regular").fontSize(10);
  const gap = 12;
  const height = Math.max(
    page.heightOfString(left, { width: leftWidth - gap }),
    page.heightOfString(right, { width: rightWidth }),
  );
  if (page.y + height > page.page.height - MARGIN) page.addPage();
  const top = page.y;
  const cell = (kind: "TH" | "TD", draw: () => void) =>
    line.add(page.struct(kind, kind === "TH" ? ROW_HEADING : {}, draw));
  cell("TH", () =>
    page.fillColor(align === "left" ? QUIET : INK).text(left, MARGIN, top, { width: leftWidth - gap }),
  );
  cell("TD", () =>
    page
      .fillColor(INK)
      .text(right, MARGIN + leftWidth, top, { width: rightWidth, align, features: ["tnum"] }),
  );
  page.x = MARGIN;
  page.y = top + height + 6;
}

export function writeRule(page: PdfPage): void {
  writeUnread(page, () =>
    page
      .moveTo(MARGIN, page.y)
      .lineTo(MARGIN + WIDTH, page.y)
      .lineWidth(0.75)
      .stroke(RULE),
  );
  page.y += 8;
}
