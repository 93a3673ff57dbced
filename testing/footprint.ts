// What is in every table, so that a test can say that a call left nothing behind.

import type pg from "pg";

/** How often somebody tried is counted though the call is refused; the history is sealed by the clock; an earlier mail arrives when it may, and so does the news of a payment that was made before. */
const NOT_OF_THE_CALL = [
  "rate_limit",
  "guess_delay",
  "history_seal",
  "history_sealed_head",
  "payment_event",
  "sandbox_mail",
];

const statements = new WeakMap<pg.Client, string>();

/** The number of rows of each table, by its name, with the number of changes that the history knows. */
export async function footprintOf(owner: pg.Client): Promise<Record<string, number>> {
  const text = statements.get(owner) ?? (await statementFor(owner));
  statements.set(owner, text);
  // Named, so that PostgreSQL plans the hundred counts once.
  const { rows } = await owner.query({ name: "footprint", text });
  return rows[0];
}

async function statementFor(owner: pg.Client): Promise<string> {
  const { rows: tables } = await owner.query<{ name: string }>(
    "select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1",
  );
  const counts = tables
    .map(({ name }) => name)
    .filter((name) => !NOT_OF_THE_CALL.includes(name))
    .map((name) => `(select count(*)::int from ${name}) as ${name}`);
  return `select ${counts.join(", ")}`;
}

/** The tables whose rows became more or fewer. */
export function changedTables(before: Record<string, number>, after: Record<string, number>): string[] {
  return Object.keys(after)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name} ${before[name]} → ${after[name]}`);
}
