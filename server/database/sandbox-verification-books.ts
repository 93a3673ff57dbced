// Where the identity sandbox keeps its books: a table of its own, which nothing of the product reads, each entry sealed.

import { createHash } from "node:crypto";
import type {
  SandboxVerification,
  SandboxVerificationStore,
} from "../ports/identity-verification/sandbox-verification.ts";
import type { Pool } from "./connect.ts";
import { decryptValue, encryptValue } from "./encryption.ts";

export function makeSandboxVerificationStore(pool: Pool, key: Buffer): SandboxVerificationStore {
  const find = async (column: "id" | "token_hash", value: string) => {
    const { rows } = await pool.query<{ id: string; sealed: Buffer }>(
      `select id, state_encrypted as sealed from sandbox_verification where ${column} = $1`,
      [value],
    );
    const [row] = rows;
    if (row === undefined) return undefined;
    return JSON.parse(decryptValue(key, placeOf(row.id), row.sealed)) as SandboxVerification;
  };
  return {
    get: (id) => find("id", id),
    findByToken: (token) => find("token_hash", hashOf(token)),
    put: async (verification) => {
      const { id, version, token } = verification;
      const sealed = encryptValue(key, placeOf(id), JSON.stringify(verification));
      const { rowCount } = await pool.query(version === 1 ? INSERT : UPDATE, [
        id,
        version,
        hashOf(token),
        sealed,
      ]);
      return rowCount === 1;
    },
  };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function placeOf(rowId: string) {
  return { table: "sandbox_verification", column: "state_encrypted", rowId };
}

const INSERT =
  "insert into sandbox_verification (id, version, token_hash, state_encrypted) values ($1, $2, $3, $4) on conflict do nothing";
const UPDATE =
  "update sandbox_verification set version = $2, token_hash = $3, state_encrypted = $4 where id = $1 and version = $2 - 1";
