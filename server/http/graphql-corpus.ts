// What the API's one address is sent and must not do: no JSON, no operation, too much of one, and questions about its map.

import { REQUEST_LIMITS } from "../graphql/request-limits.ts";

const JSON_TYPE = { "content-type": "application/json" };
export const ME = JSON.stringify({ query: "{ me { givenName } }" });
const MUTATION = `mutation { signOut(input: { clientMutationId: "form" }) { clientMutationId } }`;

export const NOT_JSON_BY_POST: readonly [
  what: string,
  status: number,
  request: RequestInit & { path?: string },
][] = [
  ["GET with a query", 405, { method: "GET", path: `?query=${encodeURIComponent("{ me { givenName } }")}` }],
  ["GET with a mutation", 405, { method: "GET", path: `?query=${encodeURIComponent(MUTATION)}` }],
  ["PUT", 404, { method: "PUT", body: ME, headers: JSON_TYPE }],
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
  ["a batch", 415, { method: "POST", body: `[${ME},${ME}]`, headers: JSON_TYPE }],
  ["broken JSON", 400, { method: "POST", body: "{", headers: JSON_TYPE }],
  ["an empty body", 400, { method: "POST", body: "", headers: JSON_TYPE }],
  [
    "more than 256 KiB",
    413,
    {
      method: "POST",
      body: JSON.stringify({ query: "{ me { givenName } }", variables: { x: "x".repeat(256 * 1024) } }),
      headers: JSON_TYPE,
    },
  ],
  ["a batch of one", 415, { method: "POST", body: `[${ME}]`, headers: JSON_TYPE }],
  ["a batch of nothing", 415, { method: "POST", body: "[]", headers: JSON_TYPE }],
  [
    "a multipart form",
    415,
    { method: "POST", body: multipart({ operations: JSON.stringify({ query: MUTATION }) }) },
  ],
];

export const NO_OPERATION: readonly [what: string, body: unknown, message: RegExp][] = [
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
  ["two operations and no name", { query: "query A { me { id } } query B { me { id } }" }, /operation name/],
  [
    "an operation that is not there",
    { query: "query A { me { id } }", operationName: "B" },
    /Unknown operation/,
  ],
  ["a subscription", { query: "subscription { staffDraftsChanged { id } }" }, /go over the socket/],
];

/** `limit` names what refuses it: with that limit lifted, and no other, it is let through. */
export type TooMuch = {
  what: string;
  query: string;
  message: RegExp;
  limit?: keyof typeof REQUEST_LIMITS;
};

export const TOO_MUCH: readonly TooMuch[] = [
  {
    what: "one step too deep",
    query: nested(REQUEST_LIMITS.depth + 1),
    message: /nested too deeply/,
    limit: "depth",
  },
  {
    what: "two mutations",
    query: `mutation { a: signOut(input: { clientMutationId: "a" }) { clientMutationId } b: signOut(input: { clientMutationId: "b" }) { clientMutationId } }`,
    message: /one mutation/,
  },
  {
    what: "fifty guesses at a code by aliases",
    query: `mutation { ${repeated(50, (at) => `a${at}: signIn(input: { clientMutationId: "${at}", email: "ada@example.com", password: "${at}" }) { clientMutationId }`)} }`,
    message: /one mutation/,
  },
  {
    what: "two mutations in a fragment",
    query: `mutation { ...Both } fragment Both on Mutation { a: signOut(input: { clientMutationId: "a" }) { clientMutationId } b: signOut(input: { clientMutationId: "b" }) { clientMutationId } }`,
    message: /one mutation/,
  },
  {
    what: "one alias too many",
    query: meByAliases(REQUEST_LIMITS.rootFields + 1),
    message: /too many fields/,
    limit: "rootFields",
  },
  {
    what: "a thousand aliases further in",
    query: `{ me { ${repeated(REQUEST_LIMITS.fields, (at) => `a${at}:id`)} } }`,
    message: /tokens/,
  },
  {
    what: "fragments that multiply",
    query: multiplying(12),
    message: /too many fields/,
    limit: "fields",
  },
  {
    what: "fragments in a circle",
    query: "{ me { ...A } } fragment A on User { ...B } fragment B on User { ...A }",
    message: /within itself|too many|Cannot spread/,
  },
  { what: "many words", query: `{ me { ${"id ".repeat(REQUEST_LIMITS.tokens)} } }`, message: /tokens/ },
  ...["[", "{a:", "[{a:["].map((open) => ({
    what: `${open} twenty thousand deep`,
    query: `{ __type(name: ${open.repeat(20_000)}`,
    // Which limit comes first hangs on how much of the parser the machine has compiled.
    message: /tokens|nested too deeply/,
  })),
  {
    what: "twenty thousand fields within each other",
    query: "{ a".repeat(20_000),
    message: /tokens|nested too deeply/,
  },
  {
    what: "one directive too many",
    query: `{ me { id ${repeated(REQUEST_LIMITS.directives + 1, () => "@include(if: true)")} } }`,
    message: /too many directives/,
    limit: "directives",
  },
  {
    what: "one list too many within a list",
    query: membersOfAll(5),
    message: /too many lists/,
    limit: "cost",
  },
];

