// Whoever has not accepted the published terms reads, looks after the own account and leaves; every other mutation is refused.
// Shows.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { FIRST_TERMS_VERSION } from "@bondline/domain/office/content-pages/content-page.ts";
import pg from "pg";
import { type Fault, installFaults, whileBroken } from "../breakable.ts";
import type { Fixtures, ReadyCall } from "../examples/fixture.ts";
import type { World } from "../world.ts";
import { recordProof } from "./record-proof.ts";

const FAULTS = {
  "nobody asks for the terms": {
    file: "graphql/mutation.ts",
    at: "requireTermsAccepted(person)",
    instead: "undefined",
  },
} satisfies Record<string, Fault>;
installFaults(FAULTS);
// After the faults, so that the server is loaded with them.
const { OPERATIONS } = await import("../access-matrix.ts");
const { readyCall, sending } = await import("../examples/fixture.ts");
const { changedTables, footprintOf } = await import("../footprint.ts");
const { untilJobsAreDone } = await import("../jobs-done.ts");
const { aReadyWorld } = await import("../examples/example-worlds.ts");
const { ofEachKind } = await import("./short-form.ts");

let world: World;
let fixtures: Fixtures;
let owner: pg.Client;
before(async () => {
  ({ world, fixtures } = await aReadyWorld());
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
});
const count = { cases: 0, broken: 1, caught: 0 };
after(async () => {
  recordProof("terms", count);
  await owner.end();
  await world.endUnchecked();
});

/** Open to whoever must still accept, beside what is about one's own account, each with the reason. */
const OPEN: Record<string, string> = {
  acceptCollaboratorInvitation: "a collaborator joins first and is asked afterwards; they may read",
  acceptInvitation: "an invited person joins first and is asked afterwards; a member may read",
};

const MUTATIONS = Object.entries(OPERATIONS.Mutation).filter(([, { rule }]) => rule !== "anybody");
const isOpen = (name: string) => OPERATIONS.Mutation[name]?.rule === "own account" || name in OPEN;

async function setTerms(callerId: string | undefined, version: number | null): Promise<void> {
  await owner.query("begin");
  await owner.query("select begin_system_work('Set-up', $1)", [world.clock.now()]);
  await owner.query(
    "update account set terms_version = $2, terms_accepted_at = case when $2::int is null then null else created_at end where id = $1",
    [callerId, version],
  );
  await owner.query("commit");
}

async function codeOf(call: ReadyCall): Promise<string> {
  return await call.caller.codeOf(call.query, sending(call));
}

/** The code that a caller gets who has accepted no terms, or older ones, and whether anything came of it. */
async function codeWithout(call: ReadyCall, version: number | null): Promise<string> {
  await setTerms(call.callerId, version);
  // What the example has asked for in the background writes too.
  await untilJobsAreDone(world.ownerUrl);
  const before = await footprintOf(owner);
  const code = await codeOf(call);
  count.cases += 1;
  const left = code === "OK" ? [] : changedTables(before, await footprintOf(owner));
  await setTerms(call.callerId, FIRST_TERMS_VERSION);
  assert.deepEqual(left, []);
  return code;
}

describe("a mutation of somebody who has not accepted the terms", () => {
  const refused = MUTATIONS.map(([name]) => name).filter((name) => !isOpen(name));
  for (const name of ofEachKind(refused))
    test(`is refused, and done once they have: ${name}`, async () => {
      const call = await readyCall(fixtures, "Mutation", name);
      for (const version of [null, FIRST_TERMS_VERSION - 1])
        assert.equal(await codeWithout(call, version), "TERMS_NOT_ACCEPTED");
      assert.equal(await codeOf(call), "OK");
    });

  for (const [name] of MUTATIONS.filter(([each]) => isOpen(each)))
    test(`is open: ${name}`, async () => {
      assert.equal(await codeWithout(await readyCall(fixtures, "Mutation", name), null), "OK");
    });

  test("is distinguished from one that is let through", async () => {
    const call = await readyCall(fixtures, "Mutation", "createDraft");
    const code = await whileBroken("nobody asks for the terms", () => codeWithout(call, null));
    assert.equal(code, "OK");
    count.caught += 1;
  });
});
