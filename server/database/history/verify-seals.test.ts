// The seals of the history: who may write everything in the database still cannot cut a chain unseen.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import { aSecondServer, type SecondServer } from "../../../testing/second-server.ts";
import { aWorld, type World } from "../../../testing/world.ts";
import { sealHistory } from "./seal-history.ts";
import { readWitness, type Witness } from "./seals.ts";
import { verifyHistory } from "./verify-history.ts";
import { verifySeals } from "./verify-seals.ts";

let world: World;
let second: SecondServer;
let owner: pg.Client;
let draftId: string;
let length: number;
let witness: Witness | undefined;
before(async () => {
  world = await aWorld();
  second = await aSecondServer(world);
  owner = new pg.Client({ connectionString: world.ownerUrl });
  owner.setTypeParser(20, BigInt);
  await owner.connect();
  draftId = (await world.draft({ status: "SUBMITTED" })).id;
  await Promise.all([sealHistory(world.app), sealHistory(second.app)]);
  witness = [world.app, second.app]
    .map(({ settings }) => readWitness(settings.dataFolder))
    .filter((each) => each !== undefined)
    .sort((one, other) => Number(one.number) - Number(other.number))
    .at(-1);
  const { rows } = await owner.query("select sequence from history_head where root_id = $1", [draftId]);
  length = rows[0].sequence;
});
after(async () => {
  await owner.end();
  await second.stop();
  await world.end();
});

/** As the superuser that cuts the last entries and makes the head fit. */
const cutTail = () => `
  delete from history_entry where root_id = '${draftId}' and sequence > ${length - 2};
  update history_head h set sequence = e.sequence, hash = e.hash from history_entry e
   where h.root_id = '${draftId}' and e.root_id = h.root_id and e.sequence = ${length - 2};`;
const CUT = () => ({
  rootType: "draft",
  rootId: draftId,
  sequence: length,
  fault: "the chain was cut or rewritten after it was sealed",
});

test("two instances at once make seals that hold, and nothing new makes no seal", async () => {
  const { broken, faults, seals } = await verify();
  assert.deepEqual({ broken, faults }, { broken: [], faults: [] });
  await sealHistory(world.app);
  assert.equal((await verify()).seals, seals);
  const { rows } = await owner.query("select count(*) as left from history_heads_to_seal(10)");
  assert.equal(rows[0].left, 0n);
});

test("a tail that was cut together with its head escapes the chain and not the seal", async () => {
  await tampering(cutTail(), async () => {
    assert.deepEqual((await verifyHistory(owner as never)).broken, []);
    assert.deepEqual((await verify()).broken, [CUT()]);
  });
});

test("a cut chain that grows again is still named, since it is not sealed again", async () => {
  const grown = `${cutTail()}
    set local session_replication_role = origin;
    select begin_system_work('Set-up', now());
    update draft set your_reference = 'one' where id = '${draftId}'; update draft set your_reference = 'two' where id = '${draftId}';
    update draft set your_reference = 'three' where id = '${draftId}';`;
  await tampering(grown, async () => {
    const { rows } = await owner.query("select root_id from history_heads_to_seal(1000)");
    assert.ok(rows.every(({ root_id }) => root_id !== draftId));
    assert.deepEqual((await verify()).broken, [CUT()]);
  });
});

const UNSEALED: [how: string, statements: () => string, fault: RegExp][] = [
  [
    "is taken away",
    () => `delete from history_sealed_head where root_id = '${draftId}'`,
    /not those that the newest seal was made over/,
  ],
  [
    "is taken away and the newest seal's sums are put right",
    () =>
      `delete from history_sealed_head where root_id = '${draftId}'; update history_seal set heads = heads - 1 where number = (select max(number) from history_seal)`,
    /is not signed by this server/,
  ],
  ["is in no seal any more", () => "delete from history_seal", /There are sealed chains and no seal/],
  [
    "is in a newest seal that is taken away",
    () =>
      "delete from history_seal where number = (select max(number) from history_seal); delete from history_sealed_head",
    /was made, and the newest in the database is/,
  ],
];
for (const [how, statements, fault] of UNSEALED)
  test(`a sealed end that ${how} is missed`, async () => {
    await tampering(`${cutTail()} ${statements()}`, async () => {
      assert.match((await verify()).faults.join("\n"), fault);
    });
  });

test("a sealed end that is made to fit the cut chain is not signed", async () => {
  const fitted = `${cutTail()} update history_sealed_head s set sequence = h.sequence, hash = h.hash from history_head h where h.root_id = s.root_id and s.root_id = '${draftId}'`;
  await tampering(fitted, async () => {
    assert.match((await verify()).broken[0]?.fault ?? "", /not signed by this server/);
  });
});

test("with another key no seal holds", async () => {
  const { broken, faults } = await verifySeals(owner as never, { key: Buffer.alloc(32), witness });
  assert.ok(broken.length > 0);
  assert.match(faults.join("\n"), /not signed by this server/);
});

test("a person's own work neither reads nor writes seals", async () => {
  const { rows } = await owner.query(
    "select tablename, polname from pg_policy p join pg_tables t on p.polrelid = ('public.' || t.tablename)::regclass where t.tablename like 'history_seal%' order by 1, 2",
  );
  assert.deepEqual(
    rows.map(({ tablename, polname }) => `${tablename} ${polname}`),
    ["history_seal owner", "history_seal system", "history_sealed_head owner", "history_sealed_head system"],
  );
});

function verify() {
  return verifySeals(owner as never, { key: world.app.settings.secrets.historySealKey, witness });
}

/** As a superuser past every trigger, and undone afterwards. */
async function tampering(statements: string, look: () => Promise<void>): Promise<void> {
  await owner.query(`begin; set local session_replication_role = replica; ${statements}`);
  try {
    await look();
  } finally {
    await owner.query("rollback");
  }
}
