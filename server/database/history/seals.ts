// What a seal of the history is: the end of each chain, and all ends together, signed with a key that is not in the database.

import { createHmac, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type SealedHead = { rootType: string; rootId: string; sequence: number; hash: string };
export type Seal = { number: bigint; sealedAt: string; heads: bigint; total: string };

export function headSignature(key: Buffer, { rootType, rootId, sequence, hash }: SealedHead): string {
  return signed(key, ["head", rootType, rootId, sequence, hash]);
}

export function sealSignature(key: Buffer, { number, sealedAt, heads, total }: Seal): string {
  return signed(key, ["seal", number, new Date(sealedAt).toISOString(), heads, total]);
}

export function isSignature(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}

export const NOTHING_SEALED = "0".repeat(64);
const MODULUS = 2n ** 256n;

/** Signatures are summed, so that a seal costs what has changed and not how many records there are. */
export function totalAfter(total: string, added: string, replaced: string | null): string {
  const sum = BigInt(`0x${total}`) + BigInt(`0x${added}`) - BigInt(`0x${replaced ?? "0"}`);
  return (((sum % MODULUS) + MODULUS) % MODULUS).toString(16).padStart(64, "0");
}

function signed(key: Buffer, parts: readonly (string | number | bigint)[]): string {
  return createHmac("sha256", key).update(parts.join("\u001f")).digest("hex");
}

/** The number of the newest seal, kept beside the database: whoever takes seals away does not reach it there. */
export type Witness = { number: string; signature: string };

const WITNESS_FILE = "history-seal.json";

export function readWitness(folder: string): Witness | undefined {
  const file = join(folder, WITNESS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Witness) : undefined;
}

/** In one step: a file that was cut off half way would witness nothing. */
export function writeWitness(folder: string, witness: Witness): void {
  const file = join(folder, WITNESS_FILE);
  writeFileSync(`${file}.new`, `${JSON.stringify(witness)}\n`);
  renameSync(`${file}.new`, file);
}
