// The access check of the money that waits for the provider's people: refunds that are due, and payments that do not match.

import { refuse } from "@bondline/domain/refusals.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { WaitingMoneyKind, WaitingMoneyRow } from "./refund-record.ts";
import { listWaitingMoney } from "./refund-store.ts";

/** Whatever has waited longest comes first. */
export async function listDeskMoney(
  tx: Transaction,
  { kind, ...list }: PageArguments & { kind: WaitingMoneyKind },
): Promise<Page<WaitingMoneyRow>> {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("PAYMENT_NOT_FOUND", { id: "desk" });
  return await listWaitingMoney(tx, kind, list);
}
