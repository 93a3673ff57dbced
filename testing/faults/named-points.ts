// The moments at which a kill would hurt most, as wrappers round a server's parts; each calls `die` when it is reached.

import type { App } from "../../server/app.ts";
import type { Connection } from "../../server/database/connect.ts";
import type { Ports } from "../../server/ports/ports.ts";
import { CONFIRMED_COMMIT } from "../../server/transaction/transaction.ts";

/** Does not come back when it kills; where it lets one pass, the work goes on. */
type Die = () => Promise<void>;

export const NAMED_POINTS = {
  "before the commit of a command": (app, die) => withCommit(app, { before: die }),
  "after the commit of a command, before its reply": (app, die) => withCommit(app, { after: die }),
  "after the provider opened a payment page, before it is saved": (app, die) =>
    withPorts(app, ({ cardPayments }) => ({
      cardPayments: {
        ...cardPayments,
        createHostedPayment: (request) => thenDie(cardPayments.createHostedPayment(request), die),
      },
    })),
  "after the provider said how a payment stands, before it is recorded": (app, die) =>
    withPorts(app, ({ cardPayments }) => ({
      cardPayments: { ...cardPayments, fetchPayment: (id) => thenDie(cardPayments.fetchPayment(id), die) },
    })),
  "after the outbox was claimed, before the mail is sent": (app, die) =>
    withPorts(app, ({ mail }) => ({
      mail: {
        send: async (message) => {
          await die();
          await mail.send(message);
        },
      },
    })),
  "after the mail was sent, before that is saved": (app, die) =>
    withPorts(app, ({ mail }) => ({ mail: { send: (message) => thenDie(mail.send(message), die) } })),
} as const satisfies Record<string, (app: App, die: Die) => App>;

export type NamedPoint = keyof typeof NAMED_POINTS;

export const POINT_NAMES = Object.keys(NAMED_POINTS) as NamedPoint[];

async function thenDie<Result>(doing: Promise<Result>, die: Die): Promise<Result> {
  const result = await doing;
  await die();
  return result;
}

function withPorts(app: App, change: (ports: Ports) => Partial<Ports>): App {
  return { ...app, ports: { ...app.ports, ...change(app.ports) } };
}

/** A command's transaction is shown by the answer that it keeps. */
const KEEPS_ANSWER = /^update mutation_result set payload/;

function withCommit(app: App, { before, after }: { before?: Die; after?: Die }): App {
  const watched = new WeakSet<Connection>();
  const { pool } = app;
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<Connection>;
  const watch = (connection: Connection): Connection => {
    if (watched.has(connection)) return connection;
    watched.add(connection);
    const query = connection.query.bind(connection) as (
      asked: unknown,
      ...rest: unknown[]
    ) => Promise<unknown>;
    let isCommand = false;
    const watchedQuery = async (asked: unknown, ...rest: unknown[]) => {
      if (asked !== CONFIRMED_COMMIT) {
        isCommand ||= KEEPS_ANSWER.test((asked as { text?: string }).text ?? "");
        return await query(asked, ...rest);
      }
      const isDue = isCommand;
      isCommand = false;
      if (isDue) await before?.();
      const answer = await query(asked, ...rest);
      if (isDue) await after?.();
      return answer;
    };
    return Object.assign(connection, { query: watchedQuery });
  };
  // The pool itself asks with a callback, for statements outside any transaction.
  const connectWatched = (callback?: unknown) =>
    callback === undefined ? connect().then(watch) : connect(callback);
  const watchedPool = Object.create(pool, { connect: { value: connectWatched } });
  return { ...app, pool: watchedPool };
}
