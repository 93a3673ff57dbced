// Contenders under the same load, in turns: one round after another, each round in another order.

import { type HttpConnection, openConnection, type Request } from "./http-connection.ts";
import { quantile, type Spread, spreadOf } from "./samples.ts";

export type Contender = {
  name: string;
  url: string;
  /** The next request of one of the connections; called again when its answer has come. */
  request(connection: number): Request;
  /** Looks at an answer; throws when it is not what was asked for. */
  check?(answer: string, connection: number): void;
};

export type Pace = { rounds: number; seconds: number; connections: number };

export type Score = {
  name: string;
  perSecond: Spread;
  /** Milliseconds until half of the answers had come. */
  p50: Spread;
};

/** `ratio`: how many times this one's answers the product gave, in the same round. */
export type Scores = { product: Score; others: readonly (Score & { ratio: Spread })[] };

export async function contest(product: Contender, others: readonly Contender[], pace: Pace): Promise<Scores> {
  const contenders = [product, ...others];
  // Once unmeasured, so that statements are planned and code is compiled.
  for (const contender of contenders) await load(contender, { ...pace, seconds: pace.seconds / 2 });
  const rounds: Lap[][] = [];
  for (let round = 0; round < pace.rounds; round += 1) {
    const laps: Lap[] = [];
    for (const at of orderOf(contenders.length, round)) {
      const contender = contenders[at];
      if (contender !== undefined) laps[at] = await load(contender, pace);
    }
    rounds.push(laps);
  }
  return {
    product: scoreOf(product, lapsAt(0, rounds)),
    others: others.map((other, index) => {
      const laps = lapsAt(index + 1, rounds);
      const ratios = rounds.map((round, at) => (round[0]?.perSecond ?? 0) / (laps[at]?.perSecond ?? 1));
      return { ...scoreOf(other, laps), ratio: spreadOf(ratios) };
    }),
  };
}

type Lap = { perSecond: number; p50: number };

async function load(contender: Contender, { seconds, connections }: Pace): Promise<Lap> {
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(contender.url)));
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  try {
    const times = await Promise.all(
      opened.map((connection, at) => sendUntil(contender, connection, at, endsAt)),
    );
    const all = times.flat().sort((one, other) => one - other);
    return { perSecond: (all.length * 1000) / (performance.now() - startedAt), p50: quantile(all, 0.5) };
  } finally {
    for (const connection of opened) connection.close();
  }
}

async function sendUntil(
  contender: Contender,
  connection: HttpConnection,
  at: number,
  endsAt: number,
): Promise<number[]> {
  const times: number[] = [];
  for (;;) {
    const sentAt = performance.now();
    if (sentAt >= endsAt && times.length > 0) return times;
    const answer = await connection.send(contender.request(at));
    times.push(performance.now() - sentAt);
    if (answer.includes('"errors":[{')) throw new Error(`${contender.name} answered ${answer.slice(0, 500)}`);
    contender.check?.(answer, at);
  }
}

/** Forwards and backwards in turn, so that nobody always comes first. */
function orderOf(count: number, round: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  return round % 2 === 0 ? order : order.reverse();
}

function lapsAt(contender: number, rounds: readonly Lap[][]): Lap[] {
  return rounds.flatMap((round) => round[contender] ?? []);
}

function scoreOf({ name }: Contender, laps: readonly Lap[]): Score {
  return {
    name,
    perSecond: spreadOf(laps.map(({ perSecond }) => perSecond)),
    p50: spreadOf(laps.map(({ p50 }) => p50)),
  };
}
