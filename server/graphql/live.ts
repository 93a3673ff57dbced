// Live updates: each delivery loads the record anew and asks its access check again, so that nothing reaches those who may no longer see it.

import { isRefusal } from "@bondline/domain/refusals.ts";
import {
  type BufferedSubscription,
  openBufferedSubscription,
} from "../ports/events/buffered-subscription.ts";
import type { PortEvent, RecordEvent } from "../ports/events/events-port.ts";
import { runTransaction, type Transaction } from "../transaction/transaction.ts";
import { batchByRights } from "./batch-by-rights.ts";
import type { Context } from "./context.ts";

type LiveOptions<Delivered> = {
  /** Which announcements concern this subscriber. */
  concerns: (event: RecordEvent) => boolean;
  /**
   * What is watched, for watchers whose `load` comes to the same when they have equal rights: of many who are notified of
   * the same event each is looked at, and those with equal rights share one loading.
   */
  sharedAs?: string;
  /** Loads what is delivered, through the record's access check. Undefined delivers nothing this time. */
  load: (tx: Transaction, event: RecordEvent) => Promise<Delivered | undefined>;
  /** Asks whether this person may still watch: when their memberships change the stream ends, whatever else happens. */
  mayWatch: (tx: Transaction) => Promise<unknown>;
  /** What stands for "something may have been missed": sent after the connection to the database was away. */
  resyncEvent?: RecordEvent;
};

/**
 * Listens first and asks the access check then, which answers what is watched: a change that is committed while it is being asked
 * is delivered like any later one.
 */
export async function live<Delivered>(
  context: Context,
  watchedBy: (tx: Transaction) => Promise<LiveOptions<Delivered>>,
): Promise<AsyncIterableIterator<Delivered>> {
  const { application, client } = context;
  const buffered = openBufferedSubscription(application.ports.events);
  try {
    const options = await runTransaction(application, { token: client.token }, watchedBy);
    return deliveries(context, options, buffered);
  } catch (refused) {
    buffered.close();
    throw refused;
  }
}

/** Events that come while one is being delivered are joined: the last one alone is loaded, since it shows them all. */
function deliveries<Delivered>(
  context: Context,
  options: LiveOptions<Delivered>,
  buffered: BufferedSubscription,
): AsyncIterableIterator<Delivered> {
  const waiting = new Map<string, LiveTask<Delivered>>();
  let wake: (() => void) | undefined;
  let over = false;

  const unsubscribe = buffered.attach((event) => {
    for (const [key, task] of tasksFor(context, options, event)) waiting.set(key, task);
    if (waiting.size > 0) wake?.();
  });
  const end = () => {
    over = true;
    unsubscribe();
    wake?.();
  };

  const nextTask = async (): Promise<LiveTask<Delivered> | undefined> => {
    while (!over && waiting.size === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const [first] = waiting;
    if (over || first === undefined) return undefined;
    waiting.delete(first[0]);
    return first[1];
  };

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: async () => {
      for (;;) {
        const task = await nextTask();
        if (task === undefined) return { done: true, value: undefined };
        const delivered = await runOrEnd(context, task, end);
        if (delivered !== undefined) return { done: false, value: delivered };
      }
    },
    return: async () => {
      end();
      return { done: true, value: undefined };
    },
  };
}

type LiveTask<Delivered> = {
  act: (tx: Transaction) => Promise<Delivered | undefined>;
  /** Whose `act` comes to the same for equal rights. */
  key?: string;
};

/** The question whether the subscriber may still watch comes before the record. */
function tasksFor<Delivered>(
  { client }: Context,
  { concerns, load, mayWatch, resyncEvent, sharedAs }: LiveOptions<Delivered>,
  event: PortEvent,
): [key: string, task: LiveTask<Delivered>][] {
  const tasks: [string, LiveTask<Delivered>][] = [];
  const isAboutMyRights =
    event.kind === "reload" || (event.topic === "account" && event.id === client.accountId);
  if (isAboutMyRights)
    tasks.push([
      "rights",
      {
        act: async (tx) => {
          await mayWatch(tx);
          return undefined;
        },
      },
    ]);

  const given = event.kind === "reload" ? resyncEvent : event;
  if (given !== undefined && concerns(given)) {
    const about = `${given.topic} ${given.id}`;
    const shared = sharedAs === undefined ? {} : { key: `${sharedAs} ${about}` };
    tasks.push([about, { act: (tx) => load(tx, given), ...shared }]);
  }
  return tasks;
}

/** A subscriber who may no longer see the record is shown nothing more: the stream just ends. */
async function runOrEnd<Delivered>(
  { application, client: { token } }: Context,
  { act, key }: LiveTask<Delivered>,
  end: () => void,
): Promise<Delivered | undefined> {
  try {
    return key === undefined || token === undefined
      ? await runTransaction(application, { token, isWatching: true }, act)
      : await batchByRights(application, { key, token, read: act });
  } catch (thrown) {
    if (!isRefusal(thrown) || thrown.code === "SERVICE_UNAVAILABLE") throw thrown;
    end();
    if (thrown.code.startsWith("AUTH_")) throw thrown;
    return undefined;
  }
}

/** For lists: a record that this subscriber may not see is passed over, and the list goes on. */
export async function findVisible<Found>(access: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await access();
  } catch (thrown) {
    if (isRefusal(thrown) && thrown.code.endsWith("_NOT_FOUND")) return undefined;
    throw thrown;
  }
}
