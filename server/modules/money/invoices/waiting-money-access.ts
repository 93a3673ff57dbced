// The access check of the money that waits for the provider's people: refunds that are due, and payments that do not match.

import { refuse } from "@bondline/domain/refusals.ts";
import {
  COUNT_MAX,
  type Page,
  type PageArguments,
  pageOf,
  pageRequest,
} from "../../../graphql/connection.ts";
import { isMoment } from "../../../graphql/cursor-forms.ts";
import { isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { WaitingMoneyKind, WaitingMoneyRow } from "./refund-record.ts";
import { countWaitingMoney, listWaitingMoney } from "./refund-store.ts";

/** Whatever has waited longest comes first. */
export async function listDeskMoney(
  tx: Transaction,
  { kind, ...list }: PageArguments & { kind: WaitingMoneyKind },
): Promise<Page<WaitingMoneyRow>> {
  requirePerson(tx.actor);
  if (!isProviderStaff(tx.actor)) refuse("PAYMENT_NOT_FOUND", { id: "desk" });
  const request = pageRequest(list, isMoment);
  const rows = await listWaitingMoney(tx, kind, request);
  return pageOf<WaitingMoneyRow>(
    request,
    rows,
    ({ sortText, id }) => ({ value: sortText, id }),
    () => countWaitingMoney(tx, kind, COUNT_MAX),
  );
}
