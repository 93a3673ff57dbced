// Every code and every link that was mailed opens something: once its mail is sent, it is found nowhere in the whole database.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import { sendMail } from "../../server/modules/records/mail/mail-jobs.ts";
import { forgotPassword, newcomer, signUp } from "../account-calls.ts";
import { aFilledWorld } from "../examples/example-worlds.ts";
import type { World } from "../world.ts";
import { recordProof } from "./record-proof.ts";

/** The pretended mail server's own box, which is a mailbox of the readers and no part of the product. */
const MAIL_SERVER = "public.sandbox_mail";
/** Links that open nothing by themselves, each with the reason. */
const NO_SECRET: Record<string, string> = {
  invoice: "the card provider's page, which stands on the invoice for whoever may see it",
};
/** At the end of every mail that is no must, whatever kind it is of. */
const STOP_LINK = /https?:\/\/\S+\/stop-mail\/\S+/g;
/** Six digits can stand anywhere by chance; those of three mails of a kind do not. */
const OF_A_KIND = 3;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let world: World;
let owner: pg.Client;
/** By the kind of mail, the first word of its intent; of those that stop mails together. */
let mailed: Map<string, string[]>;
before(async () => {
  ({ world } = await aFilledWorld());
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
  for (let count = 0; count < OF_A_KIND; count += 1) await askForCodes(count);
  await untilAllAreSent();
  mailed = await mailedSecrets();
});
after(async () => {
  await owner.end();
  await world.endUnchecked();
});

describe("what was mailed", () => {
  const count = { cases: 0, broken: 0, caught: 0 };
  after(() => recordProof("mailed-secrets", count));

  test("holds codes and links of each kind that the product mails", () => {
    const kinds = [...mailed].filter(([, secrets]) => secrets.length > 0).map(([kind]) => kind);
    assert.deepEqual(kinds.toSorted(), SECRET_KINDS);
    for (const [kind, secrets] of mailed)
      assert.ok(
        secrets.length === 0 || secrets.some((each) => each.length > 6) || secrets.length >= OF_A_KIND,
        kind,
      );
  });

  test("is found nowhere in clear once it is sent", async () => {
    count.cases = [...mailed.values()].flat().length;
    assert.deepEqual(await found(), []);
  });

  const BROKEN: Record<string, string> = {
    "an outbox that keeps what it sent":
      "update mail_message m set content_encrypted = '\\x00'::bytea || convert_to(s.text, 'UTF8') from sandbox_mail s where s.id = m.id",
    "a subject that holds the code":
      "update mail_message m set subject = substring(s.text from '\\d{6}') from sandbox_mail s where s.id = m.id and s.text ~ '\\d{6}'",
    "an answer that is kept with the link":
      "insert into mutation_result select gen_random_uuid(), 'x', id::text, 'x', jsonb_build_object('link', text), now() from sandbox_mail",
    "a job that carries the mail":
      "select jobs.enqueue('send-mail', jsonb_build_object('text', text)::json, now() + interval '1 day', id::text, 1::smallint) from sandbox_mail",
  };
  for (const [name, statement] of Object.entries(BROKEN))
    test(`${name} is noticed`, async () => {
      await owner.query("begin");
      try {
        await owner.query(statement);
        const leaks = await found();
        count.broken += 1;
        count.caught += leaks.length > 0 ? 1 : 0;
        assert.notDeepEqual(leaks, []);
      } finally {
        await owner.query("rollback");
      }
    });
});

const SECRET_KINDS = [
  "agree",
  "agreement",
  "collaborator",
  "confirmation",
  "documents",
  "handover",
  "member",
  "reset",
  "return",
  "stop",
  "two-step",
];

async function askForCodes(count: number): Promise<void> {
  await signUp(world.anonymous, newcomer(`mailed${count}`));
  await forgotPassword(world.anonymous, "ada@harbourcivil.example");
}

async function untilAllAreSent(): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ id: string }>("select id from mail_message where status = 'QUEUED'");
    if (rows.length === 0) return;
    // One that a job has in hand is asked for again.
    for (const { id } of rows) await sendMail(world.app, { mailMessageId: id }).catch(() => undefined);
  }
}

async function mailedSecrets(): Promise<Map<string, string[]>> {
  const { rows } = await owner.query<{ intent: string; text: string }>(
    "select m.intent, s.text from mail_message m join sandbox_mail s on s.id = m.id",
  );
  const secrets = new Map<string, string[]>();
  const add = (kind: string, found: readonly string[]) =>
    secrets.set(kind, [...new Set([...(secrets.get(kind) ?? []), ...found])]);
  for (const { intent, text } of rows) {
    const kind = intent.split(" ")[0] ?? "";
    if (kind in NO_SECRET) continue;
    add(kind, secretsOf(text.replaceAll(STOP_LINK, "")));
    add("stop", secretsOf([...text.matchAll(STOP_LINK)].join(" ")));
  }
  return secrets;
}

/** Codes to be typed, and whatever in a link is neither a word nor the id of a record. */
function secretsOf(text: string): string[] {
  const codes = [...text.matchAll(/^ {4}(\S+)$/gm)].map(([, code = ""]) => code);
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
  const parts = links.flatMap(({ pathname, searchParams, hash }) => [
    ...pathname.split("/"),
    hash.slice(1),
    ...[...searchParams].filter(([name]) => name !== "username").map(([, value]) => value),
  ]);
  return [...codes, ...parts.filter((part) => /^[\w-]{16,}$/.test(part) && !UUID.test(part))];
}

/** Tables that hold a secret, as text or as bytes. */
async function found(): Promise<string[]> {
  const leaks: string[] = [];
  for (const { name, text } of await wholeDatabase())
    for (const [kind, secrets] of mailed) if (isLeak(text, secrets)) leaks.push(`${kind} in ${name}`);
  return leaks;
}

function isLeak(text: string, secrets: readonly string[]): boolean {
  const short = secrets.filter((secret) => /^\d{6}$/.test(secret));
  const areAllThere = short.length >= OF_A_KIND && short.every((secret) => holds(text, secret));
  return areAllThere || secrets.some((secret) => !short.includes(secret) && holds(text, secret));
}

function holds(text: string, secret: string): boolean {
  const hex = Buffer.from(secret).toString("hex");
  return text.includes(hex) || new RegExp(`(?<![\\w-])${secret}(?![\\w-])`).test(text);
}

async function wholeDatabase(): Promise<{ name: string; text: string }[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as bare, format('%I.%I', n.nspname, c.relname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`,
  );
  assert.ok(tables.length >= 70);
  const found = [];
  for (const { name } of tables.filter((table) => table.name !== MAIL_SERVER)) {
    const { rows } = await owner.query<{ text: string | null }>(
      `select string_agg(t::text, E'\\n') as text from ${name} t`,
    );
    found.push({ name, text: rows[0]?.text ?? "" });
  }
  return found;
}
