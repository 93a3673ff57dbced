// Writes down that an officer has signed a digital original, wherever it was: who, by what authority, and under which head of the history.

import type { SignatureStatus } from "@bondline/domain/documents/signatures/signature.ts";
import type { AccountId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { touchDocument } from "../documents/commands/touch-document.ts";
import type { ChangingDocument } from "../documents/public.ts";
import type { SignatureRow } from "./signature-record.ts";
import { saveSignature } from "./signature-store.ts";

type Signed = Pick<SignatureRow, "chainSequence" | "chainHash" | "signedName" | "authority"> & {
  status: SignatureStatus;
  answeredBy: AccountId;
  answeredByName: string;
};

export async function saveSigned(
  tx: Transaction,
  document: ChangingDocument,
  { id }: Pick<SignatureRow, "id">,
  signed: Signed,
): Promise<void> {
  const answered = { ...signed, answeredAt: tx.now, declineReason: null, paperInstead: null };
  await saveSignature(tx, document, id, answered);
  await touchDocument(tx, document);
}
