// A paper drawn as a PDF: its blocks down the page, and in the foot what it says, its code and when it was made.

import { checkCodeText } from "@bondline/domain/documents/verifications/verification.ts";
import { paperCheckAddress } from "@bondline/domain/records/papers/paper.ts";
import type { PaperContent } from "@bondline/domain/records/papers/paper-content.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { writeContent } from "../../../pdf/paper-blocks.ts";
import { endPages } from "../../../pdf/pdf-foot.ts";
import { bytesOf, newPage } from "../../../pdf/pdf-page.ts";
import type { BoxPlace } from "../../../pdf/signature-box.ts";
import type { PaperRow } from "./paper-record.ts";

type Drawn = Pick<PaperRow, "textSha256" | "verificationCode" | "createdAt">;

type DrawnPaper = { bytes: Buffer; signaturePlaces: readonly BoxPlace[] };

/** The same paper always gives the same bytes. */
export async function drawPaper(content: PaperContent, paper: Drawn, publicUrl: string): Promise<DrawnPaper> {
  const page = newPage(content.title, new Date(paper.createdAt));
  const written = bytesOf(page);
  const signaturePlaces = writeContent(page, content);
  const day = formatDate(dayAt(paper.createdAt, DEFAULT_ZONE));
  const checked = [
    `Text (SHA-256) ${paper.textSha256}`,
    `Made on ${day}. Verification code ${checkCodeText(paper.verificationCode)}`,
    `Check it at ${paperCheckAddress(publicUrl)}`,
  ];
  endPages(page, checked, content.mark);
  return { bytes: await written, signaturePlaces };
}
