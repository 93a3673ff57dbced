// Drawn spellings of one guarantee number never make two issued documents of a bank, alone or at once; other numbers always make their own.
// Shows: DOC-060, DOC-061.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { bankNameKey, guaranteeNumberKey } from "@bondline/domain/documents/documents/guarantee-number.ts";
import fc from "fast-check";
import pg from "pg";
import { changeSchema } from "../jobs-done.ts";
import { aWorld, type World } from "../world.ts";
import { IS_WHOLE_PROOF, recordProof } from "./record-proof.ts";

const CASES = IS_WHOLE_PROOF ? 20_000 : 300;
const AT_ONCE = IS_WHOLE_PROOF ? 2_000 : 40;
const SEED = 20261130;

let world: World;
let owner: pg.Client;
let other: pg.Client;
before(async () => {
  world = await aWorld();
  for (const ownerOf of ["harbour", "wesfarmers"] as const)
    await world.draft({ owner: ownerOf, status: "ESTABLISHED" });
  [owner, other] = [await connect(), await connect()];
});
after(async () => {
  await owner.end();
  await other.end();
  await world.end();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: world.ownerUrl });
  await client.connect();
  return client;
}

const BEGIN = "begin; select begin_system_work('Proof', now())";

/** Another document just as one that was issued to that organisation, under this number, for as long as the transaction lasts. */
const COPY = `do $$ declare made document; begin
  select d.* into made from document d join organisation o on o.id = d.organisation_id where d.is_system_document and o.name like $name limit 1;
  made.id := gen_random_uuid(); made.original_draft_id := null; made.wording_hash := null; made.guarantee_number := $number;
  made.verification_code := drawn_code(26);
  insert into document select made.*; end $$`;

async function issue(client: pg.Client, number: string, organisation: "Harbour%" | "Wesfarmers%") {
  const quoted = (text: string) => client.escapeLiteral(text);
  await client.query(
    COPY.replace("$name", () => quoted(organisation)).replace("$number", () => quoted(number)),
  );
}

/** Whether it could be issued. */
async function canIssue(
  client: pg.Client,
  number: string,
  organisation: "Harbour%" | "Wesfarmers%",
): Promise<boolean> {
  await client.query("savepoint before");
  try {
    await issue(client, number, organisation);
    return true;
  } catch (thrown) {
    assert.match(String(thrown), /document_number_(issued|recorded)/);
    await client.query("rollback to savepoint before");
    return false;
  }
}

const plain = fc.string({
  unit: fc.constantFrom(..."ABCDEFGHKMNPRSTWXYZ0123456789"),
  minLength: 3,
  maxLength: 14,
});
const BETWEEN = [
  "",
  "",
  "",
  " ",
  "\u00a0",
  "\u2003",
  "\u3000",
  "\u200b",
  "\u00ad",
  "\ufeff",
  ".",
  "-",
  "\u2013",
  "\u2010",
  "/",
  "_",
  "#",
  "\u00b7",
];
const fullWidth = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0);
const LOOKS = [
  (letter: string) => letter,
  (letter: string) => letter.toLowerCase(),
  fullWidth,
  (letter: string) => fullWidth(letter.toLowerCase()),
];

/** One number in another spelling. */
function spellingOf(number: string): fc.Arbitrary<string> {
  const each = fc.tuple(fc.constantFrom(...LOOKS), fc.constantFrom(...BETWEEN));
  return fc
    .array(each, { minLength: number.length, maxLength: number.length })
    .map((looks) => [...number].map((letter, at) => `${looks[at]?.[0](letter)}${looks[at]?.[1]}`).join(""));
}
const twoSpellings = plain.chain((number) =>
  fc.tuple(fc.constant(number), spellingOf(number), spellingOf(number)),
);

const count = { cases: 0, broken: 0, caught: 0 };
after(() => recordProof("guarantee-numbers", count));

type Fault = string | undefined;

/** Each case in a transaction that is undone. */
async function firstFault(cases: number): Promise<Fault> {
  for (const [number, one, two] of fc.sample(twoSpellings, { numRuns: cases, seed: SEED })) {
    await owner.query(BEGIN);
    const texts = JSON.stringify([number, one, two]);
    const first = await canIssue(owner, one, "Harbour%");
    const again = await canIssue(owner, two, "Wesfarmers%");
    // One letter or digit more is another number.
    const next = await canIssue(owner, `${two}7`, "Wesfarmers%");
    await owner.query("rollback");
    count.cases += 1;
    if (!first || again || !next) return `${texts}: ${first} ${again} ${next}`;
  }
  return undefined;
}

