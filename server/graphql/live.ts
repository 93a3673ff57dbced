// Live updates: each delivery loads the record afresh and asks its door again, so that nothing reaches those who may no longer see it.

import { isRefusal } from "@bondline/domain/refusals.ts";
import type { RecordEvent } from "../ports/events/events-port.ts";
import { runWork, type Work } from "../work/work.ts";
import type { Context } from "./context.ts";

type LiveOptions<Delivered> = {
  /** Which announcements concern this subscriber. */
  concerns: (event: RecordEvent) => boolean;
  /** Loads what is delivered, through the record's door. Undefined delivers nothing this time. */
  load: (work: Work, event: RecordEvent) => Promise<Delivered | undefined>;
  /** What stands for "something may have been missed": sent after the connection to the database was away. */
  afresh?: RecordEvent;
};

/** Events that come while one is being delivered are joined: the last one alone is loaded, since it shows them all. */
export function live<Delivered>(
  context: Context,
  options: LiveOptions<Delivered>,
): AsyncIterableIterator<Delivered> {
  const waiting = new Map<string, RecordEvent>();
  let wake: (() => void) | undefined;
  let over = false;

  const unsubscribe = context.application.ports.events.subscribe((event) => {
    const given = event.kind === "reload" ? options.afresh : event;
    if (given === undefined || !options.concerns(given)) return;
    waiting.set(`${given.topic} ${given.id}`, given);
    wake?.();
  });
  const end = () => {
    over = true;
    unsubscribe();
    wake?.();
  };

  const nextEvent = async (): Promise<RecordEvent | undefined> => {
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
        const event = await nextEvent();
        if (event === undefined) return { done: true, value: undefined };
        const delivered = await loadOrEnd(context, options, event, end);
        if (delivered !== undefined) return { done: false, value: delivered };
      }
    },
    return: async () => {
      end();
      return { done: true, value: undefined };
    },
  };
}

/** A subscriber who may no longer see the record is told nothing more: the stream just ends. */
async function loadOrEnd<Delivered>(
  context: Context,
  { load }: LiveOptions<Delivered>,
  event: RecordEvent,
  end: () => void,
): Promise<Delivered | undefined> {
  try {
    return await runWork(context.application, { token: context.client.token }, (work) => load(work, event));
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
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
