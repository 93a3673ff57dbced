// No statement issues another wording than the one that was approved, changes it afterwards, or lets a draft be approved without one.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import { aWorld, type World } from "../../testing/world.ts";

let world: World;
let owner: pg.Client;
let drafts: Record<"SUBMITTED" | "PENDING_PAYMENT" | "PROCESSING" | "ESTABLISHED", string>;
before(async () => {
  world = await aWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  const idOf = async (status: keyof typeof drafts) => (await world.draft({ status })).id;
  drafts = {
    SUBMITTED: await idOf("SUBMITTED"),
    PENDING_PAYMENT: await idOf("PENDING_PAYMENT"),
    PROCESSING: await idOf("PROCESSING"),
    ESTABLISHED: await idOf("ESTABLISHED"),
  };
});
after(async () => {
  await owner.end();
  await world.end();
});

const OTHER = "f".repeat(64);
/** A document as the one that was issued, of another draft and with another wording. */
const issued = (draft: string, hash: string) => `
  insert into document select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'original_draft_id', '${draft}',
    'reference_number', 'BG-777', 'guarantee_number', 'OTHER 777', 'verification_code', drawn_code(26), 'wording_hash', ${hash}))).* from document d where d.original_draft_id = '{ESTABLISHED}'`;

/** What the owner of the tables may not do either, and the name of what keeps it from happening. */
const STATEMENTS: readonly (readonly [what: string, statement: string, constraint: string])[] = [
  [
    "issues a text that was not approved",
    issued("{PROCESSING}", `'${OTHER}'`),
    "document_wording_as_approved",
  ],
  ["issues without a wording", issued("{PROCESSING}", "null"), "document_wording_as_approved"],
  [
    "issues from a draft that was not approved",
    issued("{SUBMITTED}", "(select wording_hash from draft where id = '{SUBMITTED}')"),
    "document_wording_as_approved",
  ],
  [
    "issues a wording that belongs to no draft",
    `insert into document select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'original_draft_id', null,
      'reference_number', 'BG-778', 'guarantee_number', 'OTHER 778'))).* from document d where d.original_draft_id = '{ESTABLISHED}'`,
    "document_wording_of_draft",
  ],
  [
    "changes the hash of what was issued",
    `update document set wording_hash = '${OTHER}' where original_draft_id = '{ESTABLISHED}'`,
    "document_keeps_its_wording",
  ],
  [
    "changes the text of what was issued",
    "update document set wording_html = '<p>Pays nothing.</p>' where original_draft_id = '{ESTABLISHED}'",
    "document_keeps_its_wording",
  ],
  [
    "gives what was issued to another draft",
    "update document set original_draft_id = '{PROCESSING}' where original_draft_id = '{ESTABLISHED}'",
    "document_keeps_its_wording",
  ],
  [
    "changes what was approved",
    `update draft set wording_hash = '${OTHER}', approved_wording_hash = '${OTHER}' where id = '{PROCESSING}'`,
    "draft_keeps_what_was_approved",
  ],
  [
    "changes what was submitted, under an approval",
    `update draft set wording_hash = '${OTHER}' where id = '{PENDING_PAYMENT}'`,
    "draft_approves_what_was_submitted",
  ],
  [
    "forgets what was approved",
    "update draft set approved_wording_hash = null where id = '{PROCESSING}'",
    "draft_keeps_what_was_approved",
  ],
  [
    "approves another text than was submitted",
    `update draft set status = 'PROCESSING', approved_wording_hash = '${OTHER}' where id = '{SUBMITTED}'`,
    "draft_approves_what_was_submitted",
  ],
  [
    "approves without saying what",
    "update draft set status = 'PROCESSING' where id = '{SUBMITTED}'",
    "draft_says_what_was_approved",
  ],
];

describe("no statement", () => {
  for (const [what, statement, constraint] of STATEMENTS)
    test(what, async () => {
      const text = statement.replaceAll(/\{(\w+)\}/g, (_, status: keyof typeof drafts) => drafts[status]);
      await owner.query("begin; select begin_system_work('Set-up', now())");
      try {
        await assert.rejects(owner.query(text), (fault: pg.DatabaseError) => {
          assert.equal(fault.constraint, constraint, fault.message);
          return true;
        });
      } finally {
        await owner.query("rollback");
      }
    });

  test("is refused that issues what was approved", async () => {
    await owner.query("begin; select begin_system_work('Set-up', now())");
    const approved = `(select approved_wording_hash from draft where id = '{PROCESSING}')`;
    const text = issued("{PROCESSING}", "null").replace(
      "'wording_hash', null",
      `'wording_hash', ${approved}`,
    );
    const { rowCount } = await owner.query(
      text.replaceAll(/\{(\w+)\}/g, (_, status: keyof typeof drafts) => drafts[status]),
    );
    assert.equal(rowCount, 1);
    await owner.query("rollback");
  });
});
