// A page of ours as a PDF: its typeface, its head, and facts and lines down one column.

import { createRequire } from "node:module";
import PdfDocument from "pdfkit";

/** Whole typefaces, since a beneficiary's name may need letters of any alphabet. */
const FONT_FILES = createRequire(import.meta.url);
const FONTS = {
  regular: FONT_FILES.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
  strong: FONT_FILES.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
};
export const INK = "#16181d";
const QUIET = "#4c515c";
const RULE = "#d2d3cd";
export const MARGIN = 56;
export const WIDTH = 595.28 - 2 * MARGIN;
const TERM_WIDTH = 130;

export type PdfPage = InstanceType<typeof PdfDocument>;
export type Fact = readonly [term: string, value: string];

export function newPage(title: string, createdAt: Date): PdfPage {
  const page = new PdfDocument({
    size: "A4",
    margin: MARGIN,
    lang: "en-AU",
    info: { Title: title, Author: "Bondline", CreationDate: createdAt },
  });
  return page.registerFont("regular", FONTS.regular).registerFont("strong", FONTS.strong).fillColor(INK);
}

/** Asked for before the page is written, and there once it has ended. */
export async function bytesOf(page: PdfPage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of page) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export function writeHead(page: PdfPage, title: string, by: string | undefined): void {
  page.font("strong").fontSize(11).text("Bondline");
  if (by !== undefined) page.font("regular").fontSize(9).fillColor(QUIET).text(by);
  page.font("strong").fillColor(INK).moveDown(1.5);
  page.fontSize(20).text(title).moveDown(1);
}

export function writeFacts(page: PdfPage, facts: readonly Fact[]): void {
  for (const [term, value] of facts)
    writeRow(page, { left: term, right: value, leftWidth: TERM_WIDTH, align: "left" });
  page.moveDown(1);
}

type Row = {
  left: string;
  right: string;
  leftWidth: number;
  align: "left" | "right";
  font?: "regular" | "strong";
};

/** Both texts begin at one height; the next row begins below the longer one. */
export function writeRow(page: PdfPage, { left, right, leftWidth, align, font = "regular" }: Row): void {
  const rightWidth = WIDTH - leftWidth;
  page.font(font).fontSize(10);
  const gap = 12;
  const height = Math.max(
    page.heightOfString(left, { width: leftWidth - gap }),
    page.heightOfString(right, { width: rightWidth }),
  );
  if (page.y + height > page.page.height - MARGIN) page.addPage();
  const top = page.y;
  page.fillColor(align === "left" ? QUIET : INK).text(left, MARGIN, top, { width: leftWidth - gap });
  page.fillColor(INK).text(right, MARGIN + leftWidth, top, { width: rightWidth, align, features: ["tnum"] });
  page.x = MARGIN;
  page.y = top + height + 6;
}

export function writeRule(page: PdfPage): void {
  page
    .moveTo(MARGIN, page.y)
    .lineTo(MARGIN + WIDTH, page.y)
    .lineWidth(0.75)
    .stroke(RULE);
  page.y += 8;
}