test("spellings of one number are issued once, and what differs in a letter or digit always", async () => {
  assert.equal(await firstFault(CASES), undefined);
});

test("the rule of the database is the rule of the form", async () => {
  const numbers = fc.sample(fc.oneof(fc.string({ unit: "binary" }), plain.chain(spellingOf)), {
    numRuns: CASES,
    seed: SEED,
  });
  const names = fc.sample(
    fc
      .array(
        fc.constantFrom(
          "Macquarie",
          "Bank",
          "Limited",
          "ltd.",
          "PTY",
          "&",
          "of",
          " ",
          "\u00a0",
          "\u00c9clair",
          "(Inc)",
        ),
        { maxLength: 7 },
      )
      .map((words) => words.join(" ")),
    { numRuns: CASES, seed: SEED },
  );
  const texts = [...numbers, ...names].map((text) => text.replaceAll("\0", "").toWellFormed());
  const { rows } = await owner.query<{ text: string; number: string; bank: string }>(
    "select text, guarantee_number_key(text) as number, bank_name_key(text) as bank from unnest($1::text[]) text",
    [texts],
  );
  count.cases += rows.length;
  for (const { text, number, bank } of rows)
    assert.deepEqual([number, bank], [guaranteeNumberKey(text), bankNameKey(text)], JSON.stringify(text));
});

test("of two that issue spellings of one number at once, one does", async () => {
  for (const [number, one, two] of fc.sample(twoSpellings, { numRuns: AT_ONCE, seed: SEED + 1 })) {
    await Promise.all([owner.query(BEGIN), other.query(BEGIN)]);
    await issue(owner, one, "Harbour%");
    // Waits for the first, and learns what became of it.
    const second = issue(other, two, "Wesfarmers%").then(
      () => true,
      () => false,
    );
    await owner.query("commit");
    const isSecond = await second;
    await other.query("rollback");
    await owner.query(`${BEGIN}; delete from document where original_draft_id is null; commit`);
    count.cases += 1;
    assert.equal(isSecond, false, JSON.stringify([number, one, two]));
  }
});

/** What the rule would be with one thing left out. */
const BROKEN: Record<string, string> = {
  "width makes another number":
    "lower(regexp_replace(number, '[^A-Za-z0-9\uff10-\uff5a]', '', 'g') collate \"C\")",
  "case makes another number": "regexp_replace(normalize(number, NFKC), '[^A-Za-z0-9]', '', 'g')",
  "only plain spaces and hyphens are left out":
    "lower(regexp_replace(normalize(number, NFKC), '[ -]', '', 'g') collate \"C\")",
  "only the first twelve count":
    "left(lower(regexp_replace(normalize(number, NFKC), '[^A-Za-z0-9]', '', 'g') collate \"C\"), 12)",
};

describe("a kinder rule is noticed", () => {
  const noticed = async () => {
    count.broken += 1;
    assert.notEqual(await firstFault(CASES), undefined);
    count.caught += 1;
  };

  for (const [what, key] of Object.entries(BROKEN))
    test(what, async () => {
      const { key: before, index } = await definitions();
      // The index is made anew, since it holds what the function was.
      const rebuilt = `drop index document_number_issued; ${index}`;
      const start =
        "create or replace function guarantee_number_key(number text) returns text language sql immutable";
      await changeSchema(world, owner, `${start} as $key$ select ${key} $key$; ${rebuilt}`);
      try {
        await noticed();
      } finally {
        await changeSchema(world, owner, `${before}; ${rebuilt}`);
      }
    });

  test("each organisation for itself", async () => {
    const { index } = await definitions();
    await owner.query("drop index document_number_issued");
    try {
      await noticed();
    } finally {
      await owner.query(index);
    }
  });
});

async function definitions(): Promise<{ key: string; index: string }> {
  const { rows } = await owner.query<{ key: string; index: string }>(
    "select pg_get_functiondef('guarantee_number_key'::regproc) as key, pg_get_indexdef('document_number_issued'::regclass) as index",
  );
  const [found] = rows;
  assert.ok(found);
  return found;
}
