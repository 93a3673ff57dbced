// Things done one at a time and in turns, each timed in milliseconds.

import { quantile, type Spread, spreadOf } from "../load/samples.ts";

export type Timed = { name: string; act(): Promise<unknown> };
export type TimedScore = {
  name: string;
  /** Milliseconds, of the medians of the rounds. */
  p50: Spread;
  /** Of the time of the first one, in the same round. */
  ratio: Spread;
};

/** The first is the one that the others are measured against. */
export async function timeAlternately(
  things: readonly Timed[],
  { rounds, times }: { rounds: number; times: number },
): Promise<TimedScore[]> {
  for (const thing of things) await medianOf(thing, Math.ceil(times / 4));
  const medians: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = things.map((_, at) => at);
    const laps: number[] = [];
    for (const at of round % 2 === 0 ? order : order.reverse()) {
      const thing = things[at];
      if (thing !== undefined) laps[at] = await medianOf(thing, times);
    }
    medians.push(laps);
  }
  return things.map(({ name }, at) => ({
    name,
    p50: spreadOf(medians.map((round) => round[at] ?? Number.NaN)),
    ratio: spreadOf(medians.map((round) => (round[at] ?? Number.NaN) / (round[0] ?? Number.NaN))),
  }));
}

async function medianOf({ act }: Timed, times: number): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const startedAt = performance.now();
    await act();
    taken.push(performance.now() - startedAt);
  }
  return quantile(
    taken.sort((one, other) => one - other),
    0.5,
  );
}
