// The kill loop: a server is killed again and again under people at work, at moments drawn from a seed and at named points.

import { setTimeout as pause } from "node:timers/promises";
import { cloneTestDatabase } from "../test-database.ts";
import { fillTemplate } from "../world.ts";
import type { InstanceOrder } from "./instance.ts";
import { type Instance, startInstance } from "./instance-process.ts";
import { type NamedPoint, POINT_NAMES } from "./named-points.ts";
import { type Fixture, type WorkReport, withPeopleAtWork } from "./people-at-work.ts";

export type KillLoopOptions = {
  rounds: number;
  seed: number;
  /** Told after each round, how many there have been and what has been acknowledged in them. */
  onRound?: (round: number, commands: number) => void;
};

type Kills = {
  /** How many kills fell at random, and how many at each point. */
  killsAtRandom: number;
  killsByPoint: Record<NamedPoint, number>;
  /** Starts that ended by themselves, since the database took too long to answer, and were made again. */
  startsGivenUp: number;
  /** From the start of the next process until it served, milliseconds, sorted. */
  recoveries: number[];
};

export type KillLoopReport = Kills & WorkReport;

/** A point that nobody comes by in this time is made up for by a kill at random. */
const PATIENCE_MILLISECONDS = 4_000;
const RANDOM_KILL_MILLISECONDS_MAX = 700;
const PASSAGES_MAX = 3;
const STARTS_MAX = 5;

export async function runKillLoop(options: KillLoopOptions): Promise<KillLoopReport> {
  const { ownerUrl, drop } = await cloneTestDatabase(fillTemplate);
  const killsByPoint = Object.fromEntries(POINT_NAMES.map((name) => [name, 0])) as Kills["killsByPoint"];
  const kills: Kills = { killsAtRandom: 0, killsByPoint, startsGivenUp: 0, recoveries: [] };
  try {
    const report = await withPeopleAtWork({ ownerUrl, seed: options.seed }, (fixture) =>
      killAgainAndAgain(options, fixture, kills),
    );
    kills.recoveries.sort((one, other) => one - other);
    return { ...kills, ...report };
  } finally {
    await drop();
  }
}

/** Two of three rounds wait for the point that killed least so far; the others end at a random moment. */
async function killAgainAndAgain(
  { rounds, onRound }: KillLoopOptions,
  { order, chance, load }: Fixture,
  kills: Kills,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const name = round % 3 === 0 ? undefined : rarestPoint(kills);
    const point = name === undefined ? {} : { point: { name, passage: 1 + chance.below(PASSAGES_MAX) } };
    const instance = await startedUntilServed({ ...order, ...point }, kills);
    if (round > 0) kills.recoveries.push(Math.round(performance.now() - startedAt));
    const patience = name === undefined ? chance.below(RANDOM_KILL_MILLISECONDS_MAX) : PATIENCE_MILLISECONDS;
    const diedAt = await killAfter(instance, patience);
    if (diedAt === undefined) kills.killsAtRandom += 1;
    else kills.killsByPoint[diedAt] += 1;
    onRound?.(round + 1, load.journal.length);
  }
}

function rarestPoint({ killsByPoint }: Kills): NamedPoint {
  return POINT_NAMES.reduce((rarest, name) => (killsByPoint[name] < killsByPoint[rarest] ? name : rarest));
}

/** As whatever watches over a process does: one that gave up is started again. */
async function startedUntilServed(order: InstanceOrder, kills: Kills): Promise<Instance> {
  for (let left = STARTS_MAX; ; left -= 1) {
    const instance = startInstance(order);
    try {
      await instance.ready;
      return instance;
    } catch (cause) {
      kills.startsGivenUp += 1;
      if (left === 1) throw cause;
    }
  }
}

async function killAfter(instance: Instance, milliseconds: number): Promise<NamedPoint | undefined> {
  const patience = new AbortController();
  await Promise.race([instance.gone, pause(milliseconds, undefined, { signal: patience.signal })]);
  patience.abort();
  instance.kill();
  return await instance.gone;
}
