// A record's whole history as a chain: every entry's place and hash, and of those that its reader may read what they say.

import type { HistoryChange } from "@bondline/domain/records/history/history-text.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { readGroups } from "./history-reads.ts";
import { type HistoryBlinds, type HistoryRoot, type HistoryRow, listChain } from "./history-store.ts";

export type ChainEntry = {
  sequence: number;
  previousHash: string;
  hash: string;
  /** Null where the entry is about what its reader is not shown. */
  said: SaidEntry | null;
};

type SaidEntry = {
  at: Instant;
  by: string;
  onBehalfOf: string | null;
  change: HistoryRow["changeType"];
  what: string;
  name: string;
  changes: HistoryChange[];
};

/** In the order of writing, from the first to the head. */
export async function readChain(
  tx: Transaction,
  root: HistoryRoot,
  blinds: HistoryBlinds,
): Promise<ChainEntry[]> {
  const rows = await listChain(tx, root);
  const shown = rows
    .filter(({ objectType }) => !blinds.objectTypes.includes(objectType))
    .map((row) => ({ ...row, key: String(row.sequence) }));
  const read = await readGroups(tx, shown, blinds);
  const said = new Map(read.map((group) => [group.sequence, saidOf(group)]));
  return rows.map(({ sequence, previousHash, hash }) => ({
    sequence,
    previousHash,
    hash,
    said: said.get(sequence) ?? null,
  }));
}

type ReadGroup = Awaited<ReturnType<typeof readGroups>>[number];

function saidOf({ triggeredAt, author, changeType, objectType, recordName, changes }: ReadGroup): SaidEntry {
  return {
    at: triggeredAt as Instant,
    by: author.name,
    onBehalfOf: author.onBehalfOf,
    change: changeType,
    what: objectType,
    name: recordName,
    changes,
  };
}
