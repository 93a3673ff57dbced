// Gives the digital original to its beneficiary on the record, as soon as the bank's file is there and whether or not a mail can be sent.

import { ISSUED_PAPER } from "@bondline/domain/records/attachments/attachment.ts";
import type { Granted } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { type Document, signedTermsOf } from "../../documents/public.ts";
import { insertPossession } from "../possession-store.ts";

/** A better file that the bank gives later is another original, and the beneficiary's too. */
export async function givePossession(
  tx: Transaction,
  document: Granted<Document, "AS_SYSTEM">,
): Promise<boolean> {
  const { attachments, parties, bankName, organisation } = document;
  const paper = attachments.findLast(({ variant }) => variant === ISSUED_PAPER);
  const holderName = parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name;
  if (!paper?.sha256 || !holderName) return false;
  return await insertPossession(tx, document, {
    holderName,
    givenByName: bankName ?? organisation.name,
    fileName: paper.fileName,
    fileSha256: paper.sha256,
    ...signedTermsOf(document),
  });
}
