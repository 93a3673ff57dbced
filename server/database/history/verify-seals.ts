// Verifies the seals of the history: what was signed must still be there, even where whoever cut it could write everything.

import type { Pool } from "../connect.ts";
import {
  headSignature,
  isSignature,
  NOTHING_SEALED,
  type Seal,
  type SealedHead,
  sealSignature,
  totalAfter,
  type Witness,
} from "./seals.ts";
import type { BrokenChain } from "./verify-history.ts";

const BATCH = 5_000;

type SealedRow = SealedHead & { signature: string; isThere: boolean };

/** Names each chain that does not hold what was sealed of it, then what is wrong with the seals themselves. */
export async function verifySeals(
  pool: Pool,
  { key, witness }: { key: Buffer; witness: Witness | undefined },
): Promise<{ seals: number; broken: BrokenChain[]; faults: string[] }> {
  const { total, heads, broken } = await verifyHeads(pool, key);
  const { rows: seals } = await pool.query<Seal & { signature: string; count: number }>(
    `select number, sealed_at as "sealedAt", heads, total, signature, (select count(*)::int from history_seal) as count
       from history_seal order by number desc limit 1`,
  );
  const [newest] = seals;
  const faults = newest === undefined ? [] : faultsOf(newest, { key, total, heads });
  if (newest === undefined && heads > 0n) faults.push("There are sealed chains and no seal.");
  if (witness !== undefined && BigInt(witness.number) > (newest?.number ?? 0n))
    faults.push(`Seal ${witness.number} was made, and the newest in the database is ${newest?.number ?? 0}.`);
  return { seals: newest?.count ?? 0, broken, faults };
}

function faultsOf(
  { signature, count, ...seal }: Seal & { signature: string; count: number },
  { key, total, heads }: { key: Buffer; total: string; heads: bigint },
): string[] {
  return [
    ...(isSignature(signature, sealSignature(key, seal))
      ? []
      : [`Seal ${seal.number} is not signed by this server's BONDLINE_SECRET.`]),
    ...(BigInt(count) === seal.number ? [] : ["Seals are missing between the first and the newest."]),
    ...(total === seal.total && heads === seal.heads
      ? []
      : ["The sealed chains are not those that the newest seal was made over."]),
  ];
}

async function verifyHeads(pool: Pool, key: Buffer) {
  const broken: BrokenChain[] = [];
  let total = NOTHING_SEALED;
  let heads = 0n;
  let after: SealedRow | undefined;
  for (;;) {
    const { rows }: { rows: SealedRow[] } = await pool.query<SealedRow>(SEALED, [
      after?.rootType ?? "",
      after?.rootId ?? "00000000-0000-0000-0000-000000000000",
      BATCH,
    ]);
    for (const row of rows) {
      total = totalAfter(total, row.signature, null);
      heads += 1n;
      const { rootType, rootId, sequence } = row;
      const fault = faultOfHead(key, row);
      if (fault !== undefined) broken.push({ rootType, rootId, sequence, fault });
    }
    after = rows.at(-1);
    if (after === undefined) return { total, heads, broken };
  }
}

function faultOfHead(key: Buffer, row: SealedRow): string | undefined {
  if (!isSignature(row.signature, headSignature(key, row)))
    return "the seal of its end is not signed by this server's BONDLINE_SECRET";
  return row.isThere ? undefined : "the chain was cut or rewritten after it was sealed";
}

const SEALED = `
  select s.root_type as "rootType", s.root_id as "rootId", s.sequence, encode(s.hash, 'hex') as hash, s.signature,
         exists (select 1 from history_entry e where e.root_type = s.root_type and e.root_id = s.root_id and e.sequence = s.sequence and e.hash = s.hash) as "isThere"
    from history_sealed_head s where (s.root_type, s.root_id) > ($1, $2::uuid) order by s.root_type, s.root_id limit $3`;
