// Takes several prepared requests back in one call: each that may be is withdrawn, and the others say why not.

import type { WantedRow } from "../../../../graphql/chosen-access.ts";
import { decideEach } from "../../../../graphql/chosen-results.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessChosenToWithdraw } from "../prepared-request-access.ts";
import { saveWithdrawals } from "../prepared-request-store.ts";

export type WithdrawChosenInput = { originations: readonly WantedRow[] };

export async function withdrawChosenOriginations(
  tx: Transaction,
  { originations }: WithdrawChosenInput,
): Promise<CommandResult> {
  const chosen = await accessChosenToWithdraw(tx, originations);
  const { results, done } = await decideEach(chosen, ({ mayWithdraw }) => mayWithdraw());
  await saveWithdrawals(tx, done);
  return { results };
}
