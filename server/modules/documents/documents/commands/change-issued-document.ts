// Changes the terms of paper issued through the portal, once whoever issued it executes what was asked for.

import type { WordingField } from "@bondline/domain/documents/document-requests/document-request.ts";
import { type DocumentStatus, isClosed } from "@bondline/domain/documents/documents/document.ts";
import { PURPOSE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { expiryInstant } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import type { Granted } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { DOCUMENT_PARTIES, type PartyRow, replaceParties } from "../../../parties/parties/public.ts";
import { updateDocumentColumns } from "../document-change-store.ts";
import type { Document } from "../document-record.ts";
import { refreshSearchText } from "../document-store.ts";
import { askForSignature } from "./ask-for-signature.ts";

export type IssuedTerms = {
  status: DocumentStatus;
  amountCents: Cents;
  expiresAt: PlainDate | null;
  /** The number of the amendment, and of what it says from then on. */
  amendmentNumber: number;
  amendedWordingHash: string;
  /** What an amendment sets besides them. */
  wording: { field: WordingField; text: string } | undefined;
};

/** For whoever issued it, or for what was agreed to be done on a day or once the beneficiary has confirmed a milestone. */
export type ExecutedDocument = Granted<Document, "AS_SYSTEM" | "CAN_CLAIM" | "CAN_EXECUTE_REQUESTS">;

/** What is closed costs nothing from that moment on. */
export async function changeIssuedDocument(
  tx: Transaction,
  document: ExecutedDocument,
  { status, amountCents, expiresAt, amendmentNumber, amendedWordingHash, wording }: IssuedTerms,
): Promise<void> {
  await updateDocumentColumns(tx, document, {
    status,
    amountCents,
    expiresAt,
    expiryInstant: expiresAt === null ? null : expiryInstant(expiresAt, document.expiryZone),
    interestEndDate: expiresAt === document.expiresAt ? document.interestEndDate : expiresAt,
    closedAt: isClosed(status) ? tx.now : null,
    amendmentNumber,
    amendedWordingHash,
    ...(wording?.field === "PROJECT_ADDRESS" && { projectAddress: wording.text }),
    ...(wording?.field === "AGREEMENT" && { agreementContent: wording.text }),
    ...(wording?.field === "PURPOSE" && purposeOf(wording.text)),
  });
  if (wording !== undefined) await changeParty(tx, document, wording);
  await refreshSearchText(tx, document.id);
  await askForSignature(tx, document, document.id);
  await tx.announce("document", { id: document.id, organisationId: document.organisationId });
}

/** One of those that are known by its words; any other is said as it is. */
function purposeOf(text: string): { purpose: string; specifiedOtherPurpose: string | null } {
  const known = codesIn(PURPOSE_TEXT).find((code) => PURPOSE_TEXT[code].toLowerCase() === text.toLowerCase());
  return known === undefined || known === "OTHER"
    ? { purpose: "OTHER", specifiedOtherPurpose: text }
    : { purpose: known, specifiedOtherPurpose: null };
}

const PARTY_FIELDS: Readonly<Partial<Record<WordingField, [PartyRow["partyVariant"], "name" | "address"]>>> =
  {
    APPLICANT_NAME: ["ISSUER", "name"],
    APPLICANT_ADDRESS: ["ISSUER", "address"],
    BENEFICIARY_NAME: ["BENEFICIARY", "name"],
    BENEFICIARY_ADDRESS: ["BENEFICIARY", "address"],
  };

/** The first party of the side, as requests name them. */
async function changeParty(
  tx: Transaction,
  document: ExecutedDocument,
  { field, text }: NonNullable<IssuedTerms["wording"]>,
): Promise<void> {
  const [variant, column] = PARTY_FIELDS[field] ?? [];
  const party = document.parties.find(({ partyVariant }) => partyVariant === variant);
  if (column === undefined || party === undefined) return;
  const parties = document.parties.map((each) => (each === party ? { ...each, [column]: text } : each));
  await replaceParties(tx, DOCUMENT_PARTIES, document, parties);
}
