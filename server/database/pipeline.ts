// Several statements sent at once over one connection, none waiting for the answer to the one before.

import type pg from "pg";
import { CAMEL_TYPES } from "./camel-rows.ts";
import { inOneWrite } from "./client.ts";
import type { Connection } from "./connect.ts";

export type NamedStatement = { name: string; text: string; values: readonly unknown[] };
export type QueryResult = pg.QueryArrayResult<unknown[]>;

/** A text alone begins or ends a transaction, and is answered by nothing. */
export type Sent = NamedStatement | string;

/**
 * Answers of the statements, in their order. Rejects with the first fault, once all have been answered: within a
 * transaction the database refuses what comes after it.
 */
export async function pipeline(connection: Connection, sent: readonly Sent[]): Promise<QueryResult[]> {
  const asked = inOneWrite(connection, () =>
    sent.map((each) => (typeof each === "string" ? say(connection, each) : ask(connection, each))),
  );
  const settled = await Promise.allSettled<QueryResult | undefined>(asked);
  return settled.flatMap((each) => {
    if (each.status === "rejected") throw each.reason;
    return each.value ?? [];
  });
}

async function say(connection: Connection, text: string): Promise<undefined> {
  await connection.query(text);
}

function ask(connection: Connection, { name, text, values }: NamedStatement): Promise<QueryResult> {
  return connection.query<unknown[]>({
    name,
    text,
    values: [...values],
    types: CAMEL_TYPES,
    rowMode: "array",
  });
}
