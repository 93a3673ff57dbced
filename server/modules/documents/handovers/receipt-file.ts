// The receipt that goes with the mail about it: who has the original now, since when, and where it is kept.

import { createHash } from "node:crypto";
import { ACKNOWLEDGEMENT_TEXT } from "@bondline/domain/documents/custody/custody-text.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { handoverReceipt } from "@bondline/domain/records/papers/document-papers.ts";
import { paperFileName } from "@bondline/domain/records/papers/paper.ts";
import {
  type PaperContent,
  type PaperFact,
  paperText,
} from "@bondline/domain/records/papers/paper-content.ts";
import { formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { App } from "../../../app.ts";
import { writeContent } from "../../../pdf/paper-blocks.ts";
import { endPages } from "../../../pdf/pdf-foot.ts";
import { bytesOf, newPage } from "../../../pdf/pdf-page.ts";
import type { FileToMail } from "../../records/mail/public.ts";
import type { HandoverOfCode } from "./handover-record.ts";

type Given = { name: string; storageAddress: string; dateReceived: PlainDate; notes: string | null };

/** Drawn outside of any transaction, since it takes its time. */
export async function receiptFile(app: App, handover: HandoverOfCode, given: Given): Promise<FileToMail> {
  const content = receiptOf(handover, given);
  const page = newPage(content.title, new Date(app.ports.clock.now()));
  const written = bytesOf(page);
  writeContent(page, content);
  const hash = createHash("sha256").update(paperText(content)).digest("hex");
  endPages(page, [`Text (SHA-256) ${hash}`]);
  const fileName = paperFileName(content.title, handover.referenceNumber);
  return { fileName, contentType: "application/pdf", bytes: await written };
}

function receiptOf(handover: HandoverOfCode, given: Given): PaperContent {
  return handoverReceipt({
    provider: null,
    original: originalFacts(handover),
    receipt: [
      ["By", given.name],
      ["From", handover.custodianName ?? handover.requestedByName],
      ["Kept at", given.storageAddress],
      ["Received on", formatDate(given.dateReceived)],
      ["Confirmed", ACKNOWLEDGEMENT_TEXT[handover.secondCodeHash === null ? "LINK" : "LINK_AND_CODE"]],
    ],
    note: given.notes,
  });
}

function originalFacts(handover: HandoverOfCode): PaperFact[] {
  const { guaranteeNumber, bankName, beneficiaryName } = handover;
  return [
    ["Kind", PROCESS_TYPE_TEXT[handover.documentVariant]],
    ...(guaranteeNumber === null ? [] : [["Number", guaranteeNumber] as const]),
    ["Reference", handover.referenceNumber],
    ...(bankName === null ? [] : [["Issued by", bankName] as const]),
    ["For", handover.organisationName],
    ...(beneficiaryName === null ? [] : [["Beneficiary", beneficiaryName] as const]),
    ["Amount", formatAud(handover.amountCents)],
  ];
}
