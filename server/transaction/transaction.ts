// A transaction: an actor, a connection, the clock, and what is to be announced once it is committed. Passed first to everything.

import { hash, randomUUIDv7 } from "node:crypto";
import type { AccountId } from "@bondline/domain/ids.ts";
import { type Instant, millisecondsOf } from "@bondline/domain/values/time/instant.ts";
import pg, { type QueryArrayResult } from "pg";
import type { App } from "../app.ts";
import { CAMEL_TYPES, camelRows } from "../database/camel-rows.ts";
import { type Connection, statementName, TIMEOUTS_FOR_TRANSACTION } from "../database/connect.ts";
import { type NamedStatement, pipeline, type Sent } from "../database/pipeline.ts";
import { EVENTS_CHANNEL, eventPayload } from "../ports/events/events-port.ts";
import type { Actor } from "./actor.ts";

/** Values that a statement takes; lists go as one array for `= any($1)`. */
export type SqlValue = string | number | bigint | boolean | Buffer | null | readonly string[] | object;

export type Transaction = {
  readonly app: App;
  readonly actor: Actor;
  /** The moment at which the work began; everything that it writes carries this time. */
  readonly now: Instant;
  newId(): string;
  /** Rows with camel-case names. Statement texts are constant, values are parameters. */
  query<Row>(text: string, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Bare rows, by a statement that is sent at once: the database works on it while the answers to those before it are still read. */
  queryAhead(text: string): Promise<readonly (readonly unknown[])[]>;
  /** Tells every app instance that a record changed: delivered with the commit, dropped with a rollback. */
  announce(topic: RecordTopic, record: AnnouncedRecord): Promise<void>;
  /** As `announce`, of many in one statement. */
  announceAll(topic: RecordTopic, records: readonly AnnouncedRecord[]): Promise<void>;
  /** Asks for background work as part of this transaction. The same key replaces a job that has not run yet. */
  enqueue(task: string, payload: object, options?: { key?: string; runAt?: Instant }): Promise<void>;
};

type AnnouncedRecord = { id: string; organisationId?: string };

export type RecordTopic =
  | "draft"
  | "desk_work"
  | "document"
  | "facility"
  | "facility_application"
  | "import_job"
  | "bank_statement"
  | "organisation"
  | "account"
  | "notification"
  | "gateway-feature";

/**
 * Whose work it is: the holder of a session token, or the portal under a name that the history shows. What is done
 * because a page is open, without anybody at it, is watching: it writes nothing and does not keep the session from running
 * out. What writes may leave the session's row alone too, which is then moved on by whatever the person reads next. What was
 * asked of the portal and is done in the background works for the person, by the rights that they have at its beginning.
 */
export type Caller =
  | { token: string | undefined; isWatching?: boolean; leavesSessionAlone?: boolean }
  | { system: string }
  | { worksFor: AccountId };

/** What begins and ends a transaction; tests know them by their texts. */
const BEGIN = "begin";
export const COMMIT = "commit";
export const CONFIRMED_COMMIT = "call confirm_work(); commit";
const ROLLBACK = "rollback";

const RETRIES_MAX = 5;
/** With growing pauses this reaches over several days: a mail server may be away for one. */
const JOB_ATTEMPTS_MAX = 25;

/**
 * Runs in one transaction, committed when `act` returns. Serialisation failures and deadlocks are tried again, and so is
 * whatever was done or refused by rights that somebody has taken meanwhile: the person is answered by those that are left.
 */
export async function runTransaction<Result>(
  app: App,
  caller: Caller,
  act: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return await runOpenTransaction(app, caller, ({ tx }) => act(tx));
}

/** As `runTransaction`, for what goes on in the same transaction as somebody else. */
export async function runOpenTransaction<Result>(
  app: App,
  caller: Caller,
  act: (open: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const open = await beginTransaction(app, caller);
    try {
      const result = await act(open);
      await open.commitConfirmed();
      return result;
    } catch (thrown) {
      const isVoid = (await open.rollback()) === "rights were taken";
      if (!(isVoid || isTransient(thrown)) || attempt >= RETRIES_MAX) throw thrown;
    }
  }
}

export type OpenTransaction = {
  tx: Transaction;
  /** The transaction goes on as another person's, with that person's rights alone. */
  switchActor(token: string): Promise<Transaction>;
  commit(): Promise<void>;
  /** As `commit`, if the person still has every right that the work began with; a serialisation failure otherwise. */
  commitConfirmed(): Promise<void>;
  /** Says whether the work was begun with rights that the person no longer has. */
  rollback(): Promise<"as it began" | "rights were taken">;
};

/** For reading through a whole request, each part by the rights of its moment; everything else goes through `runTransaction`. */
export async function beginTransaction(app: App, caller: Caller): Promise<OpenTransaction> {
  const connection = await app.pool.connect();
  try {
    const now = app.ports.clock.now();
    const look = (of: Caller) => beginningOf(app, of, now);
    const actor = await begin(app, connection, caller, now);
    let mutex = makeMutex();
    let isOver = false;
    // A commit that failed has given its connection back: the rollback that follows would give back one that is not ours.
    const endOnce = async <Result>(ask: () => Promise<Result>) => {
      if (isOver) return undefined;
      isOver = true;
      await mutex.end();
      return await end(connection, ask);
    };
    // What only watches writes nothing, and goes by the rights of its moment.
    const confirms = actor.kind === "person" && !("isWatching" in caller && caller.isWatching === true);
    return {
      tx: makeTransaction(app, { actor, now, ask: oneAtATime(connection, mutex) }),
      switchActor: async (token) => {
        await mutex.end();
        mutex = makeMutex();
        const other = await actorAfter(connection, [look({ token, isWatching: true })]);
        return makeTransaction(app, { actor: other, now, ask: oneAtATime(connection, mutex) });
      },
      commit: async () => void (await endOnce(() => connection.query(COMMIT))),
      commitConfirmed: async () =>
        void (await endOnce(() => connection.query(confirms ? CONFIRMED_COMMIT : COMMIT))),
      rollback: async () => {
        if (!confirms) await endOnce(() => connection.query(ROLLBACK)).catch(() => undefined);
        if (!confirms) return "as it began";
        const looking = [ROLLBACK, look("token" in caller ? { ...caller, isWatching: true } : caller)];
        const found = await endOnce(() => actorAfter(connection, looking)).catch(() => undefined);
        return found !== undefined && !hasSameRights(actor, found) ? "rights were taken" : "as it began";
      },
    };
  } catch (cause) {
    connection.release(true);
    throw cause;
  }
}

/** Begins and says who is acting in one round trip. */
async function begin(app: App, connection: Connection, caller: Caller, now: Instant): Promise<Actor> {
  if ("token" in caller && caller.token === undefined) {
    await connection.query(openingOf(app));
    return { kind: "anonymous", because: "no-token" };
  }
  return await actorAfter(connection, [openingOf(app), beginningOf(app, caller, now)]);
}

/** A connection behind a pooler has no settings of its own: each transaction brings them. */
export function openingOf({ settings }: App): string {
  return settings.databaseIsPooled ? [BEGIN, ...TIMEOUTS_FOR_TRANSACTION].join("; ") : BEGIN;
}

/** The hash of a token and the portal's key are values, and stand in no text that the database shows of what is running. */
export function beginningOf(app: App, caller: Caller, now: Instant): NamedStatement {
  if ("system" in caller)
    return statement(app, BEGIN_SYSTEM_WORK, [caller.system, now, app.settings.secrets.systemWorkKey]);
  if ("worksFor" in caller)
    return statement(app, BEGIN_WORK_FOR, [caller.worksFor, now, app.settings.secrets.systemWorkKey]);
  const leavesAlone = caller.isWatching === true || caller.leavesSessionAlone === true;
  return statement(app, BEGIN_WORK, [sessionTokenHash(caller.token ?? ""), now, leavesAlone]);
}

const BEGIN_WORK = "select begin_work($1, $2, $3)::text as actor";
const BEGIN_WORK_FOR = "select begin_work_for($1, $2, $3)::text as actor";
const BEGIN_SYSTEM_WORK = "select begin_system_work($1, $2, $3)::text as actor";

function statement(app: App, text: string, values: readonly SqlValue[]): NamedStatement {
  return { name: nameOf(app, text), text, values };
}

/** Behind a pooler a name would be looked for on a connection that another has. */
function nameOf(app: App, text: string): string {
  return app.settings.databaseIsPooled ? "" : statementName(text);
}

/** The last of the statements in one round trip says who it is. */
async function actorAfter(connection: Connection, statements: readonly Sent[]): Promise<Actor> {
  const answers = await pipeline(connection, statements);
  const said = answers.at(-1)?.rows[0]?.[0];
  if (typeof said !== "string") throw new Error("The database did not say who is at work.");
  return JSON.parse(said) as Actor;
}

function hasSameRights(begun: Actor, found: Actor): boolean {
  return begun.kind === "person" && found.kind === "person" && begun.rightsTaken === found.rightsTaken;
}

async function end<Result>(connection: Connection, ask: () => Promise<Result>): Promise<Result> {
  try {
    const answer = await ask();
    connection.release();
    return answer;
  } catch (cause) {
    await undo(connection, cause);
    throw cause;
  }
}

/** What the database itself has refused leaves the connection whole; of any other fault nobody knows. */
async function undo(connection: Connection, cause: unknown): Promise<void> {
  const isWhole =
    cause instanceof pg.DatabaseError &&
    cause.severity === "ERROR" &&
    (await connection.query(ROLLBACK).then(
      () => true,
      () => false,
    ));
  connection.release(!isWhole);
}

type Mutex = {
  take<CommandResult>(ask: () => Promise<CommandResult>): Promise<CommandResult>;
  /** Asks now: a connection answers in the order in which it was asked. */
  takeAtOnce<CommandResult>(ask: () => Promise<CommandResult>): Promise<CommandResult>;
  /** Whoever still waits is refused: another's transaction is no place for it. Resolves when the last one is done. */
  end(): Promise<void>;
};

/** One connection does one thing at a time: resolvers that run side by side take turns. */
function makeMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const begin = <CommandResult>(ask: () => Promise<CommandResult>) => {
    if (isOver) throw new Error("Nothing more can be asked: this work is over.");
    return ask();
  };
  return {
    take(ask) {
      const taking = last.then(() => begin(ask));
      last = taking.catch(() => undefined);
      return taking;
    },
    async takeAtOnce(ask) {
      const taking = begin(ask);
      last = Promise.allSettled([last, taking]);
      return await taking;
    },
    end: async () => {
      isOver = true;
      await last;
    },
  };
}

