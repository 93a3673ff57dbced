// Reading for one request: what is asked in one turn goes to the database in one message, behind a look at the session.

import { setImmediate } from "node:timers/promises";
import type { AccountId } from "@bondline/domain/ids.ts";
import { Refusal } from "@bondline/domain/refusals.ts";
import pg from "pg";
import type { App } from "../app.ts";
import { camelRows } from "../database/camel-rows.ts";
import { type NamedStatement, pipeline, type QueryResult } from "../database/pipeline.ts";
import type { Actor } from "./actor.ts";
import {
  beginningOf,
  COMMIT,
  makeTransaction,
  openingOf,
  sessionTokenHash,
  type Transaction,
} from "./transaction.ts";

export type Reading = {
  tx: Transaction;
  /**
   * Looks at the session if nothing has been read. False when somebody else is asking than was thought, or with other
   * rights: whatever was decided meanwhile is void, and has to be decided again.
   */
  actorUnchanged(): Promise<boolean>;
};

/** The actor as the database wrote it, so that two are compared at a glance. */
type Known = { actor: Actor; text: string };

/**
 * Who held a token the last time. It is a guess that saves waiting: every message looks at the session first, and nothing is
 * answered unless the guess was right.
 */
const known = new WeakMap<App, Map<string, Known>>();
const KNOWN_MAX = 2_000;

type Asked = { statement: NamedStatement; answer: PromiseWithResolvers<QueryResult> };

export async function beginReading(app: App, token: string): Promise<Reading> {
  const tokenHash = sessionTokenHash(token);
  const now = app.ports.clock.now();
  const look = beginningOf(app, { token }, now);
  const guess = recall(app, tokenHash) ?? (await lookAlone(app, tokenHash, look));

  /** Said again in each message, since each is a transaction of its own. */
  const settings: NamedStatement[] = [];
  const asked: Asked[] = [];
  let sending: Promise<void> | undefined;
  let sessionCheck: "pending" | "passed" | "failed" = "pending";
  let isStale = false;
  let fault: unknown;

  const send = async (waiting: readonly Asked[]) => {
    // Counted before it goes: what is set while it is on its way comes with the next message.
    const before = [look, ...settings];
    const found = await sendOn(app, [...before, ...waiting.map(({ statement }) => statement)]);
    const [sessionRow] = found;
    const answers = found.slice(before.length);
    sessionCheck = "passed";
    if (remember(app, tokenHash, sessionRow).text !== guess.text) {
      isStale = true;
      // Whoever asked is shown nothing of what was found with other rights than were thought of.
      throw new Refusal("SERVICE_UNAVAILABLE");
    }
    await resolveInParts(waiting, answers);
  };
  const sendWaiting = async () => {
    while (asked.length > 0) {
      const waiting = asked.splice(0, TOGETHER_MAX);
      await send(waiting).catch((thrown: unknown) => {
        fault = thrown;
        if (sessionCheck === "pending") sessionCheck = "failed";
        for (const { answer } of waiting) answer.reject(thrown);
      });
    }
    sending = undefined;
  };
  const ask = async (statement: NamedStatement): Promise<QueryResult> => {
    if (statement.text.startsWith("select set_config(")) {
      settings.push(statement);
      return NOTHING;
    }
    const answer = Promise.withResolvers<QueryResult>();
    asked.push({ statement, answer });
    // Sent at the end of the turn, so that whoever else asks in it goes along.
    sending ??= new Promise<void>((resolve) => process.nextTick(resolve)).then(sendWaiting);
    return await answer.promise;
  };
  return {
    tx: makeTransaction(app, { actor: guess.actor, now, ask }),
    actorUnchanged: async () => {
      await sending;
      if (sessionCheck === "pending")
        await send([]).catch((thrown: unknown) => {
          if (!isStale) throw thrown;
        });
      // Who asks could not be looked at: nothing may be said that was decided for whom they were thought to be.
      if (sessionCheck === "failed") throw fault;
      return !isStale;
    },
  };
}

/** What is made of rows is made at once, and nobody else is answered meanwhile: after so many the others have their turn. */
const ROWS_AT_ONCE = 100;
/** More than any page of the client asks in one turn; of many long lists not all rows shall come at once. */
const TOGETHER_MAX = 8;

async function resolveInParts(waiting: readonly Asked[], answers: readonly QueryResult[]): Promise<void> {
  let rows = 0;
  for (const [index, { answer }] of waiting.entries()) {
    const found = answers[index] as QueryResult;
    rows += found.rows.length;
    if (rows > ROWS_AT_ONCE) {
      await setImmediate();
      rows = found.rows.length;
    }
    answer.resolve(found);
  }
}

const NOTHING = { rows: [], fields: [] } as unknown as QueryResult;

async function lookAlone(app: App, tokenHash: string, look: NamedStatement): Promise<Known> {
  const [sessionRow] = await sendOn(app, [look]);
  return remember(app, tokenHash, sessionRow);
}

/** A connection is held for the message alone, not for what is made of its answer. */
async function sendOn(app: App, statements: readonly NamedStatement[]): Promise<QueryResult[]> {
  const connection = await app.pool.connect();
  try {
    const answers = await pipeline(connection, [openingOf(app), ...statements, COMMIT]);
    connection.release();
    return answers;
  } catch (fault) {
    // A statement that the database has refused leaves the connection as it was.
    connection.release(!(fault instanceof pg.DatabaseError && fault.severity === "ERROR"));
    throw fault;
  }
}

/** Whose session it was the last time; undefined of one that nothing has been read with of late. */
export function accountOfToken(app: App, token: string): AccountId | undefined {
  const actor = recall(app, sessionTokenHash(token))?.actor;
  return actor?.kind === "person" ? actor.accountId : undefined;
}

function recall(app: App, tokenHash: string): Known | undefined {
  return known.get(app)?.get(tokenHash);
}

function remember(app: App, tokenHash: string, sessionRow: QueryResult | undefined): Known {
  const [row] = sessionRow === undefined ? [] : camelRows<{ actor: string }>(sessionRow);
  if (row === undefined) throw new Error("The database did not say who is at work.");
  const ofApp = known.get(app) ?? new Map<string, Known>();
  known.set(app, ofApp);
  const before = ofApp.get(tokenHash);
  if (before?.text === row.actor) return before;
  const found = { actor: JSON.parse(row.actor) as Actor, text: row.actor };
  // Somebody who has not been here for long makes room: the map keeps the order in which people came.
  const [oldest] = ofApp.keys();
  if (ofApp.size >= KNOWN_MAX && oldest !== undefined) ofApp.delete(oldest);
  if (found.actor.kind === "person") ofApp.set(tokenHash, found);
  else ofApp.delete(tokenHash);
  return found;
}
