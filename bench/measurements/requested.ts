// What ten requests after issue on each document cost its list and its page: over HTTP, one answer at a time, against the same of documents without any.

import { documentId, organisationId, REQUESTED, tokenOf, USUAL_DOCUMENTS } from "../data/sizes.ts";
import { openConnection } from "../load/http-connection.ts";
import { type TimedScore, timeAlternately } from "./laps.ts";
import { DETAIL_QUERY, graphqlRequest, LIST_QUERY, REQUESTS_QUERY } from "./queries.ts";

/** `aim`: how many times as long it may take at the most. */
export type Requested = { what: string; aim: number | undefined; score: TimedScore };

type Asked = {
  what: string;
  aim?: number;
  query: string;
  variables: (organisation: number, time: number) => object;
};

const ONE = (organisation: number, time: number) => ({
  id: documentId((organisation - 1) * USUAL_DOCUMENTS + (time % USUAL_DOCUMENTS)),
});

const ASKED: readonly Asked[] = [
  {
    what: "list page",
    aim: 1.1,
    query: LIST_QUERY,
    variables: (organisation) => ({
      organisationId: organisationId(organisation),
      tab: "ESTABLISHED",
      first: 25,
    }),
  },
  { what: "document detail", aim: 1.1, query: DETAIL_QUERY, variables: ONE },
  { what: "document detail with its requests", query: REQUESTS_QUERY, variables: ONE },
];

export async function requested(
  product: string,
  pace: { rounds: number; times: number },
): Promise<Requested[]> {
  const connection = await openConnection(product);
  try {
    const measured: Requested[] = [];
    for (const { what, aim, query, variables } of ASKED) {
      const things = [REQUESTED.beside, REQUESTED.organisation].map((organisation) => {
        let time = 0;
        const act = async () => {
          time += 1;
          const request = graphqlRequest(tokenOf(organisation), query, variables(organisation, time));
          const { errors } = JSON.parse(await connection.send(request));
          if (errors?.length > 0) throw new Error(JSON.stringify(errors[0]));
        };
        return { name: what, act };
      });
      const [, score] = await timeAlternately(things, pace);
      if (score !== undefined) measured.push({ what, aim, score });
    }
    return measured;
  } finally {
    connection.close();
  }
}
