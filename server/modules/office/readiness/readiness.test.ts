// What is still missing before clients can submit, pay and be issued: each point is named while it is missing, and is gone once it is there.
// Shows: ST-41.

import assert from "node:assert/strict";
import { tmpdir } from "node:os";
import { after, before, describe, test } from "node:test";
import type { ReadinessCode } from "@bondline/domain/office/provider/readiness.ts";
import pg from "pg";
import type { Api } from "../../../../testing/api.ts";
import { aWorld, type World } from "../../../../testing/world.ts";
import { readSettings } from "../../../config.ts";
import { installationReadiness } from "./readiness-access.ts";

let world: World;
let owner: pg.Client;
let rosa: Api;
before(async () => {
  world = await aWorld();
  rosa = await world.as("rosa");
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
});
after(async () => {
  await owner.end();
  await world.end();
});

async function missing(): Promise<ReadinessCode[]> {
  const { officeReadiness } = await rosa.get("{ officeReadiness { code isDone } }");
  return officeReadiness
    .filter(({ isDone }: { isDone: boolean }) => !isDone)
    .map(({ code }: { code: ReadinessCode }) => code);
}

describe("what the provider's people set", () => {
  /** How each is taken away and put back. */
  const TAKEN: readonly (readonly [ReadinessCode, string, string])[] = [
    [
      "DEPOSIT_ACCOUNT",
      "update deposit_account set starts_at = starts_at + interval '9 years'",
      "update deposit_account set starts_at = starts_at - interval '9 years'",
    ],
    ["SUPPLIER", "update supplier set status = 'ARCHIVED'", "update supplier set status = 'ACTIVE'"],
    [
      "SUPPLIER_STAFF",
      "update staff_member set disabled_at = now() where supplier_id is not null",
      "update staff_member set disabled_at = null where supplier_id is not null",
    ],
    [
      "PRODUCT",
      "update fee_summary set fee_summary_status = 'RETIRED'",
      "update fee_summary set fee_summary_status = 'ACTIVE'",
    ],
    [
      "SUPPORT_EMAIL",
      "update provider set support_email = null",
      "update provider set support_email = 'help@bondline.example'",
    ],
  ];

  for (const [code, take, putBack] of TAKEN)
    test(`${code} is missing while it is not there, and then no longer`, async () => {
      assert.ok(!(await missing()).includes(code));
      await asOwner(take);
      assert.ok((await missing()).includes(code));
      await asOwner(putBack);
      assert.ok(!(await missing()).includes(code));
    });

  test("OPERATOR_EMAIL is missing while nobody reads what is mailed, and then no longer", async () => {
    assert.ok((await missing()).includes("OPERATOR_EMAIL"));
    await asOwner("update provider set operator_email = 'money@harbourline.com.au'");
    assert.ok(!(await missing()).includes("OPERATOR_EMAIL"));
  });

  test("SECOND_ADMINISTRATOR is missing while one is alone, and then no longer", async () => {
    const before = await missing();
    await asOwner(
      "update staff_member set is_admin = true where staff_type in ('RELATIONSHIP_MANAGER', 'GENERAL')",
    );
    const after = await missing();
    assert.deepEqual(
      [before.includes("SECOND_ADMINISTRATOR"), after.includes("SECOND_ADMINISTRATOR")],
      [true, false],
    );
  });
});

describe("what whoever runs the server sets", () => {
  const SECRET = "a secret for tests alone, 0123456789 abcdef";
  const SET: readonly (readonly [keyof ReturnType<typeof installationReadiness>, Record<string, string>])[] =
    [
      ["MAIL", { SMTP_HOST: "smtp.harbourline.com.au" }],
      ["MAIL_SENDER", { MAIL_FROM: "portal@harbourline.com.au" }],
      ["CARD_PAYMENTS", { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRETS: "whsec_1" }],
      ["BUSINESS_REGISTER", { ABN_LOOKUP_GUID: "11111111-2222-3333-4444-555555555555" }],
      [
        "FILES",
        {
          S3_BUCKET: "files",
          S3_REGION: "ap-southeast-2",
          S3_ACCESS_KEY_ID: "key",
          S3_SECRET_ACCESS_KEY: "secret",
        },
      ],
      ["VIRUS_SCAN", { CLAMD_HOST: "clamd.internal" }],
    ];

  for (const [code, environment] of SET)
    test(`${code} is missing until it is set`, () => {
      const of = (more: Record<string, string>) =>
        installationReadiness(readSettings({ NODE_ENV: "test", BONDLINE_SECRET: SECRET, ...more }, tmpdir()));
      assert.equal(of({})[code], false);
      assert.equal(of(environment)[code], true);
    });
});

async function asOwner(statement: string): Promise<void> {
  await owner.query("begin");
  await owner.query("select begin_system_work('Set-up', now())");
  await owner.query(statement);
  await owner.query("commit");
}
