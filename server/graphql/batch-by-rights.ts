// Watchers who are notified of the same thing at the same moment: one transaction looks at each of them, and those with equal rights share one reading.

import { isRefusal } from "@bondline/domain/refusals.ts";
import type { App } from "../app.ts";
import { groupByRights } from "../database/watchers.ts";
import {
  type OpenTransaction,
  runOpenTransaction,
  runTransaction,
  type Transaction,
} from "../transaction/transaction.ts";

type Reading<Result> = (tx: Transaction) => Promise<Result>;
type Asked<Result> = {
  /** Readings under the same key come to the same for equal rights. */
  key: string;
  token: string;
  read: Reading<Result>;
};

type Waiting = { token: string; read: Reading<unknown>; answer: PromiseWithResolvers<unknown> };

const batches = new WeakMap<App, Map<string, Waiting[]>>();

/** Whoever asks within one turn of the event loop is answered together. */
export async function batchByRights<Result>(app: App, { key, token, read }: Asked<Result>): Promise<Result> {
  const answer = Promise.withResolvers<unknown>();
  batchOf(app, key).push({ token, read, answer });
  return (await answer.promise) as Result;
}

function batchOf(app: App, key: string): Waiting[] {
  const ofApp = batches.get(app) ?? new Map<string, Waiting[]>();
  batches.set(app, ofApp);
  const gathered = ofApp.get(key);
  if (gathered !== undefined) return gathered;
  const batch: Waiting[] = [];
  ofApp.set(key, batch);
  setImmediate(() => {
    ofApp.delete(key);
    void answerAll(app, batch);
  });
  return batch;
}

async function answerAll(app: App, batch: readonly Waiting[]): Promise<void> {
  const readOf = new Map(batch.map(({ token, read }) => [token, read]));
  try {
    const outcomes: Outcomes = readOf.size > 1 ? await readByRights(app, readOf) : new Map();
    for (const { token, read, answer } of batch) {
      const outcome = outcomes.get(token);
      if (outcome === undefined) answer.resolve(runTransaction(app, { token, isWatching: true }, read));
      else if (outcome.status === "fulfilled") answer.resolve(outcome.value);
      else answer.reject(outcome.reason);
    }
  } catch (thrown) {
    for (const { answer } of batch) answer.reject(thrown);
  }
}

type Outcome = PromiseSettledResult<unknown>;
/** By token; one whose session has ended has none. */
type Outcomes = Map<string, Outcome>;

async function readByRights(app: App, readOf: ReadonlyMap<string, Reading<unknown>>): Promise<Outcomes> {
  const [first = ""] = readOf.keys();
  return await runOpenTransaction(app, { token: first, isWatching: true }, async (open) => {
    const outcomes: Outcomes = new Map();
    for (const group of await groupByRights(open.tx, [...readOf.keys()])) {
      const outcome = await readAs(open, group[0] ?? "", readOf);
      if (outcome !== undefined) for (const token of group) outcomes.set(token, outcome);
    }
    return outcomes;
  });
}

/** A refusal is an answer too, and the same for everybody with these rights; a fault undoes the transaction. */
async function readAs(
  open: OpenTransaction,
  token: string,
  readOf: ReadonlyMap<string, Reading<unknown>>,
): Promise<Outcome | undefined> {
  const tx = await open.switchActor(token);
  const read = readOf.get(token);
  if (tx.actor.kind !== "person" || read === undefined) return undefined;
  const [outcome] = await Promise.allSettled([read(tx)]);
  if (outcome.status === "rejected" && !isRefusal(outcome.reason)) throw outcome.reason;
  return outcome;
}
