// Gives whoever referred a client what was promised, once a draft of the client's is paid for: an organisation a credit, a referrer money.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { findPromiseFor, insertCredit } from "../referral-credit-store.ts";
import { findEarningDue, insertEarning } from "../referrer-account-store.ts";

export async function earnReferralCredit(tx: Transaction, draftId: DraftId): Promise<void> {
  const earning = await findEarningDue(tx, draftId);
  if (earning !== undefined) await insertEarning(tx, earning);

  const promised = await findPromiseFor(tx, draftId);
  if (promised === undefined) return;
  await insertCredit(tx, { ...promised, side: "REFERRER" });
  const { organisationId } = promised;
  await tx.announce("organisation", { id: organisationId, organisationId });
}
