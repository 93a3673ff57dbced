// Whether somebody is still to be verified, and the asking of the service, which a job does.

import { canBeChecked, isVerified } from "@bondline/domain/drafts/identity/identification-status.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { askForToken } from "./identity-check-store.ts";
import type { IndividualPayload } from "./identity-jobs.ts";
import type { IndividualRow } from "./individual-record.ts";

const VERIFIED_MESSAGE = "This person is already verified.";
const LOCKED_MESSAGE = "This verification is locked. The bank looks at it.";
const NO_SERVICE_MESSAGE = "No identity service is set up. The bank verifies this person itself.";

export function requireToVerify({ app }: Transaction, { verificationStatus }: IndividualRow): void {
  if (!canBeChecked(verificationStatus))
    refuseFields({ id: isVerified(verificationStatus) ? VERIFIED_MESSAGE : LOCKED_MESSAGE });
  if (app.ports.identityVerification === undefined) refuseFields({ id: NO_SERVICE_MESSAGE });
}

export async function enqueueOpening(tx: Transaction, individual: IndividualRow): Promise<void> {
  const payload: IndividualPayload = { individualId: individual.id };
  await askForToken(tx, individual);
  await tx.enqueue("open-identity-check", payload, { key: `open identity check ${individual.id}` });
}
