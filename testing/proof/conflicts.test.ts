// Every change that names a version, sent with one that is not current, is refused with the record as it stands, and writes nothing.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType, isRequiredArgument } from "graphql";
import pg from "pg";
import { schema } from "../../server/graphql/schema.ts";
import type { ApiReply } from "../api.ts";
import { documentOf, EXAMPLES } from "../examples/calls.ts";
import { aReadyWorld } from "../examples/example-worlds.ts";
import { type Fixtures, readyCall, sending } from "../examples/fixture.ts";
import { partsOf } from "../examples/input-fields.ts";
import { changedTables, footprintOf } from "../footprint.ts";
import { untilJobsAreDone } from "../jobs-done.ts";
import type { World } from "../world.ts";
import { recordProof } from "./record-proof.ts";

/** What has no record in its payload: what is removed is answered with nothing, and a step's record is one of several kinds. */
const SHOWS_NOTHING = [
  "answerDraftConfirmation",
  "decideStepApproval",
  "removeDocument",
  "removeExportSchedule",
  "removeListView",
  "removeOrganisationAlertConfiguration",
  "removeSavedAnswer",
  "removeStaff",
];
/** Made before the first version of it: what it would be a version of is not there yet. */
const NOT_THERE_YET = ["setApplicationContactDetails"];

let world: World;
let fixtures: Fixtures;
let owner: pg.Client;
before(async () => {
  ({ world, fixtures } = await aReadyWorld());
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
});
let cases = 0;
let caught = 0;
after(async () => {
  recordProof("conflicts", { cases, broken: Object.keys(BROKEN).length, caught });
  await owner.end();
  await world.endUnchecked();
});

const VERSIONED = Object.keys(EXAMPLES.Mutation).filter((name) =>
  partsOf("Mutation", name).some((part) => part.name === "version"),
);

type Seen = {
  answer: ApiReply;
  asked: { field: string; leaves: readonly string[] }[];
  given: Record<string, unknown>;
};

/** What is wrong with the refusal of a stale change; undefined where it is right. */
function faultOf({ answer, asked, given }: Seen): string | undefined {
  const refusal = answer.errors?.[0]?.extensions;
  if (refusal?.code !== "CONFLICT") return `it answers ${refusal?.code ?? "OK"}`;
  const { current, versionRead, versionNow } = refusal;
  if (versionRead !== given.version || versionNow === versionRead) return "the versions are not told";
  const shown = (current ?? {}) as Record<string, Record<string, unknown> | null>;
  const records = asked.filter(({ field }) => shown[field]);
  if (records.length === 0) return "no record comes with it";
  const lacking = records.flatMap(({ field, leaves }) =>
    leaves.filter((leaf) => shown[field]?.[leaf] === undefined),
  );
  if (lacking.length > 0) return `what was selected is not there: ${lacking.join(", ")}`;
  const versions = records.flatMap(({ field }) => (shown[field]?.version as number | undefined) ?? []);
  return versions.length > 0 && !versions.includes(versionNow as number)
    ? "it is not the current one"
    : undefined;
}

for (const name of VERSIONED)
  test(name, async () => {
    const call = await readyCall(fixtures, "Mutation", name);
    const given = { ...call.given, version: Number(call.given.version ?? 0) + 41 };
    const asked = recordsOf(name);
    const selection = `{ clientMutationId ${asked.map(({ field, leaves }) => `${field} { ${leaves.join(" ")} }`).join(" ")} }`;
    await untilJobsAreDone(world.ownerUrl);
    const before = await footprintOf(owner);
    const query = documentOf("Mutation", name, given, selection);
    let answer: ApiReply = { data: null };
    // Compiled from the third time on: what comes then is validated.
    for (let time = 1; time <= 4; time += 1)
      answer = await call.caller.ask(query, sending({ ...call, given }));
    assert.deepEqual(changedTables(before, await footprintOf(owner)), []);
    cases += 1;
    const fault = faultOf({ answer, asked, given });
    if (SHOWS_NOTHING.includes(name) || NOT_THERE_YET.includes(name)) {
      assert.equal(fault, "no record comes with it");
      return;
    }
    assert.equal(fault, undefined);
    caught = Math.max(
      caught,
      Object.values(BROKEN).filter((broken) => faultOf({ answer: broken(answer), asked, given })).length,
    );
  });

/** Refusals that are broken on purpose. */
const BROKEN: Record<string, (answer: ApiReply) => ApiReply> = {
  "says the versions alone": (answer) => changed(answer, () => undefined),
  "shows the id alone": (answer) => changed(answer, ({ id }) => ({ id })),
  "shows what was read": (answer) => changed(answer, (record) => ({ ...record, version: -1 })),
};

test("a refusal that shows less is noticed", () => assert.equal(caught, Object.keys(BROKEN).length));

function changed(answer: ApiReply, change: (record: Record<string, unknown>) => unknown): ApiReply {
  const errors = structuredClone(answer.errors ?? []);
  for (const { extensions } of errors)
    extensions.current = Object.fromEntries(
      Object.entries((extensions.current ?? {}) as Record<string, unknown>).map(([field, record]) => [
        field,
        typeof record === "object" && record !== null ? change(record as Record<string, unknown>) : record,
      ]),
    );
  return { ...answer, errors };
}

/** The records of a payload, each with all that it says of itself in one step. */
function recordsOf(name: string): { field: string; leaves: string[] }[] {
  const payload = getNamedType(schema.getMutationType()?.getFields()[name]?.type) as GraphQLObjectType;
  return Object.values(payload.getFields()).flatMap(({ name: field, type }) => {
    const record = getNamedType(type);
    return isObjectType(record) && record.name !== "Requirement" ? [{ field, leaves: leavesOf(record) }] : [];
  });
}

function leavesOf(record: GraphQLObjectType): string[] {
  return Object.values(record.getFields())
    .filter(({ type, args }) => isLeafType(getNamedType(type)) && !args.some(isRequiredArgument))
    .map(({ name }) => name);
}
