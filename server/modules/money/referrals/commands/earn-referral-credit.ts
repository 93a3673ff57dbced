// Gives the referring organisation what it was promised, once the draft that carries the referee's discount is paid for.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { findPromiseFor, insertCredit } from "../referral-credit-store.ts";

export async function earnReferralCredit(tx: Transaction, draftId: DraftId): Promise<void> {
  const promised = await findPromiseFor(tx, draftId);
  if (promised === undefined) return;
  await insertCredit(tx, { ...promised, side: "REFERRER" });
  const { organisationId } = promised;
  await tx.announce("organisation", { id: organisationId, organisationId });
}
