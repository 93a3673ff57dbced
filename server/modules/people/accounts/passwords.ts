// Password hashes: argon2id in PHC form, each made when it is its turn.

import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { PASSWORD_MEMORY_KIB } from "../../../config.ts";
import type { Turn } from "../../../fair-queue.ts";

type Parameters = { memory: number; passes: number; parallelism: number };

const presentOf = (memory: number): Parameters => ({ memory, passes: 1, parallelism: 1 });
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const derive = promisify(argon2);

/** `memory` in KiB. */
export async function hashPassword(
  password: string,
  turn: Turn,
  memory = PASSWORD_MEMORY_KIB,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await turn(() => derivedTag(password, salt, presentOf(memory)));
  return `${prefixOf(memory)}${unpadded(salt)}$${unpadded(tag)}`;
}

/** An unknown account is compared with a hash of nothing, so that it takes as long as a known one. */
export async function isPassword(
  password: string,
  hash: string | null,
  turn: Turn,
  memory = PASSWORD_MEMORY_KIB,
): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(
    hash ?? hashOfNothing(memory),
  );
  if (parts === null) throw new Error("A stored password hash has no argon2id form.");

  const [, keptMemory, passes, parallelism, salt = "", tag = ""] = parts;
  const expected = Buffer.from(tag, "base64");
  const given = await turn(() =>
    derivedTag(password, Buffer.from(salt, "base64"), {
      memory: Number(keptMemory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    }),
  );
  return timingSafeEqual(given, expected) && hash !== null;
}

/** Whether a hash was made with other parameters than the present ones, and is made anew at the next sign-in. */
export function isOutdated(hash: string, memory = PASSWORD_MEMORY_KIB): boolean {
  return !hash.startsWith(prefixOf(memory));
}

function prefixOf(memory: number): string {
  const { passes, parallelism } = presentOf(memory);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
}

function hashOfNothing(memory: number): string {
  return `${prefixOf(memory)}${unpadded(Buffer.alloc(SALT_BYTES, 1))}$${unpadded(Buffer.alloc(TAG_BYTES, 2))}`;
}

function derivedTag(
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: Parameters,
): Promise<Buffer> {
  const message = Buffer.from(password.normalize("NFC"));
  return derive("argon2id", { message, nonce, memory, passes, parallelism, tagLength: TAG_BYTES });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
