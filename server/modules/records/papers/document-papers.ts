// The papers of a document: a copy of its undertaking, and a receipt for each time that somebody confirmed to have the original.

import { ACKNOWLEDGEMENT_TEXT } from "@bondline/domain/documents/custody/custody-text.ts";
import { checkCodeText } from "@bondline/domain/documents/verifications/verification.ts";
import { PROCESS_TYPE_TEXT } from "@bondline/domain/process-type.ts";
import { handoverReceipt, undertakingCopy } from "@bondline/domain/records/papers/document-papers.ts";
import type { PaperContent, PaperFact } from "@bondline/domain/records/papers/paper-content.ts";
import { formatAud } from "@bondline/domain/values/money/money.ts";
import { formatDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { custodyChain } from "../../documents/custody/public.ts";
import { textInForce, wholeWordingOf } from "../../documents/document-requests/public.ts";
import { accessDocument } from "../../documents/documents/document-access.ts";
import { type Document, wordingHashInForce } from "../../documents/documents/public.ts";
import { paperCodesOf } from "../../documents/verifications/public.ts";
import { operatorText } from "../../money/invoices/public.ts";
import { operatorNow } from "../../office/provider/public.ts";
import { ABOUT_NOTHING, type PaperOffer, type PaperSource } from "./paper-record.ts";

/** Whoever sees the document sees its wording and who has had its original. */
export async function documentPapers(tx: Transaction, id: string): Promise<PaperSource> {
  const document = await accessDocument(tx, id);
  return {
    about: { ...ABOUT_NOTHING, documentId: document.id },
    organisationId: document.organisationId,
    referenceNumber: document.referenceNumber,
    kinds: ["UNDERTAKING", "HANDOVER_RECEIPT"],
    offers: [...undertakingOf(document), ...(await receiptsOf(tx, document))],
  };
}

/** Where the portal knows the wording at all. */
function undertakingOf(document: Document): PaperOffer[] {
  const wording = wholeWordingOf(document);
  if (wording === null) return [];
  const write = async () => writeUndertaking(document, wording);
  return [{ kind: "UNDERTAKING", itemId: null, name: null, write }];
}

function writeUndertaking(document: Document, wording: string): PaperContent {
  const codes = paperCodesOf(document);
  return undertakingCopy({
    issuer: document.bankName,
    kind: PROCESS_TYPE_TEXT[document.documentVariant],
    facts: [
      ...originalFacts(document),
      ["Wording (SHA-256)", wordingHashInForce(document) ?? ""],
      ...(codes === null ? [] : [["Check code", checkCodeText(codes.checkCode)] as const]),
    ],
    wording,
    amendments: document.amendmentNumber === 0 ? null : textInForce(document),
  });
}

async function receiptsOf(tx: Transaction, document: Document): Promise<PaperOffer[]> {
  const moves = await custodyChain(tx, document);
  const confirmed = moves.filter(({ kind }) => kind === "HANDOVER_CONFIRMED");
  return confirmed.map(({ id, fromName, toName, place, movedDate, saidBy, acknowledgement, note }) => ({
    kind: "HANDOVER_RECEIPT",
    itemId: id,
    name: `${toName ?? saidBy}, ${formatDate(movedDate)}`,
    write: async () =>
      handoverReceipt({
        provider: operatorText(await operatorNow(tx)),
        original: originalFacts(document),
        receipt: [
          ["By", toName ?? saidBy],
          ...(fromName === null ? [] : [["From", fromName] as const]),
          ...(place === null ? [] : [["Kept at", place] as const]),
          ["Received on", formatDate(movedDate)],
          ["Confirmed", ACKNOWLEDGEMENT_TEXT[acknowledgement]],
        ],
        note,
      }),
  }));
}

function originalFacts(document: Document): PaperFact[] {
  const { documentVariant, guaranteeNumber, referenceNumber, bankName, amountCents, expiresAt } = document;
  const beneficiary = document.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name;
  return [
    ["Kind", PROCESS_TYPE_TEXT[documentVariant]],
    ...(guaranteeNumber === null ? [] : [["Number", guaranteeNumber] as const]),
    ["Reference", referenceNumber],
    ...(bankName === null ? [] : [["Issued by", bankName] as const]),
    ["For", document.organisation.name],
    ...(beneficiary ? [["Beneficiary", beneficiary] as const] : []),
    ["Amount", formatAud(amountCents)],
    ["Expires", expiresAt === null ? "No end date" : formatDate(expiresAt)],
  ];
}
