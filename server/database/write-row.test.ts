// Rows written by the names of their columns: the texts are constant, names alone stand in them, and the types ask for what must be said.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { AccountId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { SqlValue, Transaction } from "../transaction/transaction.ts";
import { insertRow, insertRowOnce, type NewRow, saveRow, updateRecord, updateRow } from "./write-row.ts";

const NOW = "2026-11-20T00:00:00.000Z" as Instant;
const ID = "0190a0a0-0000-7000-8000-000000000001";
const ACCOUNT = "0190a0a0-0000-7000-8000-000000000002" as AccountId;

type Asked = { text: string; values: readonly SqlValue[] };

async function asked(act: (tx: Transaction) => Promise<unknown>, matched = 1): Promise<Asked[]> {
  const seen: Asked[] = [];
  const query = async (text: string, values: readonly SqlValue[] = []) => {
    seen.push({ text, values });
    return Array.from({ length: matched }, () => ({}));
  };
  await act({ now: NOW, query } as unknown as Transaction);
  return seen;
}

const CODE = {
  id: ID,
  accountId: ACCOUNT,
  purpose: "RESET",
  codeHash: "'); drop table account; --",
  expiresAt: NOW,
  createdAt: NOW,
} satisfies NewRow<"account_code">;

test("a row is one constant text, whatever the order and the values", async () => {
  const turned = Object.fromEntries(Object.entries(CODE).reverse()) as typeof CODE;
  const [one, other] = await asked(async (tx) => {
    await insertRow(tx, "account_code", CODE);
    await insertRow(tx, "account_code", { ...turned, codeHash: "another" });
  });
  assert.deepEqual(one, {
    text: "insert into account_code (account_id, code_hash, created_at, expires_at, id, purpose) values ($1, $2, $3, $4, $5, $6)",
    values: [ACCOUNT, CODE.codeHash, NOW, NOW, ID, "RESET"],
  });
  assert.equal(other?.text, one?.text);
});

test("a key that is no column's name never reaches a text", async () => {
  for (const name of ["id) values (1); --", "code_hash", '"id"', ""])
    for (const act of [
      (tx: Transaction) => insertRow(tx, "account_code", { ...CODE, [name]: 1 }),
      (tx: Transaction) => updateRow(tx, "account_code", { id: ID }, { [name]: 1 }),
      (tx: Transaction) => updateRow(tx, "account_code", { [name]: 1 }, { attempts: 1 }),
    ])
      await assert.rejects(asked(act), /is not the name of a column/);
});

test("a change is one constant text, and names its row behind what it sets", async () => {
  const [one, other] = await asked(async (tx) => {
    await updateRow(tx, "account_code", { id: ID }, { usedAt: NOW, attempts: 2 });
    await updateRow(tx, "account_code", { id: ID }, { attempts: 3, usedAt: null });
  });
  assert.deepEqual(one, {
    text: "update account_code set attempts = $1, used_at = $2 where id = $3 returning 1",
    values: [2, NOW, ID],
  });
  assert.equal(other?.text, one?.text);
});

test("a record's version and moment move on with whatever changes, and with nothing else", async () => {
  const [named, bare] = await asked(async (tx) => {
    await updateRecord(tx, "account", ACCOUNT, { jobTitle: null, givenName: "Ada" });
    await updateRecord(tx, "account", ACCOUNT, {});
  });
  assert.deepEqual(named, {
    text: "update account set given_name = $1, job_title = $2, updated_at = $3, version = version + 1 where id = $4 returning 1",
    values: ["Ada", null, NOW, ACCOUNT],
  });
  assert.equal(
    bare?.text,
    "update account set updated_at = $1, version = version + 1 where id = $2 returning 1",
  );
});

test("what is left out stays, and is not written as nothing", async () => {
  const left = { usedAt: undefined } as unknown as { usedAt: null };
  const [one] = await asked((tx) => updateRow(tx, "account_code", { id: ID }, { attempts: 1, ...left }));
  assert.equal(one?.text, "update account_code set attempts = $1 where id = $2 returning 1");
});

test("a change that reaches no row, or would reach every row, is refused", async () => {
  await assert.rejects(
    asked((tx) => updateRow(tx, "account_code", { id: ID }, { attempts: 1 }), 0),
    /No row of account_code was changed/,
  );
  await assert.rejects(
    asked((tx) => updateRow(tx, "account_code", {}, { attempts: 1 })),
    /Nothing says which row/,
  );
});

/** The compiler is the test: each of these lines is an error in one word. */
export function refusedByTheCompiler(tx: Transaction): void {
  const { codeHash: _, ...withoutHash } = CODE;
  // @ts-expect-error a column that must be said is left out
  insertRow(tx, "account_code", withoutHash);
  // @ts-expect-error a column that there is not
  insertRow(tx, "account_code", { ...CODE, codeHashes: "x" });
  // @ts-expect-error a code that no check lets pass
  insertRow(tx, "account_code", { ...CODE, purpose: "OTHER" });
  // @ts-expect-error another record's id
  insertRow(tx, "account_code", { ...CODE, accountId: ID });
  // @ts-expect-error a change of a column that there is not
  updateRow(tx, "account_code", { id: ID }, { codeHashes: "x" });
  // @ts-expect-error a row named by a column that there is not
  updateRow(tx, "account_code", { number: ID }, { attempts: 1 });
  // @ts-expect-error a table whose rows have no version
  updateRecord(tx, "account_code", ID, { attempts: 1 });
  // @ts-expect-error the version moves on by itself
  updateRecord(tx, "account", ACCOUNT, { version: 2 });
}

test("a row that is there already stays, or takes what is given and keeps its id, its organisation and its beginning", async () => {
  const identity = {
    id: ID,
    accountId: ACCOUNT,
    issuer: "i",
    subject: "s",
    providerName: "p",
    createdAt: NOW,
  };
  const key = { columns: ["issuer", "subject"] } as const;
  const [once, saved] = await asked(async (tx) => {
    await insertRowOnce(tx, "account_identity", identity, key);
    await saveRow(tx, "account_identity", identity, { ...key, where: "true" });
  });
  const insert =
    "insert into account_identity (account_id, created_at, id, issuer, provider_name, subject) values ($1, $2, $3, $4, $5, $6)";
  assert.equal(once?.text, `${insert} on conflict (issuer, subject) do nothing returning 1`);
  assert.equal(
    saved?.text,
    `${insert} on conflict (issuer, subject) where true do update set account_id = excluded.account_id, provider_name = excluded.provider_name`,
  );
  const isNew = (matched: number) => {
    let answer: boolean | undefined;
    const act = async (tx: Transaction) => {
      answer = await insertRowOnce(tx, "account_identity", identity, key);
    };
    return asked(act, matched).then(() => answer);
  };
  assert.deepEqual([await isNew(1), await isNew(0)], [true, false]);
});
