// A digital original as the portal writes it: what is undertaken, its wording, who has signed it for the issuer, and how anybody checks it.

import { checkCodeText, verificationLink } from "@bondline/domain/documents/verifications/verification.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { formatAud } from "@bondline/domain/values/money/money.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
import { type Instant, instant } from "@bondline/domain/values/time/instant.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import { endPages, footLines } from "../../../pdf/pdf-foot.ts";
import {
  bytesOf,
  type Fact,
  MARGIN,
  newPage,
  type PdfPage,
  writeFacts,
  writeHead,
  writeHeading,
  writeRule,
  writeText,
} from "../../../pdf/pdf-page.ts";
import { type BoxPlace, drawSignatureBox } from "../../../pdf/signature-box.ts";
import { drawSquareCode } from "../../../pdf/square-code.ts";
import { textInForce, wholeWordingOf } from "../document-requests/public.ts";
import { type Document, wordingHashInForce } from "../documents/public.ts";
import { paperCodesOf } from "../verifications/public.ts";
import type { SignatureRow } from "./signature-record.ts";

export type OriginalFile = { fileName: string; contentType: "application/pdf"; content: Buffer };

export type SaidBySigner = Pick<
  SignatureRow,
  "signedName" | "authority" | "answeredAt" | "chainSequence" | "chainHash"
>;

const EXPLAINED =
  "This file is the original. Anyone who has it can check whether it still holds, without an account: drop it at the address above, scan the QR code, or enter the number and the check code.";
const NOT_SIGNED = "Not signed yet. This page shows what the issuer is asked to sign.";

/** Without a signature it is what the bank's officer reads before signing. */
export async function originalFile(
  document: Document,
  { publicUrl, signature }: { publicUrl: string; signature: SaidBySigner | undefined },
): Promise<OriginalFile> {
  const { file } = await draw(document, { publicUrl, signature }, (page) =>
    writeFacts(page, signatureFacts(document, signature)),
  );
  return file;
}

type FileToSign = OriginalFile & { title: string; place: BoxPlace };

/** With an empty box, in which the service draws the signature. */
export async function fileToSignElsewhere(
  document: Document,
  { serviceName, ...by }: { publicUrl: string; signature: SaidBySigner; serviceName: string },
): Promise<FileToSign> {
  const { title, file, written } = await draw(document, by, (page) => {
    writeFacts(page, signatureFacts(document, by.signature, serviceName));
    return drawSignatureBox(page);
  });
  return { ...file, title, place: written };
}

/** The same document and signature always give the same bytes. */
async function draw<Written>(
  document: Document,
  { publicUrl, signature }: { publicUrl: string; signature: SaidBySigner | undefined },
  writeSignature: (page: PdfPage) => Written,
): Promise<{ title: string; file: OriginalFile; written: Written }> {
  const title = PROCESS_TYPE_TEXT[document.documentVariant];
  const page = newPage(title, new Date(signature?.answeredAt ?? document.updatedAt));
  const content = bytesOf(page);
  writeHead(page, title, document.bankName ?? undefined);
  writeFacts(page, factsOf(document));
  writeWording(page, document);
  writeRule(page);
  const written = writeSignature(page);
  writeFoot(page, document, publicUrl);
  endPages(page, footLines({ hash: wordingHashInForce(document), code: paperCodesOf(document)?.checkCode }));
  const number = document.guaranteeNumber ?? document.referenceNumber;
  const fileName = `${title} ${number.replaceAll(/[^\w .-]+/g, " ")}.pdf`;
  return { title, file: { fileName, contentType: "application/pdf", content: await content }, written };
}

function factsOf(document: Document): Fact[] {
  const { guaranteeNumber, referenceNumber, bankName, amountCents, establishedAt, expiresAt } = document;
  const beneficiary = document.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name;
  return [
    ["Number", guaranteeNumber ?? ""],
    ["Reference", referenceNumber],
    ["Issued by", bankName ?? ""],
    ["For", document.organisation.name],
    ["Beneficiary", beneficiary ?? ""],
    ["Amount", formatAud(amountCents)],
    ["Issued", establishedAt === null ? "" : formatDate(establishedAt)],
    ["Expires", expiresAt === null ? "No end date" : formatDate(expiresAt)],
  ];
}

/** As it was issued, and each amendment behind it. */
function writeWording(page: PdfPage, document: Document): void {
  const amended = document.amendmentNumber === 0 ? [] : [["Amendments in force", textInForce(document)]];
  for (const [heading = "", text = ""] of [["Wording", wholeWordingOf(document) ?? ""], ...amended]) {
    writeHeading(page, heading);
    writeText(page, text);
    page.moveDown(1);
  }
}

function signatureFacts(
  document: Document,
  signature: SaidBySigner | undefined,
  serviceName?: string,
): Fact[] {
  const wording: Fact = ["Wording (SHA-256)", wordingHashInForce(document) ?? ""];
  if (signature === undefined) return [["Signed for the issuer", NOT_SIGNED], wording];
  const { signedName, authority, answeredAt, chainSequence, chainHash } = signature;
  const signedAt = instant(answeredAt ?? document.updatedAt);
  return [
    ["Signed for the issuer", signedName ?? ""],
    ["Authority", authority ?? ""],
    [serviceName === undefined ? "Signed" : `Sent to ${serviceName}`, momentText(signedAt, document)],
    wording,
    // Whoever has the evidence later finds this entry in it, so that nothing before was written anew.
    ["History", `Entry ${chainSequence}, ${chainHash}`],
  ];
}

function momentText(at: Instant, { expiryZone }: Document): string {
  return `${formatDate(dayAt(at, expiryZone))} (${at})`;
}

function writeFoot(page: PdfPage, document: Document, publicUrl: string): void {
  const codes = paperCodesOf(document);
  if (codes === null) return;
  if (page.page.height - MARGIN - page.y < FOOT_HEIGHT) page.addPage();
  writeFacts(page, [
    ["Check code", checkCodeText(codes.checkCode)],
    ["Address", `${publicUrl}/verify`],
  ]);
  drawSquareCode(page, verificationLink(publicUrl, codes.verificationCode));
  writeText(page, EXPLAINED, 9);
}

/** What checks it stays on one page. */
const FOOT_HEIGHT = 240;
