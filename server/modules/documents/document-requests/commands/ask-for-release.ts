// Asks for the cancellation of what has been replaced, in the name of whoever arranged that; whoever issued it decides, as for any other.

import { isOpenRequest } from "@bondline/domain/documents/document-requests/document-request.ts";
import { isRefusal } from "@bondline/domain/refusals.ts";
import type { Granted } from "../../../../transaction/granted.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import type { Document } from "../../documents/public.ts";
import { type Asking, askFor, type NewRequest, requireAskable } from "../ask.ts";
import { requestsOf } from "../document-request-part.ts";

const CANCELLATION = {
  kind: "CANCELLATION",
  side: "APPLICANT",
  amountCents: null,
  requestedExpiryDate: null,
  claimAction: null,
  wordingField: null,
  newText: null,
  scheduledDate: null,
  milestone: null,
} as const satisfies Partial<NewRequest>;

/** Whether it is asked for now: false where a claim, for one, stands against it. */
export async function askForRelease(
  tx: Transaction,
  document: Granted<Document, "AS_SYSTEM">,
  { by, reason }: { by: Asking; reason: string },
): Promise<boolean> {
  if (requestsOf(document).some((each) => each.kind === "CANCELLATION" && isOpenRequest(each))) return true;
  const asked = { ...CANCELLATION, reason };
  try {
    requireAskable(tx, document, asked);
  } catch (thrown) {
    if (isRefusal(thrown)) return false;
    throw thrown;
  }
  await askFor(tx, document, asked, by);
  return true;
}