function oneAtATime(connection: Connection, mutex: Mutex): TransactionParts["ask"] {
  return (statement, isAhead) =>
    mutex[isAhead ? "takeAtOnce" : "take"](() =>
      connection.query<unknown[]>({ ...statement, types: CAMEL_TYPES, rowMode: "array" }),
    );
}

type Asked = { name: string; text: string; values: SqlValue[] };
type TransactionParts = {
  actor: Actor;
  now: Instant;
  ask: (statement: Asked, isAhead: boolean) => Promise<QueryArrayResult<unknown[]>>;
};

export function makeTransaction(app: App, { actor, now, ask }: TransactionParts): Transaction {
  const query = async <Row>(text: string, values: readonly SqlValue[] = []): Promise<Row[]> => {
    return camelRows<Row>(await ask({ name: nameOf(app, text), text, values: [...values] }, false));
  };
  return {
    app,
    actor,
    now,
    newId: () => randomUUIDv7(),
    query,
    queryAhead: async (text) => (await ask({ name: nameOf(app, text), text, values: [] }, true)).rows,
    announce: async (topic, record) => {
      await query("select pg_notify($1, $2)", [EVENTS_CHANNEL, eventPayload({ topic, ...record })]);
    },
    announceAll: async (topic, records) => {
      if (records.length === 0) return;
      const payloads = records.map((record) => eventPayload({ topic, ...record }));
      await query("select pg_notify($1, unnest($2::text[]))", [EVENTS_CHANNEL, payloads]);
    },
    enqueue: async (task, payload, { key, runAt } = {}) => {
      if (app.leavesUndone?.has(task)) return;
      // The queue goes by the database's clock, so it is shown how long to wait, not until when by ours.
      const waitSeconds = runAt === undefined ? null : (millisecondsOf(runAt) - millisecondsOf(now)) / 1000;
      await query("select jobs.enqueue($1, $2, now() + make_interval(secs => $3), $4, $5)", [
        task,
        JSON.stringify(payload),
        waitSeconds,
        key ?? null,
        JOB_ATTEMPTS_MAX,
      ]);
    },
  };
}

const TRANSIENT = new Set(["40001", "40P01"]);

function isTransient(thrown: unknown): boolean {
  return thrown instanceof Error && "code" in thrown && TRANSIENT.has(String(thrown.code));
}

/** Tokens are kept as hashes: a copy of the table opens no session. */
export function sessionTokenHash(token: string): string {
  return hash("sha256", token);
}
