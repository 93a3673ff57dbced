// The product over HTTP against the bare server that answers with one statement, and beside servers that others would write.

import assert from "node:assert/strict";
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
import { type Contender, contest, type Pace, type Scores } from "../load/contest.ts";
import { openConnection, type Request } from "../load/http-connection.ts";
import {
  detailOfPostgraphile,
  POSTGRAPHILE_DETAIL,
  POSTGRAPHILE_LIST,
  pageOfPostgraphile,
} from "./documents-of-postgraphile.ts";
import { DETAIL_QUERY, graphqlRequest, LIST_QUERY, SIGN_IN_MUTATION, UPDATE_MUTATION } from "./queries.ts";

export type Contest = Scores & { what: string; aims: Aims };
/** What the product is to reach of each contender, by its name. */
export type Aims = Readonly<Record<string, number>>;
export type Servers = {
  product: string;
  limit: string;
  peers?: { yoga: string; postgraphile: string } | undefined;
};

const ROWS = 25;
const STATUSES = ["ESTABLISHED", "PENDING"];
/** A derivation of a password fills a core: more senders at once would only stand in its queue. */
const SIGN_IN_CONNECTIONS = 4;

export async function againstLimit(servers: Servers, size: Size, pace: Pace): Promise<Contest[]> {
  return [
    {
      what: "list page",
      aims: { limit: 0.75, "Yoga with JIT": 1.6, PostGraphile: 2.5 },
      ...(await contestOfReaders(LIST, servers, { size, pace })),
    },
    {
      what: "document detail",
      aims: { limit: 0.5, "Yoga with JIT": 1.6, PostGraphile: 2.5 },
      ...(await contestOfReaders(DETAIL, servers, { size, pace })),
    },
    { what: "updateDraft", aims: { limit: 0.35 }, ...(await contestOfUpdates(servers, pace)) },
    {
      what: "sign-in",
      aims: {},
      ...(await contestOfSignIns(servers, size, { ...pace, connections: SIGN_IN_CONNECTIONS })),
    },
  ];
}

/** One question as each kind of server is asked it, by the number of an organisation. */
type Question = {
  limit: { path: string; values(number: number): readonly unknown[] };
  contract: { query: string; variables(number: number): object };
  postgraphile: { query: string; variables(number: number): object; read(answer: string): object };
  check(answer: string): void;
};

const LIST: Question = {
  limit: { path: "list", values: (number) => [organisationId(number), STATUSES, ROWS] },
  contract: {
    query: LIST_QUERY,
    variables: (number) => ({ organisationId: organisationId(number), tab: "ESTABLISHED", first: ROWS }),
  },
  postgraphile: {
    query: POSTGRAPHILE_LIST,
    variables: (number) => ({ organisationId: organisationId(number), first: ROWS }),
    read: pageOfPostgraphile,
  },
  check: (answer) => {
    const rows = answer.split('"node"').length - 1;
    if (rows !== ROWS) throw new Error(`A page of ${ROWS} rows has ${rows}: ${answer.slice(0, 300)}`);
  },
};

/** Documents are counted through all organisations. */
const firstDocument = (organisation: number) => documentId((organisation - 1) * USUAL_DOCUMENTS + 1);

const DETAIL: Question = {
  limit: { path: "detail", values: (number) => [firstDocument(number)] },
  contract: { query: DETAIL_QUERY, variables: (number) => ({ id: firstDocument(number) }) },
  postgraphile: {
    query: POSTGRAPHILE_DETAIL,
    variables: (number) => ({ id: firstDocument(number) }),
    read: detailOfPostgraphile,
  },
  check: (answer) => {
    if (!answer.includes('"BNK"'))
      throw new Error(`A document came without its bank: ${answer.slice(0, 300)}`);
  },
};

type Reader = Contender & { read(answer: string): object };

/** Of equal answers: who left something out would be the faster for it. */
async function contestOfReaders(
  question: Question,
  servers: Servers,
  { size, pace }: { size: Size; pace: Pace },
): Promise<Scores> {
  const product = reader(question, size, "product", servers.product);
  const others = othersThan(question, size, servers);
  await requireEqualAnswers([product, ...others]);
  return await contest(product, others, pace);
}

