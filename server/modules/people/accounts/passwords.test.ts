// Password hashes: their form, what they distinguish, and that an old one is made anew.

import assert from "node:assert/strict";
import { argon2Sync } from "node:crypto";
import { test } from "node:test";
import { signIn } from "../../../../testing/account-calls.ts";
import { aWorld } from "../../../../testing/world.ts";
import { PASSWORD_MEMORY_KIB } from "../../../config.ts";
import { CAST_PASSWORD, PEOPLE } from "../../../demo/cast.ts";
import { AT_ONCE } from "../../../fair-queue.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { hashPassword, isOutdated, isPassword } from "./passwords.ts";

test("a hash is argon2id in PHC form, with 46 MiB, a salt of 16 bytes and a tag of 32", async () => {
  const hash = await hashPassword("Harbour#1civil", AT_ONCE);
  const [, salt = "", tag = ""] =
    /^\$argon2id\$v=19\$m=47104,t=1,p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash) ?? [];
  assert.equal(Buffer.from(salt, "base64").length, 16);
  assert.equal(Buffer.from(tag, "base64").length, 32);
  assert.notEqual(await hashPassword("Harbour#1civil", AT_ONCE), hash);
});

test("passwords that differ in one byte anywhere are told apart, up to the longest", async () => {
  const long = `aB3#${"x".repeat(251)}`;
  const hash = await hashPassword(long, AT_ONCE);
  assert.ok(await isPassword(long, hash, AT_ONCE));
  for (const at of [0, 71, 72, 73, 254])
    assert.ok(!(await isPassword(`${long.slice(0, at)}y${long.slice(at + 1)}`, hash, AT_ONCE)), `byte ${at}`);
  assert.ok(!(await isPassword(long.slice(0, -1), hash, AT_ONCE)));
});

test("letters that look the same are the same, however the keyboard composes them", async () => {
  const hash = await hashPassword("Caf\u00e9#1234", AT_ONCE);
  assert.ok(await isPassword("Cafe\u0301#1234", hash, AT_ONCE));
  assert.ok(!(await isPassword("Cafe#1234", hash, AT_ONCE)));
});

test("nobody has no password: every one is wrong, and it takes as long to say so", async () => {
  assert.equal(await isPassword("anything", null, AT_ONCE), false);
  await assert.rejects(isPassword("anything", "plain text", AT_ONCE), /no argon2id form/);
});

test("a hash of weaker parameters still opens, and is made anew at the next sign-in", async () => {
  const nonce = Buffer.alloc(16, 7);
  const tag = argon2Sync("argon2id", {
    message: Buffer.from(CAST_PASSWORD),
    nonce,
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });
  const plain = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  const old = `$argon2id$v=19$m=19456,t=2,p=1$${plain(nonce)}$${plain(tag)}`;
  assert.ok(isOutdated(old));

  const world = await aWorld({ PASSWORD_MEMORY_KIB: String(PASSWORD_MEMORY_KIB) });
  const hashOfBen = () =>
    runTransaction(world.app, { system: "Set-up" }, async (tx) => {
      const [row] = await tx.query<{ passwordHash: string }>(
        "select password_hash from account where email = $1",
        [PEOPLE.ben.email],
      );
      return row?.passwordHash ?? "";
    });
  try {
    await runTransaction(world.app, { system: "Set-up" }, (tx) =>
      tx.query("update account set password_hash = $2 where email = $1", [PEOPLE.ben.email, old]),
    );
    const wrong = await signIn(world.anonymous, PEOPLE.ben.email, "Wrong#1password");
    assert.equal(wrong.errors?.length, 1);
    assert.equal(await hashOfBen(), old);
    assert.equal((await signIn(world.anonymous, PEOPLE.ben.email, CAST_PASSWORD)).errors, undefined);
    const renewed = await hashOfBen();
    assert.ok(!isOutdated(renewed));
    assert.ok(await isPassword(CAST_PASSWORD, renewed, AT_ONCE));
  } finally {
    await world.end();
  }
});
