// The kills of `npm run faults` in blocks, each with people, a database and an examination of its own, and what they come to as a table.

import { type KillLoopReport, runKillLoop } from "../../testing/faults/kill-loop.ts";
import { POINT_NAMES } from "../../testing/faults/named-points.ts";

/** Examined apart, what is wrong is found near its kill, and a run that is cut off has shown what it came to. */
const BLOCK_ROUNDS = 50;

export type BlockOptions = {
  rounds: number;
  seed: number;
  onRound(round: number, commands: number): void;
};

/** Each block draws from the seed after the last one's; yields what all have come to so far. */
export async function* killInBlocks({ rounds, seed, onRound }: BlockOptions): AsyncGenerator<KillLoopReport> {
  let sum: KillLoopReport | undefined;
  for (let done = 0, block = 0; done < rounds; done += BLOCK_ROUNDS, block += 1) {
    const commandsBefore = sum?.commands ?? 0;
    const report = await runKillLoop({
      rounds: Math.min(BLOCK_ROUNDS, rounds - done),
      seed: seed + block,
      onRound: (round, commands) => onRound(done + round, commandsBefore + commands),
    });
    const faults = report.faults.map((fault) => `seed ${seed + block}: ${fault}`);
    sum = together(sum, { ...report, faults });
    yield sum;
  }
}

const COUNTED = [
  "killsAtRandom",
  "startsGivenUp",
  "commands",
  "drafts",
  "mails",
  "repeatedMails",
  "cardPayments",
  "repeats",
] as const;

export function together(one: KillLoopReport | undefined, other: KillLoopReport): KillLoopReport {
  if (one === undefined) return other;
  const sum: KillLoopReport = {
    ...other,
    killsByPoint: { ...other.killsByPoint },
    recoveries: [...one.recoveries, ...other.recoveries].sort((a, b) => a - b),
    faults: [...one.faults, ...other.faults],
  };
  for (const name of COUNTED) sum[name] += one[name];
  for (const name of POINT_NAMES) sum.killsByPoint[name] += one.killsByPoint[name];
  return sum;
}

export function killLines(report: KillLoopReport, seed: number): string[] {
  const points = Object.entries(report.killsByPoint).map(([name, count]) => `| killed ${name} | ${count} |`);
  const atPoints = Object.values(report.killsByPoint).reduce((sum, count) => sum + count, 0);
  const recovered = (share: number) =>
    `${((report.recoveries[Math.floor((report.recoveries.length - 1) * share)] ?? 0) / 1000).toFixed(1)} s`;
  return [
    `${report.killsAtRandom + atPoints} kills, seed ${seed}, examined after each ${BLOCK_ROUNDS}`,
    "",
    "| | |",
    "|---|---|",
    `| killed at a random moment | ${report.killsAtRandom} |`,
    ...points,
    `| commands acknowledged | ${report.commands} |`,
    `| calls sent again by their people | ${report.repeats} |`,
    `| drafts, card payments, mails | ${report.drafts}, ${report.cardPayments}, ${report.mails} |`,
    `| mails that arrived a second time, under the same message id | ${report.repeatedMails} |`,
    `| from the start of the next process until it served: median, 95 of 100, longest | ${[0.5, 0.95, 1].map(recovered).join(", ")} |`,
    `| starts that gave up on a database which took too long to answer, and were made again | ${report.startsGivenUp} |`,
    `| lost, half done, done twice, or otherwise wrong | ${report.faults.length} |`,
    ...(report.faults.length > 0 ? ["", ...report.faults] : []),
  ];
}
