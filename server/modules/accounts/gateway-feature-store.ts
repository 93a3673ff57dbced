// The switches of the product's parts in the database.

import type { Work } from "../../work/work.ts";

export async function listEnabledFeatures(work: Work): Promise<string[]> {
  const rows = await work.query<{ name: string }>("select name from gateway_feature where is_enabled");
  return rows.map(({ name }) => name);
}
