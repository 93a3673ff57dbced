// Waits until a transaction stands before a lock that another holds, so that a test decides who comes first.

import type { World } from "./world.ts";

export async function untilSomebodyWaits({ app }: Pick<World, "app">): Promise<void> {
  const look =
    "select 1 from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()";
  while ((await app.pool.query(look)).rowCount === 0);
}
