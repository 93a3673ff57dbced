// Every text or number of the contract that must be one of a closed list says so, is listed with its codes, and takes each of them.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type GraphQLInputType, getNamedType, isInputObjectType } from "graphql";
import pg from "pg";
import { schema } from "../../server/graphql/schema.ts";
import { type CommitWatch, watchCommits } from "../commit-watch.ts";
import { documentOf, EXAMPLES } from "../examples/calls.ts";
import { aReadyWorld } from "../examples/example-worlds.ts";
import { type Fixtures, type ReadyCall, readyCall, sending } from "../examples/fixture.ts";
import { type InputField, inputFieldsOf, partsOf, withValue } from "../examples/input-fields.ts";
import type { World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

/** What a field says to a code that is not in its list, and how it names those that are. */
const CHOICE = /^Please choose one of the options(: \S+)?/;
/** In `npm test` the first and the last code of each list. */
const CODES_TRIED = IS_WHOLE_PROOF ? Number.POSITIVE_INFINITY : 2;

let world: World;
let fixtures: Fixtures;
let commits: CommitWatch;
let owner: pg.Client;
const listed = new Map<string, { code: string; label: string }[]>();
before(async () => {
  const ready = await aReadyWorld();
  ({ world, fixtures } = ready);
  commits = watchCommits(world.app);
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const { fieldOptions } = await ready.personas.api.admin.get(
    "{ fieldOptions { type field options { code label } } }",
  );
  for (const { type, field, options } of fieldOptions) listed.set(`${type}.${field}`, options);
});
let cases = 0;
after(async () => {
  // The judgement is held against the three answers that it must not let pass.
  recordProof("field-options", { cases, broken: 3, caught: 3 });
  commits.end();
  await owner.end();
  await world.endUnchecked();
});

type Tried = { field: InputField; owned: string; refused: string | undefined; taken: readonly string[] };

/** What is wrong with how a field of a list behaves; undefined where it is right. */
function faultOf({ field, owned, refused, taken }: Tried, isListed: boolean): string | undefined {
  const isClosed = refused !== undefined && CHOICE.test(refused);
  if (isClosed && CHOICE.exec(refused)?.[1] === undefined) return `${field.path} names no code`;
  if (isClosed && !isListed) return `${owned} is a closed list and stands in no list`;
  if (!isClosed && isListed) return `${owned} is listed, and takes anything`;
  return taken.length > 0 ? `${owned} refuses its own ${taken.join(", ")}` : undefined;
}

test("the judgement is strict", () => {
  const field: InputField = { path: "draft.purpose", type: "String", isRequired: false };
  const owned = "DraftChangesInput.purpose";
  const refused = "Please choose one of the options: TENDER";
  assert.equal(faultOf({ field, owned, refused, taken: [] }, true), undefined);
  assert.match(String(faultOf({ field, owned, refused, taken: [] }, false)), /stands in no list/);
  assert.match(String(faultOf({ field, owned, refused: undefined, taken: [] }, true)), /takes anything/);
  assert.match(String(faultOf({ field, owned, refused, taken: ["TENDER"] }, true)), /refuses its own/);
});

describe("a closed list", () => {
  for (const name of Object.keys(EXAMPLES.Mutation)) {
    const fields = inputFieldsOf("Mutation", name).filter(({ type, choices }) => {
      return choices === undefined && (type === "String" || type === "Int");
    });
    if (fields.length === 0) continue;
    test(name, async () => {
      const call = await readyCall(fixtures, "Mutation", name);
      commits.at("undo");
      try {
        const faults = [];
        for (const field of fields) faults.push(await faultIn(call, field));
        assert.deepEqual(
          faults.filter((fault) => fault !== undefined),
          [],
        );
      } finally {
        commits.at("let through");
      }
    });
  }
});

async function faultIn(call: ReadyCall, field: InputField): Promise<string | undefined> {
  const owned = ownerOf(call.name, field.path);
  const options = listed.get(owned);
  const number = field.type === "Int";
  const refused = await refusalOf(call, field, number ? 987_654 : "NO_SUCH_CODE");
  const taken = [];
  for (const { code, label } of some(options ?? [])) {
    assert.notEqual(label, "");
    const answer = await refusalOf(call, field, number ? Number(code) : code);
    if (answer !== undefined && CHOICE.test(answer)) taken.push(code);
  }
  return faultOf({ field, owned, refused, taken }, options !== undefined);
}

/** What is said at the field itself. */
async function refusalOf(call: ReadyCall, { path }: InputField, value: unknown): Promise<string | undefined> {
  await owner.query("delete from rate_limit");
  await owner.query("delete from guess_delay");
  cases += 1;
  const given = alone(withValue("Mutation", call.name, { given: call.given, path, value }), path);
  const query = documentOf("Mutation", call.name, given, "{ clientMutationId }");
  const { errors } = await call.caller.ask(query, sending({ ...call, given }));
  const fields = errors?.[0]?.extensions.fields ?? {};
  const leaf =
    path
      .replace(/\.\d+$/, "")
      .split(".")
      .at(-1) ?? "";
  const at = Object.keys(fields).find((each) => each === path || each.split(".").at(-1) === leaf);
  return at === undefined ? undefined : fields[at];
}

/** What an export names, it names one of: that which the example has gives way to the one that is tried. */
const ONE_OF = ["documents", "drafts", "history", "report"];

function alone(given: Record<string, unknown>, path: string): Record<string, unknown> {
  const [input = "", member = ""] = path.split(".");
  if (input !== "wanted" || !ONE_OF.includes(member)) return given;
  const named = Object.entries(given.wanted ?? {}).filter(
    ([name]) => name === member || !ONE_OF.includes(name),
  );
  return { ...given, wanted: Object.fromEntries(named) };
}

function some<Each>(all: readonly Each[]): readonly Each[] {
  return all.filter((_, at) => at < CODES_TRIED - 1 || at === all.length - 1);
}

/** The input of the contract that has the field, and its name there. */
function ownerOf(mutation: string, path: string): string {
  const [first = "", ...rest] = path.split(".").filter((part) => part !== "0");
  const input = getNamedType(schema.getMutationType()?.getFields()[mutation]?.args[0]?.type);
  let type: GraphQLInputType | undefined = partsOf("Mutation", mutation).find(
    ({ name }) => name === first,
  )?.type;
  let owner = input?.name ?? "";
  let field = first;
  for (const part of rest) {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) break;
    owner = named.name;
    field = part;
    type = named.getFields()[part]?.type;
  }
  return `${owner}.${field}`;
}
