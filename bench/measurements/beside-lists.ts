// What everybody else has of one person who asks for many long lists at once: a small query, alone and beside them.

import { organisationId, tokenOf } from "../data/sizes.ts";
import { quantile, type Spread, spreadOf } from "../load/samples.ts";
import { graphqlRequest } from "./queries.ts";

const LISTS = 15;
const ROWS = 100;
const REQUESTS = 30;
const ALONE_TIMES = 100;
/** Nobody is asked twice, so that each round begins with nothing owed. */
const [BYSTANDER, FIRST_OF_MANY] = [1, 2];

export type BesideLists = {
  /** Of the bystander's query beside the lists, to alone. */
  ratio: Spread;
  /** Milliseconds. */
  alone: Spread;
  slowest: Spread;
  /** Requests for lists that were told to come back. */
  refused: Spread;
};

export async function besideLists(url: string, { rounds }: { rounds: number }): Promise<BesideLists> {
  const found: Round[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await oneRound(url, FIRST_OF_MANY + round));
  return {
    ratio: spreadOf(found.map(({ alone, beside }) => middleOf(beside) / middleOf(alone))),
    alone: spreadOf(found.map(({ alone }) => middleOf(alone))),
    slowest: spreadOf(found.map(({ beside }) => Math.max(...beside))),
    refused: spreadOf(found.map(({ refused }) => refused)),
  };
}

type Round = { alone: number[]; beside: number[]; refused: number };

async function oneRound(url: string, organisation: number): Promise<Round> {
  const token = tokenOf(organisation);
  // Who asks is known from the first answer on.
  await ask(url, graphqlRequest(token, SMALL, {}));
  const alone = await timesOf(url, (times) => times < ALONE_TIMES);
  let answered = 0;
  let refused = 0;
  const lists = Array.from({ length: REQUESTS }, async () => {
    const answer = await ask(url, graphqlRequest(token, MANY_LISTS, { id: organisationId(organisation) }));
    answered += 1;
    if (answer.includes("RATE_LIMITED")) refused += 1;
  });
  const beside = await timesOf(url, () => answered < REQUESTS);
  await Promise.all(lists);
  return { alone, beside, refused };
}

async function timesOf(url: string, goesOn: (times: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  do {
    const startedAt = performance.now();
    const answer = await ask(url, graphqlRequest(tokenOf(BYSTANDER), SMALL, {}));
    times.push(performance.now() - startedAt);
    if (!answer.includes("givenName")) throw new Error(`The bystander was told ${answer}.`);
  } while (goesOn(times.length));
  return times;
}

async function ask(url: string, { path, headers, body }: ReturnType<typeof graphqlRequest>): Promise<string> {
  const sent = { method: "POST", headers: { ...headers, "content-type": "application/json" }, body };
  return await (await fetch(url + path, sent)).text();
}

function middleOf(times: readonly number[]): number {
  return quantile(
    [...times].sort((one, other) => one - other),
    0.5,
  );
}

const SMALL = "{ me { givenName } }";
const LIST = `documentsForReports(organisationId: $id, first: ${ROWS}) {
  totalCount
  edges {
    cursor
    node {
      id amount status referenceNumber documentVariant purpose projectAddress agreementContent guaranteeNumber expiresAt
      createdAt updatedAt supplierName capabilities parties { id name abn address }
    }
  }
}`;
const MANY_LISTS = `query ($id: ID!) { ${Array.from({ length: LISTS }, (_, at) => `of${at}: ${LIST}`).join(" ")} }`;
