// Keeps what a beneficiary is asked about in step with the draft: what waits is asked about as it is now, and what was confirmed is taken back and asked anew.

import {
  confirmationChanges,
  confirmationLinkEndsAt,
} from "@bondline/domain/drafts/confirmations/confirmation.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { linkCodeHash, newLinkCode } from "../../people/accounts/public.ts";
import { accessDraft } from "../drafts/draft-access.ts";
import type { Draft } from "../drafts/public.ts";
import { sendConfirmationRequest } from "./confirmation-mails.ts";
import type { ConfirmationRow } from "./confirmation-record.ts";
import { insertConfirmation, saveConfirmation } from "./confirmation-store.ts";
import { notifyConfirmationLapsed } from "./notify-of-confirmation.ts";
import { whatIsConfirmed } from "./what-is-confirmed.ts";

/** With the draft locked, in the transaction that changes it. */
export async function keepConfirmationCurrent(
  tx: Transaction,
  before: Draft,
  current: ConfirmationRow | undefined,
): Promise<void> {
  if (current === undefined) return;
  const draft = await accessDraft(tx, before.id);
  const seen = await whatIsConfirmed(tx, draft);
  const changed = confirmationChanges(current, seen);
  if (changed.length === 0) return;
  // One link for what somebody may still be typing: whoever opens it sees what would be issued now.
  if (current.status === "ASKED")
    return await saveConfirmation(tx, current, { ...seen, version: current.version + 1 });

  await saveConfirmation(tx, current, { status: "SUPERSEDED", whatChanged: changed, endedAt: tx.now });
  const { emailAddress, askedBy, askedByName } = current;
  const code = newLinkCode();
  const asked = {
    ...seen,
    ...{ emailAddress, askedBy, askedByName },
    codeHash: linkCodeHash(code),
    linkEndsAt: confirmationLinkEndsAt(tx.now),
    mailsSent: 1,
  };
  const id = await insertConfirmation(tx, draft, asked);
  await sendConfirmationRequest(tx, draft, { ...asked, id, code, changed });
  await notifyConfirmationLapsed(tx, draft, { id: current.id, changed });
}
