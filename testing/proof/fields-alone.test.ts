// A field that is asked for alone says what it says in company: a record is read with what the query selects, so nothing that a field needs may be left out.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type GraphQLField, getNamedType, isLeafType, isObjectType, isRequiredArgument } from "graphql";
import { type Fault, installFaults, whileBroken } from "../breakable.ts";
import type { Fixtures } from "../examples/fixture.ts";
import type { Personas } from "../personas.ts";
import type { World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

const FAULTS = {
  "a document's rows are what lists show": {
    file: "modules/documents/documents/document-store.ts",
    at: 'parts.includes("details") ? DETAILED_COLUMNS : LISTED_COLUMNS',
    instead: "LISTED_COLUMNS",
  },
  "what stands in a part needs no more than the part": {
    file: "graphql/selection.ts",
    at: 'table[field] ?? table[field.split(".")[0] ?? ""]',
    instead: 'table[field.split(".")[0] ?? ""]',
  },
  "an unknown field needs nothing": {
    file: "graphql/selection.ts",
    at: "[...fields].flatMap(partsOf)",
    instead: "[...fields].filter((field) => partsOf(field) !== all).flatMap(partsOf)",
  },
} satisfies Record<string, Fault>;
installFaults(FAULTS);
// After the faults, so that the server is loaded with them.
const { schema } = await import("../../server/graphql/schema.ts");
const { documentOf } = await import("../examples/calls.ts");
const { readyCall } = await import("../examples/fixture.ts");
const { aFilledWorld } = await import("../examples/example-worlds.ts");

let world: World;
let personas: Personas;
let fixtures: Fixtures;
before(async () => {
  ({ world, personas, fixtures } = await aFilledWorld());
});
after(() => world.endUnchecked());

/** Between them they are shown every field, and each of them opens a list that the others do not. */
const READERS = ["admin", "manager", "supplier", "collaboratorBeneficiary"] as const;
const RECORDS = ["Document", "Draft"];

type AnyField = GraphQLField<unknown, unknown>;
/** Where a record stands in a query's answer. */
type Way = { query: string; isList: boolean; record: string };

const WAYS = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field): Way[] => {
  const { name } = getNamedType(field.type);
  const record = name.replace(/Connection$/, "");
  return RECORDS.includes(record) ? [{ query: field.name, isList: name !== record, record }] : [];
});

const count = { cases: 0, broken: Object.keys(FAULTS).length, caught: 0 };
after(() => recordProof("fields-alone", count));

/** A plain run asks for every sixth of them, beginning at another for each query and reader. */
const EVERY = 6;
const isDrawn = (at: number) => IS_WHOLE_PROOF || at % EVERY === 0;

describe("each field of a record, by every query that answers with one", () => {
  for (const [place, way] of WAYS.entries())
    test(way.query, async () => {
      const leaves = leavesOf(way.record);
      const { given } = await readyCall(fixtures, "Query", way.query);
      let readers = 0;
      for (const [readerIndex, reader] of READERS.entries()) {
        const whole = await openTo(reader, way, { given, leaves });
        if (whole.length === 0) continue;
        readers += 1;
        const groups = byTwoSteps(leaves).filter((_, at) => isDrawn(at + place + readerIndex));
        for (const few of groups) {
          const alone = await recordsBy(reader, way, { given, leaves: few });
          for (const leaf of few)
            assert.deepEqual(
              alone.map(valueAt(leaf)),
              whole.map(valueAt(leaf)),
              `${leaf}, read by ${reader}`,
            );
          count.cases += few.length * whole.length;
        }
      }
      assert.ok(readers > 0, "nobody reads it");
    });

  for (const [wrong, { leaf, query }] of Object.entries({
    "a document's rows are what lists show": { leaf: "bank.bsb", query: "documents" },
    "what stands in a part needs no more than the part": {
      leaf: "parties.primaryContact.email",
      query: "documents",
    },
    "an unknown field needs nothing": { leaf: "contractTitle", query: "drafts" },
  } satisfies Record<keyof typeof FAULTS, { leaf: string; query: string }>))
    test(`is missed when ${wrong}`, async () => {
      const way = WAYS.find((each) => each.query === query) as Way;
      // The newest record may be without the field: of fifty, some have it.
      const given = { ...(await readyCall(fixtures, "Query", query)).given, first: 50 };
      const whole = await recordsBy("admin", way, { given, leaves: leavesOf(way.record) });
      const alone = await whileBroken(wrong, () => openTo("admin", way, { given, leaves: [leaf] }));
      assert.notDeepEqual(alone.map(valueAt(leaf)), whole.map(valueAt(leaf)));
      count.caught += 1;
    });
});

/** Nothing where the reader may not ask. */
async function openTo(...[reader, way, asked]: Parameters<typeof recordsBy>): Promise<object[]> {
  return await recordsBy(reader, way, asked).catch(() => []);
}

async function recordsBy(
  reader: (typeof READERS)[number],
  { query, isList }: Way,
  { given, leaves }: { given: object; leaves: readonly string[] },
): Promise<object[]> {
  const selection = selectionOf(leaves);
  const text = documentOf("Query", query, given, isList ? `{ edges { node ${selection} } }` : selection);
  const data = await personas.api[reader].get(text, given);
  return isList ? data[query].edges.map(({ node }: { node: object }) => node) : [data[query]];
}

/** Paths of texts, numbers and the like below a record, as far as two records down; lists that take a page are tried by themselves. */
function leavesOf(type: string, depth = 3): string[] {
  const record = schema.getType(type);
  const fields: AnyField[] = isObjectType(record) ? Object.values(record.getFields()) : [];
  return fields
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap((field) => {
      const inner = getNamedType(field.type);
      if (isLeafType(inner)) return [field.name];
      if (depth === 1 || inner.name.endsWith("Connection") || inner.name === type) return [];
      return leavesOf(inner.name, depth - 1).map((leaf) => `${field.name}.${leaf}`);
    });
}

/** What stands deeper than two steps is read alike, and asked for together. */
function byTwoSteps(leaves: readonly string[]): string[][] {
  return [...Map.groupBy(leaves, (leaf) => leaf.split(".").slice(0, 2).join(".")).values()];
}

/** "{ id bank { name } }" of "id" and "bank.name". */
function selectionOf(leaves: readonly string[]): string {
  const byHead = Map.groupBy(leaves, (leaf) => leaf.split(".")[0] ?? "");
  const fields = [...byHead].map(([head, all]) => {
    const within = all.filter((leaf) => leaf !== head).map((leaf) => leaf.slice(head.length + 1));
    return within.length === 0 ? head : `${head} ${selectionOf(within)}`;
  });
  return `{ ${fields.join(" ")} }`;
}

/** What stands at the path, in each row of a list on the way. */
function valueAt(leaf: string) {
  const steps = leaf.split(".");
  return (record: unknown): unknown => steps.reduce<unknown>((value, step) => stepInto(value, step), record);
}

function stepInto(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value.map((each) => stepInto(each, step));
  return value === null || value === undefined ? value : (value as Record<string, unknown>)[step];
}
