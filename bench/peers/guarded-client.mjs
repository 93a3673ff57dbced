// The duty that every peer has as the product has it: a transaction under row policies for the holder of a session token, looked up by its hash.

import { createHash } from "node:crypto";
import pg from "pg";

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** One plan for each text, as the product's connections have it. */
export const pool = new pg.Pool({
  connectionString: process.env.BENCH_DATABASE,
  max: 10,
  pipeline: true,
  options: "-c plan_cache_mode=force_generic_plan",
});

export function tokenOf(authorization) {
  return (authorization ?? "").slice("Bearer ".length);
}

/** A connection within a transaction begun for the token's holder; whoever takes it ends it. */
export async function beginFor(token) {
  const client = await pool.connect();
  const hash = createHash("sha256").update(token).digest("hex");
  await client.query("begin");
  const { rows } = await client.query({
    name: "look",
    text: "select begin_work($1, now()) as actor",
    values: [hash],
  });
  if (rows[0].actor.kind === "person") return client;
  await end(client, "rollback");
  throw new Error("Sign in.");
}

export async function end(client, how = "commit") {
  await client.query(how);
  client.release();
}
