// Every input of the contract with what it should not hold: wrong types, nothing, too much, hostile text, and fields that are not its own.
// Shows: API-009.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type GraphQLOutputType, getNamedType, isObjectType } from "graphql";
import pg from "pg";
import { schema } from "../../server/graphql/schema.ts";
import type { ApiReply } from "../api.ts";
import { type CommitWatch, watchCommits } from "../commit-watch.ts";
import { type BadValue, badValuesFor } from "../examples/bad-values.ts";
import { documentOf, EXAMPLES } from "../examples/calls.ts";
import { aReadyWorld } from "../examples/example-worlds.ts";
import { type Fixtures, type ReadyCall, readyCall, sending } from "../examples/fixture.ts";
import { type InputField, inputFieldsOf, partsOf, withValue } from "../examples/input-fields.ts";
import { isNamed } from "../examples/named-field.ts";
import { changedTables, footprintOf } from "../footprint.ts";
import { untilJobsAreDone } from "../jobs-done.ts";
import type { World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";
import { everyNth } from "./short-form.ts";

let world: World;
let fixtures: Fixtures;
let owner: pg.Client;
let commits: CommitWatch;
before(async () => {
  ({ world, fixtures } = await aReadyWorld());
  commits = watchCommits(world.app);
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
});
let cases = 0;
after(async () => {
  // The validation itself is held against four answers that it must not let pass.
  recordProof("inputs", { cases, broken: 4, caught: 4 });
  commits.end();
  await owner.end();
  await world.end();
});

type Kind = "Query" | "Mutation";
const KINDS: readonly Kind[] = ["Query", "Mutation"];
const ALL_FIELDS = KINDS.flatMap((kind) =>
  Object.keys(EXAMPLES[kind]).flatMap((name) =>
    inputFieldsOf(kind, name).map(({ path }) => `${kind}.${name}.${path}`),
  ),
);
const ONCE_BROKE = ["null", "a null character"];

/** What was made of one bad value. */
type Verdict = { value: BadValue; field: InputField; answer: ApiReply; isTaken: boolean };

/** Why a verdict is wrong; undefined where it is right. */
function faultOf({ value, field, answer, isTaken }: Verdict): string | undefined {
  const { code = "OK", fields } = answer.errors?.[0]?.extensions ?? {};
  const described = `${field.path} as ${value.is}: ${code} ${JSON.stringify(fields ?? "")}`;
  if (code === "VALIDATION_ERROR")
    return isNamed(field, fields) ? undefined : `${described} names another field`;
  if (isTaken || code === "OK") return value.neverTaken ? `${described} is taken` : undefined;
  const isAboutRecord = code.endsWith("_NOT_FOUND") || code === "CONFLICT";
  return isAboutRecord && !value.neverTaken && REFERS.test(field.path) ? undefined : described;
}

/** Fields that name a record or its version: what they name is simply not there, or has moved on. */
const REFERS = /(^|\.)(id|version|versionCount|code|challenge|referenceNumber)$|Id$|Ids\.0$|Code$|^name$/;

test("the validation is strict: a mistake of ours, another field's name and a bad value that is taken are faults", () => {
  const field: InputField = { path: "draft.purpose", type: "String", isRequired: false };
  const value: BadValue = { is: "a number", value: 42.5, neverTaken: true };
  const validated = (code: string | undefined, fields: Record<string, string> = {}) =>
    faultOf({
      field,
      value,
      isTaken: code === undefined,
      answer: {
        data: null,
        ...(code === undefined
          ? {}
          : { errors: [{ message: "", extensions: { code, message: "", fields } }] }),
      },
    });
  assert.match(String(validated("INTERNAL")), /INTERNAL/);
  assert.match(String(validated("DRAFT_NOT_FOUND")), /DRAFT_NOT_FOUND/);
  assert.match(String(validated(undefined)), /is taken/);
  assert.match(String(validated("VALIDATION_ERROR", { amount: "…" })), /names another field/);
  assert.equal(validated("VALIDATION_ERROR", { "draft.purpose": "…" }), undefined);
});

/** Narrowed otherwise, another number fits than was seen, which is a conflict and no fault of the field. */
const COUNTED_FIELDS: Readonly<Record<string, readonly string[]>> = { chosenDocuments: ["search"] };

describe("bad input is refused by the name of its field, or taken and harmless, and writes nothing", () => {
  for (const kind of KINDS)
    for (const name of Object.keys(EXAMPLES[kind])) {
      const fields = inputFieldsOf(kind, name).filter(({ path }) => !COUNTED_FIELDS[name]?.includes(path));
      if (fields.length === 0) continue;
      test(`${kind} ${name}`, async () => {
        const tried = await tryAll(kind, name, fields);
        cases += tried.length;
        assert.deepEqual(
          tried.map(faultOf).filter((fault) => fault !== undefined),
          [],
        );
      });
    }
});

async function tryAll(kind: Kind, name: string, fields: readonly InputField[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  let call = await readyCall(fixtures, kind, name);
  const isKept = call.example.by === "anonymous";
  let before = await settledFootprint();
  commits.at(isKept ? "let through" : "undo");
  try {
    for (const field of fields)
      for (const value of valuesFor(field, turnOf(kind, name, field))) {
        await owner.query("delete from rate_limit");
        await owner.query("delete from guess_delay");
        const answer = await sendWith(call, field, value);
        const isTaken =
          kind === "Query"
            ? answer.errors === undefined
            : isKept
              ? answer.errors === undefined
              : commits.taken() > 0;
        verdicts.push({ value, field, answer, isTaken });
        if (!isKept || !isTaken) continue;
        call = await readyCall(fixtures, kind, name);
        before = await settledFootprint();
      }
  } finally {
    commits.at("let through");
  }
  assert.deepEqual(changedTables(before, await settledFootprint()), [], "something was written");
  return verdicts;
}

/** What a call that was taken before has asked for in the background is done by then. */
async function settledFootprint(): Promise<Record<string, number>> {
  await untilJobsAreDone(world.ownerUrl);
  return await footprintOf(owner);
}

/** In a plain test run each field meets one of them, by turns over all fields, and every second one that broke something once. */
function valuesFor(field: InputField, turn: number): BadValue[] {
  const values = badValuesFor(field);
  return values.filter(
    ({ is }, at) => IS_WHOLE_PROOF || at === turn % values.length || is === ONCE_BROKE[turn % 4],
  );
}

const turnOf = (kind: Kind, name: string, { path }: InputField) =>
  ALL_FIELDS.indexOf(`${kind}.${name}.${path}`);

/** Without the records of a payload: a mutation that is undone has made none. */
async function sendWith(call: ReadyCall, { path }: InputField, { value }: BadValue): Promise<ApiReply> {
  const { kind, name, caller } = call;
  const given = withValue(kind, name, { given: call.given, path, value });
  const query = documentOf(kind, name, given, kind === "Mutation" ? "{ clientMutationId }" : undefined);
  return await caller.ask(query, sending({ ...call, given }));
}

/** As many errors as one answer holds before it says no more. */
const NAMED_AT_ONCE = 40;

/** One rule of the contract refuses them for all calls: a plain run asks every twelfth. */
const ASKED_MORE = everyNth(Object.keys(EXAMPLES.Mutation), 12);

describe("what a call answers with cannot be sent to it", () => {
  for (const name of ASKED_MORE)
    test(name, async () => {
      const call = await readyCall(fixtures, "Mutation", name);
      const own = partsOf("Mutation", name).map((each) => each.name);
      const extra = [...answeredFields(name)].filter((field) => !own.includes(field));
      const before = await settledFootprint();
      for (let from = 0; from < extra.length; from += NAMED_AT_ONCE) {
        const some = extra.slice(from, from + NAMED_AT_ONCE);
        const given = { ...Object.fromEntries(some.map((field) => [field, "x"])), ...call.given };
        const { errors } = await call.caller.ask(call.query, sending({ ...call, given }));
        const named = (errors ?? []).flatMap(({ extensions }) => Object.values(extensions.fields ?? {}));
        for (const field of some)
          assert.ok(
            named.some((message) => message.includes(`Field "${field}" is not defined`)),
            `${field} was not refused: ${named.join(" ")}`,
          );
      }
      assert.deepEqual(changedTables(before, await settledFootprint()), []);
    });
});

/** The fields of the payload and of the records in it, two steps deep. */
function answeredFields(name: string): Set<string> {
  const found = new Set<string>();
  const collect = (type: unknown, steps: number) => {
    const named = getNamedType(type as GraphQLOutputType);
    if (!isObjectType(named) || steps === 0) return;
    for (const field of Object.values(named.getFields())) {
      found.add(field.name);
      collect(field.type, steps - 1);
    }
  };
  collect(schema.getMutationType()?.getFields()[name]?.type, 3);
  return found;
}
