// One effect for each clientMutationId: the first call leaves its answer, a repeat gets that answer.

import { createHmac } from "node:crypto";
import { refuseReusedMutationId } from "@bondline/domain/refusals.ts";
import type { App } from "../app.ts";
import { requirePerson } from "../transaction/actor.ts";
import { runTransaction, type Transaction } from "../transaction/transaction.ts";

/** What is kept of an answer: ids and plain facts. Records in a payload are read anew, secrets are never kept. */
export type CommandResult = { [name: string]: ResultValue };
type ResultValue = string | number | boolean | null | ResultValue[] | { [name: string]: ResultValue };

/**
 * Asked before anything that depends on the record's state, so that the retry of a success never meets its own
 * change. A parallel call with the same id waits here for the first one to end.
 */
export async function once<Given extends { clientMutationId: string }>(
  tx: Transaction,
  mutation: string,
  input: Given,
  act: () => Promise<CommandResult>,
): Promise<CommandResult> {
  const key = [requirePerson(tx.actor).accountId, mutation, input.clientMutationId];
  const inputHash = hashOf(tx, input);

  const taken = await tx.query(
    `insert into mutation_result as m (account_id, mutation, client_mutation_id, input_hash, payload, created_at)
     values ($1, $2, $3, $4, 'null', $5)
     on conflict (account_id, mutation, client_mutation_id) do update
       set input_hash = excluded.input_hash, payload = 'null', created_at = excluded.created_at
       where m.created_at < excluded.created_at - interval '24 hours'
     returning 1`,
    [...key, inputHash, tx.now],
  );
  if (taken.length === 0) return await earlierAnswer(tx, key, inputHash);

  const answer = await act();
  await tx.query(
    "update mutation_result set payload = $4 where account_id = $1 and mutation = $2 and client_mutation_id = $3",
    [...key, JSON.stringify(answer)],
  );
  return answer;
}

async function earlierAnswer(
  tx: Transaction,
  key: readonly string[],
  inputHash: string,
): Promise<CommandResult> {
  const [earlier] = await tx.query<{ inputHash: string; payload: CommandResult }>(
    "select input_hash, payload from mutation_result where account_id = $1 and mutation = $2 and client_mutation_id = $3",
    [...key],
  );
  if (earlier === undefined || earlier.inputHash !== inputHash) refuseReusedMutationId();
  return earlier.payload;
}

/** Keyed, since an input may hold an account number that must not be guessed back from its hash. */
function hashOf(tx: Transaction, input: object): string {
  return createHmac("sha256", tx.app.settings.secrets.oneTimeCodeKey).update(canonical(input)).digest("hex");
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`)
    .join(",")}}`;
}

/** Answers are kept for 24 hours. */
export async function forgetOldResults(app: App): Promise<void> {
  await runTransaction(app, { system: "Housekeeping" }, async (tx) => {
    await tx.query("delete from mutation_result where created_at < $1::timestamptz - interval '24 hours'", [
      tx.now,
    ]);
    await tx.query("delete from rate_limit where window_ends < $1", [tx.now]);
    await tx.query("delete from guess_delay where last_at < $1::timestamptz - interval '24 hours'", [tx.now]);
  });
}
