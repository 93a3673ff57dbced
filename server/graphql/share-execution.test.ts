// What many are delivered alike is executed once for those who asked for the same, and by each where it depends on who asks.
// Shows: L-01, L-02.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { buildSchema, type ExecutionResult, parse } from "graphql";
import type { Context } from "./context.ts";
import { shareExecution } from "./share-execution.ts";

const schema = buildSchema(`
  type Query { nothing: String }
  type Document { id: ID! title: String! capabilities: [String!]! fault: String }
  type Subscription { documentUpdated: Document! }
`);
let resolved: string[] = [];
const field = (type: string, name: string) => {
  const found = schema.getType(type);
  if (found === undefined || !("getFields" in found)) throw new Error(`There is no ${type}.`);
  return (found.getFields() as Record<string, { resolve?: unknown; subscribe?: unknown }>)[name] ?? {};
};
field("Subscription", "documentUpdated").resolve = (document: unknown) => document;
field("Document", "title").resolve = () => {
  resolved.push("title");
  return "A title";
};
field("Document", "capabilities").resolve = (_: unknown, __: unknown, { client }: Context) => {
  resolved.push("capabilities");
  return [client.token];
};
field("Document", "fault").resolve = () => {
  resolved.push("fault");
  throw new Error("A fault.");
};

beforeEach(() => {
  resolved = [];
});

/** Each of these people is delivered their record once. */
async function delivered(records: readonly object[], query: string, asked = records.map(() => query)) {
  const document = parse(`subscription { documentUpdated { ${query} } }`);
  const answers = records.map(async (record, at) => {
    field("Subscription", "documentUpdated").subscribe = async function* () {
      yield record;
    };
    const contextValue = { client: { token: `person ${at}` }, endReading: async () => undefined } as Context;
    const deliveries = await shareExecution({ schema, document, contextValue, asked: asked[at] ?? "" });
    assert.ok("next" in deliveries);
    return (await deliveries.next()).value as ExecutionResult;
  });
  return JSON.parse(JSON.stringify(await Promise.all(answers)));
}

const shared = () => Object.freeze({ id: "1" });

test("one record, delivered to three with the same question, is executed once", async () => {
  const record = shared();
  const answer = { data: { documentUpdated: { id: "1", title: "A title" } } };
  assert.deepEqual(await delivered([record, record, record], "id title"), [answer, answer, answer]);
  assert.deepEqual(resolved, ["title"]);
});

test("a record that was read for each is executed for each", async () => {
  await delivered([shared(), shared()], "id title");
  assert.deepEqual(resolved, ["title", "title"]);
});

test("another question is another execution", async () => {
  const record = shared();
  await delivered([record, record], "id title", ["one", "other"]);
  assert.deepEqual(resolved, ["title", "title"]);
});

test("what depends on who asks is answered to each as theirs", async () => {
  const record = shared();
  const [first, second] = await delivered([record, record], "capabilities");
  assert.deepEqual(first.data.documentUpdated.capabilities, ["person 0"]);
  assert.deepEqual(second.data.documentUpdated.capabilities, ["person 1"]);
});

test("one person's fault is nobody else's answer", async () => {
  const record = shared();
  await delivered([record, record], "fault");
  assert.deepEqual(resolved, ["fault", "fault"]);
});
