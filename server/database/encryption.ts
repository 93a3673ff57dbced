// Encrypts single column values, so that a copy of the database does not show them.

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Names the key in each value, so that keys can be exchanged while old values are still read. */
const KEY_ID = 1;

/** Where a value belongs. A value moved to another row or column does not decrypt. */
export type ColumnPlace = { table: string; column: string; rowId: string };

/** AES-256-GCM: key id, nonce, tag, then the ciphertext. */
export function encryptValue(key: Buffer, place: ColumnPlace, clear: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(placeBytes(place));
  const body = Buffer.concat([cipher.update(clear, "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.from([KEY_ID]), nonce, cipher.getAuthTag(), body]);
}

/** Throws when the value was altered, moved, or made with another key. */
export function decryptValue(key: Buffer, place: ColumnPlace, sealed: Buffer): string {
  if (sealed[0] !== KEY_ID)
    throw new Error(`A value of ${place.table}.${place.column} names an unknown key.`);
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(placeBytes(place))
    .setAuthTag(tag);
  return Buffer.concat([
    decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString("utf8");
}

function placeBytes({ table, column, rowId }: ColumnPlace): Buffer {
  return Buffer.from(`${table}.${column}.${rowId}`);
}
