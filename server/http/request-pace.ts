// Pace: what one account, or one address where nobody is known yet, may have answered in a second; who asks faster waits, and then is answered when to come back.

import { Refusal } from "@bondline/domain/refusals.ts";
import type { DocumentNode, GraphQLSchema } from "graphql";
import { sizeOfRequest, type Variables } from "../graphql/request-size.ts";

/** What every request costs, counted in values of an answer: as long as these take to make. */
const OF_REQUEST = 50;
/** A text that has not come before is read and held against the contract, field by field. */
const OF_NEW_FIELD = 10;
/** Whoever has been still for so long has it all at once. */
const AT_ONCE_MILLISECONDS = 500;
const WAIT_MILLISECONDS_MAX = 2_000;

export type Pace = {
  /** Milliseconds to wait before so many values are made for the holder. Refused where that is too long. */
  charge(holder: string, values: number): number;
};

/** Each holder has a moment at which all that was made for them is made up for; those whose moment has passed are forgotten. */
export function makePace(valuesPerSecond: number, now: () => number = () => performance.now()): Pace {
  const evenAt = new Map<string, number>();
  const forgetThoseEven = (at: number) => {
    for (const [holder, even] of evenAt) {
      if (even > at) return;
      evenAt.delete(holder);
    }
  };
  return {
    charge: (holder, values) => {
      if (valuesPerSecond === 0) return 0;
      const at = now();
      const from = Math.max(evenAt.get(holder) ?? at, at);
      const wait = Math.max(from - at - AT_ONCE_MILLISECONDS, 0);
      if (wait > WAIT_MILLISECONDS_MAX)
        throw new Refusal("RATE_LIMITED", { retryAfterSeconds: Math.ceil(wait / 1000) });
      // Whoever was charged last stands last, so that the first ones are those who have been still for longest.
      evenAt.delete(holder);
      evenAt.set(holder, from + (values * 1000) / valuesPerSecond);
      forgetThoseEven(at);
      return wait;
    },
  };
}

export function chargeOf(schema: GraphQLSchema, document: DocumentNode, variables: Variables): number {
  const { values, fields, isNew } = sizeOfRequest(schema, document, variables);
  return OF_REQUEST + values + (isNew ? OF_NEW_FIELD * fields : 0);
}
