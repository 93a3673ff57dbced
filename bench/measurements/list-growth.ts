// A page of the list while the organisation grows: over HTTP, one request at a time, against the same page of two hundred.

import {
  COMMON_WORD,
  organisationId,
  organisationsOf,
  RARE_WORD,
  type Size,
  tokenOf,
} from "../data/sizes.ts";
import { openConnection } from "../load/http-connection.ts";
import { type Timed, type TimedScore, timeAlternately } from "./laps.ts";
import { graphqlRequest, LIST_QUERY, NARROWED_QUERY } from "./queries.ts";

/** `aim`: how many times as long it may take at the most, however large the organisation. */
export type Growth = { what: string; aim: number | undefined; scores: TimedScore[] };

type Ask = (variables: object) => Promise<{ after: string | undefined }>;
type Page = { what: string; variables: object; isMiddle?: true; aim?: number };

const AIM = 1.2;

const PAGES: readonly Page[] = [
  { what: "first page", variables: {}, aim: AIM },
  { what: "middle page", variables: {}, isMiddle: true, aim: AIM },
  { what: "search, rare word", variables: { search: RARE_WORD }, aim: 3 },
  { what: "search, common word", variables: { search: COMMON_WORD } },
  ...["AMOUNT", "ESTABLISHED_AT", "EXPIRES_AT"].flatMap((field) =>
    ["ASC", "DESC"].map((direction) => ({
      what: `sorted by ${field} ${direction}`,
      variables: { sort: { field, direction } },
      aim: AIM,
    })),
  ),
  ...Object.entries({
    "every third, by kind": { variants: ["LEASE_BOND"] },
    "nearly all, by the beneficiary's state": { states: ["NSW"] },
    "nearly all, by the bank": { bank: "bnk" },
    "some, by a year of ends": { expiresFrom: "2029-01-01", expiresTo: "2029-12-31" },
    "few, by amount": { amountFrom: "500000", amountTo: "500020" },
    "few, by beneficiary": { beneficiary: "17 limited" },
    "none, by the bank": { bank: RARE_WORD },
    "none, by expected return": { expectedReturnFrom: "2029-01-01" },
    "none, by retention": { retentionTypes: ["LEASE"] },
    "none, by the beneficiary's state": { states: ["NT"] },
  }).map(([found, filter]) => ({ what: `narrowed: ${found}`, variables: { filter } })),
  { what: "oldest first", variables: { sort: { field: "CREATED_AT", direction: "ASC" } }, aim: AIM },
];

/** Pages of a hundred walked to find the middle; beyond them a page is as far from both ends as matters. */
const WALKED_MAX = 50;

export async function listGrowth(
  product: string,
  size: Size,
  pace: { rounds: number; times: number },
): Promise<Growth[]> {
  const connection = await openConnection(product);
  const grown = organisationsOf(size).slice(size.usualOrganisations);
  const asks = grown.map(({ number }) => askFor(connection, number));
  try {
    const middles: (string | undefined)[] = [];
    for (const [at, ask] of asks.entries()) middles.push(await middleOf(ask, grown[at]?.documents ?? 0));
    const growth: Growth[] = [];
    for (const { what, variables, isMiddle, aim } of PAGES) {
      const things: Timed[] = grown.map(({ documents }, at) => ({
        name: documents.toLocaleString("en-AU"),
        act: async () => asks[at]?.({ first: 25, ...variables, ...(isMiddle ? { after: middles[at] } : {}) }),
      }));
      growth.push({ what, aim, scores: await timeAlternately(things, pace) });
    }
    return growth;
  } finally {
    connection.close();
  }
}

function askFor(connection: Awaited<ReturnType<typeof openConnection>>, number: number): Ask {
  return async (variables) => {
    const request = graphqlRequest(tokenOf(number), "filter" in variables ? NARROWED_QUERY : LIST_QUERY, {
      organisationId: organisationId(number),
      tab: "ESTABLISHED",
      ...variables,
    });
    const { data, errors } = JSON.parse(await connection.send(request));
    if (errors?.length > 0) throw new Error(JSON.stringify(errors[0]));
    return { after: data.documents.pageInfo.endCursor ?? undefined };
  };
}

async function middleOf(ask: Ask, documents: number): Promise<string | undefined> {
  let after: string | undefined;
  const pages = Math.min(WALKED_MAX, Math.max(1, Math.floor((documents * 0.35) / 100)));
  for (let page = 0; page < pages; page += 1) after = (await ask({ first: 100, after })).after;
  return after;
}
