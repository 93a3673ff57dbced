// Whoever acts for a client is one of its users and nothing else: each query answers them as it answers a user, each row is theirs as it is a user's, and of the mutations only those go through that the table says.
// Shows: O-37.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredInputField,
} from "graphql";
import pg from "pg";
import type { Api } from "../api.ts";
import { type Fault, installFaults, whileBroken } from "../breakable.ts";
import type { Fixtures } from "../examples/fixture.ts";
import type { Personas } from "../personas.ts";
import type { World } from "../world.ts";
import { recordProof } from "./record-proof.ts";

const FAULTS = {
  "no call asks whether somebody acts for a client": {
    file: "graphql/mutation.ts",
    at: "requireMayWhileActing(person, WHILE_ACTING.get(name))",
    instead: "undefined",
  },
} satisfies Record<string, Fault>;
installFaults(FAULTS);
// After the faults, so that the server is loaded with them.
const { addressForRole } = await import("../../server/database/connect.ts");
const { idOf } = await import("../../server/demo/cast-ids.ts");
const { WHILE_ACTING } = await import("../../server/graphql/mutation.ts");
const { schema } = await import("../../server/graphql/schema.ts");
const { sessionTokenHash } = await import("../../server/transaction/transaction.ts");
const { OPERATIONS, personasOf } = await import("../access-matrix.ts");
const { actingFor } = await import("../builders/acting-builder.ts");
const { rowsOfEach, exampleOf } = await import("../examples/calls.ts");
const { fixturesOf, readyCall, sending } = await import("../examples/fixture.ts");
const { changedTables, footprintOf } = await import("../footprint.ts");
const { untilJobsAreDone } = await import("../jobs-done.ts");
const { signInPersonas } = await import("../personas.ts");
const { aWorld } = await import("../world.ts");

const HARBOUR = idOf("organisation", "harbour");

const MUTATION_NAMES = Object.keys(OPERATIONS.Mutation);
const DONE_WHILE_ACTING = MUTATION_NAMES.filter((name) => WHILE_ACTING.get(name) === "AS_MEMBER");

let world: World;
let personas: Personas;
let fixtures: Fixtures;
let owner: pg.Client;
/** Somebody of the provider who acts for Harbour Civil. */
let acting: Api;
const count = { cases: 0, broken: 1, caught: 0 };
before(async () => {
  world = await aWorld();
  personas = await signInPersonas(world);
  fixtures = fixturesOf(world, personas);
  await rowsOfEach(world);
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  acting = await actingFor(world, HARBOUR);
});
after(async () => {
  recordProof("acting", count);
  await owner.end();
  await world.endUnchecked();
});

describe("what is read", () => {
  for (const name of Object.keys(OPERATIONS.Query))
    test(`is what a user reads: ${name}`, async () => {
      if (typeof exampleOf("Query", name).by === "function") return;
      const call = await readyCall(fixtures, "Query", name);
      const [asUser, asActing] = [
        await personas.api.user.ask(call.query, sending(call)),
        await acting.ask(call.query, sending(call)),
      ];
      const code = ({ errors }: typeof asUser) => errors?.[0]?.extensions.code ?? "OK";
      assert.equal(code(asActing), code(asUser));
      count.cases += 1;
    });

  /** About the person alone, whoever they work for. */
  const OF_THE_PERSON = new Set([
    "account",
    "session",
    "notification",
    "mail_choice",
    "calendar_feed",
    "staff_member",
  ]);
  const OF_RECORDS: Record<string, string> = { history_entry: "where root_type <> 'account'" };

  test("is what a user reads, row by row of every table", async () => {
    const app = new pg.Client({
      connectionString: addressForRole(
        world.ownerUrl,
        "bondline_app",
        world.app.settings.secrets.databaseAppPassword,
      ),
    });
    await app.connect();
    try {
      const { rows: tables } = await owner.query<{ name: string }>(
        "select distinct polrelid::regclass::text as name from pg_policy where polname = 'visible' order by 1",
      );
      const seen = async (token: string | undefined) => {
        await app.query("begin");
        await app.query("select begin_work($1, $2, true)", [
          sessionTokenHash(token ?? ""),
          world.clock.now(),
        ]);
        const counts: Record<string, number> = {};
        for (const { name } of tables) {
          const { rows } = await app.query(
            `select count(*)::int as rows from ${name} ${OF_RECORDS[name] ?? ""}`,
          );
          counts[name] = rows[0].rows;
        }
        await app.query("rollback");
        return counts;
      };
      const [asUser, asActing] = [await seen(personas.api.user.token), await seen(acting.token)];
      const others = Object.keys(asUser).filter(
        (name) => !OF_THE_PERSON.has(name) && asUser[name] !== asActing[name],
      );
      assert.deepEqual(
        others.map((name) => `${name}: ${asUser[name]}, acting ${asActing[name]}`),
        [],
      );
      assert.ok((asUser.draft ?? 0) > 0 && (asUser.document ?? 0) > 0);
      count.cases += tables.length;
    } finally {
      await app.end();
    }
  });
});