const HUGE = "9".repeat(20_000);
const DEEP = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
const DEEP_OBJECTS = `${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`;
const SAVING = "mutation ($input: UpdateDraftInput!) { updateDraft(input: $input) { clientMutationId } }";

/** Values without measure, in the text of the operation and as JSON beside it: each is the sender's mistake. */
export const WITHOUT_MEASURE: readonly [what: string, query: string, variables: string][] = [
  [
    "a number of twenty thousand digits",
    `{ documents(organisationId: "x", first: ${HUGE}) { totalCount } }`,
    "{}",
  ],
  [
    "an exponent beyond all numbers",
    '{ documents(organisationId: "x", first: 1e999999) { totalCount } }',
    "{}",
  ],
  ["a number without measure for an id", `{ draft(id: ${HUGE}) { id } }`, "{}"],
  ...["String", "Int", "ID"].map((type): [string, string, string] => [
    `lists a hundred thousand deep for ${type}`,
    `query ($x: ${type}!) { draft(id: "x", organisationId: $x) { id } }`,
    `{"x":${DEEP}}`,
  ]),
  ["lists a hundred thousand deep for an input", SAVING, `{"input":${DEEP}}`],
  ["objects forty thousand deep for an input", SAVING, `{"input":${DEEP_OBJECTS}}`],
  ["lists a hundred thousand deep within an input", SAVING, `{"input":{"draft":{"parties":${DEEP}}}}`],
  ["a number beyond all numbers for a version", SAVING, '{"input":{"version":1e999}}'],
  ["lists that nobody asked for", "{ me { id } }", `{"x":${DEEP}}`],
];

/** As much as may be asked for: each beside the entry that asks for one more. */
export const JUST_ENOUGH: readonly [what: string, query: string][] = [
  ["as deep as may be", nested(REQUEST_LIMITS.depth)],
  ["as many aliases as may be", meByAliases(REQUEST_LIMITS.rootFields)],
  ["lists within a list", membersOfAll(4)],
  ["fragments within fragments", multiplying(9)],
  ["inline fragments, which cost nothing", `{ me { ${"... on User { ".repeat(30)} id ${"} ".repeat(30)} } }`],
];

/** What a stranger asks to be handed the map of the contract. */
export const ASKS_FOR_THE_MAP: readonly string[] = [
  "{ __schema { types { name } } }",
  '{ __type(name: "User") { name } }',
  '{ me { id } x: __type(name: "Draft") { fields { name } } }',
  "query IntrospectionQuery { __schema { queryType { name } } }",
  "{ ...S } fragment S on Query { __schema { directives { name } } }",
];

function repeated(count: number, make: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => make(at)).join(" ");
}

function meByAliases(count: number): string {
  return `{ ${repeated(count, (at) => `a${at}: me { id }`)} }`;
}

/** By the introspection of a type's type: the one place of the contract that is as deep as one likes. */
function nested(depth: number): string {
  const inner = depth - 2;
  return `{ __type(name: "User") { ${"ofType { ".repeat(inner)} name ${"} ".repeat(inner)} } }`;
}

function membersOfAll(lists: number): string {
  return `{ organisations { edges { node { ${repeated(lists, (at) => `a${at}: members { totalCount }`)} } } } }`;
}

function multiplying(levels: number): string {
  const fragments = Array.from({ length: levels }, (_, at) =>
    at === levels - 1
      ? `fragment F${at} on User { id }`
      : `fragment F${at} on User { ...F${at + 1} ... on User { ...F${at + 1} } }`,
  );
  return `{ me { ...F0 } } ${fragments.join(" ")}`;
}

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
