// The first page of the desk's work and of its queue with a hundred open drafts, and with a hundred thousand: over HTTP, in turns.

import { DESK_WORK, STAFF, tokenOf } from "../data/sizes.ts";
import { openConnection } from "../load/http-connection.ts";
import { type TimedScore, timeAlternately } from "./laps.ts";
import { DESK_QUERY, graphqlRequest, QUEUE_QUERY } from "./queries.ts";

/** `aim`: how many times as long as among a hundred it may take at the most. */
export type DeskGrowth = { what: string; aim: number; score: TimedScore };

const AIM = 1.2;

export async function deskGrowth(
  product: string,
  pace: { rounds: number; times: number },
): Promise<DeskGrowth[]> {
  const connection = await openConnection(product);
  const ask = async (query: string, variables: object) => {
    const request = graphqlRequest(tokenOf(STAFF), query, { first: 25, ...variables });
    const { errors } = JSON.parse(await connection.send(request));
    if (errors?.length > 0) throw new Error(JSON.stringify(errors[0]));
  };
  const work = (variables: object) => () => ask(DESK_QUERY, variables);
  const queue = (variables: object) => () => ask(QUEUE_QUERY, variables);
  const few = { kind: DESK_WORK.few.kind };
  /** What is asked for, and what the same is asked for among a hundred. */
  const asked = {
    "work, of a kind": [work({ kind: DESK_WORK.many.kind }), work(few)],
    "work, of every kind": [work({}), work(few)],
    "work, that no one has taken": [work({ isFree: true }), work({ ...few, isFree: true })],
    "work, overdue": [work({ isOverdue: true }), work({ ...few, isOverdue: true })],
    "queue, of all sides": [queue({}), queue({ isEstablished: true })],
    "queue, of the provider": [queue({ waitingFor: "PROVIDER" }), queue({ isEstablished: true })],
    "queue, of the bank": [queue({ waitingFor: "BANK" }), queue({ isEstablished: true })],
  } as const;
  try {
    const measured: DeskGrowth[] = [];
    for (const [what, [act, among]] of Object.entries(asked)) {
      const [, score] = await timeAlternately(
        [
          { name: "a hundred", act: among },
          { name: what, act },
        ],
        pace,
      );
      if (score !== undefined) measured.push({ what, aim: AIM, score });
    }
    return measured;
  } finally {
    connection.close();
  }
}
