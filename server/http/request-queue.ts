// RequestQueue: how many calls of one account, or of one address where nobody is known yet, are executed at once; the others wait in order.

import { Refusal } from "@bondline/domain/refusals.ts";
import { addressGroup } from "../address-group.ts";
import type { App } from "../app.ts";
import type { Client } from "../graphql/context.ts";
import { accountOfToken } from "../transaction/reading.ts";

/** Who waits behind so many of their own would be answered when nobody is interested any more. */
export const WAITING_OF_ONE_MAX = 100;
/** What waits holds memory, whoever sent it. */
export const WAITING_MAX = 1_000;
const WAIT_MILLISECONDS_MAX = 10_000;

type Waiting = { since: number; begin: () => void; refuse: (thrown: unknown) => void };
type Lane = { running: number; waiting: Waiting[] };

export type RequestQueue = {
  /** Undefined where the turn is had at once. Refused as unavailable where too many wait, or for too long. */
  enter(holder: string, atOnceMax: number): Promise<void> | undefined;
  leave(holder: string): void;
};

export function makeRequestQueue(now: () => number = () => performance.now()): RequestQueue {
  const lanes = new Map<string, Lane>();
  let waitingOfAll = 0;

  /** Whoever has waited too long is told so, and the next one is looked at. */
  const next = (lane: Lane): boolean => {
    for (;;) {
      const first = lane.waiting.shift();
      if (first === undefined) return false;
      waitingOfAll -= 1;
      if (now() - first.since <= WAIT_MILLISECONDS_MAX) {
        first.begin();
        return true;
      }
      first.refuse(unavailable());
    }
  };
  return {
    enter: (holder, atOnceMax) => {
      const lane = lanes.get(holder);
      if (lane === undefined) {
        lanes.set(holder, { running: 1, waiting: [] });
        return undefined;
      }
      if (lane.running < atOnceMax) {
        lane.running += 1;
        return undefined;
      }
      if (lane.waiting.length >= WAITING_OF_ONE_MAX || waitingOfAll >= WAITING_MAX) throw unavailable();
      waitingOfAll += 1;
      return new Promise((begin, refused) => {
        lane.waiting.push({ since: now(), begin, refuse: refused });
      });
    },
    leave: (holder) => {
      const lane = lanes.get(holder);
      if (lane === undefined || next(lane)) return;
      lane.running -= 1;
      if (lane.running === 0) lanes.delete(holder);
    },
  };
}

/** Whose turn a call takes: one's own where the token is known, else that of everybody at the address. */
export function holderOf(app: App, { token, ipAddress }: Client): { holder: string; atOnceMax: number } {
  const accountId = token === undefined ? undefined : accountOfToken(app, token);
  return accountId === undefined
    ? { holder: addressGroup(ipAddress), atOnceMax: app.settings.requestsPerAddress }
    : { holder: accountId, atOnceMax: app.settings.requestsPerAccount };
}

function unavailable(): unknown {
  return new Refusal("SERVICE_UNAVAILABLE");
}
