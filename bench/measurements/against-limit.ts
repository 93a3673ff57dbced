// The product over HTTP against the bare server that answers with one statement.

import { cents, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { CAST_PASSWORD } from "../../server/demo/cast.ts";
import {
  DRAFTS,
  documentId,
  draftId,
  emailOf,
  organisationId,
  type Size,
  tokenOf,
  USUAL_DOCUMENTS,
} from "../data/sizes.ts";
import { type Contender, contest, type Pace, type Score } from "../load/contest.ts";
import { DETAIL_QUERY, graphqlRequest, LIST_QUERY, SIGN_IN_MUTATION, UPDATE_MUTATION } from "./queries.ts";

export type Contest = { what: string; aim: number | undefined; scores: Score[] };
export type Servers = { product: string; limit: string };

const ROWS = 25;
/** A derivation of a password fills a core: more senders at once would only stand in its queue. */
const SIGN_IN_CONNECTIONS = 4;

export async function againstLimit(servers: Servers, size: Size, pace: Pace): Promise<Contest[]> {
  return [
    { what: "list page", aim: 0.7, scores: await contest(listContenders(servers, size), pace) },
    { what: "document detail", aim: 0.55, scores: await contest(detailContenders(servers, size), pace) },
    { what: "updateDraft", aim: undefined, scores: await contest(updateContenders(servers), pace) },
    {
      what: "sign-in",
      aim: undefined,
      scores: await contest(signInContenders(servers, size), { ...pace, connections: SIGN_IN_CONNECTIONS }),
    },
  ];
}

/** One organisation after another, so that no contender lives on one page alone. */
function listContenders({ product, limit }: Servers, size: Size): Contender[] {
  const statuses = ["ESTABLISHED", "PENDING"];
  const fromLimit = counter(size.usualOrganisations);
  const fromGuarded = counter(size.usualOrganisations);
  const fromProduct = counter(size.usualOrganisations);
  return [
    {
      name: "limit",
      url: limit,
      request: () => ({ path: "/list", body: JSON.stringify([organisationId(fromLimit()), statuses, ROWS]) }),
      check: requireRows,
    },
    {
      name: "guarded limit",
      url: limit,
      request: () => {
        const number = fromGuarded();
        const values = [organisationId(number), statuses, ROWS, tokenOf(number)];
        return { path: "/guarded-list", body: JSON.stringify(values) };
      },
      check: requireRows,
    },
    {
      name: "product",
      url: product,
      request: () => {
        const number = fromProduct();
        const variables = { organisationId: organisationId(number), tab: "ESTABLISHED", first: ROWS };
        return graphqlRequest(tokenOf(number), LIST_QUERY, variables);
      },
      check: requireRows,
    },
  ];
}

function requireRows(answer: string): void {
  const rows = answer.split('"node"').length - 1;
  if (rows !== ROWS) throw new Error(`A page of ${ROWS} rows has ${rows}: ${answer.slice(0, 300)}`);
}

function detailContenders({ product, limit }: Servers, size: Size): Contender[] {
  // The first document of each organisation is its own number's; all of them are counted through.
  const fromLimit = counter(size.usualOrganisations);
  const fromGuarded = counter(size.usualOrganisations);
  const fromProduct = counter(size.usualOrganisations);
  const first = (organisation: number) => documentId((organisation - 1) * USUAL_DOCUMENTS + 1);
  return [
    {
      name: "limit",
      url: limit,
      request: () => ({ path: "/detail", body: JSON.stringify([first(fromLimit())]) }),
      check: requireBank,
    },
    {
      name: "guarded limit",
      url: limit,
      request: () => {
        const number = fromGuarded();
        return { path: "/guarded-detail", body: JSON.stringify([first(number), tokenOf(number)]) };
      },
      check: requireBank,
    },
    {
      name: "product",
      url: product,
      request: () => {
        const number = fromProduct();
        return graphqlRequest(tokenOf(number), DETAIL_QUERY, { id: first(number) });
      },
      check: requireBank,
    },
  ];
}

function requireBank(answer: string): void {
  if (!answer.includes('"BNK"')) throw new Error(`A document came without its bank: ${answer.slice(0, 300)}`);
}

/** Each connection changes a draft of its own, and no draft is changed by both contenders. */
function updateContenders({ product, limit }: Servers): Contender[] {
  const versions = new Map<number, number>();
  const amount = counter(1_000_000);
  const run = `${process.pid} ${Date.now()}`;
  return [
    {
      name: "limit",
      url: limit,
      request: (connection) => ({
        path: "/update",
        body: JSON.stringify([draftId(DRAFTS / 2 + 1 + connection), 100_000 + amount()]),
      }),
    },
    {
      name: "product",
      url: product,
      request: (connection) => {
        const drawn = 100_000 + amount();
        const input = {
          clientMutationId: `bench ${run} ${drawn} ${connection}`,
          id: draftId(1 + connection),
          version: versions.get(connection) ?? 1,
          draft: { amount: decimalFromCents(cents(BigInt(drawn))) },
        };
        return graphqlRequest(tokenOf(1), UPDATE_MUTATION, { input });
      },
      check: (answer, connection) => {
        versions.set(connection, Number(/"version":(\d+)/.exec(answer)?.[1]));
      },
    },
  ];
}

function signInContenders({ product, limit }: Servers, size: Size): Contender[] {
  const fromLimit = counter(size.usualOrganisations);
  const fromProduct = counter(size.usualOrganisations);
  const address = counter(60_000);
  return [
    {
      name: "limit",
      url: limit,
      request: () => ({ path: "/sign-in", body: JSON.stringify([emailOf(fromLimit()), CAST_PASSWORD]) }),
    },
    {
      name: "product",
      url: product,
      request: () => {
        const from = address();
        const request = graphqlRequest("", SIGN_IN_MUTATION, {
          input: {
            clientMutationId: `bench ${from}`,
            email: emailOf(fromProduct()),
            password: CAST_PASSWORD,
          },
        });
        return { ...request, headers: { "x-forwarded-for": `10.1.${from >> 8}.${from & 255}` } };
      },
    },
  ];
}

/** 1, 2, ... up to `max`, and again from 1. */
function counter(max: number): () => number {
  let at = 0;
  return () => {
    at = (at % max) + 1;
    return at;
  };
}
