// Typed text as a part of a LIKE pattern, and how a statement that looks for it is planned.

import { refuseFields } from "@bondline/domain/refusals.ts";
import type { Transaction } from "../transaction/transaction.ts";

const SEARCH_LENGTH_MAX = 200;

/** Lower case, as the search columns are; its own wildcards mean themselves. No column holds control characters. */
export function likeText(search: string): string {
  if (search.length > SEARCH_LENGTH_MAX)
    refuseFields({ search: `Please search for at most ${SEARCH_LENGTH_MAX} characters.` });
  return search
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** A rare word is found by its own index and a common one along the list's: only a plan for the very word knows which. */
export async function planForSearch(tx: Transaction, search: string): Promise<void> {
  if (likeText(search) !== "") await planForValues(tx);
}

/** From here to the end of the transaction statements are planned anew for their values; see `connectPool` for what is usual. */
export async function planForValues(tx: Transaction): Promise<void> {
  // Not by SET LOCAL: PostgreSQL 15 warns of it where a transaction has no begin of its own.
  await tx.query("select set_config('plan_cache_mode', 'force_custom_plan', true)");
}
