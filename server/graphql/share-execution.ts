// Subscriptions as graphql-js runs them, but what many are delivered alike is executed once for all who asked for the same.

import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute } from "graphql";
import type { Context } from "./context.ts";

export type SubscriptionArgs = Omit<ExecutionArgs, "contextValue"> & {
  contextValue: Context;
  /** Equal for those who sent the same operation with the same variables. */
  asked: string;
};

/** What was executed for the first; the others take it unless it depended on who asked, or failed. */
type Execution = { result: ExecutionResult; isForAll: boolean };

/** By what was delivered: `batchByRights` hands the very same record to those with equal rights, and to nobody else. */
const executions = new WeakMap<object, Map<string, Promise<Execution>>>();

type Deliveries = AsyncGenerator<ExecutionResult, void, void>;

export async function shareExecution(args: SubscriptionArgs): Promise<ExecutionResult | Deliveries> {
  const source = await createSourceEventStream(args);
  return Symbol.asyncIterator in source ? deliveriesOf(args, source[Symbol.asyncIterator]()) : source;
}

/** No generator function: its `return` would wait for the next delivery, and whoever leaves is waiting for none. */
function deliveriesOf(args: SubscriptionArgs, source: AsyncIterator<unknown>): Deliveries {
  const end = async () => void (await source.return?.());
  return {
    next: async () => {
      const { done, value } = await source.next();
      return done ? { done, value: undefined } : { done: false, value: await executed(args, value) };
    },
    return: async () => {
      await end();
      return { done: true, value: undefined };
    },
    throw: async (fault) => {
      await end();
      throw fault;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: end,
  };
}

async function executed(args: SubscriptionArgs, delivered: unknown): Promise<ExecutionResult> {
  if (typeof delivered !== "object" || delivered === null) return (await executeFor(args, delivered)).result;
  const ofRecord = executions.get(delivered) ?? new Map<string, Promise<Execution>>();
  executions.set(delivered, ofRecord);
  const earlier = ofRecord.get(args.asked);
  if (earlier !== undefined) {
    const { result, isForAll } = await earlier;
    return isForAll ? result : (await executeFor(args, delivered)).result;
  }
  const own = executeFor(args, delivered);
  ofRecord.set(args.asked, own);
  return (await own).result;
}

async function executeFor(args: SubscriptionArgs, rootValue: unknown): Promise<Execution> {
  const { contextValue, isAsked } = watchedContext(args.contextValue);
  const result = await execute({ ...args, rootValue, contextValue });
  return { result, isForAll: !isAsked() && result.errors === undefined };
}

/** Says whether a resolver has looked at who asks or at the database. */
function watchedContext(context: Context): { contextValue: Context; isAsked(): boolean } {
  let isAsked = false;
  const asked = <Value>(value: Value): Value => {
    isAsked = true;
    return value;
  };
  return {
    contextValue: {
      get application() {
        return asked(context.application);
      },
      get client() {
        return asked(context.client);
      },
      read: () => asked(context.read()),
      endReading: context.endReading,
      markRepeatable: context.markRepeatable,
      actorUnchanged: context.actorUnchanged,
    },
    isAsked: () => isAsked,
  };
}
