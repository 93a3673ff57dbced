// The first page of the desk's work with a hundred open drafts, and with a hundred thousand: over HTTP, in turns.

import { DESK_WORK, STAFF, tokenOf } from "../data/sizes.ts";
import { openConnection } from "../load/http-connection.ts";
import { type TimedScore, timeInTurns } from "./laps.ts";
import { DESK_QUERY, graphqlRequest } from "./queries.ts";

/** `aim`: how many times as long as among a hundred it may take at the most. */
export type DeskGrowth = { what: string; aim: number; score: TimedScore };

const AIM = 1.2;

export async function deskGrowth(
  product: string,
  pace: { rounds: number; times: number },
): Promise<DeskGrowth[]> {
  const connection = await openConnection(product);
  const ask = async (variables: object) => {
    const request = graphqlRequest(tokenOf(STAFF), DESK_QUERY, { first: 25, ...variables });
    const { errors } = JSON.parse(await connection.send(request));
    if (errors?.length > 0) throw new Error(JSON.stringify(errors[0]));
  };
  const asked = {
    "of a kind": { kind: DESK_WORK.many.kind },
    "of every kind": {},
    "that no one has taken": { isFree: true },
    overdue: { isOverdue: true },
  };
  try {
    const measured: DeskGrowth[] = [];
    for (const [what, variables] of Object.entries(asked)) {
      const [, score] = await timeInTurns(
        [
          { name: "a hundred", act: () => ask({ ...variables, kind: DESK_WORK.few.kind }) },
          { name: what, act: () => ask(variables) },
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
