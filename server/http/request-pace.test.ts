// Pace: what is asked is counted in the values of its answer; who asks for too many waits, then is answered when to come back, and no screen comes near.
// Shows: REL-08.

import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { type DefinitionNode, type DocumentNode, Kind, parse } from "graphql";
import { aWorld, type World } from "../../testing/world.ts";
import { readSettings } from "../config.ts";
import { idOf } from "../demo/cast-ids.ts";
import { PAGE_SIZE_MAX } from "../graphql/list-page.ts";
import { sizeOfRequest } from "../graphql/request-size.ts";
import { schema } from "../graphql/schema.ts";
import { chargeOf, makePace } from "./request-pace.ts";

const valuesOf = (query: string, variables?: Record<string, unknown>) =>
  sizeOfRequest(schema, parse(query), variables).values;

describe("a request's values", () => {
  const list = (rows: string, row = "id status") =>
    `query ($rows: Int) { documentsForReports(organisationId: "1", ${rows}) { edges { node { ${row} } } } }`;
  // Of each row: the edge, the node and two fields; and the list itself.
  const of = (rows: number) => 1 + rows * 4;

  for (const [what, query, variables, values] of [
    ["fields outside a list", "{ me { id givenName } }", undefined, 3],
    ["a list of as many rows as are named", list("first: 7"), undefined, of(7)],
    ["read backwards", list("last: 7"), undefined, of(7)],
    ["by a variable", list("first: $rows"), { rows: 30 }, of(30)],
    ["by a variable that was left out", list("first: $rows"), {}, of(20)],
    ["of no length that was named", list("after: null"), undefined, of(20)],
    ["of more rows than a page may have", list("first: 5000"), undefined, of(100)],
    ["of less than one row", list("first: -5"), undefined, of(1)],
    ["of a length that is none", list("first: $rows"), { rows: "many" }, of(100)],
    ["with lists in its rows", list("first: 10", "parties { name }"), undefined, 1 + 10 * (3 + 3)],
    [
      "by fragments",
      `${list("first: 7", "...Row")} fragment Row on Document { id status }`,
      undefined,
      of(7),
    ],
  ] as const)
    test(what, () => assert.equal(valuesOf(query, variables), values));

  test("of one list under many names are those of many lists", () => {
    const one = 'documentsForReports(organisationId: "1", first: 100) { edges { node { id status } } }';
    assert.equal(valuesOf(`{ a: ${one} b: ${one} c: ${one} }`), 3 * of(100));
  });
});

describe("pace", () => {
  let now = 0;
  const aPace = () => makePace(1_000, () => now);

  test("lets whoever was still begin at once, then waits for what was made to be made up for", () => {
    const pace = aPace();
    assert.deepEqual(
      [400, 400, 400, 400].map((values) => pace.charge("ada", values)),
      [0, 0, 300, 700],
    );
    now += 700;
    assert.equal(pace.charge("ada", 1), 400);
  });

  test("takes from one holder nothing of another's", () => {
    const pace = aPace();
    pace.charge("ada", 2_400);
    assert.deepEqual([pace.charge("ada", 1), pace.charge("ben", 1)], [1_900, 0]);
  });

  test("refuses what would wait for long, says when to come back, and charges nothing for the refusal", () => {
    const pace = aPace();
    pace.charge("ada", 10_000);
    for (let again = 0; again < 3; again += 1)
      assert.throws(() => pace.charge("ada", 1), {
        code: "RATE_LIMITED",
        data: { retryAfterSeconds: 10 },
      });
    now += 10_000;
    assert.equal(pace.charge("ada", 1), 0);
  });

  test("bounds nothing where it is nought", () => {
    const pace = makePace(0, () => now);
    assert.deepEqual([pace.charge("ada", 1e9), pace.charge("ada", 1e9)], [0, 0]);
  });
});

const WEB = join(import.meta.dirname, "..", "..", "web");
type Operation = { folder: string; name: string; document: DocumentNode };

/** Every query of the client, with the fragments that it may spread. */
function queriesOfClient(): Operation[] {
  const found = globSync("{app,screens}/**/*-operations.ts", { cwd: WEB }).flatMap((file) =>
    [...readFileSync(join(WEB, file), "utf8").matchAll(/\bgraphql\(\s*`([^`]*)`/g)].flatMap(([, text = ""]) =>
      parse(text, { noLocation: true }).definitions.map((definition) => ({ file, definition })),
    ),
  );
  const fragments: DefinitionNode[] = found
    .map(({ definition }) => definition)
    .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return found.flatMap(({ file, definition }) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === "query"
      ? [
          {
            folder: dirname(file),
            name: definition.name?.value ?? "",
            document: { kind: Kind.DOCUMENT, definitions: [definition, ...fragments] },
          },
        ]
      : [],
  );
}

describe("of what the client asks", () => {
  const { valuesPerSecond } = readSettings(
    { NODE_ENV: "test", BONDLINE_SECRET: "for a test: 0123456789 abcdefghij" },
    WEB,
  );
  /** Every list at its longest, whatever the variable is called. */
  const longest: Record<string, unknown> = new Proxy({}, { get: () => PAGE_SIZE_MAX });
  const queries = queriesOfClient();
  const ofEveryPage = queries.filter(
    ({ folder }) => folder === "app" || folder === "screens/records/notifications",
  );

  for (const { name, document } of queries)
    test(`${name} could be asked four times in one moment`, () => {
      const pace = makePace(valuesPerSecond, () => 0);
      assert.deepEqual(
        Array.from({ length: 4 }, () => pace.charge("ada", chargeOf(schema, document, longest))),
        [0, 0, 0, 0],
      );
    });

  for (const folder of new Set(queries.map((each) => each.folder)))
    test(`all of ${folder} in one moment waits for nothing`, () => {
      const pace = makePace(valuesPerSecond, () => 0);
      const asked = [...ofEveryPage, ...queries.filter((each) => each.folder === folder)];
      const waits = asked.map(({ document }) => pace.charge("ada", chargeOf(schema, document, longest)));
      assert.deepEqual(
        waits.filter((wait) => wait > 0),
        [],
      );
    });
});

describe("one account that has asked for far more than its share", () => {
  let world: World;
  before(async () => {
    world = await aWorld({ VALUES_PER_SECOND: "1000" });
  });
  after(() => world.end());

  test("is told when to come back, whatever it asks, and others are answered", async () => {
    const [ada, ben] = [await world.as("ada"), await world.as("ben")];
    // Nobody is known yet at the first question.
    for (const api of [ada, ben]) await api.get("{ me { id } }");
    const fields = Array.from({ length: 600 }, (_, at) => `a${at}: id`).join(" ");
    // A minute's worth.
    const list = `query ($id: ID!) { documentsForReports(organisationId: $id, first: 100) { edges { node { ${fields} } } } }`;
    await ada.get(list, { id: idOf("organisation", "harbour") });
    const { errors = [] } = await ada.ask("{ me { id } }");
    assert.equal(errors[0]?.extensions.code, "RATE_LIMITED");
    assert.ok(Number(errors[0]?.extensions.retryAfterSeconds) > 0);
    const ofNothing = { id: idOf("person", "ada"), version: 1 };
    const changed = await ada.mutate("cancelDraft", "DraftVersionInput", ofNothing, "draft { id }");
    assert.equal(changed.errors?.[0]?.extensions.code, "RATE_LIMITED");
    assert.equal(await ben.codeOf("{ me { id } }"), "OK");
  });
});
