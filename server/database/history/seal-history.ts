// Seals what the history has grown by: signs the new end of each chain, and all sealed ends together.

import type { App } from "../../app.ts";
import { runTransaction, type Transaction } from "../../transaction/transaction.ts";
import {
  headSignature,
  NOTHING_SEALED,
  type Seal,
  type SealedHead,
  sealSignature,
  totalAfter,
  writeWitness,
} from "./seals.ts";

const HEADS_AT_ONCE = 5_000;
const TURN = 7_265_143;

type Grown = SealedHead & { oldSignature: string | null };

/** Run again, it finds nothing that has grown and makes no seal. */
export async function sealHistory(app: App): Promise<void> {
  for (;;) {
    const made = await runTransaction(app, { system: "History seal" }, sealSome);
    if (made === undefined) return;
    writeWitness(app.settings.dataFolder, made);
    // The log is the second witness, wherever it is kept.
    app.log.info({ seal: made.number, signature: made.signature }, "history sealed");
    if (!made.isMore) return;
  }
}

async function sealSome(tx: Transaction) {
  await tx.query("select pg_advisory_xact_lock($1)", [TURN]);
  const grown = await tx.query<Grown>("select * from history_heads_to_seal($1)", [HEADS_AT_ONCE]);
  if (grown.length === 0) return undefined;

  const key = tx.app.settings.secrets.historySealKey;
  const [last] = await tx.query<Seal>(
    "select number, sealed_at, heads, total from history_seal order by number desc limit 1",
  );
  const signed = grown.map((head) => ({ ...head, signature: headSignature(key, head) }));
  const seal: Seal = {
    number: (last?.number ?? 0n) + 1n,
    sealedAt: tx.now,
    heads: (last?.heads ?? 0n) + BigInt(grown.filter(({ oldSignature }) => oldSignature === null).length),
    total: signed.reduce(
      (total, { signature, oldSignature }) => totalAfter(total, signature, oldSignature),
      last?.total ?? NOTHING_SEALED,
    ),
  };
  await saveSealedHeads(tx, seal.number, signed);
  const signature = sealSignature(key, seal);
  await tx.query(
    "insert into history_seal (number, sealed_at, heads, total, signature) values ($1, $2, $3, $4, $5)",
    [seal.number, seal.sealedAt, seal.heads, seal.total, signature],
  );
  return { number: String(seal.number), signature, isMore: grown.length === HEADS_AT_ONCE };
}

async function saveSealedHeads(
  tx: Transaction,
  number: bigint,
  heads: readonly (SealedHead & { signature: string })[],
): Promise<void> {
  await tx.query(
    `insert into history_sealed_head as s (root_type, root_id, sequence, hash, seal_number, signature)
     select g.root_type, g.root_id, g.sequence, decode(g.hash, 'hex'), $2, g.signature
       from jsonb_to_recordset($1::jsonb) as g (root_type text, root_id uuid, sequence integer, hash text, signature text)
     on conflict (root_type, root_id) do update
       set sequence = excluded.sequence, hash = excluded.hash, seal_number = excluded.seal_number, signature = excluded.signature`,
    [
      JSON.stringify(
        heads.map(({ rootType, rootId, sequence, hash, signature }) => ({
          root_type: rootType,
          root_id: rootId,
          sequence,
          hash,
          signature,
        })),
      ),
      number,
    ],
  );
}
