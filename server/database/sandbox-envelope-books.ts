// Where the e-signature sandbox keeps its books: a table of its own, which nothing of the product reads.

import type { SandboxEnvelope, SandboxEnvelopeStore } from "../ports/e-signatures/sandbox-envelope.ts";
import type { Pool } from "./connect.ts";

export function makeSandboxEnvelopeStore(pool: Pool): SandboxEnvelopeStore {
  const find = async (where: string, value: string) => {
    const { rows } = await pool.query<{ state: SandboxEnvelope }>(
      `select state from sandbox_envelope where ${where}`,
      [value],
    );
    return rows[0]?.state;
  };
  return {
    get: (id) => find("id = $1", id),
    findByReference: (externalId) => find("external_id = $1", externalId),
    findByToken: (token) => find("state -> 'recipients' @> $1::jsonb", JSON.stringify([{ token }])),
    put: async (envelope) => {
      const { id, version, externalId } = envelope;
      const values = [id, version, JSON.stringify(envelope)];
      const { rowCount } = await (version === 1
        ? pool.query(INSERT, [...values, externalId])
        : pool.query(UPDATE, values));
      return rowCount === 1;
    },
    remove: async (id) => {
      await pool.query("delete from sandbox_envelope where id = $1", [id]);
    },
  };
}

const INSERT =
  "insert into sandbox_envelope (id, version, state, external_id) values ($1, $2, $3, $4) on conflict do nothing";
const UPDATE = "update sandbox_envelope set version = $2, state = $3 where id = $1 and version = $2 - 1";
