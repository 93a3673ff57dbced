// A request is answered for whom the database says is asking now, however often they have been here before.
// Shows: REL-08, REL-09.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type Api, apiOf } from "../../testing/api.ts";
import { transactionsBegunFor } from "../../testing/statements.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { pipeline } from "../database/pipeline.ts";
import { aGuest, type Guest, joinAs } from "../demo/builders/guest-builder.ts";
import { idOf } from "../demo/cast-ids.ts";
import { beginReading } from "./reading.ts";
import { runTransaction, type SqlValue } from "./transaction.ts";

const HARBOUR = idOf("organisation", "harbour");
const NAME = "{ me { givenName } }";
const LIST = `query ($id: ID!) { drafts(organisationId: $id) { totalCount edges { node { id parties { name } } } } }`;

let world: World;
before(async () => {
  world = await aWorld();
});
after(() => world.end());

async function aMember(name: string): Promise<{ guest: Guest; api: Api }> {
  const guest = await aGuest(world.app, name);
  await joinAs(world.app, guest, { organisationId: HARBOUR, role: "USER" });
  const api = apiOf(world.url, guest.token);
  assert.equal(await codeOfList(api), "OK");
  return { guest, api };
}

const codeOfList = (api: Api) => api.codeOf(LIST, { id: HARBOUR });

/** Behind everybody's back: nothing is announced. */
async function change(text: string, values: readonly SqlValue[]): Promise<void> {
  await runTransaction(world.app, { system: "Set-up" }, (tx) => tx.query(text, values));
}

test("who was taken out of an organisation is refused at the very next request", async () => {
  const { guest, api } = await aMember("Vera");
  await change("delete from member where account_id = $1", [guest.id]);
  assert.notEqual(await codeOfList(api), "OK");
});

test("who was let into an organisation is served at the very next request", async () => {
  const { guest, api } = await aMember("Walt");
  await change("delete from member where account_id = $1", [guest.id]);
  assert.notEqual(await codeOfList(api), "OK");
  await joinAs(world.app, guest, { organisationId: HARBOUR, role: "USER" });
  assert.equal(await codeOfList(api), "OK");
});

test("who became a limited user sees none of the records that were open before", async () => {
  const { guest, api } = await aMember("Xena");
  await world.draft();
  assert.ok((await api.get(LIST, { id: HARBOUR })).drafts.totalCount > 0);
  await change("update member set role = 'LIMITED_USER' where account_id = $1", [guest.id]);
  assert.deepEqual((await api.get(LIST, { id: HARBOUR })).drafts, { totalCount: 0, edges: [] });
});

test("a session that has ended is noticed also where nothing would have been read", async () => {
  const { guest, api } = await aMember("Yara");
  assert.equal(await api.codeOf(NAME), "OK");
  await change("update session set revoked_at = $2 where account_id = $1", [guest.id, world.clock.now()]);
  assert.equal(await api.codeOf(NAME), "AUTH_NOT_AUTHORIZED");
});

test("a name that was changed is shown as it is now", async () => {
  const { guest, api } = await aMember("Zora");
  await change("update account set given_name = 'Zadie' where id = $1", [guest.id]);
  assert.equal((await api.get(NAME)).me.givenName, "Zadie");
});

test("a page with its total costs one message to the database, and one more for what hangs on its rows", async () => {
  const { api } = await aMember("Abel");
  await world.draft({ status: "ESTABLISHED" });
  const documents = LIST.replace("drafts(", "documents(");
  assert.ok((await api.get(documents, { id: HARBOUR })).documents.edges[0].node.parties.length > 0);
  assert.equal(await messagesOf(api, documents), 1);
  assert.equal(await messagesOf(api, LIST), 2);
  assert.equal(await messagesOf(api, NAME), 1);
});

test("what is set while a message is on its way concerns the ones after it", async () => {
  const { guest } = await aMember("Cleo");
  const { tx } = await beginReading(world.app, guest.token);
  const mode = () => tx.query<{ mode: string }>("select current_setting('plan_cache_mode') as mode");
  const first = mode();
  await new Promise((resolve) => setImmediate(resolve));
  await tx.query("select set_config('plan_cache_mode', 'force_custom_plan', true)");
  assert.deepEqual(await first, [{ mode: "force_generic_plan" }]);
  assert.deepEqual(await mode(), [{ mode: "force_custom_plan" }]);
});

test("of statements that are sent together none has happened when one fails, and the connection goes on", async () => {
  const connection = await world.app.pool.connect();
  const statement = (name: string, text: string, ...values: SqlValue[]) => ({ name, text, values });
  const made = statement("made", "insert into rate_limit values ('made together', 1, now())");
  const fails = statement("fails", "select 1 / $1::int as quotient", 0);
  const later = statement("later", "select $1::int as number", 3);
  await assert.rejects(pipeline(connection, ["begin", made, fails, later, "commit"]), { code: "22012" });
  const [answer] = await pipeline(connection, [later]);
  assert.deepEqual(answer?.rows, [[3]]);
  const seek = statement("seek", "select 1 from rate_limit where key = 'made together'");
  const [none] = await pipeline(connection, [seek]);
  assert.deepEqual(none?.rows, []);
  const both = await pipeline(connection, [statement("fails", fails.text, 2), later]);
  assert.deepEqual(
    both.map(({ rows }) => rows),
    [[[0]], [[3]]],
  );
  connection.release();
});

/** Each begins with a look at the session; what jobs ask meanwhile is not counted. */
async function messagesOf(api: Api, query: string): Promise<number> {
  return await transactionsBegunFor(world.app, api.token ?? "", () => api.get(query, { id: HARBOUR }));
}

test("of many rows that come together each list is made for itself, with room for others in between", async () => {
  const { guest } = await aMember("Cora");
  const { tx } = await beginReading(world.app, guest.token);
  let turn = 0;
  const count = () => {
    turn += 1;
    again = setImmediate(count);
  };
  let again = setImmediate(count);
  const turnOf = async (rows: number) => {
    await tx.query("select generate_series(1, $1::int)", [rows]);
    return turn;
  };
  const [short = 0, long = 0, longer = 0, longest = 0] = await Promise.all([1, 99, 100, 101].map(turnOf));
  clearImmediate(again);
  assert.equal(short, long);
  assert.ok(long < longer && longer < longest, `${long}, ${longer}, ${longest}`);
});
