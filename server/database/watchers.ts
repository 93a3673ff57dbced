// Who of many watchers may see the same: their sessions and rights are read anew, as they are for one.

import { sessionTokenHash, type Transaction } from "../transaction/transaction.ts";

/** The tokens in groups of equal rights; whose session has ended is in none. Nobody is acting afterwards until it is said again. */
export async function groupByRights(tx: Transaction, tokens: readonly string[]): Promise<string[][]> {
  const tokenOf = new Map(tokens.map((token) => [sessionTokenHash(token), token]));
  const rows = await tx.query<{ tokenHash: string; rights: string }>(
    "select token_hash, rights from watchers_with_rights($1, $2)",
    [[...tokenOf.keys()], tx.now],
  );
  const groups = Map.groupBy(rows, ({ rights }) => rights);
  return [...groups.values()].map((group) => group.flatMap(({ tokenHash }) => tokenOf.get(tokenHash) ?? []));
}
