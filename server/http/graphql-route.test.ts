// The endpoint's edge: what is taken at all, what is refused before it is read, and what never leaks.
// Shows: API-001, API-002.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { REQUEST_LIMITS } from "../graphql/request-limits.ts";
import type { ApiAnswer } from "../testing/api.ts";
import { idOf } from "../testing/cast-ids.ts";
import { aWorld, type World } from "../testing/world.ts";

const IN_PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://portal.example.com.au",
  ALLOW_SANDBOX: "files,scan,mail,card-payments",
};

let world: World;
let token: string;
before(async () => {
  world = await aWorld();
  token = (await world.as("ada")).token ?? "";
});
after(() => world.end());

const ME = JSON.stringify({ query: "{ me { givenName } }" });
const MUTATION = `mutation { signOut(input: { clientMutationId: "form" }) { clientMutationId } }`;

describe("what is no JSON by POST", () => {
  const refused: [what: string, status: number, request: RequestInit & { path?: string }][] = [
    [
      "GET with a query",
      405,
      { method: "GET", path: `?query=${encodeURIComponent("{ me { givenName } }")}` },
    ],
    ["GET with a mutation", 405, { method: "GET", path: `?query=${encodeURIComponent(MUTATION)}` }],
    ["PUT", 404, { method: "PUT", body: ME, headers: { "content-type": "application/json" } }],
    ["a form", 415, { method: "POST", body: new URLSearchParams({ query: MUTATION }) }],
    ["text", 415, { method: "POST", body: ME, headers: { "content-type": "text/plain" } }],
    [
      "text that begins like JSON's type",
      415,
      { method: "POST", body: ME, headers: { "content-type": "application/jsonp" } },
    ],
    [
      "GraphQL's own type",
      415,
      { method: "POST", body: MUTATION, headers: { "content-type": "application/graphql" } },
    ],
    ["no type at all", 415, { method: "POST", body: new Blob([ME]) }],
    [
      "a batch",
      415,
      { method: "POST", body: `[${ME},${ME}]`, headers: { "content-type": "application/json" } },
    ],
    ["broken JSON", 400, { method: "POST", body: "{", headers: { "content-type": "application/json" } }],
    ["an empty body", 400, { method: "POST", body: "", headers: { "content-type": "application/json" } }],
    [
      "more than 256 KiB",
      413,
      {
        method: "POST",
        body: JSON.stringify({ query: "{ me { givenName } }", variables: { x: "x".repeat(256 * 1024) } }),
        headers: { "content-type": "application/json" },
      },
    ],
  ];
  for (const [what, status, { path = "", ...request }] of refused) {
    test(`is refused: ${what}`, async () => {
      const headers = { ...(request.headers as Record<string, string>), authorization: `Bearer ${token}` };
      const answer = await fetch(`${world.url}/graphql${path}`, { ...request, headers });
      assert.equal(answer.status, status);
      const text = await answer.text();
      assert.ok(!text.includes('"data"'), text);
      requireNoLeak(text);
    });
  }

  test("is refused: a multipart form", async () => {
    const body = new FormData();
    body.set("operations", JSON.stringify({ query: MUTATION }));
    const answer = await fetch(`${world.url}/graphql`, {
      method: "POST",
      body,
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(answer.status, 415);
  });

  test("has done nothing: the session is still open", async () => {
    assert.equal((await post({ query: "{ me { givenName } }" })).data.me.givenName, "Ada");
  });
});

describe("a body that is no operation", () => {
  const bodies: [what: string, body: unknown, message: RegExp][] = [
    ["no query", {}, /names no query/],
    ["a query that is no text", { query: 1 }, /names no query/],
    ["null", null, /names no query/],
    ["an empty query", { query: "" }, /Syntax Error/],
    ["a query that breaks off", { query: "{ me {" }, /Syntax Error/],
    [
      "a parsed document",
      { query: JSON.stringify({ kind: "Document", definitions: [] }) },
      /not written in GraphQL/,
    ],
    ["a number as text", { query: "1" }, /not written in GraphQL/],
    ["variables in a list", { query: "{ me { id } }", variables: [] }, /Variables are an object/],
    ["variables as text", { query: "{ me { id } }", variables: "x" }, /Variables are an object/],
    [
      "two operations and no name",
      { query: "query A { me { id } } query B { me { id } }" },
      /operation name/,
    ],
    [
      "an operation that is not there",
      { query: "query A { me { id } }", operationName: "B" },
      /Unknown operation/,
    ],
    ["a subscription", { query: "subscription { staffDraftsChanged { id } }" }, /go over the socket/],
  ];
  for (const [what, body, message] of bodies) {
    test(`is a VALIDATION_ERROR of the request: ${what}`, async () => {
      for (let round = 0; round < 3; round += 1) {
        const { errors } = await post(body);
        assert.equal(errors?.[0]?.extensions.code, "VALIDATION_ERROR");
        assert.match(errors?.[0]?.extensions.fields?.request ?? "", message);
      }
    });
  }
});

describe("a variable of the wrong type is named by its path, at the first and at the hundredth call", () => {
  const input = {
    clientMutationId: "x",
    organisationId: idOf("organisation", "harbour"),
    processType: "BANK_GUARANTEE",
  };
  const faults: [variables: object, path: string][] = [
    [{ input: { ...input, clientMutationId: 1 } }, "clientMutationId"],
    [{ input: { ...input, processType: "GIFT" } }, "processType"],
    [{ input: { ...input, draft: { amount: 12 } } }, "draft.amount"],
    [
      { input: { ...input, draft: { parties: [{ partyVariant: "ISSUER" }, { name: 7 }] } } },
      "draft.parties.1.name",
    ],
    [{ input: null }, "input"],
    [{}, "input"],
  ];
  for (const [variables, path] of faults) {
    test(`${path} of ${JSON.stringify(variables).slice(0, 60)}`, async () => {
      const query = `mutation ($input: CreateDraftInput!) { createDraft(input: $input) { draft { id } } }`;
      for (let round = 0; round < 4; round += 1) {
        const { errors } = await post({ query, variables });
        assert.equal(errors?.[0]?.extensions.code, "VALIDATION_ERROR");
        const named = errors?.flatMap(({ extensions }) => Object.keys(extensions.fields ?? {})) ?? [];
        assert.ok(named.includes(path), `${named.join()} instead of ${path}`);
      }
    });
  }

  test("a field that the input does not have is named, and none is suggested instead", async () => {
    const query = `mutation ($input: CreateDraftInput!) { createDraft(input: $input) { draft { id } } }`;
    const { errors } = await post({ query, variables: { input: { ...input, draft: { amout: "1" } } } });
    assert.deepEqual(errors?.[0]?.extensions.fields, {
      draft: 'Field "amout" is not defined by type "DraftChangesInput".',
    });
  });

  test("a field that the contract does not have is refused, and none is suggested instead", async () => {
    for (const query of [
      "{ me { givenNam } }",
      "{ mee { id } }",
      "{ me(id: 1) { id } }",
      "query ($x: Strin) { me { id } }",
    ]) {
      const { errors } = await post({ query });
      assert.equal(errors?.[0]?.extensions.code, "VALIDATION_ERROR", query);
      assert.doesNotMatch(JSON.stringify(errors), /did you mean/i);
    }
  });
});

describe("a request that asks too much is refused before anything is done", () => {
  const nested = (depth: number) => `{ me { ${"... on User { ".repeat(depth)} id ${"} ".repeat(depth)} } }`;
  const requests: [what: string, query: string, message: RegExp][] = [
    [
      "deep",
      `{ organisation(id: "x") ${"{ organisation ".repeat(14)} ${"}".repeat(14)} }`,
      /nested too deeply|Cannot query/,
    ],
    [
      "two mutations",
      `mutation { a: signOut(input: { clientMutationId: "a" }) { clientMutationId } b: signOut(input: { clientMutationId: "b" }) { clientMutationId } }`,
      /one mutation/,
    ],
    [
      "two mutations in a fragment",
      `mutation { ...Both } fragment Both on Mutation { a: signOut(input: { clientMutationId: "a" }) { clientMutationId } b: signOut(input: { clientMutationId: "b" }) { clientMutationId } }`,
      /one mutation/,
    ],
    [
      "many aliases",
      `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: me { id }`).join(" ")} }`,
      /too many fields/,
    ],
    ["fragments that multiply", multiplying(12), /too many fields/],
    [
      "fragments in a circle",
      "{ me { ...A } } fragment A on User { ...B } fragment B on User { ...A }",
      /within itself|too many|Cannot spread/,
    ],
    ["many words", `{ me { ${"id ".repeat(REQUEST_LIMITS.tokens)} } }`, /tokens/],
    ["many directives", `{ me { id ${"@include(if: true) ".repeat(51)} } }`, /too many directives/],
  ];
  for (const [what, query, message] of requests) {
    test(what, async () => {
      const { data, errors } = await post({ query });
      assert.equal(data, null);
      assert.match(errors?.[0]?.message ?? "", message);
      assert.equal((await post({ query: "{ me { givenName } }" })).data.me.givenName, "Ada");
    });
  }

  test("while inline fragments cost nothing and fifteen fields are fine", async () => {
    assert.equal((await post({ query: nested(30) })).errors, undefined);
    const query = `{ ${Array.from({ length: 15 }, (_, at) => `a${at}: me { id }`).join(" ")} }`;
    assert.equal((await post({ query })).errors, undefined);
  });
});

test("in production nobody is handed the map of the contract", async () => {
  const production = await aWorld(IN_PRODUCTION);
  try {
    for (const query of [
      "{ __schema { types { name } } }",
      '{ __type(name: "User") { name } }',
      '{ me { id } x: __type(name: "Draft") { fields { name } } }',
    ]) {
      const answer = await production.anonymous.ask(query);
      assert.equal(answer.data, null);
      assert.equal(answer.errors?.[0]?.extensions.code, "VALIDATION_ERROR");
    }
    assert.equal((await production.anonymous.ask("{ __typename }")).data.__typename, "Query");
    for (const path of [
      "/schema.graphql",
      "/graphiql",
      "/playground",
      "/altair",
      "/sandbox/messages",
      "/sandbox/messages.json",
    ])
      assert.equal((await fetch(`${production.url}${path}`)).status, 404, path);
  } finally {
    await production.end();
  }
});

describe("who asks", () => {
  const tokens: [what: string, header: string | undefined][] = [
    ["nobody", undefined],
    ["a token that was never given", `Bearer ${"x".repeat(43)}`],
    ["a token that is too short", "Bearer x"],
    ["another scheme", "Basic YWRhOmFkYQ=="],
    ["SQL in the place of a token", "Bearer ' or 1=1 --aaaaaaaaaaaaaaaaaaaaaa"],
  ];
  for (const [what, authorization] of tokens) {
    test(`${what} is nobody`, async () => {
      const answer = await fetch(`${world.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(authorization ? { authorization } : {}) },
        body: ME,
      });
      const { errors } = (await answer.json()) as ApiAnswer;
      assert.equal(errors?.[0]?.extensions.code, "AUTH_NOT_AUTHENTICATED");
      assert.equal(errors?.[0]?.extensions.message, "Your session has expired, please login again");
    });
  }

  test("no other origin is let in by a header", async () => {
    for (const origin of ["https://evil.example", "null", "http://localhost", world.url]) {
      const preflight = await fetch(`${world.url}/graphql`, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "POST" },
      });
      const answer = await fetch(`${world.url}/graphql`, {
        method: "POST",
        headers: { origin, "content-type": "application/json" },
        body: ME,
      });
      for (const { headers } of [preflight, answer])
        assert.equal(headers.get("access-control-allow-origin"), null, origin);
    }
  });
});

async function post(body: unknown): Promise<ApiAnswer> {
  const answer = await fetch(`${world.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  requireNoLeak(text);
  return JSON.parse(text) as ApiAnswer;
}

/** No stack, path, statement or driver's word in any answer. */
function requireNoLeak(text: string): void {
  assert.doesNotMatch(
    text,
    /\bat .*\(.*:\d+:\d+\)|node_modules|\/server\/|select .* from|pg_|postgres|FST_|MER_/i,
  );
}

function multiplying(levels: number): string {
  const fragments = Array.from({ length: levels }, (_, at) =>
    at === levels - 1
      ? `fragment F${at} on User { id }`
      : `fragment F${at} on User { ...F${at + 1} ... on User { ...F${at + 1} } }`,
  );
  return `{ me { ...F0 } } ${fragments.join(" ")}`;
}
