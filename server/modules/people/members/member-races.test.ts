// Who is removed while a call of theirs is under way: nothing of it is written after the commit that took their rights, and they are shown the truth.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { memberIdOf } from "../../../../testing/examples/example-steps.ts";
import { type Chance, chanceFrom } from "../../../../testing/faults/seeded.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aGuest, type Guest, joinAs } from "../../../demo/builders/guest-builder.ts";
import { idOf } from "../../../demo/cast-ids.ts";
import { runTransaction } from "../../../transaction/transaction.ts";

const HARBOUR = idOf("organisation", "harbour");
const ROUNDS = 60;
const SEED = 2027;
/** Turns of the event loop that the second call may come after the first; a call takes some twenty of them. */
const LEAD_MAX = 30;

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

test("an administrator who is removed while promoting somebody has done it before, or not at all", async () => {
  const ada = await world.as("ada");
  const chance = chanceFrom(SEED);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const leaver = await aMember(`leaver${round}`, "ADMIN");
    const friend = await aMember(`friend${round}`, "LIMITED_USER");
    const calls = [
      () => codeOf(ada, "removeMember", { memberId: leaver.memberId }),
      () => codeOf(leaver.api, "changeMemberRole", { memberId: friend.memberId, role: "ADMIN" }),
    ];
    const [removed, promoted] = await bothAtOnce(calls, chance);

    assert.equal(removed, "OK");
    assert.ok(["OK", "ORGANISATION_NOT_FOUND"].includes(promoted ?? ""), `round ${round}: ${promoted}`);
    assert.deepEqual(await writtenAfterRemoval(leaver.guest), [], `round ${round}: ${promoted}`);
    assert.equal(await roleOf(friend.guest), promoted === "OK" ? "ADMIN" : "LIMITED_USER");
  }
});

async function aMember(name: string, role: "ADMIN" | "LIMITED_USER") {
  const guest = await aGuest(world.app, name);
  await joinAs(world.app, guest, { organisationId: HARBOUR, role });
  return { guest, api: apiOf(world.url, guest.token), memberId: await memberIdOf(world, guest) };
}

async function codeOf(api: Api, name: string, given: object): Promise<string> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { errors } = await api.mutate(name, type, { organisationId: HARBOUR, ...given }, "clientMutationId");
  return errors?.[0]?.extensions.code ?? "OK";
}

/** One or the other first, and the second as much later as is drawn; answered in the order of the calls. */
async function bothAtOnce(calls: readonly (() => Promise<string>)[], chance: Chance): Promise<string[]> {
  const first = chance.below(calls.length);
  const lead = chance.below(LEAD_MAX);
  return await Promise.all(
    calls.map(async (call, at) => {
      for (let turn = 0; at !== first && turn < lead; turn += 1) await setImmediate();
      return await call();
    }),
  );
}

/** What the organisation's chain holds of somebody after the entry that says that they were removed. */
async function writtenAfterRemoval({ id }: Guest): Promise<unknown[]> {
  return await asSystem(
    `select h.object_type, h.change_type from history_entry h
      where h.root_id = $2 and h.actor_id = $1
        and h.sequence > (select r.sequence from history_entry r
                           where r.root_id = $2 and r.object_type = 'Member' and r.change_type = 'DELETE'
                             and exists (select 1 from jsonb_array_elements(r.changes) c
                                          where c ->> 'field' = 'account_id' and c ->> 'oldValue' = $1::text))`,
    [id, HARBOUR],
  );
}

async function roleOf({ id }: Guest): Promise<string | undefined> {
  const [row] = await asSystem<{ role: string }>("select role from member where account_id = $1", [id]);
  return row?.role;
}

async function asSystem<Row>(text: string, values: string[]): Promise<Row[]> {
  return await runTransaction(world.app, { system: "Test" }, (tx) => tx.query<Row>(text, values));
}
