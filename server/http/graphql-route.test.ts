// The endpoint's edge: what is taken at all, what is refused before it is read, and what never leaks.
// Shows: API-001, API-002, API-005.

import assert from "node:assert/strict";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { after, before, describe, test } from "node:test";
import { parse, validate } from "graphql";
import type { ApiReply } from "../../testing/api.ts";
import { transactionsBegunFor } from "../../testing/statements.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { idOf } from "../demo/cast-ids.ts";
import { REQUEST_LIMITS, type RequestLimits, requestRules } from "../graphql/request-limits.ts";
import { schema } from "../graphql/schema.ts";
import {
  ASKS_FOR_THE_MAP,
  JUST_ENOUGH,
  ME,
  NO_OPERATION,
  NOT_JSON_BY_POST,
  TOO_MUCH,
  WITHOUT_MEASURE,
} from "./graphql-corpus.ts";

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

describe("what is no JSON by POST", () => {
  for (const [what, status, { path = "", ...request }] of NOT_JSON_BY_POST) {
    test(`is refused: ${what}`, async () => {
      const headers = { ...(request.headers as Record<string, string>), authorization: `Bearer ${token}` };
      const answer = await fetch(`${world.url}/graphql${path}`, { ...request, headers });
      assert.equal(answer.status, status);
      const text = await answer.text();
      assert.ok(!text.includes('"data"'), text);
      requireNoLeak(text);
    });
  }

  test("has done nothing: the session is still open", async () => {
    assert.equal((await post({ query: "{ me { givenName } }" })).data.me.givenName, "Ada");
  });
});

describe("a value without measure", () => {
  for (const [what, query, variables] of WITHOUT_MEASURE)
    test(`is the sender's mistake: ${what}`, async () => {
      for (let round = 0; round < 4; round += 1) {
        const answer = await fetch(`${world.url}/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
          body: `{"query":${JSON.stringify(query)},"variables":${variables}}`,
        });
        const { errors } = (await answer.json()) as ApiReply;
        for (const { extensions } of errors ?? [])
          assert.match(extensions.code, /^(VALIDATION_ERROR|DRAFT_NOT_FOUND)$/, JSON.stringify(extensions));
        if (what !== "lists that nobody asked for") assert.ok(errors);
      }
    });
});

describe("a body that is no operation", () => {
  for (const [what, body, message] of NO_OPERATION) {
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
  for (const { what, query, message } of TOO_MUCH) {
    test(what, async () => {
      const begun = await transactionsBegunFor(world.app, token, async () => {
        const { data, errors } = await post({ query });
        assert.equal(data, null);
        assert.equal(errors?.[0]?.extensions.code, "VALIDATION_ERROR");
        assert.match(errors?.[0]?.message ?? "", message);
      });
      assert.equal(begun, 0);
      const asAllowed = await transactionsBegunFor(world.app, token, async () => {
        assert.equal((await post({ query: "{ me { givenName } }" })).data.me.givenName, "Ada");
      });
      assert.equal(asAllowed, 1);
    });
  }

  for (const [what, query] of JUST_ENOUGH) {
    test(`while this is answered: ${what}`, async () => {
      assert.equal((await post({ query })).errors, undefined);
    });
  }

  for (const { what, query, limit } of TOO_MUCH) {
    if (limit === undefined) continue;
    test(`${what}: noticed when its limit is lifted, and by no other limit`, () => {
      const faultsUnder = (limits: RequestLimits) =>
        validate(schema, parse(query), requestRules("development", "http", limits)).length;
      const { [limit]: _, ...others } = REQUEST_LIMITS;
      assert.equal(faultsUnder(REQUEST_LIMITS), 1);
      assert.equal(faultsUnder({ ...others, [limit]: Number.POSITIVE_INFINITY } as RequestLimits), 0);
    });
  }

  test("a body is not read beyond its limit: the answer comes while the sender has not ended", async () => {
    const request = httpRequest(`${world.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "transfer-encoding": "chunked" },
    });
    request.on("error", () => undefined);
    const answered = once(request, "response");
    request.write(" ".repeat(256 * 1024 + 1));
    const [response] = await answered;
    assert.equal(response.statusCode, 413);
    request.destroy();
  });
});

describe("an answer", () => {
  const QUERY = "query { __schema { types { name description } } }";
  const ask = (query: string, offered: string) =>
    fetch(`${world.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-encoding": offered },
      body: JSON.stringify({ query }),
    });

  test("is packed for those who can unpack it, and says the same", async () => {
    const plain = await ask(QUERY, "identity");
    assert.equal(plain.headers.get("content-encoding"), null);
    const text = await plain.text();
    assert.ok(text.length > 1024);
    for (const [offered, taken] of [
      ["gzip, deflate, br", "gzip"],
      ["gzip;q=0, br", null],
      ["br", null],
    ] as const) {
      const answer = await ask(QUERY, offered);
      assert.equal(answer.headers.get("content-encoding"), taken, offered);
      assert.equal(answer.headers.get("vary"), "accept-encoding");
      assert.equal(await answer.text(), text);
      if (taken !== null) assert.ok(Number(answer.headers.get("content-length")) < text.length / 2);
    }
  });

  test("that is short goes as it is", async () => {
    const answer = await ask("query { __typename }", "gzip");
    assert.equal(answer.headers.get("content-encoding"), null);
    assert.equal(answer.headers.get("vary"), "accept-encoding");
    assert.equal(await answer.text(), '{"data":{"__typename":"Query"}}');
  });
});

test("in production nobody is handed the map of the contract", async () => {
  const production = await aWorld(IN_PRODUCTION);
  try {
    for (const query of ASKS_FOR_THE_MAP) {
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
      const { errors } = (await answer.json()) as ApiReply;
      assert.equal(errors?.[0]?.extensions.code, "AUTH_NOT_AUTHENTICATED");
      assert.equal(errors?.[0]?.extensions.message, "Your session has expired, please login again");
    });
  }

  test("an answer is kept by nobody on the way", async () => {
    const answer = await fetch(`${world.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: ME,
    });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get("cache-control"), "no-store");
  });

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

async function post(body: unknown): Promise<ApiReply> {
  const answer = await fetch(`${world.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  requireNoLeak(text);
  return JSON.parse(text) as ApiReply;
}

/** No stack, path, statement or driver's word in any answer. */
function requireNoLeak(text: string): void {
  assert.doesNotMatch(
    text,
    /\bat .*\(.*:\d+:\d+\)|node_modules|\/server\/|select .* from|pg_|postgres|FST_|MER_/i,
  );
}
