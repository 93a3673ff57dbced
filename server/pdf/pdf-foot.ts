// The foot of each page of a PDF of ours: its number, and beside it by what the paper can be checked.

import { checkCodeText } from "@bondline/domain/documents/verifications/verification.ts";
import { MARGIN, type PdfPage, QUIET, WIDTH } from "./pdf-page.ts";

type Checked = { hash?: string | null | undefined; code?: string | null | undefined };

/** Of a paper of an undertaking: the hash of its wording, and the code that anybody checks it by. */
export function footLines({ hash, code }: Checked): string[] {
  return [
    ...(hash ? [`Wording (SHA-256) ${hash}`] : []),
    ...(code ? [`Check code ${checkCodeText(code)}`] : []),
  ];
}

const FOOT = { bottom: 18, linesMin: 2, lineHeight: 10, pageWidth: 80, fontSize: 7.5 };

/** On each page its number, beside it what it can be checked by, and above it what no page may be read without. Nothing is written after that. */
export function endPages(page: PdfPage, lines: readonly string[] = [], mark?: string): void {
  const { start, count } = page.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    page.switchToPage(at);
    writeFoot(page, lines, `Page ${at + 1} of ${count}`);
    if (mark !== undefined) writeMark(page, mark);
  }
  page.end();
}

function writeFoot(page: PdfPage, lines: readonly string[], number: string): void {
  // Within the margin, where a text would begin a page of its own.
  page.page.margins.bottom = 0;
  page.font("regular").fontSize(FOOT.fontSize).fillColor(QUIET);
  const height = Math.max(lines.length, FOOT.linesMin) * FOOT.lineHeight;
  const top = page.page.height - FOOT.bottom - height;
  const width = WIDTH - FOOT.pageWidth;
  page.markContent("Artifact", { type: "Pagination" });
  for (const [at, line] of lines.entries())
    page.text(line, MARGIN, top + at * FOOT.lineHeight, { width, lineBreak: false });
  page.text(number, MARGIN + width, top, { width: FOOT.pageWidth, align: "right", lineBreak: false });
  page.endMarkedContent();
}

function writeMark(page: PdfPage, mark: string): void {
  page.font("strong").fontSize(9).fillColor(ALERT);
  page.markContent("Artifact", { type: "Pagination" });
  page.text(mark, MARGIN, MARK_TOP, { width: WIDTH, align: "right", lineBreak: false });
  page.endMarkedContent();
}
const MARK_TOP = 26;
const ALERT = "#9f1d1d";
