// The paper of an amendment: which guarantee, what changed from old to new, who asked and who did it, and how anybody checks what holds now.

import { changesOf } from "@bondline/domain/documents/document-requests/document-amendment.ts";
import { requestSentence } from "@bondline/domain/documents/document-requests/document-request-sentence.ts";
import {
  DOCUMENT_REQUEST_KIND_TEXT,
  REQUEST_SIDE_TEXT,
} from "@bondline/domain/documents/document-requests/document-request-text.ts";
import { agreedSentence } from "@bondline/domain/documents/document-requests/request-agreement.ts";
import { checkCodeText, verificationLink } from "@bondline/domain/documents/verifications/verification.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { dayAt } from "@bondline/domain/values/time/business-time.ts";
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
import { drawSquareCode } from "../../../pdf/square-code.ts";
import type { Document } from "../documents/public.ts";
import { paperCodesOf } from "../verifications/public.ts";
import type { RequestOnDocument } from "./document-request-access.ts";
import type { DocumentRequestRow } from "./document-request-record.ts";

export type AmendmentPaper = { fileName: string; contentType: "application/pdf"; content: Buffer };

const EXPLAINED =
  "This amendment belongs to the guarantee named above and is read together with it. Anyone who holds the guarantee can check what holds now, without an account: scan the QR code, or enter the number and the check code at the address above.";

export async function amendmentPaper(
  { request, document }: RequestOnDocument,
  publicUrl: string,
): Promise<AmendmentPaper> {
  const title = `Amendment ${request.amendmentNumber ?? ""}`;
  // The same amendment always gives the same bytes.
  const page = newPage(title, new Date(request.executedAt ?? document.updatedAt));
  const written = bytesOf(page);
  writeHead(page, title, document.bankName ?? undefined);
  writeFacts(page, factsOf(document));
  writeRule(page);
  writeFacts(page, changesIn(request));
  if (request.wordingField === "WHOLE_WORDING") writeWordings(page, request);
  writeRule(page);
  writeFacts(page, madeBy(request, document.expiryZone));
  writeFoot(page, document, publicUrl);
  endPages(page, footLines({ hash: request.wordingHash }));
  const number = document.guaranteeNumber ?? document.referenceNumber;
  return {
    fileName: `${title} to ${number.replaceAll(/[^\w .-]+/g, " ")}.pdf`,
    contentType: "application/pdf",
    content: await written,
  };
}

function factsOf(document: Document): Fact[] {
  const { documentVariant, guaranteeNumber, referenceNumber, bankName, organisation, parties } = document;
  const beneficiary = parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name;
  return [
    ["Kind", PROCESS_TYPE_TEXT[documentVariant]],
    ["Number", guaranteeNumber ?? ""],
    ["Reference", referenceNumber],
    ["Issued by", bankName ?? ""],
    ["For", organisation.name],
    ["Beneficiary", beneficiary ?? ""],
  ];
}

function changesIn(request: DocumentRequestRow): Fact[] {
  const changes = changesOf({ ...request, ...WITHOUT_WHOLE[request.wordingField ?? ""] }).flatMap(
    ({ label, before, after }): Fact[] => [
      [`${label}, before`, before],
      [`${label}, now`, after],
    ],
  );
  return [["Amendment", requestSentence(request)], ...changes];
}

/** A whole wording takes the page's breadth below the other changes. */
const WITHOUT_WHOLE: Readonly<Record<string, { wordingField: null }>> = {
  WHOLE_WORDING: { wordingField: null },
};

function writeWordings(page: PdfPage, { fromText, newText }: DocumentRequestRow): void {
  for (const [title, text] of [
    ["Wording before", fromText],
    ["Wording now", newText],
  ] as const) {
    writeHeading(page, title);
    writeText(page, text ?? "");
    page.moveDown(1);
  }
}

function madeBy(request: DocumentRequestRow, expiryZone: string): Fact[] {
  const { kind, requestedByName, side, executedByName, executedDate, wordingHash } = request;
  const { agreementAnsweredAt } = request;
  const agreement = agreedSentence(
    request,
    agreementAnsweredAt === null ? "" : formatDate(dayAt(agreementAnsweredAt, expiryZone)),
  );
  return [
    ["Kind of change", DOCUMENT_REQUEST_KIND_TEXT[kind]],
    ["Asked for by", `${requestedByName}, ${REQUEST_SIDE_TEXT[side].toLowerCase()}`],
    ...(agreement === null ? [] : [["Agreed", agreement] as const]),
    ["Done by", executedByName ?? ""],
    ["Day", executedDate === null ? "" : formatDate(executedDate)],
    ["Wording (SHA-256)", wordingHash ?? ""],
  ];
}

function writeFoot(page: PdfPage, document: Document, publicUrl: string): void {
  const codes = paperCodesOf(document);
  if (codes === null) return;
  writeRule(page);
  writeFacts(page, [
    ["Check code", checkCodeText(codes.checkCode)],
    ["Address", `${publicUrl}/verify`],
  ]);
  const room = page.page.height - MARGIN - page.y;
  if (room < FOOT_HEIGHT) page.addPage();
  drawSquareCode(page, verificationLink(publicUrl, codes.verificationCode));
  writeText(page, EXPLAINED, 9);
}

/** The code and the lines below it stay on one page. */
const FOOT_HEIGHT = 190;
