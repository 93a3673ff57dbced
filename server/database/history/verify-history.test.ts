// The history's chains: whoever alters, deletes, reorders or cuts entries is found out, and secrets never stand in them.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import { aWorld, type World } from "../../../testing/world.ts";
import { type BrokenChain, verifyHistory } from "./verify-history.ts";

let world: World;
let owner: pg.Client;
let draftId: string;
let length: number;

before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  draftId = (await world.draft({ status: "SUBMITTED" })).id;
  const { rows } = await owner.query("select sequence from history_head where root_id = $1", [draftId]);
  length = rows[0].sequence;
});
after(async () => {
  await owner.end();
  await world.end();
});

test("what was written in order verifies", async () => {
  const { entries, broken } = await verifyHistory(owner as never);
  assert.deepEqual(broken, []);
  const { rows } = await owner.query("select count(*)::int as count from history_entry");
  assert.equal(entries, rows[0].count);
  assert.ok(length >= 5);
});

const ALTERED: [column: string, to: string][] = [
  ["actor_label", "'Somebody else'"],
  ["actor_id", "gen_random_uuid()"],
  ["actor_kind", "'system'"],
  ["on_behalf_of", "'Somebody'"],
  ["triggered_at", "triggered_at - interval '1 microsecond'"],
  ["change_type", "'DELETE'"],
  ["object_type", "'Other'"],
  ["record_id", "gen_random_uuid()"],
  ["record_name", "record_name || ' '"],
  ["transaction_id", "'1'"],
  ["changes", "changes || '[{}]'"],
  ["hash", "sha256(hash)"],
];
for (const [column, to] of ALTERED) {
  test(`an altered ${column} is named at its entry`, async () => {
    const broken = await afterTampering(
      `update history_entry set ${column} = ${to} where root_id = '${draftId}' and sequence = 2`,
    );
    assert.deepEqual(broken, [at(2, "the entry was altered")]);
  });
}

test("an entry that was altered and hashed anew breaks the link to the next", async () => {
  const broken = await afterTampering(
    `update history_entry set actor_label = 'Somebody else' where root_id = '${draftId}' and sequence = 2;
     update history_entry e set hash = sha256(convert_to(history_text(e), 'UTF8')) where root_id = '${draftId}' and sequence = 2`,
  );
  assert.deepEqual(broken, [at(3, "the entry does not follow the one before it")]);
});

test("a deleted entry is missed by the next one", async () => {
  const broken = await afterTampering(
    `delete from history_entry where root_id = '${draftId}' and sequence = 2`,
  );
  assert.deepEqual(broken, [at(3, "the entry does not follow the one before it")]);
});

test("a chain whose first entry is gone begins in the air", async () => {
  const broken = await afterTampering(
    `delete from history_entry where root_id = '${draftId}' and sequence = 1`,
  );
  assert.deepEqual(broken, [at(2, "the entry does not follow the one before it")]);
});

test("two entries that changed places are found at the first of them", async () => {
  const broken = await afterTampering(
    `update history_entry set sequence = 900 where root_id = '${draftId}' and sequence = 2;
     update history_entry set sequence = 2 where root_id = '${draftId}' and sequence = 3;
     update history_entry set sequence = 3 where root_id = '${draftId}' and sequence = 900`,
  );
  assert.equal(broken.length, 1);
  assert.equal(broken[0]?.fault, "the entry was altered");
});

test("a tail that was cut is missed by the head", async () => {
  const broken = await afterTampering(
    `delete from history_entry where root_id = '${draftId}' and sequence >= ${length - 1}`,
  );
  assert.deepEqual(broken, [at(length, "the chain does not reach its head")]);
});

test("a whole chain that was removed is missed by its head, and a chain without a head is named", async () => {
  assert.deepEqual(await afterTampering(`delete from history_entry where root_id = '${draftId}'`), [
    at(length, "the chain does not reach its head"),
  ]);
  const headless = await afterTampering(`delete from history_head where root_id = '${draftId}'`);
  assert.equal(headless[0]?.fault, "the chain does not reach its head");
});

test("an entry slipped in at the end is found", async () => {
  const broken = await afterTampering(
    `insert into history_entry (root_type, root_id, sequence, transaction_id, actor_kind, actor_label, triggered_at, change_type, object_type, record_id, record_name, changes, previous_hash, hash)
     select root_type, root_id, ${length + 1}, '1', 'system', 'x', now(), 'UPDATE', 'Draft', root_id, 'x', '[]', hash, hash from history_head where root_id = '${draftId}'`,
  );
  assert.equal(broken[0]?.sequence, length + 1);
});

test("writers of one record at the same time leave one chain without a gap", async () => {
  const { id } = await world.draft();
  const ada = await world.as("ada");
  let version = (await ada.get("query ($id: ID!) { draft(id: $id) { version } }", { id })).draft.version;
  const codes = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const { errors } = await ada.mutate(
        "updateDraft",
        "UpdateDraftInput",
        { id, version, draft: { yourReference: `HC-${index}` } },
        "draft { version }",
      );
      return errors?.[0]?.extensions.code ?? "OK";
    }),
  );
  version += 1;
  assert.equal(codes.filter((code) => code === "OK").length, 1, codes.join());
  assert.deepEqual((await verifyHistory(owner as never)).broken, []);
  const { rows } = await owner.query(
    "select array_agg(sequence order by sequence) = array(select generate_series(1, max(sequence))) as is_whole from history_entry where root_id = $1",
    [id],
  );
  assert.equal(rows[0].is_whole, true);
});

test("passwords, codes, tokens and account numbers stand masked in the history", async () => {
  const { rows } = await owner.query(`
    select distinct e.object_type || '.' || (c ->> 'field') as field, c ->> 'newValue' as value from history_entry e, jsonb_array_elements(e.changes) c
     where c ->> 'field' like '%\\_hash' or c ->> 'field' like '%\\_encrypted'`);
  const fields = [...new Set(rows.map(({ field }) => field))].sort();
  for (const field of ["Draft.refund_account_number_encrypted", "Session.token_hash", "User.password_hash"])
    assert.ok(fields.includes(field), `${field} is in the history`);
  assert.deepEqual(
    [...new Set(rows.map(({ value }) => value))].filter((value) => value !== null),
    ["•••"],
  );
});

test("every entry says who it was: a person, or the portal by a name", async () => {
  const { rows } = await owner.query(
    "select distinct actor_kind, actor_label from history_entry where root_id = $1 and actor_label <> '' order by 1, 2",
    [draftId],
  );
  assert.deepEqual(rows, [{ actor_kind: "person", actor_label: "Ada Nguyen" }]);
  const nameless = await owner.query("select 1 from history_entry where actor_label = ''");
  assert.equal(nameless.rowCount, 0);
});

function at(sequence: number, fault: string): BrokenChain {
  return { rootType: "draft", rootId: draftId, sequence, fault };
}

/** As a superuser past every trigger, and undone afterwards. */
async function afterTampering(statements: string): Promise<BrokenChain[]> {
  await owner.query(`begin; set local session_replication_role = replica; ${statements}`);
  try {
    return (await verifyHistory(owner as never)).broken;
  } finally {
    await owner.query("rollback");
  }
}
