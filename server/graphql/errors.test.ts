// What people read when something breaks: a code, a sentence and a reference, and nothing of how it is built.

import assert from "node:assert/strict";
import { after, before, mock, test } from "node:test";
import pg from "pg";
import type { Api, ApiReply } from "../../testing/api.ts";
import { aWorld, type World } from "../../testing/world.ts";
import { idOf } from "../demo/cast-ids.ts";

const HARBOUR = idOf("organisation", "harbour");

let world: World;
let owner: pg.Client;
let ada: Api;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  ada = await world.as("ada");
});
after(async () => {
  await owner.end();
  await world.end();
});

test("a mistake of ours is a reference number, which the log has too, and nothing else", async () => {
  await owner.query(
    "alter table draft add constraint planted_rule check (your_reference is distinct from 'boom')",
  );
  const logged = mock.method(world.app.log, "error");
  const { data, errors } = await create("boom");
  assert.equal(data, null);
  const [error] = errors ?? [];
  const { code, message, reference, ...rest } = error?.extensions ?? { code: "", message: "" };
  assert.equal(code, "INTERNAL");
  assert.match(String(reference), /^[A-HJ-NP-Z2-9]{8}$/);
  assert.equal(message, `Something went wrong on our side. Please quote ${reference} if you contact us.`);
  assert.equal(error?.message, message);
  assert.deepEqual(rest, {});
  assert.doesNotMatch(JSON.stringify(errors), /planted_rule|constraint|draft_|relation|select/i);
  const [facts] = logged.mock.calls[0]?.arguments ?? [];
  assert.equal((facts as { reference?: string }).reference, reference);
  logged.mock.restore();
  await owner.query("alter table draft drop constraint planted_rule");
});

test("a record that is not there is named by its place in the answer", async () => {
  const { data, errors } = await ada.ask(
    `{ me { givenName } a: draft(id: "${idOf("person", "ada")}") { id } }`,
  );
  assert.equal(data, null);
  assert.equal(errors?.[0]?.extensions.code, "DRAFT_NOT_FOUND");
  assert.deepEqual(errors?.[0]?.path, ["a"]);
});

test("what is not there and what is not yours are told in the same words", async () => {
  const wes = await world.as("wes");
  const { id } = await world.draft();
  const query = "query ($id: ID!) { draft(id: $id) { id } }";
  const foreign = await wes.ask(query, { id });
  const missing = await wes.ask(query, { id: idOf("person", "nobody") });
  const strange = await wes.ask(query, { id: "not an id" });
  assert.deepEqual(withoutId(foreign), withoutId(missing));
  assert.deepEqual(withoutId(strange), withoutId(missing));
  assert.equal(foreign.errors?.[0]?.extensions.message, "Draft could not be found.");
});

test("a writer who came between is waited for: the call is done again, once", async () => {
  await owner.query(`
    create sequence clashes;
    create function clash() returns trigger language plpgsql security definer as $$
      begin if new.your_reference = 'clash' and nextval('clashes') <= 3 then raise exception 'could not serialize' using errcode = '40001'; end if; return new; end $$;
    create trigger clash before update on draft for each row execute function clash()`);
  const { errors } = await create("clash");
  assert.equal(errors, undefined);
  assert.equal(await draftsRaised("clash"), 1);
});

test("with writers coming between for ever the call is refused as one to try again", async () => {
  await owner.query("alter sequence clashes restart with -1000000 minvalue -1000000");
  const { errors } = await create("clash");
  assert.equal(errors?.[0]?.extensions.code, "SERVICE_UNAVAILABLE");
  assert.equal(await draftsRaised("clash"), 1);
  await owner.query("drop trigger clash on draft");
});

test("a record that somebody holds is answered as still being done", async () => {
  const { id, version } = await world.draft();
  await owner.query("begin");
  await owner.query("select 1 from draft where id = $1 for update", [id]);
  const { errors } = await ada.mutate("cancelDraft", "DraftVersionInput", { id, version }, "draft { id }");
  await owner.query("rollback");
  assert.equal(errors?.[0]?.extensions.code, "IN_PROGRESS");
});

test("connections that are cut under way cost a try, never the process", async () => {
  const asked = Promise.all(
    Array.from({ length: 40 }, () => ada.ask("{ me { givenName } organisations { totalCount } }")),
  );
  for (let round = 0; round < 5; round += 1)
    await owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'bondline_app' and datname = current_database() and application_name <> 'bondline events'",
    );
  for (const { errors } of await asked)
    for (const error of errors ?? []) assert.equal(error.extensions.code, "SERVICE_UNAVAILABLE");
  const { data } = await ada.ask("{ me { givenName } }");
  assert.equal(data.me.givenName, "Ada");
});

test("a half-done mutation whose connection is cut leaves nothing, and its repeat does it", async () => {
  await owner.query("begin; lock table history_head in exclusive mode");
  const input = {
    clientMutationId: "cut",
    organisationId: HARBOUR,
    processType: "BANK_GUARANTEE",
    draft: { yourReference: "cut" },
  };
  const asked = ada.mutate("createDraft", "CreateDraftInput", input, "draft { id }");
  for (;;) {
    const { rowCount } = await owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'bondline_app' and datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rowCount) break;
  }
  await owner.query("rollback");
  assert.equal((await asked).errors?.[0]?.extensions.code, "SERVICE_UNAVAILABLE");
  assert.equal(await draftsRaised("cut"), 0);
  assert.equal(
    (await ada.mutate("createDraft", "CreateDraftInput", input, "draft { id }")).errors,
    undefined,
  );
  assert.equal(await draftsRaised("cut"), 1);
});

test("with the database gone every call is one to try again, and the server says that it is not ready", async () => {
  const gone = await aWorld();
  const person = await gone.as("ada");
  assert.equal((await fetch(`${gone.url}/ready`)).status, 200);
  await gone.app.pool.end();
  for (const query of [
    "{ me { id } }",
    "{ gatewayFeatures { referrals } }",
    'mutation { signIn(input: { clientMutationId: "x", email: "a@b.example", password: "x" }) { clientMutationId } }',
  ])
    assert.equal(await person.codeOf(query), "SERVICE_UNAVAILABLE", query);
  const ready = await fetch(`${gone.url}/ready`);
  assert.equal(ready.status, 503);
  assert.equal(((await ready.json()) as { database: boolean }).database, false);
  assert.equal((await fetch(`${gone.url}/live`)).status, 200);
  await gone.end();
});

async function create(reference: string): Promise<ApiReply> {
  return await ada.mutate(
    "createDraft",
    "CreateDraftInput",
    { organisationId: HARBOUR, processType: "BANK_GUARANTEE", draft: { yourReference: reference } },
    "draft { id }",
  );
}

async function draftsRaised(reference: string): Promise<number> {
  const { rows } = await owner.query("select count(*)::int as count from draft where your_reference = $1", [
    reference,
  ]);
  return rows[0].count;
}

function withoutId({ data, errors }: ApiReply): unknown {
  return {
    data,
    errors: errors?.map(({ extensions: { id: _, ...extensions }, ...error }) => ({ ...error, extensions })),
  };
}
