// Waits for what happens in the background, by the announcements that it makes, and for subscriptions to be in force.

import { randomUUID } from "node:crypto";
import type { App } from "../server/app.ts";
import { EVENTS_CHANNEL, eventPayload } from "../server/ports/events/events-port.ts";
import type { Api } from "./api.ts";
import { untilJobsAreDone } from "./jobs-done.ts";

/** Jobs of many other tests may stand before the one that is waited for. */
const PATIENCE_MILLISECONDS = 60_000;

/** Looks now, and again after each announcement, until the check holds. */
export async function eventually({ app }: { app: App }, check: () => Promise<boolean>): Promise<void> {
  let wake: () => void = () => undefined;
  const announced = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const unsubscribe = app.ports.events.subscribe(() => wake());
  const impatient = AbortSignal.timeout(PATIENCE_MILLISECONDS);
  impatient.addEventListener("abort", () => wake());
  try {
    for (;;) {
      const next = announced();
      if (await check()) return;
      if (impatient.aborted) throw new Error("What was waited for did not happen.");
      await next;
    }
  } finally {
    unsubscribe();
  }
}

export type Watch = {
  /** What is delivered next; undefined once the stream has ended. */
  // biome-ignore lint/suspicious/noExplicitAny: what comes back is read by tests, field by field
  next(): Promise<any>;
  /** What has been delivered so far and not been asked for, without waiting. */
  hasMore(): boolean;
  end(): Promise<void>;
};

/**
 * Subscribes, and resolves once the access check has let this subscriber in. Jobs of a world that may run are done before: what
 * they announce is not taken for what a test does.
 */
export async function watch(
  { app, ownerUrl }: { app: App; ownerUrl?: string },
  api: Api,
  { query, variables = {} }: { query: string; variables?: object },
): Promise<Watch> {
  if (ownerUrl !== undefined) await untilJobsAreDone(ownerUrl);
  await untilHeard(app);
  const listening = nextListener(app);
  const stream = api.subscribe(query, variables);
  let arrived = false;
  const take = () => {
    arrived = false;
    const taking = stream.next().finally(() => {
      arrived = true;
    });
    taking.catch(() => undefined);
    return taking;
  };
  let pending = take();
  await Promise.race([listening, pending]);
  return {
    next: async () => {
      const delivered = await pending;
      pending = take();
      return delivered;
    },
    hasMore: () => arrived,
    end: () => stream.end(),
  };
}

/**
 * What was announced before is no longer on its way, and is not taken for what comes later: events keep the order of their
 * commits. What was announced while nobody could hear it is announced again once somebody can.
 */
async function untilHeard({ pool, ports }: App): Promise<void> {
  const id = randomUUID();
  const heard = Promise.withResolvers<void>();
  const announce = () =>
    pool
      .query("select pg_notify($1, $2)", [EVENTS_CHANNEL, eventPayload({ topic: "test", id })])
      .then(() => undefined, heard.reject);
  const leave = ports.events.subscribe((event) => {
    if (event.kind !== "record") void announce();
    else if (event.id === id) heard.resolve();
  });
  await announce();
  await heard.promise;
  leave();
}

/** Resolves when a subscription is next let in on this instance: what it heard meanwhile is then handed to it. What sockets listen for themselves does not count. */
function nextListener({ ports }: App): Promise<void> {
  const { events } = ports;
  const { subscribe } = events;
  return new Promise((resolve) => {
    events.subscribe = (listener) => {
      const isSubscription = /attach[\s\S]*graphql\/live\.ts/.test(new Error().stack ?? "");
      if (isSubscription) events.subscribe = subscribe;
      const unsubscribe = subscribe.call(events, listener);
      if (isSubscription) resolve();
      return unsubscribe;
    };
  });
}
