// Rights hold until the commit, for every mutation of the contract: what was taken from its caller while it waited lets it write nothing, and it is answered as a fresh call is.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import { aGuest, joinAs } from "../../server/demo/builders/guest-builder.ts";
import { ORGANISATIONS, type OrganisationName } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { beginTransaction, sessionTokenHash } from "../../server/transaction/transaction.ts";
import type { ApiReply } from "../api.ts";
import { EXAMPLES } from "../examples/calls.ts";
import { aNewName } from "../examples/example-steps.ts";
import { aReadyWorld } from "../examples/example-worlds.ts";
import { type Fixtures, type ReadyCall, readyCall, sending } from "../examples/fixture.ts";
import { type Chance, chanceFrom } from "../faults/seeded.ts";
import { changedTables, footprintOf } from "../footprint.ts";
import { type Holder, holdCalls, MOMENTS, type Moment } from "../hold-calls.ts";
import { untilJobsAreDone } from "../jobs-done.ts";
import { aTaker, TAKING_NAMES, type Taker, type Taking } from "../takings.ts";
import type { World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";
import { ofEachKind } from "./short-form.ts";

/** A part of it that is not there, as the database would have it then. */
const BROKEN = {
  "if everybody were confirmed": {
    breaks: "confirm_work",
    definition: "create or replace procedure confirm_work() language sql as $$ select $$",
  },
  "if what is taken were not counted": {
    breaks: "count_rights_taken",
    definition:
      "create or replace function count_rights_taken() returns trigger language plpgsql as $$ begin return null; end $$",
  },
  "if who takes and who commits did not take turns": {
    breaks: "rights_lock",
    definition:
      "create or replace function rights_lock(holder uuid) returns bigint language sql as $$ select (random() * 1e15)::bigint $$",
  },
};

let world: World;
let fixtures: Fixtures;
let owner: pg.Client;
let taker: Taker;
let holder: Holder;
before(async () => {
  ({ world, fixtures } = await aReadyWorld());
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  taker = await aTaker(world.ownerUrl);
  holder = holdCalls(world.app);
  // So that every other administrator can be removed.
  for (const name of Object.keys(ORGANISATIONS) as OrganisationName[])
    await joinAs(world.app, await aGuest(world.app, aNewName()), {
      organisationId: idOf("organisation", name),
      role: "ADMIN",
    });
});
after(async () => {
  recordProof("rights-held", { cases, broken: Object.keys(BROKEN).length, caught });
  holder.end();
  await taker.end();
  await owner.end();
  await world.end();
});

/** It writes nothing, and has no commit at which it could wait (decision 0078). */
const OF_THE_MOMENT = ["setDraftRealtimeAuthorState"];
const BY_SOMEBODY = Object.keys(EXAMPLES.Mutation).filter(
  (name) => EXAMPLES.Mutation[name]?.by !== "anonymous" && !OF_THE_MOMENT.includes(name),
);
/** Each of them ends the session, whatever else somebody may do. */
const REFUSING_EVERYTHING: Taking[] = ["signed out", "disabled"];
const SEED = 2028;
let cases = 0;
let caught = 0;

/** `npm run proof -- calls` takes every right at every moment from every call; a plain run takes one at one moment, as drawn, from one call of each kind. */
describe("a right that is taken while a call waits lets it write nothing", () => {
  const chance = chanceFrom(SEED);
  for (const name of ofEachKind(BY_SOMEBODY)) {
    const takings = drawn(TAKING_NAMES, chance);
    const moments = drawn(MOMENTS, chance);
    test(name, async () => {
      const refusing = await takingsThatRefuse(name, takings, IS_WHOLE_PROOF ? takings.length : 1);
      if (IS_WHOLE_PROOF)
        for (const taking of REFUSING_EVERYTHING) assert.ok(refusing.some((each) => each.taking === taking));
      for (const { taking, code } of refusing)
        for (const moment of IS_WHOLE_PROOF ? moments : moments.slice(0, 1)) {
          const outcome = await tryCall(name, taking, moment);
          cases += 1;
          assert.deepEqual(outcome.written, [], `${taking}, ${moment}`);
          assert.equal(outcome.code, outcome.came === "first" ? "OK" : code, `${taking}, ${moment}`);
        }
    });
  }
});

test("whoever takes a right waits for the commit of a call that was confirmed", async () => {
  assert.equal(await takesBehindConfirmed(), "waiting");
});

test("a call that comes to its commit while a right is being taken waits for it, and is refused", async () => {
  const call = await readyCall(fixtures, "Mutation", "updateNotifiedAt");
  const { rows } = await owner.query("select pg_backend_pid() as pid");
  await owner.query("begin; select begin_system_work('Test', now())");
  await owner.query("update session set revoked_at = now() where token_hash = $1", [
    sessionTokenHash(call.caller.token ?? ""),
  ]);
  await owner.query("set constraints all immediate");
  const asking = call.caller.codeOf(call.query, sending(call));
  await untilSomebodyWaitsFor(rows[0].pid);
  await owner.query("commit");
  assert.equal(await asking, "AUTH_NOT_AUTHORIZED");
});

describe("it would be noticed", () => {
  for (const [fault, { breaks, definition }] of Object.entries(BROKEN))
    test(fault, async () => {
      const { rows } = await owner.query("select pg_get_functiondef($1::regproc) as whole", [breaks]);
      await owner.query(definition);
      const { written } = await tryCall("createOrganisationDocumentMetadata", "removed", "before its commit");
      const isNoticed = written.length > 0 || (await takesBehindConfirmed()) === "taken";
      await owner.query(rows[0].whole);
      caught += Number(isNoticed);
      assert.ok(isNoticed);
    });
});

type Refusing = { taking: Taking; code: string };

/** In this order, each with what a fresh call is shown. Where one is allowed all the same, nothing was taken from it. */
async function takingsThatRefuse(
  name: string,
  takings: readonly Taking[],
  wanted: number,
): Promise<Refusing[]> {
  const found: Refusing[] = [];
  let call = await readyCall(fixtures, "Mutation", name);
  for (const taking of takings) {
    if (found.length === wanted) break;
    if (!(await taker.applies(taking, holderOf(call)))) continue;
    const giveBack = await taker.take(taking, holderOf(call));
    const code = codeOf(await call.caller.ask(call.query, sending(call)));
    await giveBack();
    if (code === "OK") call = await readyCall(fixtures, "Mutation", name);
    else found.push({ taking, code });
  }
  return found;
}

type Outcome = { came: "first" | "second"; code: string; written: string[] };

/** What the call has locked already lets it come first. */
async function tryCall(name: string, taking: Taking, moment: Moment): Promise<Outcome> {
  const call = await readyCall(fixtures, "Mutation", name);
  // What the example has asked for in the background writes too.
  await untilJobsAreDone(world.ownerUrl);
  const { reached, letGo } = holder.holdNext(call.caller.token ?? "", moment);
  const asking = call.caller.ask(call.query, sending(call));
  assert.equal(await Promise.race([reached.then(() => "held"), asking]), "held");
  const take = taker.take(taking, holderOf(call));
  const came = (await taker.stateOf(take)) === "taken" ? "second" : "first";
  const before = await footprintOf(owner);
  letGo();
  const answer = await asking;
  const code = came === "first" ? codeOfCommand(answer) : codeOf(answer);
  const giveBack = await take;
  const written = came === "first" ? [] : changedTables(before, await footprintOf(owner));
  await giveBack();
  await owner.query("delete from rate_limit");
  return { came, code, written };
}

async function takesBehindConfirmed(): Promise<"taken" | "waiting"> {
  const guest = await aGuest(world.app, aNewName());
  const { tx, commit } = await beginTransaction(world.app, { token: guest.token });
  await tx.query("call confirm_work()");
  const take = taker.take("signed out", guest);
  const state = await taker.stateOf(take);
  await commit();
  await take;
  return state;
}

async function untilSomebodyWaitsFor(pid: number): Promise<void> {
  const look = "select 1 from pg_stat_activity where $1 = any (pg_blocking_pids(pid))";
  while ((await world.app.pool.query(look, [pid])).rowCount === 0);
}

function holderOf({ callerId, caller }: ReadyCall): { id: string; token: string } {
  return { id: callerId ?? "", token: caller.token ?? "" };
}

function codeOf({ errors }: ApiReply): string {
  return errors?.[0]?.extensions.code ?? "OK";
}

/** What it answers with is read after its commit, by the rights that are left, and may be refused. */
function codeOfCommand({ errors }: ApiReply): string {
  return codeOf({ data: null, errors: errors?.filter(({ path = [] }) => path.length === 1) ?? [] });
}

function drawn<Each>(all: readonly Each[], chance: Chance): Each[] {
  const left = [...all];
  return all.flatMap(() => left.splice(chance.below(left.length), 1));
}
