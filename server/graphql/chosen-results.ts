// What became of each of several rows that one call does something with: done, or refused by a reason of its own, while the others go through.

import { isRefusal, type Refusal } from "@bondline/domain/refusals.ts";

/** As it is kept with the answer: without a code it was done. */
export type ChosenResult = { id: string; code: string | null; reason: string | null };

type Tried<Done> = { results: ChosenResult[]; done: Done[] };

/** Each is decided before anything is written, so that a refusal leaves nothing half done; any other fault ends the whole call. */
export async function decideEach<One extends { id: string }, Done>(
  chosen: readonly One[],
  decide: (one: One) => Done | Promise<Done>,
): Promise<Tried<Done>> {
  const tried: Tried<Done> = { results: [], done: [] };
  for (const one of chosen) {
    try {
      tried.done.push(await decide(one));
      tried.results.push({ id: one.id, code: null, reason: null });
    } catch (thrown) {
      if (!isRefusal(thrown)) throw thrown;
      tried.results.push({ id: one.id, code: thrown.code, reason: reasonOf(thrown) });
    }
  }
  return tried;
}

/** What is wrong with the one field says more than that some field is wrong. */
function reasonOf({ fields, message }: Refusal): string {
  return Object.values(fields ?? {})[0] ?? message;
}
