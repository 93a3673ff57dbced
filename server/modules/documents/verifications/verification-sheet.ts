// The sheet that goes beside issued paper: number, check code, square code and address, and the fingerprint of the bank's own PDF.

import { checkCodeText, verificationLink } from "@bondline/domain/documents/verifications/verification.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import { formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { endPages } from "../../../pdf/pdf-foot.ts";
import {
  bytesOf,
  type Fact,
  newPage,
  writeFacts,
  writeHead,
  writeRule,
  writeText,
} from "../../../pdf/pdf-page.ts";
import { drawSquareCode } from "../../../pdf/square-code.ts";
import type { ChainEntry } from "../../records/history/public.ts";
import { type Document, wordingHashInForce } from "../documents/public.ts";
import type { PaperCodes } from "./verification-part.ts";

export type VerificationSheet = { fileName: string; contentType: "application/pdf"; content: Buffer };

const EXPLAINED =
  "Anyone who has the guarantee can check whether it is still valid, without an account: scan the QR code, enter the number and the check code at the address above, or drop the bank's PDF there. This sheet is no guarantee; only the bank's own paper or file is.";

export async function verificationSheet(
  document: Document,
  codes: PaperCodes,
  { publicUrl, head }: { publicUrl: string; head: ChainEntry | undefined },
): Promise<VerificationSheet> {
  // The same document has the same sheet until something on it changes.
  const page = newPage("Verification sheet", new Date(document.updatedAt));
  const written = bytesOf(page);
  writeHead(page, "Verification sheet", undefined);
  writeFacts(page, factsOf(document));
  writeRule(page);
  writeFacts(page, [
    ["Check code", checkCodeText(codes.checkCode)],
    ["Address", `${publicUrl}/verify`],
    ["Bank's PDF (SHA-256)", newestPaperHash(document) ?? "The bank has not added its PDF yet."],
    // Whoever has the evidence later finds this entry in it, so that nothing before was written anew.
    ["History", head === undefined ? "" : `Entry ${head.sequence}, ${head.hash}`],
    ["Wording (SHA-256)", wordingHashInForce(document) ?? ""],
  ]);
  drawSquareCode(page, verificationLink(publicUrl, codes.verificationCode));
  writeText(page, EXPLAINED, 9);
  endPages(page);
  const fileName = `Verification ${document.referenceNumber}.pdf`;
  return { fileName, contentType: "application/pdf", content: await written };
}

function factsOf(document: Document): Fact[] {
  const { documentVariant, guaranteeNumber, bankName, amountCents, establishedAt, expiresAt } = document;
  const beneficiary = document.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name;
  return [
    ["Kind", PROCESS_TYPE_TEXT[documentVariant]],
    ["Number", guaranteeNumber ?? ""],
    ["Issued by", bankName ?? ""],
    ["For", document.organisation.name],
    ["Beneficiary", beneficiary ?? ""],
    ["Amount", formatAud(amountCents)],
    ["Issued", establishedAt === null ? "" : formatDate(establishedAt)],
    ["Expires", expiresAt === null ? "No end date" : formatDate(expiresAt)],
  ];
}

/** The newest is the guarantee. */
function newestPaperHash({ attachments }: Document): string | null | undefined {
  return attachments.findLast(({ variant }) => variant === ISSUED_PAPER)?.sha256;
}