describe("what is changed", () => {
  const LEFT = MUTATION_NAMES.filter((name) => !DONE_WHILE_ACTING.includes(name));
  /** The least that the contract accepts: who may not call is told so before it is looked at. */
  const codeOfLeft = async (name: string) => {
    const [input] = schema.getMutationType()?.getFields()[name]?.args ?? [];
    const type = getNamedType(input?.type);
    assert.ok(isInputObjectType(type));
    const { errors } = await acting.mutate(name, type.name, leastOf(type) as object, "clientMutationId");
    return errors?.[0]?.extensions.code ?? "OK";
  };

  test("is nothing that is left to the client's own people, and leaves nothing", async () => {
    await untilJobsAreDone(world.ownerUrl);
    const before = await footprintOf(owner);
    const answers: [string, string][] = [];
    for (const name of LEFT) answers.push([name, await codeOfLeft(name)]);
    assert.deepEqual(
      answers.filter(([, code]) => code !== "LEFT_TO_CLIENT"),
      [],
    );
    assert.deepEqual(changedTables(before, await footprintOf(owner)), []);
    count.cases += LEFT.length;
  });

  test("is distinguished from what is let through", async () => {
    const code = await whileBroken("no call asks whether somebody acts for a client", () =>
      codeOfLeft("createListView"),
    );
    assert.notEqual(code, "LEFT_TO_CLIENT");
    count.caught += 1;
  });

  for (const name of DONE_WHILE_ACTING.filter((each) => each !== "signOut"))
    test(`is what a user changes, and the history says for whom: ${name}`, async () => {
      const call = await readyCall(fixtures, "Mutation", name);
      const { rule, refusal } = OPERATIONS.Mutation[name] ?? {};
      assert.ok(rule);
      const { rows: newest } = await owner.query("select coalesce(max(id), 0) as id from history_entry");
      const code = await acting.codeOf(call.query, sending(call));
      assert.equal(code, personasOf(rule).includes("user") ? "OK" : refusal);
      const { rows } = await owner.query(
        "select object_type from history_entry where id > $1 and actor_id = $2 and on_behalf_of is null",
        [newest[0].id, idOf("person", "rosa")],
      );
      assert.deepEqual(rows, []);
      count.cases += 1;
    });
});

function leastOf(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [];
  if (isEnumType(bare)) return bare.getValues()[0]?.value;
  if (isInputObjectType(bare))
    return Object.fromEntries(
      Object.values(bare.getFields())
        .filter((field) => isRequiredInputField(field) && field.name !== "clientMutationId")
        .map((field) => [field.name, leastOf(field.type)]),
    );
  return LEAST[String(bare)];
}

const LEAST: Record<string, unknown> = {
  Boolean: false,
  Date: "2026-11-20",
  DateTime: "2026-11-20T00:00:00.000Z",
  Decimal: "1",
  Float: 1,
  ID: HARBOUR,
  Int: 1,
  String: "x",
};
