// The provider's closing days: set and taken back by its administrators until they begin, and left out of every service level.
// Shows: ST-23.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import pg from "pg";
import type { Api, ApiReply } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";

let world: World;
let owner: pg.Client;
let rosa: Api;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  rosa = await world.as("rosa");
});
after(async () => {
  await owner.end();
  await world.end();
});

const add = async (api: Api, date: string, name = "Christmas closure"): Promise<ApiReply> =>
  await api.mutate("addClosingDay", "AddClosingDayInput", { date, name }, "clientMutationId");
const remove = async (api: Api, date: string): Promise<ApiReply> =>
  await api.mutate("removeClosingDay", "RemoveClosingDayInput", { date }, "clientMutationId");
const days = async () =>
  (await rosa.get("{ provider { closingDays { date name canBeRemoved } } }")).provider.closingDays;
const codeOf = (reply: ApiReply) => reply.errors?.[0]?.extensions.code;
const faultOf = (reply: ApiReply) => String(reply.errors?.[0]?.extensions.fields?.date);

/** Work that begins to wait at 4.00 pm on a Wednesday and is due in four of the hours from nine to five. */
async function due(): Promise<string> {
  const { rows } = await owner.query("select business_due('2026-12-23T05:00:00Z', 4) as due");
  return new Date(rows[0].due).toISOString();
}

test("no hour of business passes on a closing day, until it is taken back", async () => {
  assert.equal(await due(), "2026-12-24T01:00:00.000Z");
  assert.equal(codeOf(await add(rosa, "2026-12-24")), undefined);
  assert.equal(await due(), "2026-12-29T01:00:00.000Z");
  assert.deepEqual(await days(), [{ date: "2026-12-24", name: "Christmas closure", canBeRemoved: true }]);
  assert.equal(codeOf(await remove(rosa, "2026-12-24")), undefined);
  assert.equal(await due(), "2026-12-24T01:00:00.000Z");
  assert.deepEqual(await days(), []);
});

test("a day that never counts, is past or is there already is refused at its field, and others see no such thing", async () => {
  assert.match(faultOf(await add(rosa, "2026-12-25")), /public holiday.*Christmas Day/);
  assert.match(faultOf(await add(rosa, "2026-11-21")), /weekend/);
  assert.match(faultOf(await add(rosa, "2026-11-19")), /today or a later day/);
  assert.match(faultOf(await remove(rosa, "2026-12-29")), /not a closing day/);
  await add(rosa, "2026-12-29");
  assert.match(faultOf(await add(rosa, "2026-12-29")), /closing day already/);
  const ada = await world.as("ada");
  assert.equal(codeOf(await add(ada, "2026-12-30")), "PROVIDER_NOT_FOUND");
  assert.equal(codeOf(await remove(ada, "2026-12-29")), "PROVIDER_NOT_FOUND");
});

test("of two who add one day at once, one is told that it is there", async () => {
  const replies = await Promise.all([add(rosa, "2026-12-30"), add(rosa, "2026-12-30")]);
  assert.deepEqual(replies.map(codeOf).toSorted(), ["VALIDATION_ERROR", undefined]);
});

test("one that has begun stays, and is in the history with who set it", async () => {
  world.clock.setTo("2026-12-29T02:00:00.000Z" as Instant);
  rosa = await world.as("rosa");
  assert.match(faultOf(await remove(rosa, "2026-12-29")), /has begun/);
  assert.deepEqual(
    (await days()).map(({ date, canBeRemoved }: Record<string, unknown>) => [date, canBeRemoved]),
    [
      ["2026-12-29", false],
      ["2026-12-30", true],
    ],
  );
  const { rows } = await owner.query(
    "select change_type, count(*)::int as times from history_entry where object_type = 'Closing day' group by change_type order by change_type",
  );
  assert.deepEqual(rows, [
    { change_type: "DELETE", times: 1 },
    { change_type: "INSERT", times: 3 },
  ]);
});
