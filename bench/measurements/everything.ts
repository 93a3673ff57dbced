// The search over everything against the list's search for the same words, in the largest organisation and in turns: over HTTP, one answer at a time.

import {
  COMMON_WORD,
  organisationId,
  organisationsOf,
  RARE_WORD,
  type Size,
  tokenOf,
} from "../data/sizes.ts";
import { openConnection } from "../load/http-connection.ts";
import { type TimedScore, timeAlternately } from "./laps.ts";
import { graphqlRequest, LIST_QUERY, SEARCH_QUERY } from "./queries.ts";

/** `aim`: how many times as long as the list's search it may take at the most. */
export type SearchedEverything = { what: string; aim: number; score: TimedScore };

const AIM = 1;

export async function searchedEverything(
  product: string,
  size: Size,
  pace: { rounds: number; times: number },
): Promise<SearchedEverything[]> {
  const largest = organisationsOf(size).at(-1);
  if (largest === undefined) return [];
  const connection = await openConnection(product);
  const ask = async (query: string, variables: object) => {
    const given = { organisationId: organisationId(largest.number), ...variables };
    const { errors } = JSON.parse(
      await connection.send(graphqlRequest(tokenOf(largest.number), query, given)),
    );
    if (errors?.length > 0) throw new Error(JSON.stringify(errors[0]));
  };
  const texts = {
    "a rare word": RARE_WORD,
    "a common word": COMMON_WORD,
    "a number": `G${largest.firstDocument + 7}`,
    "a beneficiary": `beneficiary ${COMMON_WORD} 41`,
  };
  try {
    const measured: SearchedEverything[] = [];
    for (const [what, text] of Object.entries(texts)) {
      const [, score] = await timeAlternately(
        [
          { name: "list", act: () => ask(LIST_QUERY, { search: text, first: 25 }) },
          { name: what, act: () => ask(SEARCH_QUERY, { text }) },
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
