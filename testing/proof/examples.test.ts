// Every operation of the contract has an example, and every example is what it says: valid, leaving the history that it names, and locking rows in the one order.
// Shows: H-01, REL-08.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { buildSchema, extendSchema, parse, printSchema } from "graphql";
import pg from "pg";
import { verifyHistory } from "../../server/database/history/verify-history.ts";
import { schema } from "../../server/graphql/schema.ts";
import type { ApiReply } from "../api.ts";
import { EXAMPLES, examplesLacking } from "../examples/calls.ts";
import { aReadyWorld } from "../examples/example-worlds.ts";
import { type Fixtures, type ReadyCall, readyCall, sending } from "../examples/fixture.ts";
import { untilAccountJobsAreDone, untilJobsAreDone } from "../jobs-done.ts";
import { faultIn as faultOfLocks, lockedBy, lockedByAll } from "../lock-order.ts";
import { faultsOfRowTypes, rowTypesOf } from "../row-types.ts";
import { statementsAnswered, transactionsOf } from "../statements.ts";
import { watch } from "../waiting.ts";
import type { World } from "../world.ts";
import { recordProof } from "./record-proof.ts";

let world: World;
let fixtures: Fixtures;
let owner: pg.Client;
let answered: ReturnType<typeof statementsAnswered>;
before(async () => {
  ({ world, fixtures } = await aReadyWorld());
  answered = statementsAnswered(world.app);
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
});
/** The rows that calls have locked: docs/database.md has their order. */
const locks = { cases: 0, broken: 1, caught: 0 };
after(async () => {
  recordProof("lock-order", locks);
  answered.end();
  await owner.end();
  await world.end();
});

describe("the registry of examples", () => {
  test("has one of each operation, and no other", () => {
    assert.deepEqual(examplesLacking(schema), []);
  });

  test("says what to add and where when the contract grows", () => {
    const grown = extendSchema(
      buildSchema(printSchema(schema)),
      parse(
        "input SealDraftInput { clientMutationId: String! id: ID! note: String } extend type Mutation { sealDraft(input: SealDraftInput!): DraftPayload! }",
      ),
    );
    assert.deepEqual(examplesLacking(grown), [
      'Mutation.sealDraft has no example. Add to Mutation in testing/examples/<noun>-examples.ts: sealDraft: { on: "ANY", given: () => ({ id: … }), writes: "Draft UPDATE" } (docs/how-to/add-a-mutation.md, "Its example")',
    ]);
  });
});

describe("each example is answered", () => {
  for (const name of Object.keys(EXAMPLES.Query))
    test(`query ${name}`, async () => {
      const call = await readyCall(fixtures, "Query", name);
      assert.equal((await call.caller.ask(call.query, sending(call))).errors, undefined);
    });

  for (const name of Object.keys(EXAMPLES.Subscription))
    test(`subscription ${name}`, async () => {
      const call = await readyCall(fixtures, "Subscription", name);
      const stream = await watch(world, call.caller, { query: call.query, variables: sending(call) });
      assert.equal(stream.hasMore(), false);
      await stream.end();
    });
});

describe("each mutation leaves the history that its example names, by whoever made it, and locks its rows in the one order", () => {
  for (const [name, { writes }] of Object.entries(EXAMPLES.Mutation))
    test(`${name}: ${writes}`, async () => {
      const call = await readyCall(fixtures, "Mutation", name);
      // What an earlier example asked for is done in its caller's name too, who may be this one's.
      await untilJobsAreDone(world.ownerUrl);
      const last = await lastEntry();
      let answer: ApiReply = { data: null };
      const sent = await transactionsOf(world.app, async () => {
        answer = await call.caller.ask(call.query, sending(call));
      });
      assert.equal(answer.errors, undefined, `its example is refused: ${JSON.stringify(answer.errors)}`);
      await untilAccountJobsAreDone(world.ownerUrl);
      assert.deepEqual({ writes: await writtenAfter(last, call) }, { writes });
      for (const statements of sent) {
        const locked = lockedByAll(statements.map(({ text }) => text));
        locks.cases += locked.length;
        assert.equal(faultOfLocks(locked), undefined);
      }
    });

  test("and every chain holds", async () => {
    assert.deepEqual((await verifyHistory(owner as never)).broken, []);
  });
});

test("every row that came has the columns that its type promises", () => {
  const types = rowTypesOf();
  const { known, faults } = faultsOfRowTypes(types, answered.all());
  assert.deepEqual(faults, []);
  assert.ok(known > types.length / 2, `${known} of ${types.length} statements were recognised`);
});

test("a lock out of order, and a table without a place, would be seen", () => {
  assert.deepEqual(lockedBy("select 1 from draft d where id = $1 for no key update of d"), ["draft"]);
  assert.deepEqual(
    lockedBy("select 1 from invoice i where i.id in (select p.id from payment p) for no key update of i"),
    ["invoice"],
  );
  assert.equal(
    faultOfLocks(["draft", "facility", "draft"]),
    undefined,
    "one that is held already is no new lock",
  );
  assert.match(faultOfLocks(["facility", "draft"]) ?? "", /draft after facility/);
  assert.match(faultOfLocks(["draft", "unheard_of"]) ?? "", /unheard_of has no place/);
  locks.caught += 1;
});

async function lastEntry(): Promise<string> {
  const { rows } = await owner.query("select coalesce(max(id), 0)::text as last from history_entry");
  return rows[0].last;
}

/**
 * By the caller in the call's own transaction, since a job may go on in the caller's name at once; or by the account service or a
 * handover's link where nobody is signed in. What jobs do afterwards is theirs.
 */
async function writtenAfter(last: string, { callerId }: ReadyCall): Promise<string> {
  const { rows } = await owner.query<{ entry: string }>(
    `with by_caller as (select * from history_entry where id > $1 and actor_id = $2 and actor_kind = 'person')
     select distinct object_type || ' ' || change_type as entry from history_entry
      where id > $1 and case when $2::uuid is null then actor_label = 'Account service' or actor_label like '%, by the % link%'
        else transaction_id = (select transaction_id from by_caller order by id limit 1) and actor_id = $2 end
      order by 1`,
    [last, callerId ?? null],
  );
  return rows.length === 0 ? "nothing" : rows.map(({ entry }) => entry).join(", ");
}
