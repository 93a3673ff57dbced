// An organisation that was closed seven years ago leaves the provider's clients and its search, is found by a filter, and is not opened any more.
// Shows: O-40.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import { type Api, apiOf } from "../../../../testing/api.ts";
import { refusalOf } from "../../../../testing/draft-calls.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { aClaim } from "../../../demo/builders/abn-claim-builder.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { archiveClosedRecords } from "./archive-jobs.ts";

/** Midnight in Sydney, in summer. */
const LAST_MOMENT = "2033-11-19T12:59:59.999Z" as Instant;
const ON_THE_DAY = "2033-11-19T13:00:00.000Z" as Instant;

let world: World;
let rosa: Api;
const ids = new Map<string, string>();
before(async () => {
  world = await aWorld();
  const numbers = { Quay: "11005357522", Rail: "53004085616", Zinc: "49004028077" };
  for (const [name, abn] of Object.entries(numbers)) {
    const { id, claimant } = await aClaim(world.app, {
      abn,
      claimant: name.toLowerCase(),
      name: `${name} Works`,
    });
    ids.set(name, id);
    if (name === "Zinc") continue;
    const api = apiOf(world.url, claimant.token);
    const input = { id, name: `${name} Works` };
    const { errors } = await api.mutate(
      "closeOrganisation",
      "CloseOrganisationInput",
      input,
      "clientMutationId",
    );
    assert.equal(errors, undefined, JSON.stringify(errors));
  }
  rosa = await world.as("rosa");
});
// What a clock of seven years leaves behind is put there by hand.
after(() => world.endUnchecked());

async function found(asked: object = {}): Promise<string[]> {
  const query = `query ($f: ClientFilter, $s: ClientSort, $w: String) {
    clients(filter: $f, sort: $s, search: $w, first: 100) { totalCount edges { node { name } } } }`;
  const { clients } = await rosa.get(query, { w: "works", ...asked });
  assert.equal(clients.totalCount, clients.edges.length);
  return clients.edges.map(({ node }: { node: { name: string } }) => node.name).sort();
}
const clientOf = async (name: string) =>
  (
    await rosa.get("query ($id: ID!) { client(id: $id) { archivedAt archiveDate capabilities } }", {
      id: ids.get(name),
    })
  ).client;
const searched = async () =>
  (await rosa.get('{ search(text: "Quay Works") { kind recordId } }')).search.filter(
    ({ kind }: { kind: string }) => kind === "CLIENT",
  );
const openQuay = () =>
  rosa.mutate(
    "openOrganisation",
    "OpenOrganisationInput",
    { id: ids.get("Quay"), reason: "It came back." },
    "clientMutationId",
  );

test("it is archived when seven years have passed by Sydney's clocks, and leaves the list and the search", async () => {
  const hold = await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query<{ id: string }>(
      `insert into archive_hold (id, record_kind, record_id, organisation_id, reason, held_by, held_by_name, created_at)
       select gen_random_uuid(), 'DRAFT', gen_random_uuid(), $1, 'A court has asked for it.', a.id, 'Rosa Whitfield', $2
         from account a order by a.id limit 1 returning id`,
      [String(ids.get("Rail")), tx.now],
    ),
  );
  world.clock.setTo(LAST_MOMENT);
  await archiveClosedRecords(world.app);
  rosa = await world.as("rosa");
  assert.deepEqual(await found(), ["Quay Works", "Rail Works", "Zinc Works"]);
  assert.equal((await searched()).length, 1);
  assert.ok((await clientOf("Quay")).capabilities.includes("CAN_OPEN"));

  world.clock.setTo(ON_THE_DAY);
  await Promise.all([archiveClosedRecords(world.app), archiveClosedRecords(world.app)]);
  rosa = await world.as("rosa");
  // Of the other one a record is on legal hold.
  for (const field of ["CREATED_AT", "NAME"])
    for (const direction of ["ASC", "DESC"]) {
      const s = { field, direction };
      assert.deepEqual(await found({ s }), ["Rail Works", "Zinc Works"]);
      assert.deepEqual(await found({ s, f: { archived: ["ARCHIVED"] } }), ["Quay Works"]);
    }
  assert.deepEqual(await searched(), []);
  await runTransaction(world.app, { system: "Set-up" }, (tx) =>
    tx.query(
      "update archive_hold set ended_reason = 'Lifted.', ended_by = held_by, ended_by_name = held_by_name, ended_at = created_at where id = $1",
      [String(hold[0]?.id)],
    ),
  );
  await archiveClosedRecords(world.app);
  assert.deepEqual(await found(), ["Zinc Works"]);
});

test("its page is read as before and says since when, and nobody opens it any more", async () => {
  assert.deepEqual(await clientOf("Quay"), {
    archivedAt: ON_THE_DAY,
    archiveDate: "2033-11-20",
    capabilities: [],
  });
  const answer = await openQuay();
  assert.equal(refusalOf(answer), "INVALID_TRANSITION");
  assert.match(answer.errors?.[0]?.extensions.message ?? "", /archived/);
});
