// Rows written by the names of their columns: the texts are constant, names alone stand in them, and the types ask for what must be said.

import assert from "node:assert/strict";
import { test } from "node:test";
import type { AccountId } from "@bondline/domain/ids.ts";
import type { Instant } from "@bondline/domain/values/time/instant.ts";
import type { SqlValue, Transaction } from "../transaction/transaction.ts";
import { insertRow, type NewRow } from "./write-row.ts";

const NOW = "2026-11-20T00:00:00.000Z" as Instant;
const ID = "0190a0a0-0000-7000-8000-000000000001";
const ACCOUNT = "0190a0a0-0000-7000-8000-000000000002" as AccountId;

type Asked = { text: string; values: readonly SqlValue[] };

async function asked(act: (tx: Transaction) => Promise<unknown>): Promise<Asked[]> {
  const seen: Asked[] = [];
  const query = async (text: string, values: readonly SqlValue[] = []) => {
    seen.push({ text, values });
    return [];
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
    await assert.rejects(
      asked((tx) => insertRow(tx, "account_code", { ...CODE, [name]: 1 })),
      /is not the name of a column/,
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
}