function othersThan(question: Question, size: Size, { limit, peers }: Servers): Reader[] {
  const { limit: statement, postgraphile } = question;
  const limits: Reader[] = [
    reader(question, size, "limit", limit, {
      requestOf: (number) => ({ path: `/${statement.path}`, body: JSON.stringify(statement.values(number)) }),
    }),
    reader(question, size, "guarded limit", limit, {
      requestOf: (number) => ({
        path: `/guarded-${statement.path}`,
        body: JSON.stringify([...statement.values(number), tokenOf(number)]),
      }),
    }),
  ];
  if (peers === undefined) return limits;
  return [
    ...limits,
    reader(question, size, "Yoga with JIT", peers.yoga),
    reader(question, size, "PostGraphile", peers.postgraphile, {
      requestOf: (number) =>
        graphqlRequest(tokenOf(number), postgraphile.query, postgraphile.variables(number)),
      read: postgraphile.read,
    }),
  ];
}

type Asking = { requestOf?: (number: number) => Request; read?: Reader["read"] };

/** One organisation after another, so that no contender lives on one page alone. Asked by the contract unless set otherwise. */
function reader(
  { contract, check }: Question,
  size: Size,
  name: string,
  url: string,
  asking: Asking = {},
): Reader {
  const byContract = (number: number) =>
    graphqlRequest(tokenOf(number), contract.query, contract.variables(number));
  const { requestOf = byContract, read = JSON.parse } = asking;
  const next = counter(size.usualOrganisations);
  return { name, url, request: () => requestOf(next()), check, read };
}

/** The first answer of each, compared field by field before anything is measured. */
async function requireEqualAnswers([product, ...others]: readonly Reader[]): Promise<void> {
  const expected = product && (await firstAnswer(product));
  for (const other of others)
    assert.deepStrictEqual({ [other.name]: await firstAnswer(other) }, { [other.name]: expected });
}

async function firstAnswer({ url, request, read }: Reader): Promise<object> {
  const connection = await openConnection(url);
  try {
    return read(await connection.send(request(0)));
  } finally {
    connection.close();
  }
}

/** Each connection changes a draft of its own, and no draft is changed by both contenders. */
async function contestOfUpdates(servers: Servers, pace: Pace): Promise<Scores> {
  const versions = new Map<number, number>();
  const amount = counter(1_000_000);
  const run = `${process.pid} ${Date.now()}`;
  const limit: Contender = {
    name: "limit",
    url: servers.limit,
    request: (connection) => ({
      path: "/update",
      body: JSON.stringify([draftId(DRAFTS / 2 + 1 + connection), 100_000 + amount()]),
    }),
  };
  const product: Contender = {
    name: "product",
    url: servers.product,
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
  };
  return await contest(product, [limit], pace);
}

async function contestOfSignIns(servers: Servers, size: Size, pace: Pace): Promise<Scores> {
  const fromLimit = counter(size.usualOrganisations);
  const fromProduct = counter(size.usualOrganisations);
  const address = counter(60_000);
  const limit: Contender = {
    name: "limit",
    url: servers.limit,
    request: () => ({ path: "/sign-in", body: JSON.stringify([emailOf(fromLimit()), CAST_PASSWORD]) }),
  };
  const product: Contender = {
    name: "product",
    url: servers.product,
    request: () => {
      const from = address();
      const input = {
        clientMutationId: `bench ${from}`,
        email: emailOf(fromProduct()),
        password: CAST_PASSWORD,
      };
      const request = graphqlRequest("", SIGN_IN_MUTATION, { input });
      return { ...request, headers: { "x-forwarded-for": `10.1.${from >> 8}.${from & 255}` } };
    },
  };
  return await contest(product, [limit], pace);
}

/** 1, 2, ... up to `max`, and again from 1. */
function counter(max: number): () => number {
  let at = 0;
  return () => {
    at = (at % max) + 1;
    return at;
  };
}
