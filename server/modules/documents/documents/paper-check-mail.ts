// What a mail to the beneficiary says of checking the paper: its check code, and the page that takes it with the number.

import { checkCodeText } from "@bondline/domain/documents/verifications/verification.ts";
import type { DocumentId } from "@bondline/domain/ids.ts";
import type { MailBlock } from "../../../mail-messages/mail-blocks.ts";
import { EXAMPLE_PORTAL } from "../../../mail-messages/mail-example.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { findCheckCode } from "./document-store.ts";

export type PaperCheck = {
  /** As it is printed. */
  checkCode: string;
  verifyLink: string;
};

export const EXAMPLE_CHECK: PaperCheck = { checkCode: "K7QM-2XRD", verifyLink: `${EXAMPLE_PORTAL}/verify` };

export async function readPaperCheck(tx: Transaction, documentId: DocumentId): Promise<PaperCheck> {
  const checkCode = await findCheckCode(tx, documentId);
  return { checkCode: checkCodeText(checkCode), verifyLink: `${tx.app.settings.publicUrl}/verify` };
}

/** The code stands among the facts; the address carries none of it. */
export function paperCheckBlock({ verifyLink }: PaperCheck): MailBlock {
  return {
    kind: "link",
    text: "Check at any time, by the number and the check code, that it is still in force:",
    url: verifyLink,
  };
}
