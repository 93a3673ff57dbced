// What reports ask while the organisation grows: the sums behind the charts, a month of the calendar, the rows of a bar, and the exposure; against the same of two hundred documents.

import { organisationId, organisationsOf, type Size, tokenOf } from "../data/sizes.ts";
import { openConnection } from "../load/http-connection.ts";
import { timeAlternately } from "./laps.ts";
import type { Growth } from "./list-growth.ts";
import {
  CALENDAR_QUERY,
  EXPOSURE_QUERY,
  graphqlRequest,
  REPORT_ROWS_QUERY,
  REPORT_SUMS_QUERY,
} from "./queries.ts";

const ASKED: readonly { what: string; query: string; variables: object }[] = [
  { what: "every sum of the charts", query: REPORT_SUMS_QUERY, variables: {} },
  { what: "a page of what expires first", query: REPORT_ROWS_QUERY, variables: {} },
  {
    what: "a page of one bank's in a month",
    query: REPORT_ROWS_QUERY,
    variables: {
      filter: {
        within: [{ by: "BANK", key: "BNK" }],
        statuses: ["ESTABLISHED"],
        expiresFrom: "2028-03-01",
        expiresTo: "2028-03-31",
      },
    },
  },
  { what: "a month of the calendar", query: CALENDAR_QUERY, variables: { month: "2028-03" } },
  { what: "exposure for a year", query: EXPOSURE_QUERY, variables: {} },
];

export async function reportGrowth(
  product: string,
  size: Size,
  pace: { rounds: number; times: number },
): Promise<Growth[]> {
  const connection = await openConnection(product);
  const grown = organisationsOf(size).slice(size.usualOrganisations);
  try {
    const growth: Growth[] = [];
    for (const { what, query, variables } of ASKED) {
      const things = grown.map(({ number, documents }) => ({
        name: documents.toLocaleString("en-AU"),
        act: async () => {
          const asked = { organisationId: organisationId(number), ...variables };
          const { errors } = JSON.parse(await connection.send(graphqlRequest(tokenOf(number), query, asked)));
          if (errors?.length > 0) throw new Error(JSON.stringify(errors[0]));
        },
      }));
      growth.push({ what, aim: undefined, scores: await timeAlternately(things, pace) });
    }
    return growth;
  } finally {
    connection.close();
  }
}
