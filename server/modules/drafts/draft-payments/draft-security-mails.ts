// Who is told that security money is held or was returned: the applicant, by mail and in the product.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { findDraft, notifyOwner, requireSecurity, sendToApplicant } from "../drafts/public.ts";
import { securityHeldMail, securityReturnedMail } from "./security-messages.ts";

export async function sendSecurityHeld(tx: Transaction, draftId: DraftId, movementId: string) {
  const { draft, movement, missingCents } = await readMovement(tx, draftId, movementId);
  await sendToApplicant(tx, draft, {
    intent: `security held ${movementId} ${draftId}`,
    compose: (input) => securityHeldMail({ ...input, ...movement, missingCents }),
  });
  await notifyOwner(tx, draft, "SECURITY_HELD", movementId);
}

export async function sendSecurityReturned(tx: Transaction, draftId: DraftId, movementId: string) {
  const { draft, movement } = await readMovement(tx, draftId, movementId);
  await sendToApplicant(tx, draft, {
    intent: `security returned ${movementId} ${draftId}`,
    compose: (input) => securityReturnedMail({ ...input, ...movement }),
  });
  await notifyOwner(tx, draft, "SECURITY_RETURNED", movementId);
}

const NO_BANK = "The bank";

/** As it stands behind the change. */
async function readMovement(tx: Transaction, draftId: DraftId, movementId: string) {
  const draft = await findDraft(tx, draftId);
  const row = draft?.securityMovements.find(({ id }) => id === movementId);
  if (draft === undefined || row === undefined)
    throw new Error(`The security money ${movementId} is told of and is not there.`);
  const { missingCents, bankName } = requireSecurity(draft);
  const { amountCents, movedDate, reference, returnedTo } = row;
  const movement = {
    movedCents: amountCents,
    movedDate,
    bankReference: reference,
    bankName: bankName ?? NO_BANK,
    returnedTo: returnedTo ?? "",
  };
  return { draft, movement, missingCents };
}
