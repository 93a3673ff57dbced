// Verifies the hash chains of the history: every entry is hashed anew and must follow the one before it.

import type { Pool } from "../connect.ts";

export type BrokenChain = { rootType: string; rootId: string; sequence: number; fault: string };

const BATCH = 5_000;

type Verified = {
  id: bigint;
  root_type: string;
  root_id: string;
  sequence: number;
  is_own_hash: boolean;
  follows: boolean;
};

/**
 * Names the first bad entry of each broken chain, in the order of writing, and every chain whose tail was cut.
 * `pool` must see the whole history: the owner's connection, never the application's.
 */
export async function verifyHistory(pool: Pool): Promise<{ entries: number; broken: BrokenChain[] }> {
  const broken = new Map<string, BrokenChain>();
  let entries = 0;
  let after = 0n;
  for (;;) {
    const { rows } = await pool.query<Verified>(ENTRIES, [after, BATCH]);
    for (const row of rows) {
      entries += 1;
      const fault = faultOf(row);
      const key = `${row.root_type} ${row.root_id}`;
      if (fault !== undefined && !broken.has(key))
        broken.set(key, { rootType: row.root_type, rootId: row.root_id, sequence: row.sequence, fault });
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  const { rows: cut } = await pool.query<{ root_type: string; root_id: string; sequence: number }>(CUT_TAILS);
  for (const { root_type, root_id, sequence } of cut) {
    const key = `${root_type} ${root_id}`;
    if (!broken.has(key))
      broken.set(key, {
        rootType: root_type,
        rootId: root_id,
        sequence,
        fault: "the chain does not reach its head",
      });
  }
  return { entries, broken: [...broken.values()] };
}

const ENTRIES = `
  select e.id, e.root_type, e.root_id, e.sequence, e.hash = sha256(convert_to(history_text(e), 'UTF8')) as is_own_hash,
         case when e.sequence = 1 then e.previous_hash = '\\x'::bytea
              else e.previous_hash = (select p.hash from history_entry p where p.root_type = e.root_type and p.root_id = e.root_id and p.sequence = e.sequence - 1)
         end is true as follows
    from history_entry e where e.id > $1 order by e.id limit $2`;

const CUT_TAILS = `
  select h.root_type, h.root_id, h.sequence from history_head h
    left join history_entry e on e.root_type = h.root_type and e.root_id = h.root_id and e.sequence = h.sequence
   where e.hash is distinct from h.hash
  union
  select e.root_type, e.root_id, e.sequence from history_entry e
    left join history_head h on h.root_type = e.root_type and h.root_id = e.root_id where h.root_id is null`;

function faultOf({ is_own_hash, follows }: Verified): string | undefined {
  if (!is_own_hash) return "the entry was altered";
  return follows ? undefined : "the entry does not follow the one before it";
}
