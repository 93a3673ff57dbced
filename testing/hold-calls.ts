// Holds a call of one person at a named moment of its transaction, so that a test can change the world meanwhile and let it go on.

import type { App } from "../server/app.ts";
import type { Connection } from "../server/database/connect.ts";
import { CONFIRMED_COMMIT, sessionTokenHash } from "../server/transaction/transaction.ts";
import { beginningIn } from "./statements.ts";

export const MOMENTS = ["before anything was asked", "before its commit"] as const;
export type Moment = (typeof MOMENTS)[number];

export type Hold = {
  /** Resolves when the call has come to the moment. */
  reached: Promise<void>;
  letGo(): void;
};

export type Holder = {
  /** Of the next call of the holder of this token, once: what it begins anew is not held again. */
  holdNext(token: string, moment: Moment): Hold;
  end(): void;
};

type Waiting = { moment: Moment; tokenHash: string; reached: () => void; gate: Promise<void> };

/** Counting somebody's tries is a transaction of its own, and not the call's. */
const COUNTS_A_TRY = /take_from_limit/;

export function holdCalls({ pool }: App): Holder {
  let waiting: Waiting | undefined;
  const undo = new Map<Connection, () => void>();
  const holdAt = async (moment: Moment) => {
    if (waiting?.moment !== moment) return;
    const { reached, gate } = waiting;
    waiting = undefined;
    reached();
    await gate;
  };
  const listen = (connection: Connection) => {
    if (undo.has(connection)) return;
    const { query } = connection;
    const plain = query.bind(connection) as (...given: unknown[]) => Promise<unknown>;
    let isOfCall = false;
    let asked = 0;
    const holding = async (...given: unknown[]) => {
      const [text] = given;
      const beginning = beginningIn(text);
      if (text === CONFIRMED_COMMIT) {
        if (isOfCall) await holdAt("before its commit");
        isOfCall = false;
      } else if (beginning !== undefined || typeof text === "string") {
        isOfCall = beginning?.values.includes(waiting?.tokenHash ?? null) === true;
        asked = 0;
      } else {
        asked += 1;
        if (asked === 1 && COUNTS_A_TRY.test((text as { text: string }).text)) isOfCall = false;
        if (isOfCall) await holdAt("before anything was asked");
      }
      return await plain(...given);
    };
    connection.query = holding as typeof query;
    undo.set(connection, () => {
      connection.query = query;
    });
  };
  pool.on("acquire", listen);
  return {
    holdNext: (token, moment) => {
      const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      waiting = { moment, tokenHash: sessionTokenHash(token), reached: reached.resolve, gate: gate.promise };
      return { reached: reached.promise, letGo: gate.resolve };
    },
    end: () => {
      pool.off("acquire", listen);
      for (const restore of undo.values()) restore();
    },
  };
}
