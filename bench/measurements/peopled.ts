// What forty people, sixty required documents and four hundred messages cost the page of a draft: over HTTP, one answer at a time, against a bare one.

import { draftId, PEOPLED, tokenOf } from "../data/sizes.ts";
import { type HttpConnection, openConnection } from "../load/http-connection.ts";
import { type TimedScore, timeAlternately } from "./laps.ts";
import { DRAFT_QUERY, graphqlRequest, REQUIRED_DOCUMENTS_QUERY } from "./queries.ts";

/** `aim`: how many times as long it may take at the most. */
export type Peopled = { what: string; aim: number | undefined; score: TimedScore };

/** The page shows the draft with the first answer; the threads under it come by themselves. */
const ASKED = [
  { what: "draft", aim: 1.3, query: DRAFT_QUERY },
  { what: "its required documents", aim: undefined, query: REQUIRED_DOCUMENTS_QUERY },
] as const;

export async function peopled(product: string, pace: { rounds: number; times: number }): Promise<Peopled[]> {
  const connection = await openConnection(product);
  try {
    const measured: Peopled[] = [];
    for (const { what, aim, query } of ASKED) {
      const things = [PEOPLED.bare, PEOPLED.draft].map((draft) => ({
        name: what,
        act: () => ask(connection, query, draft),
      }));
      const [, score] = await timeAlternately(things, pace);
      if (score !== undefined) measured.push({ what, aim, score });
    }
    return measured;
  } finally {
    connection.close();
  }
}

async function ask(connection: HttpConnection, query: string, draft: number): Promise<void> {
  const request = graphqlRequest(tokenOf(1), query, { id: draftId(draft) });
  const { errors } = JSON.parse(await connection.send(request));
  if (errors?.length > 0) throw new Error(JSON.stringify(errors[0]));
}
