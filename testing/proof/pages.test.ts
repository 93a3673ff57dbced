// Every list of the contract, walked by pages to its end, is the list read at once: in order, without repeats, with the total that it names.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { schema } from "../../server/graphql/schema.ts";
import type { Persona } from "../access-matrix.ts";
import type { Api } from "../api.ts";
import { documentOf, littleOf } from "../examples/calls.ts";
import { aFilledWorld } from "../examples/example-worlds.ts";
import { type Fixtures, readyCall } from "../examples/fixture.ts";
import { BROKEN_LISTS, type Cut, type PagedList, pageFaults } from "../page-walk.ts";
import type { Personas } from "../personas.ts";
import type { World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

let world: World;
let personas: Personas;
let fixtures: Fixtures;
before(async () => {
  ({ world, personas, fixtures } = await aFilledWorld());
});
after(() => world.endUnchecked());

/** Who reads: those of whom most is shown, and those from whom some of it is hidden. */
const READERS: readonly Persona[] = IS_WHOLE_PROOF
  ? ["admin", "limitedAdded", "manager", "supplier", "collaboratorBeneficiary", "otherAdmin", "referralAdmin"]
  : ["admin", "manager", "collaboratorBeneficiary"];
const SIZES = IS_WHOLE_PROOF ? [1, 2, 5] : [2, 5];
/** A plain run cuts a long list into ten: each cut is made alike. */
const PAGES_OF_LIST = IS_WHOLE_PROOF ? {} : { pagesAtMost: 10 };

type AnyField = GraphQLField<unknown, unknown>;
/** A list by the query that leads to it, and the record's field that it is, where the query is of a record. */
type ListField = { query: string; field: AnyField; of: AnyField | undefined };

const LISTS = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field): ListField[] =>
  isPaged(field)
    ? [{ query: field.name, field, of: undefined }]
    : pagedFieldsOf(field).map((inner) => ({ query: field.name, field: inner, of: field })),
);

const count = { cases: 0, broken: 0, caught: 0 };
after(() => recordProof("pages", count));
const caught = new Set<string>();

describe("each list of the contract", () => {
  test("is found: every field that answers a connection", () => {
    const connections = Object.keys(schema.getTypeMap()).filter((name) => name.endsWith("Connection"));
    const walked = new Set(LISTS.map(({ field }) => getNamedType(field.type).name));
    // Without arguments there is one page, and nothing to walk.
    assert.deepEqual(
      connections.filter((name) => !walked.has(name)),
      ["ChannelPartnerOrganisationConnection"],
    );
  });

  for (const list of LISTS)
    test(`${list.of === undefined ? "" : `${list.query}.`}${list.field.name}, by every reader who may`, async () => {
      const { given } = await readyCall(fixtures, "Query", list.query);
      let readers = 0;
      for (const persona of READERS)
        for (const choice of choicesOf(list.field.args).filter(isItsTurn)) {
          const paged = pagedBy(personas.api[persona], list, { ...given, ...choice });
          if (!(await isOpen(paged))) continue;
          readers += 1;
          const { faults, pages } = await pageFaults(paged, {
            sizes: SIZES,
            ...PAGES_OF_LIST,
            isReadBackwards: list.field.args.some(({ name }) => name === "last"),
          });
          count.cases += pages;
          assert.deepEqual(faults, [], `${persona}, ${JSON.stringify(choice)}`);
          if (choice === NO_CHOICE) await breakIt(paged);
        }
      assert.ok(readers > 0 || !IS_WHOLE_PROOF, "nobody reads it");
    });

  test("is missed when it is broken", () => {
    count.broken = Object.keys(BROKEN_LISTS).length;
    count.caught = caught.size;
    assert.deepEqual([...caught].toSorted(), Object.keys(BROKEN_LISTS).toSorted());
  });
});

/** A list that is long enough shows every fault. */
async function breakIt(paged: PagedList): Promise<void> {
  if ((await paged({ first: 100 })).edges.length < 4) return;
  for (const [wrong, broken] of Object.entries(BROKEN_LISTS)) {
    if (caught.has(wrong)) continue;
    const { faults } = await pageFaults(broken(paged), { sizes: [2], isReadBackwards: false });
    if (faults.length > 0) caught.add(wrong);
  }
}

const ROWS = "totalCount pageInfo { startCursor endCursor hasNextPage hasPreviousPage }";

function pagedBy(api: Api, { query, field, of }: ListField, given: Record<string, unknown>): PagedList {
  const connection = getNamedType(field.type);
  if (!isObjectType(connection)) throw new Error(`${field.name} is no list.`);
  const isCapped = "totalCountIsCapped" in connection.getFields() ? "totalCountIsCapped" : "";
  const rows = `{ ${ROWS} ${isCapped} edges { cursor node ${littleOf(nodeOf(connection.name))} } }`;
  return async (cut: Cut) => {
    const [asked, selection] =
      of === undefined ? [{ ...without(given), ...cut }, rows] : [given, innerText(field.name, cut, rows)];
    const data = await api.get(documentOf("Query", query, asked, selection), asked);
    return of === undefined ? data[query] : data[query][field.name];
  };
}

/** The size of the example's own page is left out. */
function without({ first: _first, after: _after, ...given }: Record<string, unknown>): object {
  return given;
}

function innerText(name: string, cut: Cut, rows: string): string {
  const args = Object.entries(cut).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `{ ${name}(${args.join(", ")}) ${rows} }`;
}

/** A record's list that its reader may not see is left empty, and any other is refused. */
async function isOpen(paged: PagedList): Promise<boolean> {
  return await paged({ first: 1 }).then(
    (page) => page !== null,
    () => false,
  );
}

function nodeOf(connection: string) {
  const edge = schema.getType(connection.replace(/Connection$/, "Edge"));
  const node = isObjectType(edge) ? edge.getFields().node : undefined;
  if (node === undefined) throw new Error(`${connection} has no edges.`);
  return node.type;
}

function isPaged({ type, args }: AnyField): boolean {
  return getNamedType(type).name.endsWith("Connection") && args.some(({ name }) => name === "first");
}

function pagedFieldsOf({ type }: AnyField): AnyField[] {
  const record = getNamedType(type);
  return isObjectType(record) ? Object.values(record.getFields()).filter(isPaged) : [];
}

const NO_CHOICE = {};

/** `npm test` tries a part of the choices, `npm run proof -- calls` all of them. */
function isItsTurn(_choice: object, at: number): boolean {
  return IS_WHOLE_PROOF || at % 4 === 0;
}

/** As the example asks for it; and by each tab, order or status that may be chosen. */
function choicesOf(args: readonly GraphQLArgument[]): object[] {
  return [
    NO_CHOICE,
    ...args
      .filter((arg) => !isRequiredArgument(arg))
      .flatMap(({ name, type }) => {
        return valuesOf(getNamedType(type)).map((value) => ({ [name]: value }));
      }),
  ];
}

/** Of an enum each; of an input that is made of enums each combination. */
function valuesOf(type: GraphQLNamedType): unknown[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  if (!isInputObjectType(type)) return [];
  return Object.values(type.getFields()).reduce<Record<string, unknown>[]>(
    (drawn, field) =>
      drawn.flatMap((each) =>
        valuesOf(getNamedType(field.type)).map((value) => ({ ...each, [field.name]: value })),
      ),
    [{}],
  );
}
