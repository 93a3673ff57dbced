// How much of the room for files is taken, and by whom most: for the doctor.

import type { Pool } from "../database/connect.ts";

export type StorageUse = { totalBytes: number; fullest: { name: string; bytes: number }[] };

const NAMED_MAX = 3;

/** `pool` is the owner's: the application reads one sum at a time. */
export async function storageUse(pool: Pick<Pool, "query">): Promise<StorageUse> {
  const { rows } = await pool.query<{ name: string; bytes: number; total: number }>(
    `select o.name, u.bytes::float8 as bytes, sum(u.bytes) over ()::float8 as total
       from storage_use u join organisation o on o.id = u.holder_id
      where u.holder = 'organisation' order by u.bytes desc, o.name limit ${NAMED_MAX}`,
  );
  return {
    totalBytes: rows[0]?.total ?? 0,
    fullest: rows.map(({ name, bytes }) => ({ name, bytes })),
  };
}
